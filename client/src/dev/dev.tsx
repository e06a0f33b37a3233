// The author's bench: any seat's eyes, any move, any word of chance, the view as a tree, the position as a test.
// For every game alike; it lies in a file of its own, which players never fetch.
import { signal } from "@preact/signals";
import { say, t } from "../language.ts";
import { recall, remember } from "../memory.ts";
import { names, table } from "../table.ts";
import type { Bench, Draw, Table } from "../wire.ts";
import { bench, EYES, eyes, faults, lookThrough, play, putAside, tell, trouble, walk } from "./benching.ts";
import styles from "./dev.css?inline";
import { type Branch, grown } from "./tree.ts";

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const open = signal(recall("bench") === "open");
const copied = signal("");

export function Panel() {
  return (
    <>
      <Faults />
      <Drawer />
    </>
  );
}

/** What the author's code has raised: also where no table can be shown because of it. */
function Faults() {
  if (!faults.value.length) return null;
  return (
    <section class="faults" id="faults" role="alert" aria-label={t("house-dev-faults")}>
      {faults.value.map((fault) => (
        <article key={fault.trace}>
          <h2>{t("house-dev-faults")}</h2>
          <p class="fault-what">{fault.what}</p>
          <p class="fault-where">{fault.where}</p>
          <details>
            <summary>{t("house-dev-trace")}</summary>
            <pre>{fault.trace}</pre>
          </details>
          <button type="button" onClick={() => putAside(fault)}>
            {t("house-dev-seen")}
          </button>
        </article>
      ))}
      <p class="hint">{t("house-dev-faults-hint")}</p>
    </section>
  );
}

function Drawer() {
  const now = table.value;
  const at = bench.value;
  if (!now || !at) return null;
  return (
    <details class="bench" id="bench" open={open.value} onToggle={toggle}>
      <summary>{t("house-dev")}</summary>
      <div class="bench-parts">
        {trouble.value && (
          <p class="notice" role="alert">
            {say(trouble.value)}
          </p>
        )}
        {now.held && <Held />}
        <Eyes now={now} />
        <Moves at={at} />
        <Chance at={at} />
        <View at={at} />
        <Test at={at} />
      </div>
    </details>
  );
}

function toggle(event: Event): void {
  open.value = (event.currentTarget as HTMLDetailsElement).open;
  remember("bench", open.value ? "open" : "");
}

/** The rules have changed so much that the log can't be played on. */
function Held() {
  return (
    <p class="row">
      {t("house-dev-held")}
      <button type="button" id="bench-on" onClick={() => void tell({ on: true })}>
        {t("house-dev-on")}
      </button>
    </p>
  );
}

function Eyes({ now }: { now: Table }) {
  const here = eyes.value || String(now.you ?? EYES[0]);
  return (
    <label class="bench-field">
      {t("house-dev-eyes")}
      <select id="bench-eyes" value={here} onChange={(event) => lookThrough(event.currentTarget.value)}>
        {names.value.map((name, seat) => (
          <option value={String(seat)}>{`${seat} · ${name}`}</option>
        ))}
        {EYES.map((word) => (
          <option value={word}>{t(`house-dev-${word}`)}</option>
        ))}
      </select>
    </label>
  );
}

function Moves({ at }: { at: Bench }) {
  return (
    <div class="bench-field">
      <label for="bench-move">{t("house-dev-move", { move: at.move, moves: at.moves })}</label>
      <input type="range" id="bench-move" min={0} max={at.moves} value={at.move} onInput={(event) => walk(Number(event.currentTarget.value))} />
      <button type="button" id="bench-back" disabled={at.move === at.moves} onClick={() => void tell({ back: at.move })}>
        {t("house-dev-back")}
      </button>
      <label class="bench-tick">
        <input type="checkbox" id="bench-still" checked={at.still} onChange={(event) => void tell({ still: event.currentTarget.checked })} />
        {t("house-dev-still")}
      </label>
    </div>
  );
}

/** What a play would ask of chance; a word that is chosen comes instead of the seed's. */
function Chance({ at }: { at: Bench }) {
  if (!at.plays.length) return null;
  return (
    <div class="bench-field">
      <label for="bench-play">{t("house-dev-chance")}</label>
      <select id="bench-play" value={play.value} onChange={(event) => (play.value = Number(event.currentTarget.value))}>
        {at.plays.map(({ seat, action }, number) => (
          <option value={number}>{`${seat} · ${action.join(" ")}`}</option>
        ))}
      </select>
      {!at.draws.length && <span class="hint">{t("house-dev-no-chance")}</span>}
      <span class="row">
        {at.draws.map((draw, number) => (
          <Die draw={draw} onWord={(word) => void tell({ words: [...at.draws.slice(0, number).map((one) => one.word), word] })} />
        ))}
      </span>
      {at.words.length > 0 && (
        <span class="row" id="bench-words">
          {t("house-dev-forced", { words: at.words.join(" ") })}
          <button type="button" class="link" id="bench-unforce" onClick={() => void tell({ words: [] })}>
            {t("house-dev-unforce")}
          </button>
        </span>
      )}
    </div>
  );
}

function Die({ draw, onWord }: { draw: Draw; onWord: (word: string) => void }) {
  return (
    <select class={draw.forced ? "forced" : ""} data-draw aria-label={t("house-dev-draw")} value={draw.word} onChange={(event) => onWord(event.currentTarget.value)}>
      {draw.options.map((word) => (
        <option value={word}>{word}</option>
      ))}
    </select>
  );
}

function View({ at }: { at: Bench }) {
  const tree = grown("", at.view, at.before ?? at.view);
  return (
    <div class="bench-field">
      <span>{t("house-dev-view")}</span>
      <ul class="tree" id="bench-view">
        {tree.inside.map((branch) => (
          <Twig key={branch.name} branch={branch} />
        ))}
      </ul>
    </div>
  );
}

function Twig({ branch: { name, text, changed, inside } }: { branch: Branch }) {
  const words = (
    <>
      <b>{name}</b> <span class={changed ? "changed" : ""}>{text}</span>
      {changed && <span class="unseen">{t("house-dev-changed")}</span>}
    </>
  );
  if (!inside.length) return <li data-changed={changed || undefined}>{words}</li>;
  return (
    <li data-changed={changed || undefined}>
      <details open={changed}>
        <summary>{words}</summary>
        <ul>
          {inside.map((one) => (
            <Twig key={one.name} branch={one} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Test({ at }: { at: Bench }) {
  return (
    <p class="row">
      <button type="button" id="bench-test" onClick={() => void copy(at.test)}>
        {t("house-dev-test")}
      </button>
      <span class="hint" role="status">
        {copied.value === at.test && t("house-dev-copied")}
      </span>
    </p>
  );
}

async function copy(test: string): Promise<void> {
  await navigator.clipboard.writeText(test);
  copied.value = test;
}
