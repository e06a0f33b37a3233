// The beginning: texts first, then the page. Without the house there is nothing to show but that.
import { render } from "preact";
import { App } from "./App.tsx";
import { keepFocus } from "./focus.ts";
import { enter } from "./house.ts";
import { language, speak, speakOfAll } from "./language.ts";
import "./theme.ts";
import "./styles/index.css";

const UNREACHABLE = {
  fr: ["La maison ne répond pas. Elle sera là dans un instant.", "Réessayer"],
  en: ["The house does not answer. It will be back in a moment.", "Try again"],
};
const LATER = 3000; // when the page has come to rest

try {
  await speak(language.value, document.head.dataset["game"]); // at whose table the house knows us to be
  void enter();
  keepFocus();
  render(<App />, document.body);
} catch {
  addEventListener("online", () => location.reload());
  render(<Unreachable />, document.body);
}
setTimeout(rest, LATER);

function rest(): void {
  keepFiles();
  void speakOfAll();
}

function Unreachable() {
  const [text, again] = UNREACHABLE[language.value];
  return (
    <main class="narrow">
      <p role="alert">{text}</p>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {again}
      </button>
    </main>
  );
}

/** So that the house opens quickly, can be installed, and says so when it is out of reach. */
function keepFiles(): void {
  if (isSecureContext && "serviceWorker" in navigator) navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}
