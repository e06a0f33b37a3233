// A question to the table: who asks what, yes or no for those who are asked, and who has said what so far.
import { say, t } from "../language.ts";
import { isAsked, questionKey } from "../motions.ts";
import { SeatSign } from "../scene/signs.tsx";
import { colourOf, names, vote, withdraw } from "../table.ts";
import type { Motion, Table } from "../wire.ts";

export function MotionCard({ now }: { now: Table }) {
  const motion = now.motion;
  return (
    <div class={motion ? "motion" : "unseen"}>
      <div role="status" id="motion">
        {motion && <Question motion={motion} />}
      </div>
      {motion && <Answers now={now} motion={motion} />}
      {motion && <Said now={now} motion={motion} />}
    </div>
  );
}

function Question({ motion }: { motion: Motion }) {
  const name = names.value[motion.seat] ?? "";
  const of = motion.of === null ? "" : (names.value[motion.of] ?? "");
  const level = motion.level && t(`house-level-${motion.level}`);
  const notes = [
    motion.reason && say(motion.reason, names.value),
    motion.kind === "undo" && t("house-motion-undo-more", { moves: motion.moves }),
    motion.wait > 0 && t("house-motion-wait", { hours: Math.round(motion.wait / 3600) }),
  ].filter(Boolean);
  return (
    <>
      <p class="motion-question">
        <SeatSign colour={colourOf(motion.seat)} /> {t(questionKey(motion), { name, of, level })}
      </p>
      {notes[0] && <p class="small quiet">{notes.join(" ")}</p>}
    </>
  );
}

function Answers({ now, motion }: { now: Table; motion: Motion }) {
  if (isAsked(now, motion))
    return (
      <div class="row">
        <button type="button" class="primary" id="motion-yes" onClick={() => vote(true)}>
          {t("house-motion-yes")}
        </button>
        <button type="button" id="motion-no" onClick={() => vote(false)}>
          {t("house-motion-no")}
        </button>
      </div>
    );
  if (now.you !== motion.seat) return null;
  return (
    <div class="row">
      <button type="button" id="motion-withdraw" onClick={withdraw}>
        {t("house-motion-withdraw")}
      </button>
    </div>
  );
}

/** But oneself: whoever is asked knows. */
function Said({ now, motion }: { now: Table; motion: Motion }) {
  const waiting = motion.waits_for.filter((seat) => seat !== motion.seat && seat !== now.you);
  return (
    <ul class="motion-said small">
      {motion.said.map((seat) => (
        <Voice key={seat} seat={seat} word="house-motion-said" />
      ))}
      {waiting.map((seat) => (
        <Voice key={seat} seat={seat} word="house-motion-waits" />
      ))}
    </ul>
  );
}

function Voice({ seat, word }: { seat: number; word: string }) {
  return (
    <li class={word === "house-motion-said" ? "yes" : ""}>
      <SeatSign colour={colourOf(seat)} /> {t(word, { name: names.value[seat] ?? "" })}
    </li>
  );
}
