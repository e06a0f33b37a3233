// The table before everyone is seated: a clearing that waits.
import { t } from "../language.ts";
import type { Table } from "../wire.ts";
import { Emblem } from "./Emblem.tsx";

export function Empty({ now }: { now: Table }) {
  return (
    <div class="empty">
      <Emblem name={now.game} />
      <p>{t("house-waiting")}</p>
    </div>
  );
}
