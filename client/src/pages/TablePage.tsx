// The table: board first, the prompt under it, the people and the log beside it.
import { useEffect } from "preact/hooks";
import { has, say, t } from "../language.ts";
import { ReviewPage } from "../review/ReviewPage.tsx";
import { focusMain, go, Link } from "../route.tsx";
import { Board } from "../scene/Board.tsx";
import { Zoom } from "../scene/Zoom.tsx";
import { shown, told } from "../scene/telling.ts";
import { attend, away, farewell, leave, line, names, rematchIsOurs, table } from "../table.ts";
import { titleOf } from "../title.ts";
import type { Msg, Scene, Table } from "../wire.ts";
import { Empty } from "./Empty.tsx";
import { Invite } from "./Invite.tsx";
import { Log } from "./Log.tsx";
import { Prompt } from "./Prompt.tsx";
import { Result } from "./Result.tsx";
import { Seats } from "./Seats.tsx";
import { SitDown } from "./SitDown.tsx";
import { Book } from "./Story.tsx";

export function TablePage({ id, review }: { id: string; review: boolean }) {
  useEffect(() => {
    attend(id);
    return leave;
  }, [id]);
  const now = table.value;
  useEffect(() => {
    if (now?.next && rematchIsOurs()) go(`/table/${now.next}`);
  }, [now?.next]);
  if (now?.id !== id) return <Arriving />;
  return review ? <ReviewPage now={now} /> : <Set now={now} />;
}

function Arriving() {
  return (
    <main id="content" tabIndex={-1} class="narrow">
      <h1 id={farewell.value ? "closed" : "opening"}>{farewell.value ? say(farewell.value) : t("house-opening")}</h1>
      {!farewell.value && <ConnectionNote />}
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
  return (
    <main id="content" tabIndex={-1} class="table" data-stage={now.stage} data-prompt={now.prompt} data-you={now.you ?? ""}>
      <h1 class="unseen">{titleOf(now.game)}</h1>
      <section class="place" aria-label={t("house-board")}>
        {shown.value ? <Watched scene={shown.value} /> : <Empty now={now} />}
      </section>
      <section class="ask">
        <ConnectionNote />
        {now.stage === "over" && !told.value ? <Result now={now} /> : <Prompt now={now} />}
      </section>
      <aside>
        <Seats now={told.value ? { ...now, result: null } : now} />
        <SitDown now={now} />
        <Invite now={now} />
        <Book now={now} />
        <Log />
        <p class="small quiet">{t(`${now.game}-blurb`)}</p>
        {has(`${now.game}-credit`) && <p class="small quiet">{t(`${now.game}-credit`)}</p>}
        <p class="row small">
          <Link to={`/rules/${now.game}`}>{t("house-rules")}</Link> <Variants now={now} />
        </p>
      </aside>
    </main>
  );
}

function Watched({ scene }: { scene: Scene }) {
  return (
    <Zoom>
      <Board scene={scene} />
    </Zoom>
  );
}

function Variants({ now }: { now: Table }) {
  const words = Object.entries(now.options).map(
    ([name, value]) => `${t(`${now.game}-option-${name}`)} ${t(`${now.game}-option-${name}-${value}`)}`,
  );
  return <span class="quiet">{words.join(" · ")}</span>;
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
