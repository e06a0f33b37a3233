// Answers under seal: the time that all who are asked have, the same for everybody, and a button for more of it.
import { t } from "../language.ts";
import { send } from "../table.ts";
import { inWords, useLeft } from "./SeatClock.tsx";

export function Sealed({ until }: { until: number }) {
  const left = useLeft({ left: until, since: 0 });
  if (left === until) return null; // the house has not told its time yet
  return (
    <div class="timer">
      <span role="timer">{t("house-sealed-left", { left: inWords(left) })}</span>
      <button type="button" class="switch" id="more-time" onClick={() => send({ type: "more-time" })}>
        {t("house-more-time")}
      </button>
    </div>
  );
}
