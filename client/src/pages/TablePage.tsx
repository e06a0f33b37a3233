// The table: board first, the prompt under it, the people and the log beside it.
import { useEffect, useState } from "preact/hooks";
import { DOT, has, say, t } from "../language.ts";
import { DicePage } from "../replay/DicePage.tsx";
import { ReplayPage } from "../replay/ReplayPage.tsx";
import { SmallPrint } from "../replay/SmallPrint.tsx";
import { ReviewPage } from "../review/ReviewPage.tsx";
import { focusMain, go, invitation, Link } from "../route.tsx";
import { Board } from "../scene/Board.tsx";
import { Zoom } from "../scene/Zoom.tsx";
import { shown, told } from "../scene/telling.ts";
import { attend, away, farewell, keep, leave, line, names, rematchIsOurs, table } from "../table.ts";
import { titleOf } from "../title.ts";
import type { Msg, Scene, Table } from "../wire.ts";
import { Away } from "./Away.tsx";
import { Chat } from "./Chat.tsx";
import { called } from "./ClockField.tsx";
import { Curtain, drawn, HandOver } from "./Curtain.tsx";
import { Deeds } from "./Deeds.tsx";
import { Held } from "./Held.tsx";
import { Invite } from "./Invite.tsx";
import { variants } from "./Lobby.tsx";
import { Log } from "./Log.tsx";
import { Lost } from "./Lost.tsx";
import { MotionCard } from "./MotionCard.tsx";
import { NameHere } from "./NameHere.tsx";
import { News } from "./News.tsx";
import { Orders } from "./Orders.tsx";
import { Prompt } from "./Prompt.tsx";
import { Result } from "./Result.tsx";
import { Room, RoomPrompt } from "./Room.tsx";
import { Seats } from "./Seats.tsx";
import { Book } from "./Story.tsx";

const SHOWN_OUT = ["house-kicked", "house-no-spectators"];

interface Props {
  id: string;
  review: boolean;
  dice: boolean;
  move: number | null; // of its past
}

export function TablePage({ id, review, dice, move }: Props) {
  useEffect(() => {
    attend(id, invitation());
    return leave;
  }, [id]);
  const now = table.value;
  useEffect(() => {
    if (now?.next && rematchIsOurs()) go(`/table/${now.next}`);
  }, [now?.next]);
  if (now?.id !== id || shownOut()) return <Arriving />;
  if (drawn(now)) return <Curtain now={now} />;
  if (dice) return <DicePage now={now} />;
  if (move !== null) return <ReplayPage now={now} move={move} />;
  return review ? <ReviewPage now={now} /> : <Set now={now} />;
}

/** Nothing of the table is left to see. */
function shownOut(): boolean {
  return farewell.value !== null && SHOWN_OUT.includes(farewell.value.key);
}

function Arriving() {
  if (farewell.value)
    return (
      <Lost reason={farewell.value.key} id="closed">
        {say(farewell.value)}
      </Lost>
    );
  return (
    <main id="content" tabIndex={-1} class="narrow">
      <h1 id="opening">{t("house-opening")}</h1>
      <ConnectionNote />
      <p>
        <Link to="/" class="button">
          {t("house-home")}
        </Link>
      </p>
    </main>
  );
}

function Set({ now }: { now: Table }) {
  useEffect(() => {
    if (document.activeElement === document.body) focusMain();
  }, []);
  const settled = useSettled();
  return (
    <main id="content" tabIndex={-1} class="table" data-stage={now.stage} data-prompt={now.prompt} data-you={now.you ?? ""}>
      <h1 class="unseen">{titleOf(now.game)}</h1>
      <section class="place" aria-label={t("house-board")}>
        {shown.value ? <Watched scene={shown.value} /> : <Room now={now} />}
      </section>
      <section class="ask" aria-label={t("house-asked")}>
        <ConnectionNote />
        <HandOver now={now} />
        <Held now={now} />
        <Away now={now} />
        <MotionCard now={now} />
        <Asked now={now} />
      </section>
      <aside>
        {shown.value && <Seats now={told.value ? { ...now, result: null } : now} />}
        <NameHere now={now} />
        <Invite now={now} />
        <News now={now} />
        {settled && <Beside now={now} />}
      </aside>
    </main>
  );
}

/** Once the board has begun: a log of 200 lines would be half of the work before anything is seen. */
function useSettled(): boolean {
  const [settled, settle] = useState(false);
  useEffect(() => void setTimeout(settle, 0, true), []);
  return settled;
}

/** What one looks at later. */
function Beside({ now }: { now: Table }) {
  return (
    <>
      <Book now={now} />
      {shown.value && <Log />}
      <Chat now={now} />
      <div class="folds">
        <Deeds now={now} />
        <Orders now={now} />
        <SmallPrint now={now}>
          <Blurb game={now.game} />
        </SmallPrint>
      </div>
      <p class="row small">
        <Link to={`/rules/${now.game}`}>{t("house-rules")}</Link> <Variants now={now} />
        <SpectatorSwitch now={now} />
      </p>
    </>
  );
}

function Blurb({ game }: { game: string }) {
  return (
    <>
      <p class="small quiet">{t(`${game}-blurb`)}</p>
      <p class="small quiet">{t("house-board-keys")}</p>
      {has(`${game}-credit`) && <p class="small quiet">{t(`${game}-credit`)}</p>}
    </>
  );
}

function ended(now: Table): boolean {
  return now.stage === "over" || now.stage === "abandoned";
}

/** What is asked: of the people around a waiting table, of a player, or, at the end, what comes next. */
function Asked({ now }: { now: Table }) {
  if (!shown.value) return <RoomPrompt now={now} />;
  return ended(now) && !told.value ? <Result now={now} /> : <Prompt now={now} />;
}

function Watched({ scene }: { scene: Scene }) {
  return (
    <Zoom>
      <Board scene={scene} />
    </Zoom>
  );
}

function Variants({ now }: { now: Table }) {
  const words = variants(now);
  const clock = now.settings.clock ?? {};
  if (clock.kind !== "none") words.push(called(clock));
  return <span class="quiet variants">{words.join(DOT)}</span>;
}

/** For the host of a game that is being played. */
function SpectatorSwitch({ now }: { now: Table }) {
  if (!now.hosting || now.stage !== "playing") return null;
  return (
    <button type="button" class="link small" id="spectators" onClick={() => keep({ spectators: !now.settings.spectators })}>
      {t(now.settings.spectators ? "house-spectators-close" : "house-spectators-let")}
    </button>
  );
}

/** Nothing while all is well. */
function ConnectionNote() {
  if (farewell.value) return <HungUp reason={farewell.value} />;
  return (
    <p class={line.value === "lost" ? "notice" : "unseen"} role="status" id="connection">
      {line.value !== "lost" ? "" : away.value ? say(away.value) : t("house-lost")}
    </p>
  );
}

/** The house has hung up on this window; where there was a table, the seat can be asked for again. */
function HungUp({ reason }: { reason: Msg }) {
  const id = table.value?.id;
  return (
    <div class="notice row" role="alert" id="closed">
      <span>{say(reason, names.value)}</span>
      {id && (
        <button type="button" id="continue" onClick={() => attend(id)}>
          {t("house-continue-here")}
        </button>
      )}
    </div>
  );
}
