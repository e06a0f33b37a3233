// The table before the game begins: who sits where, and for the host everything that can still be changed.
// Each change is asked of the house, which tells everybody; nothing is changed here.
import { useState } from "preact/hooks";
import { addressOf, freeIn, given, hasBot, ME, seatFor, USUAL, wordOf } from "../arranging.ts";
import { welcome } from "../house.ts";
import { t } from "../language.ts";
import { forget } from "../recent.ts";
import { go, invitation } from "../route.tsx";
import { Alert } from "../Said.tsx";
import { SeatSign } from "../scene/signs.tsx";
import { arrange, colourOf, keep, names, refusal, rise } from "../table.ts";
import { titleOf } from "../title.ts";
import type { Seating, Table } from "../wire.ts";
import { TalkMark } from "./Chat.tsx";
import { Emblem } from "./Emblem.tsx";
import { Face } from "./Face.tsx";
import { LinkField, SendLink } from "./LinkField.tsx";
import { OptionFields } from "./OptionFields.tsx";
import { partyName } from "./PartyField.tsx";
import { SeatBeside } from "./SeatBeside.tsx";
import { SeatCount, SeatWords } from "./SeatFields.tsx";
import { SettingFields } from "./SettingFields.tsx";
import { SitDown } from "./SitDown.tsx";

export function Room({ now }: { now: Table }) {
  return (
    <div class="room">
      <header>
        <Emblem name={now.game} />
        <div>
          <h2>{titleOf(now.game)}</h2>
          <p>{lead(now)}</p>
        </div>
      </header>
      <SitDown now={now} />
      <RoomSeats now={now} />
      {now.hosting && now.stage === "waiting" && <Changes now={now} />}
    </div>
  );
}

function lead(now: Table): string {
  if (now.stage === "abandoned") return t("house-room-closed");
  if (now.hosting) return t("house-room-hosting");
  if (now.mine.length) return seatedLead(now);
  if (now.invited !== null) return t("house-room-kept");
  if (invitation()) return t("house-link-used");
  return t(seatFor(now.seats, null) < 0 ? "house-room-full" : "house-room-visitor");
}

function seatedLead(now: Table): string {
  const host = now.seats.find((seat) => seat.host);
  return host ? t("house-room-seated", { name: host.name }) : t("house-room-seated-alone");
}

// The seats.

function RoomSeats({ now }: { now: Table }) {
  const [moving, setMoving] = useState<number | null>(null);
  const swap = (seat: number) => {
    const other = now.seats.length === 2 ? 1 - seat : moving;
    if (other === null) return setMoving(seat);
    setMoving(null);
    if (other !== seat) arrange({ do: "swap", seat: other, other: seat });
  };
  return (
    <section class="seats room-seats" aria-labelledby="room-seats">
      <h3 id="room-seats" class="unseen">
        {t("house-at-table")}
      </h3>
      <ul>
        {now.seats.map((seat, n) => (
          <RoomSeat key={n} now={now} seat={seat} n={n} moving={moving} onSwap={() => swap(n)} />
        ))}
      </ul>
    </section>
  );
}

interface SeatProps {
  now: Table;
  seat: Seating;
  n: number;
  moving: number | null; // the seat that is to be swapped with another
  onSwap(): void;
}

function RoomSeat({ now, seat, n, moving, onSwap }: SeatProps) {
  const arranging = now.hosting && now.stage === "waiting";
  const free = seat.kind === "open" && !seat.reserved && now.stage === "waiting";
  const offered = !now.mine.length && !now.hosting && n === seatFor(now.seats, now.invited);
  return (
    <li class={["seat", `seat-${colourOf(n)}`, seat.kind, n === moving && "moving", offered && "offered"].filter(Boolean).join(" ")} data-seat={n}>
      <SeatSign colour={colourOf(n)} />
      {seat.kind === "bot" && <Face level={seat.level} />}
      <span class="who">
        <strong>{seat.reserved ? t("house-seat-reserved") : names.value[n]}</strong>{" "}
        {seat.kind === "guest" && (
          <span class={seat.here ? "presence here" : "presence"} role="img" aria-label={t(seat.here ? "house-here" : "house-away")} />
        )}{" "}
        <span class="quiet">{about(now, seat, n)}</span>
        {seat.party && <span class="party small">{partyName(now.game, seat.party)}</span>}
      </span>
      {arranging && <Controls now={now} seat={seat} n={n} moving={moving} onSwap={onSwap} />}
      {arranging && seat.key && (
        <LinkField id={`link-${n + 1}`} label={t("house-seat-link-for", { n: n + 1 })} address={addressOf(location.origin, now.id, seat.key)} />
      )}
      {free && now.mine.length > 0 && <SeatBeside table={now.id} seat={n} />}
    </li>
  );
}

function about(now: Table, seat: Seating, n: number): string {
  const beside = n !== now.you && now.mine.includes(n);
  const words = [n === now.you && t("house-you"), beside && t("house-beside"), seat.kind === "bot" && t("house-robot"), seat.host && t("house-host")];
  return words.filter(Boolean).join(", ");
}

