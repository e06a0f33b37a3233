// A new table from a position of a finished game: which seat is yours, and which bots sit at the others.
import { useEffect, useRef, useState } from "preact/hooks";
import { branchOff, callMe, reasonOf, welcome } from "../house.ts";
import { t } from "../language.ts";
import { myName, NameField } from "../NameField.tsx";
import { go } from "../route.tsx";
import { Alert } from "../Said.tsx";
import { names } from "../table.ts";
import type { Msg, Table } from "../wire.ts";
import { position } from "./positions.ts";

const USUAL = "bard";

interface Props {
  now: Table;
  move: number;
  onCancel(): void;
}

export function BranchForm({ now, move, onCancel }: Props) {
  const [seat, setSeat] = useState(now.you ?? position.value?.actors[0] ?? 0);
  const [levels, setLevels] = useState(() => now.seats.map(({ level }) => level || USUAL));
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<Msg | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const refuse = (error: unknown) => (setProblem(reasonOf(error)), setBusy(false));
    opened(name, now.id, { move, seat, levels: levels.filter((_, n) => n !== seat) }).then((id) => go(`/table/${id}`), refuse);
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, select")?.focus(), []);
  return (
    <form ref={form} class="card branch" onSubmit={begin} aria-labelledby="branch-title">
      <h2 id="branch-title">{t("house-branch-title", { move })}</h2>
      <p class="hint">{t("house-branch-about")}</p>
      {!myName() && <NameField value={name} onName={setName} />}
      <div class="field">
        <label for="branch-seat">{t("house-branch-seat")}</label>
        <select id="branch-seat" value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          {now.seats.map((_, n) => (
            <option key={n} value={n}>
              {names.value[n]}
            </option>
          ))}
        </select>
      </div>
      {levels.map((level, n) => n !== seat && <LevelField key={n} seat={n} level={level} onLevel={(one) => setLevels(levels.with(n, one))} />)}
      <Alert message={problem} game={now.game} />
      <div class="row">
        <button class="primary" id="branch-start" aria-disabled={busy}>
          {t("house-start")}
        </button>
        <button type="button" onClick={onCancel}>
          {t("house-cancel")}
        </button>
      </div>
    </form>
  );
}

async function opened(name: string, id: string, wish: Parameters<typeof branchOff>[1]): Promise<string> {
  if (!myName()) await callMe(name.trim());
  return branchOff(id, wish);
}

function LevelField({ seat, level, onLevel }: { seat: number; level: string; onLevel(level: string): void }) {
  const id = `branch-level-${seat}`;
  return (
    <div class="field">
      <label for={id}>{t("house-branch-level", { name: names.value[seat] ?? "" })}</label>
      <select id={id} value={level} onChange={(event) => onLevel(event.currentTarget.value)}>
        {(welcome.value?.levels ?? []).map((one) => (
          <option key={one} value={one}>
            {t(`house-level-${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
