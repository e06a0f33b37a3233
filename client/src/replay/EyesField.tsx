// Through whose eyes one looks at the past: one's own seats while the game goes on, everybody's once it is over.
import { t } from "../language.ts";
import { names } from "../table.ts";
import type { Table } from "../wire.ts";
import { chosen, eyesOf } from "./replaying.ts";

export function EyesField({ now }: { now: Table }) {
  const over = now.stage === "over";
  const seats = over ? now.seats.map((_, seat) => seat) : now.mine;
  if (!over && seats.length < 2) return null;
  return (
    <span class="eyes">
      <label for="eyes" class="small quiet">
        {t("house-eyes")}
      </label>
      <select id="eyes" value={eyesOf(now, chosen.value)} onChange={(event) => (chosen.value = event.currentTarget.value)}>
        {over && <option value="all">{t("house-eyes-all")}</option>}
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {names.value[seat]}
          </option>
        ))}
        {over && <option value="spectator">{t("house-eyes-spectator")}</option>}
      </select>
    </span>
  );
}
