// The seats of a table to be opened: one is yours, with a party where the game has some; each other is a bot of some level,
// open to whoever comes, or a friend's by a link of its own.
import { colourAt, isOpen, LINK, OPEN, usual } from "../arranging.ts";
import { welcome } from "../house.ts";
import { t } from "../language.ts";
import { SeatSign } from "../scene/signs.tsx";
import type { GameInfo } from "../wire.ts";
import { Face } from "./Face.tsx";
import { PartyField } from "./PartyField.tsx";

interface Props {
  game: GameInfo;
  me: string;
  place: number; // my seat
  onPlace(place: number): void;
  party: string;
  onParty(party: string): void;
  others: readonly string[]; // levels, OPEN or LINK
  onOthers(others: string[]): void;
  everyone: boolean; // open seats are open to anyone, since the table is public
}

export function SeatFields({ game, me, place, onPlace, party, onParty, others, onOthers, everyone }: Props) {
  const mine = game.parties.length ? Math.max(0, game.parties.indexOf(party)) : place;
  const count = others.length + 1;
  const recount = (seats: number) => {
    onOthers(usual(seats, others));
    if (place >= seats) onPlace(seats - 1);
  };
  return (
    <fieldset>
      <legend>{t("house-seats")}</legend>
      <div class="row">
        <SeatCount seats={game.seats} count={count} onCount={recount} />
        <MyPlace count={count} place={place} onPlace={onPlace} />
      </div>
      <PartyField game={game.name} parties={game.parties} chosen={party} onParty={onParty} />
      {Array.from({ length: count }, (_, seat) =>
        seat === place ? (
          <p key={seat} class="seat-wish">
            <SeatSign colour={mine} />
            <span>{t("house-seat-label", { n: seat + 1 })}</span>
            <strong>{me || t("house-seat-you")}</strong>
          </p>
        ) : (
          <OtherSeat
            key={seat}
            seat={seat}
            colour={colourAt(seat, place, mine)}
            wish={others[seat < place ? seat : seat - 1]!}
            everyone={everyone}
            onWish={(now) => onOthers(others.with(seat < place ? seat : seat - 1, now))}
          />
        ),
      )}
    </fieldset>
  );
}

interface CountProps {
  seats: readonly number[];
  count: number;
  onCount(count: number): void;
}

export function SeatCount({ seats, count, onCount }: CountProps) {
  return seats.length < 2 ? null : (
    <Numbers id="seat-count" label="house-seat-count" numbers={seats} chosen={count} onNumber={onCount} />
  );
}

function MyPlace({ count, place, onPlace }: { count: number; place: number; onPlace(place: number): void }) {
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  return <Numbers id="my-place" label="house-my-place" numbers={numbers} chosen={place + 1} onNumber={(n) => onPlace(n - 1)} />;
}

interface NumbersProps {
  id: string;
  label: string;
  numbers: readonly number[];
  chosen: number;
  onNumber(number: number): void;
}

function Numbers({ id, label, numbers, chosen, onNumber }: NumbersProps) {
  return (
    <div class="field">
      <label for={id}>{t(label)}</label>
      <select id={id} value={chosen} onChange={(event) => onNumber(Number(event.currentTarget.value))}>
        {numbers.map((number) => (
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
  everyone: boolean;
  onWish(wish: string): void;
}

function OtherSeat({ seat, colour, wish, everyone, onWish }: OtherProps) {
  const id = `seat-${seat + 1}`;
  return (
    <div class="seat-wish">
      <SeatSign colour={colour} />
      <label for={id}>{t("house-seat-label", { n: seat + 1 })}</label>
      <select id={id} value={wish} aria-describedby={`${id}-about`} onChange={(event) => onWish(event.currentTarget.value)}>
        <SeatWords everyone={everyone} />
      </select>
      <p class="hint with-face" id={`${id}-about`}>
        <Face level={wish} />
        {aboutSeat(wish, everyone)}
      </p>
    </div>
  );
}

function aboutSeat(wish: string, everyone: boolean): string {
  if (!isOpen(wish)) return t(`house-level-${wish}-about`);
  if (wish === LINK) return t("house-seat-link-about");
  return t(everyone ? "house-seat-friend-public-about" : "house-seat-friend-about");
}

/** Whoever may have a seat: a bot of each level, whoever comes, a friend. */
export function SeatWords({ everyone }: { everyone: boolean }) {
  return (
    <>
      <optgroup label={t("house-seat-people")}>
        <option value={OPEN}>{t(everyone ? "house-seat-friend-public" : "house-seat-friend")}</option>
        <option value={LINK}>{t("house-seat-link")}</option>
      </optgroup>
      <optgroup label={t("house-seat-robots")}>
        {(welcome.value?.levels ?? []).map((level) => (
          <option key={level} value={level}>
            {t(`house-level-${level}`)}
          </option>
        ))}
      </optgroup>
    </>
  );
}
