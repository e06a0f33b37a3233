// If somebody leaves: they are waited for, or a bot plays until they are back. Asked only where there is somebody to leave.
import { welcome } from "../house.ts";
import { t } from "../language.ts";
import type { Settings } from "../wire.ts";

export type Leaving = Required<Pick<Settings, "stand_in" | "patience">>;

const WAITS = [60, 120, 600, 3600]; // seconds; the house waits a minute at least
const USUAL = "bard";
/** What the form begins with. */
export const PATIENT: Leaving = { stand_in: "", patience: 120 };

interface Props {
  leaving: Leaving;
  days: boolean; // over days the clock says how long
  onLeaving(leaving: Leaving): void;
}

export function LeaveFields({ leaving, days, onLeaving }: Props) {
  const choose = (kind: string) => onLeaving({ ...leaving, stand_in: kind === "bot" ? USUAL : "" });
  return (
    <fieldset class="leave">
      <legend>{t("house-leaving")}</legend>
      <div class="row">
        <select
          id="leave"
          aria-label={t("house-leaving")}
          aria-describedby="leave-hint"
          value={leaving.stand_in ? "bot" : "wait"}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="wait">{t("house-leave-wait")}</option>
          <option value="bot">{t("house-leave-bot")}</option>
        </select>
        {leaving.stand_in && <StandIn leaving={leaving} days={days} onLeaving={onLeaving} />}
      </div>
      <p class="hint" id="leave-hint">
        {t("house-leave-hint")}
      </p>
    </fieldset>
  );
}

function StandIn({ leaving, days, onLeaving }: Props) {
  return (
    <>
      <select
        id="leave-level"
        aria-label={t("house-leave-level")}
        value={leaving.stand_in}
        onChange={(event) => onLeaving({ ...leaving, stand_in: event.currentTarget.value })}
      >
        {(welcome.value?.levels ?? []).map((level) => (
          <option key={level} value={level}>
            {t(`house-level-${level}`)}
          </option>
        ))}
      </select>
      {!days && (
        <select
          id="leave-patience"
          aria-label={t("house-leave-patience")}
          value={leaving.patience}
          onChange={(event) => onLeaving({ ...leaving, patience: Number(event.currentTarget.value) })}
        >
          {WAITS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t(`house-patience-${seconds}`)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
