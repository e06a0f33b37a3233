// Numbers as people write them: thousands, percent, and points of a hundred that are won and lost.
import { has, language, t } from "./language.ts";

/** "62 %"; never quite none or all while it is not. */
export function percent(chance: number): string {
  const shown = Math.round(100 * chance) / 100;
  const open = chance > 0 && chance < 1;
  const kept = open ? Math.min(Math.max(shown, 0.01), 0.99) : shown;
  return new Intl.NumberFormat(language.value, { style: "percent" }).format(kept);
}

/** Thousands that a space sets apart, as the language has them. */
export function figures(text: string): string {
  return language.value === "en" ? text.replace(/(\d) (?=\d{3})/g, "$1,") : text;
}

/** Whole points of a hundred. */
export function points(share: number): number {
  return Math.round(100 * share) || 0; // no negative nothing
}

/** "+5", "−3", "0", with a true minus sign. */
export function signed(share: number): string {
  const whole = points(share);
  return whole > 0 ? `+${whole}` : `${whole}`.replace("-", "−");
}

/** A score as its game counts it: in the game's own words and unit, where it has them. */
export function scoreOf(game: string, score: number): string {
  const unit = Number(t(`${game}-score-unit`)) || 1; // no number: no such text
  return has(`${game}-score`) ? t(`${game}-score`, { score: score * unit }) : `${score}`;
}
