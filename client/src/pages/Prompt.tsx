// What is asked of you: one sentence, its buttons, the way back, and the same choices as a list.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { toAsked, toMade } from "../focus.ts";
import { say, t, word } from "../language.ts";
import { recall, remember } from "../memory.ts";
import { ReplaySwitch } from "../replay/ReplayBar.tsx";
import { marks, markOf } from "../scene/advising.ts";
import { aimed, answer, armed, buttons, choices, doubted, open, pick, standing, stepBack, wouldSend } from "../scene/choosing.ts";
import { told, untold } from "../scene/telling.ts";
import { byWorth } from "../scene/worth.ts";
import { ZoomSwitch } from "../scene/Zoom.tsx";
import { Alert } from "../Said.tsx";
import { because, log, myTurn, names, refusal, sending } from "../table.ts";
import type { Msg, Table } from "../wire.ts";
import { Counsel, Lamp, Ranks } from "./Advice.tsx";
import { TalkMark } from "./Chat.tsx";
import { ResumeButton, UndoButton } from "./Deeds.tsx";
import { GlanceSwitch } from "./Glance.tsx";
import { Sealed } from "./Sealed.tsx";
import { Caption, Steps, TellAgain } from "./Story.tsx";
import { Timer } from "./Timer.tsx";

export const listed = signal(recall("list") === "on");

/** While a story is told, its sentence stands in the question's place; what can be answered stays. */
export function Prompt({ now }: { now: Table }) {
  const story = told.value;
  const prompt = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    toAsked(prompt.current);
    if (!open.value.size) toMade();
  }, [now.prompt, buttons.value.length, open.value.size]);
  return (
    <div ref={prompt} class={myTurn.value ? "prompt yours" : "prompt"} tabIndex={-1} role="group" aria-labelledby={story ? "caption" : "prompt"} aria-busy={sending.value}>
      <div class="asking">
        <Latest />
        <p class={story ? "unseen" : "question"} role="status" id="prompt">
          {question(now)}
        </p>
        {story ? <Caption story={story} /> : <Goal now={now} />}
      </div>
      <div class="row">
        {story && <Steps story={story} />}
        {now.stage === "playing" && now.scene && now.scene.timer > 0 && (
          <Timer key={JSON.stringify(now.scene.prompt)} seconds={now.scene.timer} />
        )}
        {now.until && now.you !== null && <Sealed until={now.until} />}
        {buttons.value.map((number) => (
          <ChoiceButton key={number} number={number} />
        ))}
        {standing.value.length > 0 && (
          <button type="button" id="back" aria-disabled={sending.value} onClick={stepBack}>
            {t("house-back")}
          </button>
        )}
        <ResumeButton now={now} />
        <div class="tools">
          {!story && now.scene?.story && <TellAgain story={now.scene.story} />}
          {!story && <GlanceSwitch game={now.game} />}
          {!story && <Lamp />}
          {!story && <UndoButton now={now} />}
          {!story && now.stage === "playing" && now.you !== null && <ListSwitch />}
          {!story && now.scene && <ZoomSwitch />}
          <TalkMark />
          {!story && <ReplaySwitch now={now} />}
        </div>
      </div>
      <Alert message={refusal.value ?? because.value} names={names.value} game={now.game} />
      <Counsel />
      {listed.value && open.value.size > 0 && <ChoiceList now={now} />}
    </div>
  );
}

/** The end of the log, for the eyes, where the log itself is out of sight. */
function Latest() {
  const last = log.value[Math.min(untold.value, log.value.length) - 1];
  return last ? (
    <p class="latest" aria-hidden="true">
      {say(last, names.value)}
    </p>
  ) : null;
}

/** What one still needs to win, where the game says so. */
function Goal({ now }: { now: Table }) {
  const goal = now.stage === "playing" && now.scene?.goal;
  return goal ? (
    <p class="goal small quiet" id="goal">
      {say(goal, names.value)}
    </p>
  ) : null;
}

/** The prompt; after a pick, what was picked, and what is asked next. While an answer is on its way it stays as it was, as all
 * else does: other words in it were another height for an instant, and the board was laid out twice for one click. */
export function question(now: Table): string {
  if (now.stage === "waiting" || !now.scene) return t(now.you === null ? "house-take-seat-hint" : "house-waiting-hint");
  if (now.paused) return t("house-at-rest");
  if (now.stage === "over") return ""; // the result says it
  if (!standing.value.length) return say(now.scene.prompt, names.value);
  const words = standing.value.map((id) => labelOf(now, id)).join(" · ");
  return `${words} – ${t(armed.value ? "house-confirm" : "house-then")}`;
}

function labelOf(now: Table, id: string): string {
  const label: Msg | undefined = now.scene?.nodes.find((node) => node.id === id)?.label;
  return label ? say(label, names.value) : id;
}

/** A choice without clicks, or the one that the picks have made and that waits to be confirmed. */
export function ChoiceButton({ number }: { number: number }) {
  const choice = choices.value[number];
  if (!choice) return null;
  const made = choice.clicks.length > 0;
  const first = made || !open.value.size || doubted.value === number; // beside what can be clicked, a choice without clicks is the lesser way
  const traits = { "data-choice": number, "data-confirm": made ? "" : undefined };
  return (
    <button type="button" class={first ? "primary" : ""} aria-disabled={sending.value} onClick={() => answer(number)} {...traits}>
      <Ranks marks={markOf(number)} />
      {doubted.value === number ? t("house-sure", { text: say(choice.text, names.value) }) : say(choice.text, names.value)}
    </button>
  );
}

export function ChoiceList({ now }: { now: Table }) {
  return (
    <ul class="by-list" id="choices" aria-label={t("house-by-list")}>
      {byWorth(open.value, now.scene?.nodes ?? []).map((id) => (
        <li key={id}>
          <PickButton now={now} id={id} />
        </li>
      ))}
    </ul>
  );
}

/** There even when there is nothing to choose, so that nothing jumps. */
export function ListSwitch() {
  return (
    <button type="button" class="switch listing" id="by-list" title={t("house-list")} aria-expanded={listed.value} aria-controls="choices" onClick={switchList} {...word("list")}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5" />
      </svg>
      <span>{t("house-list")}</span>
    </button>
  );
}

function switchList(): void {
  listed.value = !listed.value;
  remember("list", listed.value ? "on" : "off");
}

/** A node as a button: called after the choice when it makes one, else after the node; pointing at it is pointing there. */
function PickButton({ now, id }: { now: Table; id: string }) {
  const number = wouldSend(id);
  const text = number === null ? labelOf(now, id) : say(choices.value[number]!.text, names.value);
  const [on, off] = [() => (aimed.value = id), () => (aimed.value = "")];
  const aim = { onPointerEnter: on, onFocus: on, onPointerLeave: off, onBlur: off };
  return (
    <button type="button" data-pick={id} data-choice={number ?? undefined} aria-disabled={sending.value} onClick={() => pick(id)} {...aim}>
      <Ranks marks={marks.value.get(id) ?? []} />
      {text}
    </button>
  );
}
