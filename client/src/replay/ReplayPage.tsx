// A table's past: the board as it was, the slider under it, people and log beside it as they were then.
// The table itself goes on meanwhile; what has happened there is said on the way back.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../language.ts";
import { Seats } from "../pages/Seats.tsx";
import { Caption, Steps, TellAgain } from "../pages/Story.tsx";
import { focusMain } from "../route.tsx";
import { Board } from "../scene/Board.tsx";
import { endThen, shownThen, tellThen, told } from "../scene/telling.ts";
import { Zoom, ZoomSwitch } from "../scene/Zoom.tsx";
import { Alert, Said } from "../Said.tsx";
import { names, past } from "../table.ts";
import { titleOf } from "../title.ts";
import type { Position, Table } from "../wire.ts";
import { BranchForm } from "./BranchForm.tsx";
import { EyesField } from "./EyesField.tsx";
import { forgetAll, hide, position, problem, show } from "./positions.ts";
import { Back, Controls, Slider, Words } from "./ReplayBar.tsx";
import { at, chosen, eyesOf, keyed, playing, slide } from "./replaying.ts";

/** A move that is not there, or no longer, leads to the last one. */
export function ReplayPage({ now, move: wish }: { now: Table; move: number }) {
  const move = Math.min(wish, now.moves);
  usePast(now, move);
  useEffect(() => {
    if (wish > move) slide(now.id, move);
  }, [wish, move]);
  const here = position.value;
  useStories(here);
  const [branching, setBranching] = useState(false);
  return (
    <main id="content" tabIndex={-1} class={branching ? "table replay branching" : "table replay"} data-stage={now.stage} data-move={here?.move ?? ""}>
      <h1 class="unseen">{t("house-replay-title", { title: titleOf(now.game) })}</h1>
      <section class="place" aria-label={t("house-board")}>
        {here && (
          <Zoom>
            <Board scene={shownThen(here.scene)} />
          </Zoom>
        )}
      </section>
      <section class="ask">
        <div class="prompt past" aria-busy={here?.move !== move}>
          {told.value ? <Caption story={told.value} /> : <Words here={here} move={move} />}
          <Alert message={problem.value} names={names.value} game={now.game} />
          {told.value && (
            <div class="row">
              <Steps story={told.value} />
            </div>
          )}
          <Slider move={move} most={now.moves} />
          <div class="row">
            <Controls move={move} most={now.moves} />
            <Back now={now} move={move} />
            {!told.value && here?.scene.story && <TellAgain story={here.scene.story} onTell={() => tellThen(here.scene)} />}
            <ZoomSwitch />
            <EyesField now={now} />
            {now.stage === "over" && move < now.moves && (
              <button type="button" id="branch" aria-expanded={branching} onClick={() => setBranching(!branching)}>
                {t("house-branch")}
              </button>
            )}
          </div>
        </div>
      </section>
      <aside>
        {branching && move < now.moves && <BranchForm now={now} move={move} onCancel={() => setBranching(false)} />}
        <Seats now={here ? asItWas(now, here) : now} />
        <PastLog here={here} game={now.game} />
      </aside>
    </main>
  );
}

/** Looks there, by whosever eyes; while one is here nothing is asked of the table. */
function usePast(now: Table, move: number): void {
  const moves = useRef(now.moves);
  useLayoutEffect(() => {
    past.value = true;
    if (document.activeElement === document.body) focusMain();
    document.addEventListener("keydown", keyed);
    return () => {
      document.removeEventListener("keydown", keyed);
      past.value = playing.value = false;
      at.value = null;
      hide();
    };
  }, []);
  useLayoutEffect(() => {
    at.value = move;
  }, [move]);
  const eyes = eyesOf(now, chosen.value);
  const back = now.moves < moves.current;
  useEffect(() => {
    if (back) forgetAll();
    moves.current = now.moves;
    show(now.id, move, eyes);
  }, [now.id, move, eyes, now.stage, back]);
}

/** One step on, a story that was not there before is told; wherever else one goes, it can be asked for. */
function useStories(here: Position | null): void {
  const before = useRef<Position | null>(null);
  useEffect(() => {
    const was = before.current;
    const next = here !== null && was !== null && here.move === was.move + 1;
    before.current = here;
    endThen();
    if (next && here.scene.story?.id !== was.scene.story?.id) tellThen(here.scene);
  }, [here]);
  useEffect(() => endThen, []);
}

function asItWas(now: Table, { actors, result }: Position): Table {
  return { ...now, stage: result ? "over" : "playing", actors, result };
}

function PastLog({ here, game }: { here: Position | null; game: string }) {
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{t("house-replay-log")}</h2>
      {here && !here.log.length && <p class="quiet">{t("house-log-empty")}</p>}
      <div role="group" tabIndex={0} aria-labelledby="log-title">
        <ol id="log">
          {here?.log.map((line, n) => (
            <li key={here.log_start + n} class={n >= here.log.length - here.told ? "now" : ""}>
              <Said message={line} names={names.value} game={game} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
