// The seats of a table to be opened: one is yours, with a party where the game has some; each other is a bot of some level,
// open to whoever comes, a friend's by a link of its own, or somebody's who plays on this device too.
import { BESIDE, colourAt, hasBot, isOpen, LINK, OPEN, USUAL, usual } from "../arranging.ts";
import { welcome } from "../house.ts";
import { t } from "../language.ts";
import { SeatSign } from "../scene/signs.tsx";
import type { GameInfo } from "../wire.ts";
import { Face } from "./Face.tsx";
import { PartyField } from "./PartyField.tsx";
import { Either } from "./SettingFields.tsx";

interface Props {
  game: GameInfo;
  me: string;
  place: number; // my seat
  onPlace(place: number): void;
  party: string;
  onParty(party: string): void;
  others: readonly string[]; // levels, OPEN, LINK or BESIDE
  onOthers(others: string[]): void;
  names: readonly string[]; // of those others who are beside you
  onNames(names: string[]): void;
  everyone: boolean; // open seats are open to anyone, since the table is public
}

export function SeatFields(props: Props) {
  const { game, place, onPlace, others, onOthers } = props;
  const count = others.length + 1;
  const recount = (seats: number) => {
    onOthers(usual(seats, others));
    if (place >= seats) onPlace(seats - 1);
  };
  return (
    <fieldset>
      <legend>{t("house-seats")}</legend>
      <Either
        name="company"
        title="house-company"
        on={others.some(isOpen) || (hasBot(others) ? false : null)}
        words={["house-company-robots", "house-company-friends"]}
        first={false}
        hint=""
        onChange={(friends) => onOthers(others.map(() => (friends ? OPEN : USUAL)))}
      />
      <div class="row">
        <SeatCount seats={game.seats} count={count} onCount={recount} />
        <MyPlace count={count} place={place} onPlace={onPlace} />
      </div>
      <PartyField game={game.name} parties={game.parties} chosen={props.party} onParty={props.onParty} />
      <SeatList {...props} />
    </fieldset>
  );
}

function SeatList({ game, me, place, party, others, onOthers, names, onNames, everyone }: Props) {
  const mine = game.parties.length ? Math.max(0, game.parties.indexOf(party)) : place;
  const list = others.map((wish, n) => {
    const seat = n < place ? n : n + 1;
    return (
      <OtherSeat
        key={seat}
        seat={seat}
        colour={colourAt(seat, place, mine)}
        wish={wish}
        everyone={everyone}
        onWish={(now) => onOthers(others.with(n, now))}
        name={names[n] ?? ""}
        onName={(now) => onNames(others.map((_, one) => (one === n ? now : (names[one] ?? ""))))}
      />
    );
  });
  return <>{list.toSpliced(place, 0, <MySeat key={place} seat={place} colour={mine} me={me} />)}</>;
}

function MySeat({ seat, colour, me }: { seat: number; colour: number; me: string }) {
  return (
    <p class="seat-wish">
      <SeatSign colour={colour} />
      <span>{t("house-seat-label", { n: seat + 1 })}</span>
      <strong>{me || t("house-seat-you")}</strong>
    </p>
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
    <div class="choices">
      <span>
        <label for={id}>{t(label)}</label>
      </span>
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
  name: string;
  onName(name: string): void;
}

function OtherSeat({ seat, colour, wish, everyone, onWish, name, onName }: OtherProps) {
  const id = `seat-${seat + 1}`;
  const about = `${id}-about`;
  const choose = (event: Event) => onWish((event.currentTarget as HTMLSelectElement).value);
  return (
    <div class="seat-wish">
      <SeatSign colour={colour} />
      <label for={id}>{t("house-seat-label", { n: seat + 1 })}</label>
      <select id={id} value={wish} aria-describedby={wish === BESIDE ? undefined : about} onChange={choose}>
        <SeatWords everyone={everyone} beside />
      </select>
      {wish === BESIDE ? (
        <BesideName id={`${id}-name`} value={name} onName={onName} />
      ) : (
        <p class="hint with-face" id={about}>
          <Face level={wish} />
          {aboutSeat(wish, everyone)}
        </p>
      )}
    </div>
  );
}

function aboutSeat(wish: string, everyone: boolean): string {
  if (!isOpen(wish)) return t(`house-level-${wish}-about`);
  if (wish === LINK) return t("house-seat-link-about");
  return t(everyone ? "house-seat-friend-public-about" : "house-seat-friend-about");
}

/** Who plays beside you, on this device. */
export function BesideName({ id, value, onName }: { id: string; value: string; onName(name: string): void }) {
  return (
    <span class="beside-name">
      <label for={id} class="unseen">
        {t("house-beside-name")}
      </label>
      <input
        id={id}
        required
        maxLength={24}
        autoComplete="off"
        placeholder={t("house-beside-name")}
        value={value}
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </span>
  );
}

/** Whoever may have a seat: a bot of each level, whoever comes, a friend, somebody here. */
export function SeatWords({ everyone, beside = false }: { everyone: boolean; beside?: boolean }) {
  return (
    <>
      <optgroup label={t("house-seat-people")}>
        <option value={OPEN}>{t(everyone ? "house-seat-friend-public" : "house-seat-friend")}</option>
        <option value={LINK}>{t("house-seat-link")}</option>
        {beside && <option value={BESIDE}>{t("house-seat-beside")}</option>}
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
