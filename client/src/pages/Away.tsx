// A bot plays in your place: it says so, and you may take your seat back at once.
import { t } from "../language.ts";
import { send } from "../table.ts";
import type { Table } from "../wire.ts";

export function Away({ now }: { now: Table }) {
  const level = now.you === null ? "" : now.seats[now.you]?.stand_in;
  if (!level || now.stage !== "playing") return null;
  return (
    <div class="notice row" role="status" id="away">
      <span>{t("house-away-you", { level: t(`house-level-${level}`) })}</span>
      <button type="button" class="primary" id="take-back" onClick={() => send({ type: "back" })}>
        {t("house-away-back")}
      </button>
    </div>
  );
}
