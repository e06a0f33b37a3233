// Opening a table: who sits where, under which colours, which variants, who finds it, and your name if it is not known.
// The defaults are a game against a bard, so that one more click begins.
import { useEffect, useRef, useState } from "preact/hooks";
import { hasBot, isOpen, seatsOf, usual } from "../arranging.ts";
import { callMe, openTable, reasonOf } from "../house.ts";
import { t } from "../language.ts";
import { myName, NameField } from "../NameField.tsx";
import { go } from "../route.tsx";
import { Alert } from "../Said.tsx";
import { type Options, variants } from "../variants.ts";
import type { Clock, GameInfo, Msg, NewTable } from "../wire.ts";
import { ClockField } from "./ClockField.tsx";
import { LessonOffer } from "../lesson/LessonOffer.tsx";
import { LeaveFields, PATIENT } from "./LeaveFields.tsx";
import { OptionFields } from "./OptionFields.tsx";
import { SeatFields } from "./SeatFields.tsx";
import { type Kept, SettingFields } from "./SettingFields.tsx";

export function NewTableForm({ game, onCancel }: { game: GameInfo; onCancel(): void }) {
  const [name, setName] = useState(suggested);
  const [others, setOthers] = useState(() => usual(game.seats[0] ?? 2));
  const [names, setNames] = useState<string[]>([]); // of those who play on this device too
  const [party, setParty] = useState(game.parties[0] ?? "");
  const [chosen, setChosen] = useState<Options>({});
  const [leaving, setLeaving] = useState(PATIENT);
  const [place, setPlace] = useState(0);
  const [kept, setKept] = useState<Kept>({ public: false, spectators: true, when_full: true });
  const move = (seat: number) => {
    if (party === game.parties[place]) setParty(game.parties[seat] ?? ""); // the seat's own goes with it
    setPlace(seat);
  };
  const [clock, setClock] = useState<Clock>({ kind: "none" });
  const company = { seats: others.length + 1, bots: hasBot(others) };
  const wish = (): NewTable => ({
    game: game.name,
    seats: seatsOf(others, place, party, names),
    options: variants(game.options, company, chosen),
    settings: { ...kept, ...leaving, clock },
  });
  const { problem, busy, begin } = useOpening(() => opened(name, wish()));
  const form = useFirstFocus();
  return (
    <form ref={form} class="new-table" onSubmit={begin} aria-labelledby={`game-${game.name}`}>
      <LessonOffer game={game} />
      {!myName() && <NameField value={name} onName={setName} />}
      <SeatFields
        game={game}
        me={myName() || name}
        place={place}
        onPlace={move}
        party={party}
        onParty={setParty}
        others={others}
        onOthers={setOthers}
        names={names}
        onNames={setNames}
        everyone={kept.public}
      />
      <OptionFields game={game} company={company} options={chosen} onOptions={setChosen} />
      {others.some(isOpen) && <SettingFields kept={kept} waits onChange={(change) => setKept({ ...kept, ...change })} />}
      <ClockField clock={clock} onClock={setClock} />
      {others.some(isOpen) && <LeaveFields leaving={leaving} days={clock.kind === "days"} onLeaving={setLeaving} />}
      <Alert message={problem} game={game.name} />
      <div class="row">
        <button class="primary" id="start" aria-disabled={busy}>
          {t(others.some(isOpen) ? "house-open-table" : "house-start")}
        </button>
        <button type="button" onClick={onCancel}>
          {t("house-cancel")}
        </button>
      </div>
    </form>
  );
}

/** A name from the wood, so that two clicks begin; who has another says it. */
function suggested(): string {
  const names = t("house-names").split(", ");
  return names[Math.floor(Math.random() * names.length)]!;
}

/** The new table's id; the house hears your name first, if it has none. */
export async function opened(name: string, wish: NewTable): Promise<string> {
  if (!myName()) await callMe(name.trim());
  return openTable(wish);
}

export function useOpening(open: () => Promise<string>) {
  const [problem, setProblem] = useState<Msg | null>(null);
  const [busy, setBusy] = useState(false);
  const refuse = (error: unknown) => {
    setProblem(reasonOf(error));
    setBusy(false);
  };
  const begin = (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    open().then((id) => go(`/table/${id}`), refuse);
  };
  return { problem, busy, begin };
}

/** The form begins where something has to be said: the name, else the button that starts. */
function useFirstFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(myName() ? "#start" : "input");
    first?.focus({ preventScroll: true });
    if (first instanceof HTMLInputElement) first.select();
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return form;
}
