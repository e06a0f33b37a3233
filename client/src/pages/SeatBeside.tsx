// For one who sits already: a free seat goes to somebody who plays on the same device, under a name of their own.
import { useState } from "preact/hooks";
import { reasonOf, sitDown } from "../house.ts";
import { t } from "../language.ts";
import { Alert } from "../Said.tsx";
import type { Msg } from "../wire.ts";
import { BesideName } from "./SeatFields.tsx";

export function SeatBeside({ table, seat }: { table: string; seat: number }) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<Msg | null>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    setProblem(null);
    sitDown(table, { seat, name: name.trim() }).catch((error: unknown) => setProblem(reasonOf(error)));
  };
  return (
    <details class="beside" id={`beside-${seat + 1}`}>
      <summary>{t("house-seat-beside")}</summary>
      <form class="row" onSubmit={submit}>
        <BesideName id={`beside-${seat + 1}-name`} value={name} onName={setName} />
        <button id={`beside-${seat + 1}-sit`}>{t("house-beside-sit")}</button>
      </form>
      <Alert message={problem} />
    </details>
  );
}
