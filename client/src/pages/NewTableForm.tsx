// Opening a table: who sits where, under which colours, which variants, and your name if the house does not know it.
// The defaults are a game against a bard, so that one more click begins.
import { useEffect, useRef, useState } from "preact/hooks";
import { callMe, openTable, reasonOf } from "../house.ts";
import { t } from "../language.ts";
import { myName, NameField } from "../NameField.tsx";
import { go } from "../route.tsx";
import { Alert } from "../Said.tsx";
import { type Options, variants } from "../variants.ts";
import type { Clock, GameInfo, Msg, NewTable } from "../wire.ts";
import { ClockField } from "./ClockField.tsx";
import { OptionFields } from "./OptionFields.tsx";
import { hasBot, SeatFields, usual, wished } from "./SeatFields.tsx";

export function NewTableForm({ game, onCancel }: { game: GameInfo; onCancel(): void }) {
  const [name, setName] = useState("");
  const [others, setOthers] = useState(() => usual(game.seats[0] ?? 2));
  const [party, setParty] = useState(game.parties[0] ?? "");
  const [chosen, setChosen] = useState<Options>({});
  const [clock, setClock] = useState<Clock>({ kind: "none" });
  const company = { seats: others.length + 1, bots: hasBot(others) };
  const wish = (): NewTable => ({
    game: game.name,
    seats: [{ kind: "me", party }, ...others.map(wished)],
    options: variants(game.options, company, chosen),
    settings: { clock },
  });
  const { problem, busy, begin } = useOpening(() => opened(name, wish()));
  const form = useFirstFocus();
  return (
    <form ref={form} class="new-table" onSubmit={begin} aria-labelledby={`game-${game.name}`}>
      {!myName() && <NameField value={name} onName={setName} />}
      <SeatFields
        game={game}
        me={myName() || name}
        party={party}
        onParty={setParty}
        others={others}
        onOthers={setOthers}
      />
      <OptionFields game={game} company={company} options={chosen} onOptions={setChosen} />
      <ClockField clock={clock} onClock={setClock} />
      <Alert message={problem} game={game.name} />
      <div class="row">
        <button class="primary" id="start" disabled={busy}>
          {t("house-start")}
        </button>
        <button type="button" onClick={onCancel}>
          {t("house-cancel")}
        </button>
      </div>
    </form>
  );
}

/** The new table's id; the house hears your name first, if it has none. */
async function opened(name: string, wish: NewTable): Promise<string> {
  if (!myName()) await callMe(name.trim());
  return openTable(wish);
}

function useOpening(open: () => Promise<string>) {
  const [problem, setProblem] = useState<Msg | null>(null);
  const [busy, setBusy] = useState(false);
  const refuse = (error: unknown) => {
    setProblem(reasonOf(error));
    setBusy(false);
  };
  const begin = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    open().then((id) => go(`/table/${id}`), refuse);
  };
  return { problem, busy, begin };
}

/** The form begins where something has to be said: the name, else the button that starts. */
function useFirstFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(myName() ? "#start" : "input")?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return form;
}
