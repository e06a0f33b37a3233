// A guest's own page: the name, another device, passkeys, the language, and the way to be forgotten.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { reasonOf } from "../house.ts";
import { chooseLanguage, language, t } from "../language.ts";
import { enterByKey, forgetMe, keepName, readMe, removeKey, rename } from "../me.ts";
import { NameField } from "../NameField.tsx";
import { passkeysHere } from "../passkey.ts";
import { Alert } from "../Said.tsx";
import type { Me, Msg, Passkey } from "../wire.ts";
import { Results } from "./Results.tsx";
import { TakeAlong } from "./TakeAlong.tsx";

type Deed = (ask: () => Promise<Me>, done?: string) => void;

export function MePage() {
  const [me, setMe] = useState<Me | null>(null);
  const [problem, setProblem] = useState<Msg | null>(null);
  const [done, setDone] = useState("");
  const deed: Deed = (ask, word = "") => {
    setProblem(null);
    setDone("");
    ask().then(
      (now) => {
        setMe(now);
        setDone(word);
      },
      (error: unknown) => setProblem(reasonOf(error)),
    );
  };
  useEffect(() => deed(readMe), []);
  return (
    <main id="content" tabIndex={-1} class="me">
      <h1>{t("house-me-title")}</h1>
      {me && !me.name && <p>{t("house-me-nobody")}</p>}
      <div role="status" class="done">
        {done && <p>{t(done)}</p>}
      </div>
      <Alert message={problem} />
      {me && <Parts me={me} deed={deed} />}
    </main>
  );
}

function Parts({ me, deed }: { me: Me; deed: Deed }) {
  return (
    <>
      <Name key={me.name} me={me} deed={deed} />
      {me.name && <Results />}
      {me.name && <TakeAlong key={`along ${me.name}`} />}
      <Passkeys me={me} deed={deed} />
      <Language />
      {me.name && <Forget me={me} deed={deed} />}
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      {children}
    </section>
  );
}

function Name({ me, deed }: { me: Me; deed: Deed }) {
  const [name, setName] = useState(me.name);
  const keep = (event: Event) => {
    event.preventDefault();
    deed(() => rename(name.trim()), "house-me-saved");
  };
  return (
    <Part id="me-name" title="house-me-name">
      <form onSubmit={keep}>
        <NameField value={name} onName={setName} />
        {me.name && <p class="hint">{t("house-me-name-stays")}</p>}
        <div>
          <button class="primary" id="save-name">
            {t("house-save")}
          </button>
        </div>
      </form>
    </Part>
  );
}

function Passkeys({ me, deed }: { me: Me; deed: Deed }) {
  return (
    <Part id="me-keys" title="house-passkeys">
      <p>{t(me.name ? "house-passkeys-about" : "house-passkey-enter-about")}</p>
      {!passkeysHere() && <p class="notice">{t("house-passkey-without")}</p>}
      {me.passkeys.length > 0 && (
        <ul class="keys">
          {me.passkeys.map((key) => (
            <KeyRow key={key.id} passkey={key} deed={deed} />
          ))}
        </ul>
      )}
      {passkeysHere() && (
        <div class="row">
          {me.name && (
            <button type="button" id="make-key" onClick={() => deed(keepName, "house-passkey-kept")}>
              {t("house-passkey-make")}
            </button>
          )}
          <button type="button" id="enter-key" class={me.name ? "link" : ""} onClick={() => deed(enterByKey)}>
            {t("house-passkey-enter")}
          </button>
        </div>
      )}
    </Part>
  );
}

function KeyRow({ passkey, deed }: { passkey: Passkey; deed: Deed }) {
  const remove = () => deed(() => removeKey(passkey.id), "house-passkey-remove-note");
  return (
    <li>
      <KeyMark />
      <span>
        {t("house-passkey-made", { date: day(passkey.made) })}
        <span class="quiet small">
          {passkey.used ? t("house-passkey-served", { date: day(passkey.used) }) : t("house-passkey-never")}
        </span>
      </span>
      <button type="button" class="switch" aria-label={t("house-passkey-remove")} onClick={remove}>
        ×
      </button>
    </li>
  );
}

function day(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(at * 1000);
}

function KeyMark() {
  return (
    <svg class="key-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M11 11a6 6 0 1 0 5 9l4-4 3 3 3-3-3-3 4-4-2-3-9 8a6 6 0 0 0-5-3zm-1 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" />
    </svg>
  );
}

function Language() {
  return (
    <Part id="me-language" title="house-me-language">
      <div class="choices" role="group" aria-labelledby="me-language">
        {(["fr", "en"] as const).map((code) => (
          <label key={code} class="pill" lang={code}>
            <input type="radio" name="language" checked={language.value === code} onChange={() => void chooseLanguage(code)} />
            <span>{t(code === "fr" ? "house-me-language-french" : "house-me-language-english")}</span>
          </label>
        ))}
      </div>
    </Part>
  );
}

/** Asked twice: it can't be undone where there is no passkey. */
function Forget({ me, deed }: { me: Me; deed: Deed }) {
  const [sure, setSure] = useState(false);
  return (
    <Part id="me-forget" title="house-forget-me">
      <p>{t("house-forget-me-about")}</p>
      {!me.passkeys.length && <p class="notice">{t("house-forget-me-last")}</p>}
      <div class="row">
        {sure ? (
          <>
            <button type="button" class="primary" id="forget-sure" onClick={() => deed(forgetMe, "house-forgotten")}>
              {t("house-forget-me-sure")}
            </button>
            <button type="button" onClick={() => setSure(false)}>
              {t("house-cancel")}
            </button>
          </>
        ) : (
          <button type="button" id="forget" onClick={() => setSure(true)}>
            {t("house-forget-me-do")}
          </button>
        )}
      </div>
    </Part>
  );
}
