// The dice of a finished game, proved: what was promised, that the promise was kept, and every outcome beside what the seed gives.
// The hash is worked out here, in the browser: whoever checks need not believe the house.
import { useEffect, useState } from "preact/hooks";
import { readDice, reasonOf } from "../house.ts";
import { t } from "../language.ts";
import { HeadBeside } from "../pages/HeadBeside.tsx";
import { Link } from "../route.tsx";
import { Alert } from "../Said.tsx";
import { SeatSign } from "../scene/signs.tsx";
import { colourOf, names } from "../table.ts";
import type { Dice, Msg, Rolled, Table } from "../wire.ts";
import { isFair, isKept, promised } from "./promise.ts";
import { addressOf } from "./replaying.ts";

export function DicePage({ now }: { now: Table }) {
  const { dice, kept, problem } = useDice(now.id);
  return (
    <main id="content" tabIndex={-1} class="dice">
      <HeadBeside now={now} title="house-dice-title" />
      <Alert message={problem} names={names.value} />
      {!dice && !problem && <p role="status">{t("house-dice-wait")}</p>}
      {dice && <Proof now={now} dice={dice} kept={kept} />}
    </main>
  );
}

function useDice(id: string) {
  const [dice, setDice] = useState<Dice | null>(null);
  const [kept, setKept] = useState<boolean | null | undefined>(undefined);
  const [problem, setProblem] = useState<Msg | null>(null);
  useEffect(() => {
    readDice(id).then(
      (found) => (setDice(found), void isKept(found).then(setKept)),
      (error: unknown) => setProblem(reasonOf(error)),
    );
  }, [id]);
  return { dice, kept, problem };
}

function Proof({ now, dice, kept }: { now: Table; dice: Dice; kept: boolean | null | undefined }) {
  const strange = dice.rolls.filter((roll) => !isFair(roll));
  const witnessed = promised(now.id);
  return (
    <ol class="proof">
      <Part good={witnessed === null ? null : witnessed === dice.seed_hash} title={t("house-dice-promised")}>
        <p>{t(now.origin?.kind === "upload" ? "house-dice-promise-file" : "house-dice-promise")}</p>
        <Hash name="house-dice-hash" value={dice.seed_hash} id="dice-hash" />
        {witnessed !== null && <p>{t(witnessed === dice.seed_hash ? "house-dice-witness" : "house-dice-witness-other")}</p>}
      </Part>
      <Part good={kept} title={t("house-dice-kept")}>
        <p>
          {t("house-dice-opened")} {dice.salt && t("house-dice-salted")}
        </p>
        <Hash name="house-dice-seed" value={dice.seed} />
        <Hash name="house-dice-salt" value={dice.salt || t("house-dice-no-salt")} />
        <p id="dice-kept">{t(verdict(kept))}</p>
      </Part>
      <Part good={!strange.length} title={t("house-dice-rolls")}>
        {dice.branch && <p>{t("house-dice-taken", { moves: dice.taken_over })}</p>}
        <p id="dice-fair">
          {strange.length ? t("house-dice-strange", { rolls: strange.length }) : t("house-dice-fair", { rolls: dice.rolls.length })}
        </p>
        {dice.rolls.length > 0 && <Rolls now={now} rolls={dice.rolls} open={strange.length > 0} />}
      </Part>
      <Part good={null} title={t("house-dice-yourself")}>
        <p>{t("house-dice-command")}</p>
        <p>
          <code>nemeton replay {now.game}-{now.id}.jsonl --verify</code>
        </p>
        <p>
          <a class="button" href={`/api/tables/${now.id}/record`} download>
            {t("house-record")}
          </a>
        </p>
      </Part>
    </ol>
  );
}

function verdict(kept: boolean | null | undefined): string {
  if (kept === undefined) return "house-dice-wait";
  if (kept === null) return "house-dice-closed";
  return kept ? "house-dice-same" : "house-dice-other";
}

interface PartProps {
  good: boolean | null | undefined; // null, undefined: nothing is proved here
  title: string;
  children: preact.ComponentChildren;
}

function Part({ good, title, children }: PartProps) {
  const sign = good ? "good" : good === false ? "bad" : "none";
  return (
    <li class={`card ${sign}`}>
      <h2>
        <Mark good={good} /> {title}
      </h2>
      {children}
    </li>
  );
}

/** A tick or a cross, told too; nothing where nothing is proved. */
function Mark({ good }: { good: boolean | null | undefined }) {
  if (good === null || good === undefined) return null;
  return (
    <svg class="mark" viewBox="0 0 24 24" role="img" aria-label={t(good ? "house-dice-yes" : "house-dice-no")}>
      <path d={good ? "M5 13l5 5L19 7" : "M6 6l12 12M18 6 6 18"} />
    </svg>
  );
}

function Hash({ name, value, id }: { name: string; value: string; id?: string }) {
  return (
    <p class="hash">
      <span class="small quiet">{t(name)}</span> <code id={id}>{value}</code>
    </p>
  );
}

function Rolls({ now, rolls, open }: { now: Table; rolls: readonly Rolled[]; open: boolean }) {
  return (
    <details open={open}>
      <summary>{t("house-dice-each")}</summary>
      <ul id="rolls" tabIndex={0} aria-label={t("house-dice-each")}>
        {rolls.map((roll, n) => (
          <li key={n} class={isFair(roll) ? "" : "strange"}>
            <Which now={now} roll={roll} />
            <code>{roll.said.join(" ")}</code>
            {isFair(roll) ? <Mark good /> : <span>{t("house-dice-seeded", { words: roll.seeded.join(" ") })}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Which({ now, roll }: { now: Table; roll: Rolled }) {
  if (!roll.move) return <span class="which">{t("house-dice-setup")}</span>;
  return (
    <span class="which">
      {roll.seat !== null && <SeatSign colour={colourOf(roll.seat)} />}
      {roll.undone ? (
        t("house-dice-undone", { n: roll.move })
      ) : (
        <Link to={addressOf(now.id, roll.move)}>{t("house-review-move", { n: roll.move })}</Link>
      )}
    </span>
  );
}