/** Give the seat to somebody else, swap it with another, or ask the guest to leave. */
function Controls({ now, seat, n, moving, onSwap }: SeatProps) {
  const [asked, setAsked] = useState("");
  if (asked && asked === seat.name) return <Kick name={seat.name} n={n} onDone={() => setAsked("")} />;
  const other = seat.kind === "guest" && !now.mine.includes(n);
  return (
    <span class="controls">
      {!other && <Giving now={now} seat={seat} n={n} />}
      <button
        type="button"
        class="small"
        id={`swap-${n + 1}`}
        aria-pressed={moving === n}
        aria-label={moving === null || moving === n ? t("house-swap-seat", { n: n + 1 }) : t("house-swap-with", { n: n + 1 })}
        onClick={onSwap}
      >
        <SwapMark /> {t(moving === null || moving === n ? "house-swap" : "house-swap-here")}
      </button>
      {other && (
        <button type="button" class="small" id={`kick-${n + 1}`} aria-label={t("house-kick", { name: seat.name })} onClick={() => setAsked(seat.name)}>
          {t("house-kick-yes")}
        </button>
      )}
    </span>
  );
}

function Giving({ now, seat, n }: { now: Table; seat: Seating; n: number }) {
  const give = (event: Event) => arrange(given(n, (event.currentTarget as HTMLSelectElement).value));
  const mine = now.mine.includes(n);
  return (
    <select id={`seat-${n + 1}`} aria-label={t("house-seat-of", { n: n + 1 })} value={wordOf(seat)} onChange={give}>
      {(mine || !now.mine.length) && <option value={ME}>{t(mine && n !== now.you ? "house-seat-beside" : "house-seat-me")}</option>}
      <SeatWords everyone={now.settings.public ?? false} />
    </select>
  );
}

function Kick({ name, n, onDone }: { name: string; n: number; onDone(): void }) {
  const kick = () => {
    arrange({ do: "kick", seat: n });
    onDone();
  };
  return (
    <div class="controls kick" role="alertdialog" aria-label={t("house-kick", { name })}>
      <p class="small">{t("house-kick-sure", { name })}</p>
      <button type="button" class="small" id={`kick-${n + 1}-sure`} onClick={kick}>
        {t("house-kick-yes")}
      </button>
      <button type="button" class="small" onClick={onDone}>
        {t("house-cancel")}
      </button>
    </div>
  );
}

function SwapMark() {
  return (
    <svg class="swap-mark" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M6 16V4M6 4 2.5 7.5M6 4l3.5 3.5M14 4v12m0 0-3.5-3.5M14 16l3.5-3.5" />
    </svg>
  );
}

// What is played, and how the table is kept.

function Changes({ now }: { now: Table }) {
  const game = welcome.value?.games.find((one) => one.name === now.game);
  if (!game) return null;
  const company = { seats: now.seats.length, bots: hasBot(now.seats.filter((seat) => seat.kind !== "guest").map(wordOf)) };
  const { public: shown = false, spectators = true, when_full = true } = now.settings;
  return (
    <div class="changes">
      <SeatCount seats={game.seats} count={now.seats.length} onCount={(seats) => arrange({ do: "count", seats })} />
      <OptionFields game={game} company={company} options={now.chosen} onOptions={(options) => arrange({ do: "vary", options })} />
      <SettingFields kept={{ public: shown, spectators, when_full }} waits onChange={keep} />
    </div>
  );
}

// Under the board's edge.

/** What the table waits for; the host begins here, and whoever sits may leave. */
export function RoomPrompt({ now }: { now: Table }) {
  const here = now.mine.length > 0 || now.hosting;
  return (
    <div class={now.hosting && !isWanting(now) ? "prompt yours" : "prompt"}>
      <p class="question" role="status" id="prompt">
        {question(now)}
      </p>
      {here && now.stage === "waiting" && (
        <div class="row">
          {freeIn(now.seats) > 0 && <SendLink address={addressOf(location.origin, now.id)} />}
          {now.hosting && <Begin now={now} />}
          <Leave now={now} />
          <TalkMark />
        </div>
      )}
      <Alert message={refusal.value} names={names.value} game={now.game} />
    </div>
  );
}

function isWanting(now: Table): boolean {
  return now.seats.some((seat) => seat.kind === "open");
}

function question(now: Table): string {
  if (now.stage === "abandoned") return t("house-room-closed");
  if (!now.mine.length && !now.hosting) return t(seatFor(now.seats, now.invited) < 0 ? "house-room-full" : "house-take-seat-hint");
  if (!isWanting(now)) return t(now.hosting ? "house-room-ready" : "house-room-ready-host");
  if (!now.hosting || !freeIn(now.seats)) return t("house-waiting");
  return t(now.settings.when_full ? "house-waiting-hint" : "house-waiting-host");
}

function Begin({ now }: { now: Table }) {
  const [level, setLevel] = useState(USUAL);
  const free = now.seats.filter((seat) => seat.kind === "open").length;
  return (
    <>
      {free > 0 && (
        <label class="begin-level">
          <span class="unseen">{t("house-bots-of")}</span>
          <select id="begin-level" value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
            {(welcome.value?.levels ?? []).map((word) => (
              <option key={word} value={word}>
                {t(`house-level-${word}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" class={free ? "" : "primary"} id="begin" onClick={() => arrange({ do: "begin", level })}>
        {free ? t("house-begin-bots", { free }) : t("house-begin")}
      </button>
    </>
  );
}

function Leave({ now }: { now: Table }) {
  const alone = now.hosting && !now.seats.some((seat, n) => seat.kind === "guest" && !now.mine.includes(n));
  const leave = () => {
    rise();
    forget(now.id);
    go("/");
  };
  return (
    <button type="button" class="link" id="leave" onClick={leave}>
      {t(alone ? "house-close-table" : "house-leave")}
    </button>
  );
}
