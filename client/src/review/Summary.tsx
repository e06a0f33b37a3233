// What luck and what their own choices did to each seat, in words; and how often the bot would have played the same.
import { t } from "../language.ts";
import { points } from "../numbers.ts";
import { SeatSign } from "../scene/signs.tsx";
import { colourOf, names, table } from "../table.ts";
import type { Review, ReviewedSeat } from "../wire.ts";
import { effectOf } from "./meaning.ts";
import { isYou } from "./MovePanel.tsx";

export function Summary({ review }: { review: Review }) {
  return (
    <section class="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{t("house-review-summary")}</h2>
      <ul id="summary">
        {review.summary.map((one) => (
          <Seat key={one.seat} one={one} />
        ))}
      </ul>
      <p class="small quiet">{t("house-review-points")}</p>
    </section>
  );
}

function Seat({ one }: { one: ReviewedSeat }) {
  const you = isYou(one.seat) ? "-you" : "";
  const won = table.value?.result?.winners.includes(one.seat);
  const words = {
    luck: effectOf(one.luck),
    choices: effectOf(one.decisions),
    gift: Math.abs(points(one.luck)),
    gain: Math.abs(points(one.decisions)),
  };
  return (
    <li class={won ? "card won" : "card"}>
      <p class="what">
        <SeatSign colour={colourOf(one.seat)} /> <strong>{names.value[one.seat]}</strong>
        {won && <span class="winner small">{t("house-winner")}</span>}
      </p>
      <p>{t(`house-review-balance${you}`, words)}</p>
      {one.asked > 0 && <p class="small quiet">{t(`house-review-agreed${you}`, { agreed: one.agreed, asked: one.asked })}</p>}
    </li>
  );
}
