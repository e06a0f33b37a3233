// Your tables, on any device: those that wait for you first, then those that go on, then what is over.
import { houseTime, told } from "../clock.ts";
import { language, t } from "../language.ts";
import { mine, sorted } from "../mine.ts";
import { Link } from "../route.tsx";
import { namesOf } from "../seating.ts";
import { titleOf } from "../title.ts";
import type { MyTable } from "../wire.ts";
import { Bell } from "./Bell.tsx";
import { Emblem } from "./Emblem.tsx";
import { inWords } from "./SeatClock.tsx";

const SHOWN = 2; // finished games; the rest can be unfolded

export function MyTables() {
  const { yours, waiting, over } = sorted(mine.value ?? []);
  if (!mine.value?.length) return null;
  return (
    <section class="mine" aria-labelledby="mine">
      <h2 id="mine">{t("house-mine")}</h2>
      <Heap name="yours" tables={yours} />
      <Heap name="waiting" tables={waiting} />
      <Heap name="over" tables={over.slice(0, SHOWN)} />
      {over.length > SHOWN && (
        <details>
          <summary>{t("house-mine-more", { count: over.length })}</summary>
          <Rows tables={over.slice(SHOWN)} />
        </details>
      )}
      {(yours.length > 0 || waiting.length > 0) && <Bell />}
    </section>
  );
}

function Heap({ name, tables }: { name: string; tables: readonly MyTable[] }) {
  if (!tables.length) return null;
  return (
    <div class={`heap ${name}`} id={`mine-${name}`}>
      <h3>{t(`house-mine-${name}`)}</h3>
      <Rows tables={tables} />
    </div>
  );
}

function Rows({ tables }: { tables: readonly MyTable[] }) {
  return (
    <ul>
      {tables.map((table) => (
        <Row key={table.id} table={table} />
      ))}
    </ul>
  );
}

function Row({ table }: { table: MyTable }) {
  return (
    <li data-table={table.id}>
      <Emblem name={table.game} />
      <span class="which">
        <Link to={`/table/${table.id}`}>{titleOf(table.game)}</Link>
        <span class="quiet small">{company(table)}</span>
      </span>
      <span class="how small">
        <span>{standing(table)}</span>
        <span class="quiet">{ago(table.since)}</span>
      </span>
      {table.left !== null && <span class="seat-clock runs">{t("house-mine-left", { left: inWords(table.left) })}</span>}
      {table.stage === "over" && (
        <Link to={`/table/${table.id}/review`} class="button">
          {t("house-mine-review")}
        </Link>
      )}
    </li>
  );
}

function company(table: MyTable): string {
  const names = namesOf(table.seats).filter((_, seat) => !table.mine.includes(seat) && table.seats[seat]?.kind !== "open");
  return names.length ? t("house-mine-against", { names: listed(names) }) : t("house-mine-alone");
}

/** What is to be said of it, beyond that it is your turn. */
function standing(table: MyTable): string {
  const names = namesOf(table.seats);
  if (table.stage === "abandoned") return t("house-mine-abandoned");
  if (table.stage === "over") return outcome(table, names);
  if (table.stage === "waiting") return t("house-mine-seats");
  if (table.paused) return t("house-mine-paused");
  const others = table.actors.filter((seat) => !table.mine.includes(seat)).map((seat) => names[seat] ?? "");
  return others.length ? t("house-mine-turn", { names: listed(others) }) : "";
}

export function outcome(table: Pick<MyTable, "winners" | "mine">, names: readonly string[]): string {
  if (table.winners.some((seat) => table.mine.includes(seat))) return t("house-mine-won");
  const winners = table.winners.map((seat) => names[seat] ?? "");
  return t("house-won", { names: listed(winners), count: winners.length });
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

/** How long ago by the house's watch, in the largest unit that fits. */
function ago(since: number): string {
  const now = told.value ? houseTime(performance.now()) : null;
  if (!since || now === null) return ""; // nothing has happened there yet
  const minutes = Math.max(0, Math.round((now - since) / 60));
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (minutes < 1) return format.format(0, "second");
  if (minutes < 60) return format.format(-minutes, "minute");
  return minutes < 24 * 60 ? format.format(-Math.round(minutes / 60), "hour") : format.format(-Math.round(minutes / 1440), "day");
}
