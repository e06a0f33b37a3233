// Where the game turned: at most five moves, each with its number on the curve, its sentence, and what it did to whom.
import { t } from "../language.ts";
import { percent } from "../numbers.ts";
import { names } from "../table.ts";
import type { Review } from "../wire.ts";
import { turnsOf } from "./Curve.tsx";
import { Called } from "./MovePanel.tsx";
import { causeOf, moveAt, mostChanged } from "./meaning.ts";
import { lookAt, row } from "./reviewing.ts";

export function Turning({ review }: { review: Review }) {
  const turns = turnsOf(review);
  return (
    <section class="turning" aria-labelledby="turning-title">
      <h2 id="turning-title">{t("house-review-turning")}</h2>
      {!turns.length && <p class="quiet">{t("house-review-turning-none")}</p>}
      <ol id="turning">
        {turns.map((turn, n) => (
          <li key={turn}>
            <Turn review={review} turn={turn} number={n + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Turn({ review, turn, number }: { review: Review; turn: number; number: number }) {
  const move = moveAt(review, turn);
  if (!move) return null;
  const seat = mostChanged(review, turn);
  const [before, after] = [turn - 1, turn].map((at) => percent(review.chances[at]![seat]!));
  return (
    <button type="button" data-turn={turn} aria-current={row.value === turn ? "step" : undefined} onClick={() => lookAt(turn)}>
      <b class="flag">{number}</b>
      <span class="turn-words">
        <span>
          <Called move={move} />
        </span>
        <span class="small quiet">
          {t("house-review-from-to", { name: names.value[seat] ?? "", before: before!, after: after! })}{" "}
          {t(`house-review-cause-${causeOf(review, turn, seat)}`)}
        </span>
      </span>
    </button>
  );
}
