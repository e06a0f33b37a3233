// The move that one looks at: what it was, everybody's chances after it, what was choice, what was luck, and what a bot would have done.
import { say, t } from "../language.ts";
import { percent, points, signed } from "../numbers.ts";
import { position } from "../replay/positions.ts";
import { toldOf } from "../replay/replaying.ts";
import { SeatSign } from "../scene/signs.tsx";
import { colourOf, names, table } from "../table.ts";
import type { Msg, Review, ReviewedMove } from "../wire.ts";
import { change, effectOf, isNamed, moveAt } from "./meaning.ts";
import { last, lookAt, row } from "./reviewing.ts";

export function MovePanel({ review }: { review: Review }) {
  const move = moveAt(review, row.value);
  return (
    <section class="move-panel card" aria-labelledby="move-title">
      <header>
        <h2 id="move-title">{move ? t("house-review-move", { n: row.value }) : t("house-review-start")}</h2>
        <div class="row">
          <Step by={-1} id="review-previous" shape="M15 5 8 12l7 7" />
          <Step by={1} id="review-next" shape="m9 5 7 7-7 7" />
        </div>
      </header>
      <div class="told" aria-live="polite">
        {move ? <Told move={move} /> : <p>{t("house-review-before")}</p>}
      </div>
      <Chances review={review} />
    </section>
  );
}

function Step({ by, id, shape }: { by: number; id: string; shape: string }) {
  const name = t(`house-${id}`);
  const off = by < 0 ? row.value === 0 : row.value === last.value;
  return (
    <button type="button" class="story-step" id={id} aria-label={name} title={name} aria-disabled={off} onClick={() => lookAt(row.value + by)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}

function Told({ move }: { move: ReviewedMove }) {
  return (
    <>
      <p class="what">
        <Called move={move} />
      </p>
      <Then />
      <p>{verdict(move)}</p>
      <Better move={move} />
    </>
  );
}

/** What the move led to, as soon as its board is there. */
function Then() {
  const here = position.value;
  const rest = here?.move === row.value ? toldOf(here).slice(1) : [];
  return rest.length ? <p class="quiet">{rest.map((line) => say(line, names.value)).join(" ")}</p> : null;
}

/** A move with the sign of its seat, and the name where the sentence leaves it out. */
export function Called({ move }: { move: ReviewedMove }) {
  return (
    <>
      <SeatSign colour={colourOf(move.seat)} />
      {!isNamed(move.sentence, move.seat) && <strong>{names.value[move.seat]} – </strong>}
      {called(move.sentence, move.action)}
    </>
  );
}

/** A move by its sentence; by its words where it has none. */
export function called(sentence: Msg | null, action: readonly string[]): string {
  return sentence ? say(sentence, names.value) : action.join(" ");
}

function verdict(move: ReviewedMove): string {
  const by = (key: string, share: number) =>
    t(`${key}${isYou(move.seat) ? "-you" : ""}`, { effect: effectOf(share), points: Math.abs(points(share)) });
  const choice = move.forced ? t("house-review-forced") : by("house-review-decision", move.decision);
  const luck = move.luck[move.seat] ?? 0;
  return effectOf(luck) === "none" ? choice : `${choice} ${by("house-review-chance", luck)}`;
}

export function isYou(seat: number): boolean {
  return table.value?.you === seat;
}

/** What the bot would have done, if it was asked. */
function Better({ move }: { move: ReviewedMove }) {
  if (!move.best) return move.played_chance === null || move.forced ? null : <p class="quiet">{t("house-review-same")}</p>;
  const text = called(move.best_sentence, move.best);
  const compared = move.best_chance !== null && move.played_chance !== null;
  return (
    <p class="better">
      {t("house-review-better", { text })}{" "}
      {compared && (
        <span class="quiet">
          {t("house-review-compared", { best: percent(move.best_chance!), played: percent(move.played_chance!) })}
        </span>
      )}
    </p>
  );
}

function Chances({ review }: { review: Review }) {
  return (
    <ul class="chances" aria-label={t("house-review-chances")}>
      {review.chances[row.value]?.map((chance, seat) => (
        <li key={seat} class={`seat-${colourOf(seat)}`}>
          <SeatSign colour={colourOf(seat)} />
          <span class="who">{names.value[seat]}</span>
          <svg class="share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="10" class="share-all" />
            <rect width={100 * chance} height="10" class="share-own" />
          </svg>
          <b>{percent(chance)}</b>
          <Change share={change(review, row.value, seat)} />
        </li>
      ))}
    </ul>
  );
}

/** By how many points; nothing where it is none. */
export function Change({ share }: { share: number }) {
  const effect = effectOf(share);
  return <span class={`change ${effect}`}>{effect === "none" ? "" : signed(share)}</span>;
}
