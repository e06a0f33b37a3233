// What is asked of you: one sentence, its buttons, the way back, and the same choices as a list.
import { signal } from "@preact/signals";
import { say, t } from "../language.ts";
import { recall, remember } from "../memory.ts";
import { buttons, choices, open, pick, picked, stepBack, wouldSend } from "../scene/choosing.ts";
import { Alert } from "../Said.tsx";
import { choose, myTurn, names, refusal, sending } from "../table.ts";
import type { Msg, Table } from "../wire.ts";

const listed = signal(recall("list") === "on");

export function Prompt({ now }: { now: Table }) {
  return (
    <div class={myTurn.value ? "prompt yours" : "prompt"} aria-busy={sending.value}>
      <p class="question" role="status" id="prompt">
        {question(now)}
      </p>
      <div class="row">
        {buttons.value.map((number) => (
          <ChoiceButton key={number} number={number} />
        ))}
        {picked.value.length > 0 && (
          <button type="button" id="back" disabled={sending.value} onClick={stepBack}>
            {t("house-back")}
          </button>
        )}
        {now.stage === "playing" && now.you !== null && <ListSwitch />}
      </div>
      <Alert message={refusal.value} names={names.value} game={now.game} />
      {listed.value && open.value.size > 0 && <ChoiceList now={now} />}
    </div>
  );
}

/** The prompt; after a pick, what was picked, and that more is asked. */
function question(now: Table): string {
  if (now.stage === "waiting" || !now.scene) return t(now.you === null ? "house-take-seat-hint" : "house-waiting-hint");
  if (!picked.value.length) return say(now.scene.prompt, names.value);
  const words = picked.value.map((id) => labelOf(now, id));
  return `${words.join(" · ")} – ${t("house-then")}`;
}

function labelOf(now: Table, id: string): string {
  const label: Msg | undefined = now.scene?.nodes.find((node) => node.id === id)?.label;
  return label ? say(label, names.value) : id;
}

function ChoiceButton({ number }: { number: number }) {
  const choice = choices.value[number];
  return choice ? (
    <button type="button" class="primary" data-choice={number} disabled={sending.value} onClick={() => choose(number)}>
      {say(choice.text, names.value)}
    </button>
  ) : null;
}

function ChoiceList({ now }: { now: Table }) {
  return (
    <ul class="by-list" id="choices" aria-label={t("house-by-list")}>
      {[...open.value].map((id) => (
        <li key={id}>
          <PickButton now={now} id={id} />
        </li>
      ))}
    </ul>
  );
}

/** There even when there is nothing to choose, so that nothing jumps. */
function ListSwitch() {
  return (
    <button type="button" class="switch" id="by-list" aria-expanded={listed.value} aria-controls="choices" onClick={switchList}>
      {t("house-list")}
    </button>
  );
}

function switchList(): void {
  listed.value = !listed.value;
  remember("list", listed.value ? "on" : "off");
}

/** A node as a button: called after the choice when it makes one, else after the node. */
function PickButton({ now, id }: { now: Table; id: string }) {
  const number = wouldSend(id);
  const text = number === null ? labelOf(now, id) : say(choices.value[number]!.text, names.value);
  return (
    <button type="button" data-pick={id} data-choice={number ?? undefined} disabled={sending.value} onClick={() => pick(id)}>
      {text}
    </button>
  );
}
