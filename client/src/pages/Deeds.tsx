// What can be asked for at the table besides playing: a move back, a pause, an end, a bot for somebody, a seat for somebody.
import { useState } from "preact/hooks";
import { linkToSeat, reasonOf } from "../house.ts";
import { t, word } from "../language.ts";
import { type Deed, type DeedKind, deedsOf } from "../motions.ts";
import { Alert } from "../Said.tsx";
import { names, propose } from "../table.ts";
import type { Msg, Propose, Table } from "../wire.ts";
import { SeatLink } from "./SeatLink.tsx";

/** My last move back: at once where nobody has learned anything since, else the others are asked. */
export function UndoButton({ now }: { now: Table }) {
  const turn = now.undo;
  if (turn === null || now.motion) return null;
  return (
    <button type="button" class="switch undo" id="undo" title={t("house-undo-about")} onClick={() => propose({ kind: "undo", turn })} {...word("undo")}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5 4 10l5 5M4.5 10H14c3.6 0 6 2.2 6 5.2S17.6 20 14 20h-3" />
      </svg>
      <span>{t("house-undo")}</span>
    </button>
  );
}

/** While the game rests, the way to go on stands where one looks. */
export function ResumeButton({ now }: { now: Table }) {
  if (!now.paused || now.you === null || now.motion) return null;
  return (
    <button type="button" class="primary" id="resume" onClick={() => propose({ kind: "resume" })}>
      {t("house-deed-resume")}
    </button>
  );
}

export function Deeds({ now }: { now: Table }) {
  const [problem, setProblem] = useState<Msg | null>(null);
  const [link, setLink] = useState<{ seat: number; token: string } | null>(null);
  const deeds = deedsOf(now);
  if (!deeds.length) return null;
  const handOver = (seat: number) => {
    setProblem(null);
    linkToSeat(now.id, seat).then(
      (token) => setLink({ seat, token }),
      (error: unknown) => setProblem(reasonOf(error)),
    );
  };
  return (
    <details class="deeds">
      <summary>
        <h2>{t("house-deeds")}</h2>
      </summary>
      <ul>
        {deeds.map((deed) => (
          <li key={`${deed.kind} ${deed.of}`}>
            <DeedButton deed={deed} off={now.motion !== null} onHandOver={handOver} />
          </li>
        ))}
      </ul>
      <Alert message={problem} />
      {link && <SeatLink id={now.id} token={link.token} />}
    </details>
  );
}

/** What is asked of the table, where the deed is called otherwise. */
const ASKED: Partial<Record<DeedKind, Propose["kind"]>> = { dismiss: "replace", "ask-hand-over": "hand-over" };

interface DeedProps {
  deed: Deed;
  off: boolean; // one question at a time
  onHandOver(seat: number): void;
}

/** What can't be taken back asks to be pressed twice. */
function DeedButton({ deed, off, onHandOver }: DeedProps) {
  const [doubted, setDoubted] = useState(false);
  const { kind, of } = deed;
  const handing = kind === "hand-over" || kind === "hand-over-of";
  const press = () => {
    if (off && !handing) return;
    if (deed.sure && !doubted) return setDoubted(true);
    setDoubted(false);
    if (handing) onHandOver(of!);
    else propose({ kind: ASKED[kind] ?? (kind as Propose["kind"]), of });
  };
  const id = of === null || kind === "hand-over" ? `deed-${kind}` : `deed-${kind}-${of}`;
  return (
    <button type="button" id={id} aria-disabled={off && !handing} onClick={press} onBlur={() => setDoubted(false)}>
      {doubted ? t("house-deed-sure") : t(`house-deed-${kind}`, { name: (of !== null && names.value[of]) || "" })}
    </button>
  );
}
