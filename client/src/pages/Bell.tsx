// The switch for being called when it is your turn; nothing where this browser can't.
import { useEffect } from "preact/hooks";
import { bell, look, switchBell } from "../bell.ts";
import { t } from "../language.ts";

export function Bell() {
  useEffect(() => void look(), []);
  const state = bell.value;
  if (state === "impossible") return null;
  return (
    <div class="bell">
      <button type="button" id="bell" aria-pressed={state === "on"} aria-disabled={state === "busy"} onClick={() => state !== "busy" && void switchBell()}>
        <BellMark on={state === "on"} />
        {t(state === "on" ? "house-bell-off" : "house-bell-on")}
      </button>
      <p class="hint" role="status">
        {state === "on" && t("house-bell-is-on")}
        {(state === "denied" || state === "failed") && t(`house-bell-${state}`)}
      </p>
    </div>
  );
}

/** A small bell, with waves of sound while it is on. */
function BellMark({ on }: { on: boolean }) {
  return (
    <svg class="bell-mark" viewBox="-22 -22 44 44" aria-hidden="true">
      <path d="M-11 9C-8 5-9-3-6-8-3-13 3-13 6-8 9-3 8 5 11 9zM-3 13a3.5 3.5 0 0 0 6 0M0-12v-3" />
      {on && <path d="M-15-10a14 14 0 0 0-2 10M15-10a14 14 0 0 1 2 10" />}
    </svg>
  );
}
