// A timer beside the prompt: so many seconds to play to, for those who like it. It can be skipped, and when it is over
// nothing happens.
import { useEffect, useState } from "preact/hooks";
import { countdown } from "../countdown.ts";
import { t } from "../language.ts";

export function Timer({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  const [skipped, setSkipped] = useState(false);
  useEffect(() => countdown(seconds, setLeft), [seconds]);
  if (skipped) return null;
  return (
    <div class="timer" id="timer">
      <span role="timer" aria-label={t("house-timer")}>
        {left ? <Ring left={left} seconds={seconds} /> : t("house-timer-over")}
      </span>
      {left > 0 && (
        <button type="button" class="switch" id="timer-skip" onClick={() => setSkipped(true)}>
          {t("house-timer-skip")}
        </button>
      )}
    </div>
  );
}

/** The seconds, in a ring that opens. */
function Ring({ left, seconds }: { left: number; seconds: number }) {
  return (
    <svg viewBox="-22 -22 44 44">
      <circle r="19" class="timer-past" />
      <circle r="19" class="timer-left" pathLength={seconds} stroke-dasharray={`${left} ${seconds}`} transform="rotate(-90)" />
      <text y="6">{left}</text>
    </svg>
  );
}
