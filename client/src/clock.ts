// The house's time on this device, and clocks that count down by it. What the device's own clock says does not matter:
// the house tells its time, and from then on only what has gone by since is added.
import { signal } from "@preact/signals";
import type { SeatClock } from "./wire.ts";

const DAY = 86400;
const HOUR = 3600;

let ahead: number | null = null; // seconds: the house's time less this page's

/** The house said `now` in answer to a question asked at `asked` and heard at `heard`, in milliseconds of the page. */
export function hearTime(now: number, asked: number, heard: number): void {
  ahead = now - (asked + heard) / 2000;
  told.value++;
}

/** How often the house has told its time; what shows a clock looks at it. */
export const told = signal(0);

/** What the house's watch says at a moment of this page; null before it has said so. */
export function houseTime(moment: number): number | null {
  return ahead === null ? null : moment / 1000 + ahead;
}

/** Seconds that a seat has left at a moment of the house's time; all that it had where that is not known. */
export function leftAt(clock: SeatClock, now: number | null): number {
  if (clock.since === null || now === null) return clock.left;
  return Math.max(0, clock.left - Math.max(0, now - clock.since));
}

export interface Spelled {
  key: string; // of the text; empty where the figures say it all
  figures: string;
  args: Record<string, number | string>;
}

/** As people read it: two days 4 h, 5 h 07, 12:09. */
export function spelled(left: number): Spelled {
  const seconds = Math.ceil(left);
  const [days, hours, minutes] = [Math.floor(seconds / DAY), Math.floor(seconds / HOUR), Math.floor(seconds / 60)];
  if (days) return { key: "house-clock-day", figures: "", args: { days, hours: hours % 24 } };
  if (hours) return { key: "house-clock-hour", figures: "", args: { hours, minutes: padded(minutes % 60) } };
  return { key: "", figures: `${minutes}:${padded(seconds % 60)}`, args: {} };
}

function padded(number: number): string {
  return String(number).padStart(2, "0");
}

/** Whether it becomes tight: the last tenth of what there was, ten seconds at least. */
export function isLow(left: number, seconds: number): boolean {
  return left < Math.max(10, seconds / 10);
}

/** Milliseconds until what is spelled may be another: the next second, or the next minute where only those are shown. */
export function untilNext(left: number): number {
  const step = left > HOUR ? 60 : 1;
  const rest = left % step || step;
  return Math.max(50, 1000 * rest + 5);
}
