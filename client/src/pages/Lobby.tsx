// The lobby on the home page: tables that wait for company, and games to watch. Friendly when there is none.
import { freeIn } from "../arranging.ts";
import { DOT, language, t } from "../language.ts";
import { aged, lobby, unseen } from "../lobby.ts";
import { mine } from "../mine.ts";
import { myName } from "../NameField.tsx";
import { Link } from "../route.tsx";
import { SeatSign } from "../scene/signs.tsx";
import { COLOURS } from "../seating.ts";
import { titleOf } from "../title.ts";
import type { LobbySeat, LobbyTable } from "../wire.ts";
import { Emblem } from "./Emblem.tsx";
import { Face } from "./Face.tsx";

/** Those of others: one's own stand above already. */
export function openTables(): LobbyTable[] {
  const ours = new Set(myName() ? mine.value?.map((one) => one.id) : []);
  return (lobby.value ?? []).filter((one) => !ours.has(one.id));
}

/** After the games: nothing there is to be pressed. */
export function NobodyThere() {
  return (
    <section class="lobby" aria-labelledby="lobby">
      <h2 id="lobby">{t("house-lobby")}</h2>
      <p class="quiet" role="status">
        {t(unseen.value ? "house-lobby-lost" : "house-lobby-empty")}
      </p>
    </section>
  );
}

export function Lobby() {
  const tables = openTables();
  return (
    <section class="lobby" aria-labelledby="lobby">
      <h2 id="lobby">{t("house-lobby")}</h2>
      {unseen.value && (
        <p class="quiet" role="status">
          {t("house-lobby-lost")}
        </p>
      )}
      <Tables tables={tables.filter((one) => one.stage === "waiting")} title="house-lobby-waiting" />
      <Tables tables={tables.filter((one) => one.stage === "playing")} title="house-lobby-playing" />
    </section>
  );
}

function Tables({ tables, title }: { tables: readonly LobbyTable[]; title: string }) {
  if (!tables.length) return null;
  return (
    <>
      <h3>{t(title)}</h3>
      <ul class="open-tables">
        {tables.map((one) => (
          <OpenTable key={one.id} one={one} />
        ))}
      </ul>
    </>
  );
}

function OpenTable({ one }: { one: LobbyTable }) {
  const waits = one.stage === "waiting";
  const facts = [...variants(one), waits && t("house-lobby-free", { free: freeIn(one.seats) }), since(one.age)];
  return (
    <li class="card open-table" data-table={one.id}>
      <Emblem name={one.game} />
      <div>
        <strong>{titleOf(one.game)}</strong>
        <p class="small quiet">{facts.filter(Boolean).join(DOT)}</p>
        <ul class="sitters">
          {one.seats.map((seat, n) => (
            <Sitter key={n} seat={seat} />
          ))}
        </ul>
      </div>
      <Link to={`/table/${one.id}`} class={waits ? "button primary" : "button"}>
        {t(waits ? "house-lobby-join" : "house-lobby-watch")} <span class="unseen">{titleOf(one.game)}</span>
      </Link>
    </li>
  );
}

function Sitter({ seat }: { seat: LobbySeat }) {
  return (
    <li class={`sitter ${seat.kind} seat-${seat.colour % COLOURS}`}>
      {seat.kind === "bot" ? <Face level={seat.level} /> : <SeatSign colour={seat.colour % COLOURS} />}
      {nameOf(seat)}
    </li>
  );
}

function nameOf(seat: LobbySeat): string {
  if (seat.kind === "guest") return seat.name;
  if (seat.kind === "bot") return t(`house-level-${seat.level}`);
  return t(seat.reserved ? "house-lobby-kept" : "house-open-seat");
}

/** The variants that were chosen, one by one. */
export function variants({ game, options }: Pick<LobbyTable, "game" | "options">): string[] {
  return Object.entries(options).map(([name, value]) => {
    const option = `${game}-option-${name}`;
    return t("house-option-chosen", { option: t(option), value: t(`${option}-${value}`) });
  });
}

function since(seconds: number): string {
  const { count, unit } = aged(seconds);
  const time = new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "long" }).format(count);
  return t("house-lobby-wait", { age: count, time });
}
