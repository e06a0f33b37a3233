// For one who changed names since sitting down here: the table keeps the old one, unless told otherwise.
import { t } from "../language.ts";
import { myName } from "../NameField.tsx";
import { tell } from "../table.ts";
import type { Table } from "../wire.ts";

export function NameHere({ now }: { now: Table }) {
  const here = now.you === null ? "" : (now.seats[now.you]?.name ?? "");
  const name = myName();
  if (!here || !name || here === name || now.you !== now.mine[0]) return null; // the others are who they are
  return (
    <p class="small quiet" id="called-here">
      {t("house-called-here", { name: here })}{" "}
      <button type="button" class="link" id="call-me-here" onClick={() => tell({ type: "rename", name })}>
        {t("house-call-me-here", { name })}
      </button>
    </p>
  );
}
