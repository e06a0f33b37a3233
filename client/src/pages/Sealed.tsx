// Answers under seal: the time that all who are asked have, the same for everybody, and a button for more of it.
import { t } from "../language.ts";
import { send } from "../table.ts";
import type { Table } from "../wire.ts";
import { inWords, useLeft } from "./SeatClock.tsx";

export function Sealed({ now }: { now: Table }) {
  if (now.until === null || now.you === null || now.stage !== "playing") return null;
  return <Left until={now.until} canWait={now.settings?.clock?.kind !== "days"} />;
}

function Left({ until, canWait }: { until: number; canWait: boolean }) {
  const left = useLeft({ left: until, since: 0 });
  if (left === until) return null; // the house has not told its time yet
  return (
    <div class="timer" id="sealed" title={t("house-sealed-about")}>
      <span role="timer" class="small quiet">
        {t("house-sealed-left", { left: inWords(left) })}
      </span>
      {canWait && (
        <button type="button" class="switch" id="more-time" onClick={() => send({ type: "more-time" })}>
          {t("house-more-time")}
        </button>
      )}
    </div>
  );
}
