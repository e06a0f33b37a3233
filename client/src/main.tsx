// The beginning: texts first, then the page. Without the house there is nothing to show but that.
import { render } from "preact";
import { App } from "./App.tsx";
import { keepFocus } from "./focus.ts";
import { enter } from "./house.ts";
import { language, speak } from "./language.ts";
import "./theme.ts";
import "./styles/index.css";

const UNREACHABLE = {
  fr: "La maison ne répond pas. Rechargez la page dans un instant.",
  en: "The house does not answer. Reload the page in a moment.",
};

try {
  await speak(language.value);
  void enter();
  keepFocus();
  render(<App />, document.body);
} catch {
  render(<p class="notice">{UNREACHABLE[language.value]}</p>, document.body);
}
