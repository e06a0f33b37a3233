// The series: which game this is, and what everybody has so far.
import { language, t } from "../language.ts";
import { names } from "../table.ts";
import type { Table } from "../wire.ts";

export function SeriesScore({ now }: { now: Table }) {
  const { game, total, least } = now.series;
  if (game < 2) return null;
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 });
  const points = total.map((sum, seat) => `${names.value[seat] ?? ""} ${number.format(sum)}`).join(" · ");
  return (
    <p class="series small" id="series">
      {t("house-series", { game })} <strong>{points}</strong>{" "}
      <span class="quiet">{t(least ? "house-series-least" : "house-series-most")}</span>
    </p>
  );
}
