// Under the board of the past: the move in words, the slider, the buttons, and the way back to the table.
import { useRef } from "preact/hooks";
import { say, t, word } from "../language.ts";
import { Link } from "../route.tsx";
import { SeatSign } from "../scene/signs.tsx";
import { colourOf, myTurn, names } from "../table.ts";
import type { Position, Table } from "../wire.ts";
import { addressOf, playing, playOrPause, stepTo, toldOf } from "./replaying.ts";

/** Which move it was, and what was told of it; much of that has to be scrolled on a phone. */
export function Words({ here, move }: { here: Position | null; move: number }) {
  const seat = here?.move === move ? here.seat : null;
  return (
    <p class="question" role="status" id="replay-words" tabIndex={0}>
      {seat !== null && <SeatSign colour={colourOf(seat)} />}
      <b class="which">{t(move ? "house-review-move" : "house-review-start", { n: move })}</b>{" "}
      {here?.move === move && move > 0 && sentence(here)}
    </p>
  );
}

function sentence(here: Position): string {
  const lines = toldOf(here).map((line) => say(line, names.value));
  return lines.length ? lines.join(" ") : t("house-replay-silent", { name: names.value[here.seat ?? 0] ?? "" });
}

export function Slider({ move, most }: { move: number; most: number }) {
  return (
    <div class="timeline">
      <input
        type="range"
        id="replay-slider"
        min={0}
        max={most}
        value={Math.min(move, most)}
        aria-label={t("house-review-slider")}
        aria-valuetext={move ? t("house-review-move", { n: move }) : t("house-review-start")}
        onInput={(event) => stepTo(Number(event.currentTarget.value))}
      />
      <span class="count small quiet" aria-hidden="true">
        {Math.min(move, most)}/{most}
      </span>
    </div>
  );
}

export function Controls({ move, most }: { move: number; most: number }) {
  return (
    <div class="story-steps" role="group" aria-label={t("house-replay-walk")}>
      <Step id="replay-first" off={move === 0} to={0} shape="M17 5l-8 7 8 7M6 5v14" />
      <Step id="replay-previous" off={move === 0} to={move - 1} shape="M15 5 8 12l7 7" />
      <Step id="replay-play" name={playing.value ? "replay-pause" : "replay-play"} shape={playing.value ? "M9 5v14M15 5v14" : "M8 5v14l10-7z"} />
      <Step id="replay-next" off={move >= most} to={move + 1} shape="m9 5 7 7-7 7" />
      <Step id="replay-last" off={move >= most} to={most} shape="m7 5 8 7-8 7M18 5v14" />
    </div>
  );
}

interface StepProps {
  id: string;
  name?: string;
  off?: boolean;
  to?: number; // without it: play or pause
  shape: string;
}

function Step({ id, name = id, off, to, shape }: StepProps) {
  const called = t(`house-${name}`);
  const press = () => (to === undefined ? playOrPause() : stepTo(to));
  return (
    <button type="button" class="story-step" id={id} aria-label={called} title={called} aria-disabled={off} onClick={press}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}

/** To the table as it is now; says what has happened there since one left it. */
export function Back({ now, move }: { now: Table; move: number }) {
  const seen = useRef(now.moves);
  seen.current = Math.min(Math.max(seen.current, move), now.moves);
  const moves = now.moves - seen.current;
  return (
    <Link to={`/table/${now.id}`} class={myTurn.value ? "button primary yours" : "button"} id="to-table">
      {moves > 0 && <span class="news">{t("house-replay-news", { moves })}</span>}{" "}
      {t(myTurn.value ? "house-replay-turn" : "house-replay-back")}
    </Link>
  );
}

/** From the table into its past: at its last move while it is played, at its first when it is over. */
export function ReplaySwitch({ now }: { now: Table }) {
  if (!now.moves) return null;
  const name = t("house-replay-moves");
  return (
    <Link to={addressOf(now.id, now.moves)} class="button switch" id="replay" title={name} {...word("moves")}>
      <svg class="rewind" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 6l-8 6 8 6zM20 6l-8 6 8 6z" />
      </svg>
      <span class="unseen">{name}</span>
    </Link>
  );
}

/** To a finished game's replay and review: for wherever finished games are listed. */
export function PastLinks({ id }: { id: string }) {
  return (
    <span class="past-links small">
      <Link to={addressOf(id, 0)}>{t("house-replay")}</Link> <Link to={`/table/${id}/review`}>{t("house-review-short")}</Link>
    </span>
  );
}
