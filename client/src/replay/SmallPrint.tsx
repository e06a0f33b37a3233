// A table's small print: where its game comes from, what the house has promised about the dice, its record.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../language.ts";
import { Link } from "../route.tsx";
import type { Origin, Table } from "../wire.ts";
import { witness } from "./promise.ts";
import { addressOf } from "./replaying.ts";

interface Props {
  now: Table;
  children: ComponentChildren; // about the game; all there is to say until it begins
}

/** Folded while one plays. */
export function SmallPrint({ now, children }: Props) {
  useEffect(() => {
    if (now.stage === "playing") witness(now.id, now.promise);
  }, [now.id, now.promise, now.stage]);
  if (!now.promise) return <>{children}</>;
  return (
    <>
      {now.origin && <From origin={now.origin} />}
      <details class="small-print" open={now.stage === "over" || now.stage === "abandoned"}>
        <summary>
          <h2>{t("house-small-print")}</h2>
        </summary>
        <div class="small-print-inside">
          <Papers now={now} />
          <p class="promise quiet small">
            {t("house-promise")} <code id="promise">{now.promise}</code>
          </p>
          {children}
        </div>
      </details>
    </>
  );
}

function Papers({ now }: { now: Table }) {
  return (
    <p class="row small">
      <a class="button" id="record" href={`/api/tables/${now.id}/record`} download>
        {t("house-record")}
      </a>
      {now.stage === "over" && (
        <Link to={`/table/${now.id}/dice`} class="button" id="dice">
          {t("house-dice")}
        </Link>
      )}
    </p>
  );
}

function From({ origin }: { origin: Origin }) {
  if (origin.kind === "upload") return <p id="origin" class="small">{t("house-origin-upload")}</p>;
  return (
    <p id="origin" class="small">
      {t("house-origin-branch", { move: origin.move })} <Link to={addressOf(origin.table, origin.move)}>{t("house-origin-there")}</Link>
    </p>
  );
}
