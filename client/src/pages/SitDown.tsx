// For a visitor while a seat is open: a name, a party where the game has some, and the seat is theirs.
import { useState } from "preact/hooks";
import { callMe, reasonOf, sitDown, welcome } from "../house.ts";
import { t } from "../language.ts";
import { myName, NameField } from "../NameField.tsx";
import { Alert } from "../Said.tsx";
import { attend } from "../table.ts";
import type { Msg, Table } from "../wire.ts";
import { PartyField } from "./PartyField.tsx";

export function SitDown({ now }: { now: Table }) {
  const seat = now.seats.findIndex((one) => one.kind === "open");
  const [name, setName] = useState<string | null>(null);
  const [wanted, setWanted] = useState("");
  const [problem, setProblem] = useState<Msg | null>(null);
  if (now.you !== null || seat < 0) return null;
  const parties = welcome.value?.games.find((game) => game.name === now.game)?.parties ?? [];
  const taken = now.seats.map((one) => one.party).filter(Boolean);
  const party = taken.includes(wanted) ? "" : wanted; // somebody was faster
  const sit = async (here = "") => {
    const wish = (name ?? myName()).trim();
    if (wish !== myName()) await callMe(wish);
    await sitDown(now.id, seat, party, here);
    attend(now.id); // the house knows us by another cookie now
  };
  const submit = (event: Event) => {
    event.preventDefault();
    sit().catch((error: unknown) => setProblem(reasonOf(error)));
  };
  const free = problem?.args["free"];
  const sitAs = () => sit(String(free)).catch((error: unknown) => setProblem(reasonOf(error)));
  return (
    <form class="card sit-down" onSubmit={submit}>
      <NameField value={name ?? myName()} onName={setName} />
      <PartyField
        game={now.game}
        parties={parties}
        taken={taken}
        chosen={party || (parties[now.seats[seat]!.colour] ?? "")}
        onParty={setWanted}
      />
      <Alert message={problem} />
      {free && (
        <button type="button" id="sit-as" onClick={sitAs}>
          {t("house-name-free", { name: String(free) })}
        </button>
      )}
      <button class="primary" id="sit">
        {t("house-take-seat")}
      </button>
    </form>
  );
}
