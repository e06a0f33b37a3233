// Advice: the lamp that asks a bot, its thinking, and what it would do, to be read, heard and followed.
// What it says is what this seat could know; the table learns that it was asked.
import { percent } from "../numbers.ts";
import { say, t, word } from "../language.ts";
import { best, markOf, type Mark } from "../scene/advising.ts";
import { aimed, choices, follow, followed } from "../scene/choosing.ts";
import { advice, askAdvice, asking, names, sending } from "../table.ts";
import type { Advised } from "../wire.ts";

/** There whenever there is something to choose. */
export function Lamp() {
  if (choices.value.length < 2) return null;
  const about = t("house-hint-about");
  return (
    <button
      type="button"
      class="switch lamp"
      id="hint"
      aria-keyshortcuts="h"
      title={about}
      aria-disabled={asking.value || sending.value || advice.value !== null}
      onClick={askAdvice}
      {...word("hint")}
    >
      <LampMark />
      <span>{t("house-hint")}</span>
    </button>
  );
}

export function LampMark() {
  return (
    <svg class="lamp-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path class="flame" d="M10 11.5C6.6 9 9.7 6.4 9.8 2.5c3.3 2.3 4.3 6.6.2 9z" />
      <path d="M3.5 14.5H16c0 3.6-2.7 5.5-6.2 5.5s-6.3-1.9-6.3-5.5zM16 15c2.4.2 3.9-.9 4.8-3M7 22h6" />
    </svg>
  );
}

export function Counsel() {
  return (
    <>
      <p class="unseen" role="status" id="advice-said">
        {asking.value ? t("house-hint-thinking") : [...best.value.map(sentence), why()].join(" ")}
      </p>
      {asking.value && (
        <p class="counsel thinking" aria-hidden="true">
          <LampMark /> {t("house-hint-thinking")}
        </p>
      )}
      {best.value.length > 0 && (
        <div class="counsel" id="advice">
          <p>
            <LampMark /> {t("house-hint-from")}
          </p>
          <ol>
            {best.value.map(({ choice }) => (
              <li key={choice}>
                <Follow number={choice} />
              </li>
            ))}
          </ol>
          <p class="small">{why()}</p>
        </div>
      )}
    </>
  );
}

function sentence({ choice, chance }: Advised, n: number): string {
  const text = choices.value[choice]?.text;
  return text ? t(n ? "house-hint-or" : "house-hint-said", { text: say(text, names.value), chance: percent(chance) }) : "";
}

/** Compared with what else the bot has tried. */
function why(): string {
  const others = best.value.length > 0 && advice.value?.others;
  return typeof others === "number" ? t("house-hint-others", { chance: percent(others) }) : "";
}

/** Shown on the board, then played; pointing at it is pointing at its last node. */
function Follow({ number }: { number: number }) {
  const choice = choices.value[number];
  if (!choice) return null;
  const text = say(choice.text, names.value);
  const [on, off] = [() => (aimed.value = choice.clicks.at(-1) ?? ""), () => (aimed.value = "")];
  const aim = { onPointerEnter: on, onFocus: on, onPointerLeave: off, onBlur: off };
  return (
    <button type="button" data-follow={number} aria-disabled={sending.value} onClick={() => follow(number)} {...aim}>
      <Ranks marks={markOf(number)} /> {followed(number) ? t("house-sure", { text }) : text}
    </button>
  );
}

/** The pins of a button, with the chance; nothing where nothing was advised. */
export function Ranks({ marks }: { marks: readonly Mark[] }) {
  return (
    <>
      {marks.map(({ rank, chance }) => (
        <span key={rank} class={`rank rank-${rank}`}>
          <span class="unseen">{t("house-hint-mark", { rank, chance: percent(chance) })} – </span>
          <b aria-hidden="true">{rank}</b>
          <span aria-hidden="true">{percent(chance)}</span>
        </span>
      ))}
    </>
  );
}
