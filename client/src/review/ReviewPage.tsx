// A finished game seen again: the curve of chances, where it turned, and each move with what a bot would have done.
// While the house thinks of it, how far it is; what is missing is said in words.
import { useEffect, useState } from "preact/hooks";
import { t } from "../language.ts";
import { HeadBeside } from "../pages/HeadBeside.tsx";
import { Alert } from "../Said.tsx";
import { names, table } from "../table.ts";
import type { Review, Table } from "../wire.ts";
import { percent } from "../numbers.ts";
import { Curve } from "./Curve.tsx";
import { MoveList } from "./MoveList.tsx";
import { MovePanel } from "./MovePanel.tsx";
import { ReviewBoard } from "./ReviewBoard.tsx";
import { problem, progress, review, study } from "./reviewing.ts";
import { Summary } from "./Summary.tsx";
import { Turning } from "./Turning.tsx";

export function ReviewPage({ now }: { now: Table }) {
  return (
    <main id="content" tabIndex={-1} class="review" data-stage={now.stage}>
      <HeadBeside now={now} title="house-review-title" />
      {now.stage === "over" ? <Awaited id={now.id} /> : <p class="notice">{t("house-review-later")}</p>}
    </main>
  );
}

function Awaited({ id }: { id: string }) {
  const [tries, setTries] = useState(0);
  useEffect(() => study(id), [id, tries]);
  if (problem.value) return <Trouble again={() => setTries(tries + 1)} />;
  return review.value ? <Read review={review.value} /> : <Thinking />;
}

function Trouble({ again }: { again: () => void }) {
  return (
    <div class="review-wait">
      <Alert message={problem.value} names={names.value} game={table.value?.game ?? ""} />
      <button type="button" id="review-again" onClick={again}>
        {t("house-retry")}
      </button>
    </div>
  );
}

function Thinking() {
  return (
    <div class="review-wait card">
      <p role="status" id="review-thinking">
        {t("house-review-thinking")}
      </p>
      <progress max={1} value={progress.value} aria-labelledby="review-thinking" />
      <p class="quiet small">
        {percent(progress.value)} – {t("house-review-wait")}
      </p>
    </div>
  );
}

function Read({ review }: { review: Review }) {
  return (
    <div class="review-parts">
      <div class="seen">
        <section class="chart card" aria-labelledby="curve-title">
          <h2 id="curve-title">{t("house-review-curve")}</h2>
          <Curve review={review} />
          <p class="small quiet" id="curve-keys">
            {t("house-review-keys")}
          </p>
        </section>
        {table.value && <ReviewBoard id={table.value.id} />}
        <MovePanel review={review} />
      </div>
      <Turning review={review} />
      <Summary review={review} />
      <MoveList review={review} />
    </div>
  );
}
