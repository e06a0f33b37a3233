// For a visitor while there is a seat to take: a name, a party where the game has some, and the seat is theirs.
// Where somebody has that name already, another is offered, for this table alone.
import { useState } from "preact/hooks";
import { seatFor } from "../arranging.ts";
import { callMe, reasonOf, sitDown, welcome } from "../house.ts";
import { t } from "../language.ts";
import { myName, NameField } from "../NameField.tsx";
import { invitation, settle } from "../route.tsx";
import { Alert } from "../Said.tsx";
import { attend } from "../table.ts";
import type { Msg, Table } from "../wire.ts";
import { PartyField } from "./PartyField.tsx";

export function SitDown({ now }: { now: Table }) {
  const seat = now.stage === "waiting" ? seatFor(now.seats, now.invited) : -1;
  const [name, setName] = useState<string | null>(null);
  const [nameHere, setNameHere] = useState("");
  const [wanted, setWanted] = useState("");
  const [problem, setProblem] = useState<Msg | null>(null);
  if (now.mine.length || now.hosting || seat < 0) return null;
  const parties = welcome.value?.games.find((game) => game.name === now.game)?.parties ?? [];
  const taken = now.seats.map((one) => one.party).filter(Boolean);
  const party = taken.includes(wanted) ? "" : wanted; // somebody was faster
  const wish = (name ?? myName()).trim();
  const sit = async () => {
    if (wish !== myName()) await callMe(wish);
    await sitDown(now.id, { seat, party, key: now.invited === null ? "" : invitation(), name: nameHere.trim() });
    settle(`/table/${now.id}`); // the seat's own link has done its work
    attend(now.id); // the house knows us by another cookie now
  };
  const refuse = (error: unknown) => {
    const reason = reasonOf(error);
    setProblem(reason);
    if (reason.key === "house-name-taken") setNameHere(String(reason.args["free"]));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    sit().catch(refuse);
  };
  return (
    <form class="card sit-down" onSubmit={submit}>
      {nameHere ? (
        <NameHere name={nameHere} taken={wish} onName={setNameHere} />
      ) : (
        <NameField value={name ?? myName()} onName={setName} />
      )}
      <PartyField
        game={now.game}
        parties={parties}
        taken={taken}
        chosen={party || (parties[now.seats[seat]!.colour] ?? "")}
        onParty={setWanted}
      />
      <Alert message={problem} />
      <button class="primary" id="sit">
        {t("house-take-seat")}
      </button>
    </form>
  );
}

function NameHere({ name, taken, onName }: { name: string; taken: string; onName(name: string): void }) {
  return (
    <div class="field">
      <label for="name-here">{t("house-name-here")}</label>
      <input
        id="name-here"
        required
        maxLength={24}
        value={name}
        aria-describedby="name-here-hint"
        onInput={(event) => onName(event.currentTarget.value)}
      />
      <p class="hint" id="name-here-hint">
        {t("house-name-here-hint", { name: taken })}
      </p>
    </div>
  );
}
