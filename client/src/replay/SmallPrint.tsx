// A table's small print: where its game comes from, what the house has promised about the dice, its record.
import { useEffect } from "preact/hooks";
import { t } from "../language.ts";
import { Link } from "../route.tsx";
import type { Origin, Table } from "../wire.ts";
import { witness } from "./promise.ts";
import { addressOf } from "./replaying.ts";

export function SmallPrint({ now }: { now: Table }) {
  useEffect(() => {
    if (now.stage === "playing") witness(now.id, now.promise);
  }, [now.id, now.promise, now.stage]);
  if (!now.promise) return null;
  return (
    <section class="small-print small" aria-labelledby="small-print">
      <h2 id="small-print" class="unseen">
        {t("house-small-print")}
      </h2>
      {now.origin && <From origin={now.origin} />}
      <p class="row">
        <a class="button" id="record" href={`/api/tables/${now.id}/record`} download>
          {t("house-record")}
        </a>
        {now.stage === "over" && (
          <Link to={`/table/${now.id}/dice`} class="button" id="dice">
            {t("house-dice")}
          </Link>
        )}
      </p>
      <p class="promise quiet">
        {t("house-promise")} <code id="promise">{now.promise}</code>
      </p>
    </section>
  );
}

function From({ origin }: { origin: Origin }) {
  if (origin.kind === "upload") return <p id="origin">{t("house-origin-upload")}</p>;
  return (
    <p id="origin">
      {t("house-origin-branch", { move: origin.move })} <Link to={addressOf(origin.table, origin.move)}>{t("house-origin-there")}</Link>
    </p>
  );
}
