// The seats of a table to be opened: the first is yours, with a party where the game has some; each other is a bot of some
// level, or a friend by a link.
import { welcome } from "../house.ts";
import { t } from "../language.ts";
import { SeatSign } from "../scene/signs.tsx";
import type { GameInfo, SeatWish } from "../wire.ts";
import { Face } from "./Face.tsx";
import { PartyField } from "./PartyField.tsx";

const FRIEND = "friend";
const USUAL = "bard";

interface Props {
  game: GameInfo;
  me: string;
  party: string;
  onParty(party: string): void;
  others: readonly string[]; // levels, or FRIEND
  onOthers(others: string[]): void;
}

export function SeatFields({ game, me, party, onParty, others, onOthers }: Props) {
  const mine = Math.max(0, game.parties.indexOf(party)); // and whoever would have that colour has the one that I leave
  return (
    <fieldset>
      <legend>{t("house-seats")}</legend>
      <SeatCount seats={game.seats} count={others.length + 1} onCount={(count) => onOthers(usual(count, others))} />
      <p class="seat-wish">
        <SeatSign colour={mine} />
        <span>{t("house-seat-label", { n: 1 })}</span>
        <strong>{me || t("house-seat-you")}</strong>
      </p>
      <PartyField game={game.name} parties={game.parties} chosen={party} onParty={onParty} />
      {others.map((wish, n) => (
        <OtherSeat
          key={n}
          seat={n + 1}
          colour={n + 1 === mine ? 0 : n + 1}
          wish={wish}
          onWish={(now) => onOthers(others.with(n, now))}
        />
      ))}
    </fieldset>
  );
}

/** The wishes for the other seats: those there are, and the usual bot. */
export function usual(count: number, others: readonly string[] = []): string[] {
  return Array.from({ length: count - 1 }, (_, n) => others[n] ?? USUAL);
}

/** Whether one of them is a bot. */
export function hasBot(others: readonly string[]): boolean {
  return others.some((wish) => wish !== FRIEND);
}

/** Whether one of them is somebody who may leave. */
export function hasFriend(others: readonly string[]): boolean {
  return others.includes(FRIEND);
}

export function wished(wish: string): SeatWish {
  return wish === FRIEND ? { kind: "open" } : { kind: "bot", level: wish };
}

function SeatCount({ seats, count, onCount }: { seats: readonly number[]; count: number; onCount(count: number): void }) {
  if (seats.length < 2) return null;
  return (
    <div class="field">
      <label for="seat-count">{t("house-seat-count")}</label>
      <select id="seat-count" value={count} onChange={(event) => onCount(Number(event.currentTarget.value))}>
        {seats.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </div>
  );
}

interface OtherProps {
  seat: number;
  colour: number;
  wish: string;
  onWish(wish: string): void;
}

function OtherSeat({ seat, colour, wish, onWish }: OtherProps) {
  const id = `seat-${seat + 1}`;
  const about = wish === FRIEND ? t("house-seat-friend-about") : t(`house-level-${wish}-about`);
  return (
    <div class="seat-wish">
      <SeatSign colour={colour} />
      <label for={id}>{t("house-seat-label", { n: seat + 1 })}</label>
      <select id={id} value={wish} aria-describedby={`${id}-about`} onChange={(event) => onWish(event.currentTarget.value)}>
        <Levels />
        <option value={FRIEND}>{t("house-seat-friend")}</option>
      </select>
      <p class="hint with-face" id={`${id}-about`}>
        <Face level={wish} />
        {about}
      </p>
    </div>
  );
}

function Levels() {
  return (
    <optgroup label={t("house-seat-robots")}>
      {(welcome.value?.levels ?? []).map((level) => (
        <option key={level} value={level}>
          {t(`house-level-${level}`)}
        </option>
      ))}
    </optgroup>
  );
}
