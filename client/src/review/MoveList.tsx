// All moves as a list, to read and to jump from: the curve in words. One tab stop; arrow keys go from line to line.
import { useComputed, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../language.ts";
import { percent } from "../numbers.ts";
import { SeatSign } from "../scene/signs.tsx";
import { colourOf, names } from "../table.ts";
import type { Review } from "../wire.ts";
import { turnsOf } from "./Curve.tsx";
import { called, Change } from "./MovePanel.tsx";
import { change, isNamed } from "./meaning.ts";
import { lookAt, row } from "./reviewing.ts";

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

export function MoveList({ review }: { review: Review }) {
  const list = useRef<HTMLOListElement>(null);
  useSignalEffect(() => show(list.current, row.value));
  const keyed = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    lookAt(Math.max(1, row.value + step));
    requestAnimationFrame(() => button(list.current, row.value)?.focus({ preventScroll: true }));
  };
  return (
    <section class="moves" aria-labelledby="moves-title">
      <h2 id="moves-title">{t("house-review-moves")}</h2>
      <ol ref={list} id="moves" onKeyDown={keyed}>
        {review.moves.map((_, n) => (
          <li key={n}>
            <Move review={review} at={n + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function button(list: HTMLElement | null, at: number): HTMLElement | null {
  return list?.querySelector(`[data-row="${at}"]`) ?? null;
}

/** Scrolls the list, and only the list, to the line that one looks at. */
function show(list: HTMLElement | null, at: number): void {
  const line = button(list, at);
  if (!list || !line || list.scrollHeight <= list.clientHeight) return;
  const top = line.offsetTop;
  if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top - list.clientHeight / 2 + line.offsetHeight / 2;
}

/** Drawn anew only when one comes to look at it, or turns away: there may be hundreds. */
function Move({ review, at }: { review: Review; at: number }) {
  const here = useComputed(() => row.value === at).value;
  const stop = useComputed(() => Math.max(1, row.value) === at).value;
  const move = review.moves[at - 1]!;
  const flag = turnsOf(review).indexOf(at) + 1;
  return (
    <button type="button" data-row={at} tabIndex={stop ? 0 : -1} aria-current={here ? "step" : undefined} onClick={() => lookAt(at)}>
      <span class="number-of">{at}</span>
      <SeatSign colour={colourOf(move.seat)} />
      <span class="called">
        {!isNamed(move.sentence, move.seat) && <span class="unseen">{names.value[move.seat]}</span>}{" "}
        <span class="what">{called(move.sentence, move.action)}</span> {flag > 0 && <b class="flag">{flag}</b>}
      </span>
      <Change share={change(review, at, move.seat)} />
      <span class="unseen">{review.chances[at]!.map((chance, seat) => `${names.value[seat]} ${percent(chance)}`).join(", ")}</span>
    </button>
  );
}
