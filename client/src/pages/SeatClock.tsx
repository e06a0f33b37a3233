// A seat's clock: figures that count down while it runs, and a line that grows shorter under the seat.
import { useEffect, useState } from "preact/hooks";
import { houseTime, isLow, leftAt, spelled, told, untilNext } from "../clock.ts";
import { t } from "../language.ts";
import type { Clock, SeatClock as Time } from "../wire.ts";

export function SeatClock({ time, pace }: { time: Time; pace: Clock }) {
  const left = useLeft(time);
  const seconds = pace.seconds ?? 0;
  const runs = time.since !== null;
  if (pace.kind === "days" && !runs) return null; // it begins anew with the next question
  const figures = inWords(left);
  const label = t(runs ? "house-clock-running" : "house-clock-left", { left: figures });
  const looks = ["seat-clock", runs && "runs", runs && isLow(left, seconds) && "low"].filter(Boolean).join(" ");
  return (
    <>
      <span class={looks} role="timer" aria-label={label} title={label} data-left={Math.ceil(left)}>
        {figures}
      </span>
      <svg class={`${looks} clock-line`} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.min(100, (100 * left) / Math.max(1, seconds))} height="1" />
      </svg>
    </>
  );
}

/** Seconds that are left, told anew whenever another figure is to be shown. */
export function useLeft(time: Time): number {
  const [, tick] = useState(0);
  const left = leftAt(time, told.value ? houseTime(performance.now()) : null);
  useEffect(() => {
    if (time.since === null || left <= 0) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), untilNext(left));
    return () => clearTimeout(timer);
  });
  return left;
}

export function inWords(left: number): string {
  const { key, figures, args } = spelled(left);
  return key ? t(key, args) : figures;
}
