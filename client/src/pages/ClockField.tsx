// How long everybody may think, for a table to be opened: a few proposals in place of numbers to fill in.
import { t } from "../language.ts";
import type { Clock } from "../wire.ts";

const LIVE: Clock[] = [
  { kind: "live", seconds: 5 * 60, increment: 5 },
  { kind: "live", seconds: 15 * 60, increment: 10 },
  { kind: "live", seconds: 30 * 60, increment: 20 },
  { kind: "live", seconds: 60 * 60, increment: 30 },
];
const DAYS: Clock[] = [12, 24, 72, 168].map((hours) => ({ kind: "days", seconds: hours * 3600 }));
const NONE: Clock = { kind: "none" };

interface Props {
  clock: Clock;
  onClock(clock: Clock): void;
}

export function ClockField({ clock, onClock }: Props) {
  const all = [NONE, ...LIVE, ...DAYS];
  const choose = (word: string) => onClock(all.find((one) => wordOf(one) === word) ?? NONE);
  return (
    <div class="field">
      <label for="clock">{t("house-clock")}</label>
      <select id="clock" value={wordOf(clock)} aria-describedby="clock-about" onChange={(event) => choose(event.currentTarget.value)}>
        <option value={wordOf(NONE)}>{called(NONE)}</option>
        <Group label={t("house-clock-live")} clocks={LIVE} />
        <Group label={t("house-clock-days")} clocks={DAYS} />
      </select>
      <p class="hint" id="clock-about">
        {t(`house-clock-${clock.kind}-about`)}
      </p>
    </div>
  );
}

function Group({ label, clocks }: { label: string; clocks: readonly Clock[] }) {
  return (
    <optgroup label={label}>
      {clocks.map((clock) => (
        <option key={wordOf(clock)} value={wordOf(clock)}>
          {called(clock)}
        </option>
      ))}
    </optgroup>
  );
}

function wordOf({ kind = "none", seconds = 0, increment = 0 }: Clock): string {
  return kind === "none" ? kind : `${kind}-${seconds}-${increment}`;
}

export function called({ kind, seconds = 0, increment = 0 }: Clock): string {
  if (kind === "live") return t("house-clock-live-of", { minutes: Math.round(seconds / 60), increment });
  return kind === "days" ? t("house-clock-days-of", { hours: Math.round(seconds / 3600) }) : t("house-clock-none");
}
