// Learning a game on a live board: the step's text beside it, and the same board, buttons and list as at a table.
import { useEffect, useRef } from "preact/hooks";
import { hasBot, seatsOf } from "../arranging.ts";
import { welcome } from "../house.ts";
import { language, say, t } from "../language.ts";
import { myName, NameField } from "../NameField.tsx";
import { opened, useOpening } from "../pages/NewTableForm.tsx";
import { ChoiceButton, ChoiceList, listed, ListSwitch, question } from "../pages/Prompt.tsx";
import { Caption, Steps } from "../pages/Story.tsx";
import { focusMain, Link } from "../route.tsx";
import { Alert } from "../Said.tsx";
import { Board } from "../scene/Board.tsx";
import { buttons, open, picked, stepBack } from "../scene/choosing.ts";
import { shown, told } from "../scene/telling.ts";
import { Zoom, ZoomSwitch } from "../scene/Zoom.tsx";
import { log, names, sending, table } from "../table.ts";
import { titleOf } from "../title.ts";
import { variants } from "../variants.ts";
import type { GameInfo, LessonStep, Said, Table } from "../wire.ts";
import { arrive, attend, goOn, goTo, problem, said, stage, step } from "./lesson.ts";

export function LessonPage({ game, number }: { game: string; number: number }) {
  useEffect(() => {
    if (document.activeElement === document.body) focusMain();
    return attend(game);
  }, []);
  useEffect(() => void arrive(game, number), [number]);
  const [here, now] = [step.value, table.value];
  return (
    <main id="content" tabIndex={-1} class="table learn" data-step={here?.number ?? ""} data-stage={stage.value} data-prompt={now?.prompt ?? ""}>
      <section class="place" aria-label={t("house-board")}>
        {now && shown.value && (
          <Zoom key={now.id}>
            <Board scene={shown.value} />
          </Zoom>
        )}
      </section>
      <section class="lesson" aria-labelledby="lesson-of">
        <h1 id="lesson-of">{t("house-lesson-of", { title: titleOf(game) })}</h1>
        <Alert message={problem.value} />
        {here && now && <Taught game={game} here={here} now={now} />}
      </section>
    </main>
  );
}

function Taught({ game, here, now }: { game: string; here: LessonStep; now: Table }) {
  const top = useRef<HTMLParagraphElement>(null);
  const praised = stage.value !== "asked" && said.value;
  useEffect(() => {
    top.current?.scrollIntoView({ block: "nearest" });
    if (document.activeElement === document.body) focusMain(); // what had the focus is gone
  }, [here]);
  return (
    <>
      <p class="steps-done" ref={top}>
        <progress value={here.number} max={here.steps} aria-hidden="true" />
        <span class="quiet small">{t("house-lesson-step", { n: here.number, steps: here.steps })}</span>
      </p>
      <div class="words" id="lesson-text" role="status">
        <Words said={praised || here.text} />
      </div>
      {here.rule && !praised && (
        <p class="small">
          <Link to={`/rules/${game}#rule-${here.rule}`}>{t("house-rule", { rule: here.rule })}</Link>
        </p>
      )}
      <Answers game={game} here={here} now={now} />
    </>
  );
}

function isLast(here: LessonStep): boolean {
  return here.number === here.steps && !here.asks;
}

/** Paragraphs; what stands between stars is stressed. */
function Words({ said }: { said: Said }) {
  const paragraphs = said[language.value].split("\n\n");
  return (
    <>
      {paragraphs.map((text, n) => (
        <p key={n}>{text.split("*").map((part, m) => (m % 2 ? <strong key={m}>{part}</strong> : part))}</p>
      ))}
    </>
  );
}

/** What one picks, what is said about it, and the ways back and on; within reach on a phone. */
function Answers({ game, here, now }: { game: string; here: LessonStep; now: Table }) {
  const asked = here.asks && stage.value === "asked";
  const story = told.value;
  const free = !story && !picked.value.length;
  const sentence = asked ? question(now) : stage.value === "shown" ? lastLine() : "";
  return (
    <div class={asked ? "prompt yours" : "prompt"} aria-busy={sending.value}>
      <p class={story || !sentence || (asked && free) ? "unseen" : "question"} role="status" id="prompt">
        {sentence}
      </p>
      <div role="alert" class="alert" id="why-not">
        {asked && free && said.value && <Words said={said.value} />}
      </div>
      {story && <Caption story={story} />}
      {isLast(here) && <PlayNow game={game} />}
      <div class="row">
        {story && <Steps story={story} />}
        {buttons.value.map((number) => (
          <ChoiceButton key={number} number={number} />
        ))}
        {picked.value.length > 0 && (
          <button type="button" id="back" disabled={sending.value} onClick={stepBack}>
            {t("house-back")}
          </button>
        )}
        {free && <Ways game={game} here={here} asked={asked} />}
        {asked && free && <ListSwitch />}
        {free && <ZoomSwitch />}
      </div>
      {listed.value && open.value.size > 0 && <ChoiceList now={now} />}
    </div>
  );
}

/** What somebody has just done. */
function lastLine(): string {
  const line = log.value.at(-1);
  return line ? say(line, names.value) : "";
}

/** Back and on; who does not find the move is shown it. */
function Ways({ game, here, asked }: { game: string; here: LessonStep; asked: boolean }) {
  return (
    <>
      {here.number > 1 && (
        <button type="button" id="step-back" aria-label={t("house-lesson-back")} title={t("house-lesson-back")} onClick={() => goTo(game, here.number - 1)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 5 8 12l7 7" />
          </svg>
        </button>
      )}
      {!isLast(here) && (
        <button type="button" id="step-on" class={asked ? "" : "primary"} onClick={goOn}>
          {t(asked ? "house-lesson-show" : "house-lesson-next")}
        </button>
      )}
      {isLast(here) && (
        <Link to={`/rules/${game}`} class="button">
          {t("house-rules")}
        </Link>
      )}
    </>
  );
}

/** The end: a table against apprentices, in one click. */
function PlayNow({ game }: { game: string }) {
  const about = welcome.value?.games.find((one) => one.name === game);
  return about ? <Start about={about} /> : null;
}

function Start({ about }: { about: GameInfo }) {
  const name = useRef("");
  const others = Array<string>(Math.min(...about.seats) - 1).fill("apprentice");
  const options = variants(about.options, { seats: others.length + 1, bots: hasBot(others) }, {});
  const seats = seatsOf(others, 0, about.parties[0] ?? "");
  const { problem, busy, begin } = useOpening(() => opened(name.current, { game: about.name, seats, options }));
  return (
    <form onSubmit={begin} class="play-now">
      {!myName() && <NameField value={name.current} onName={(typed) => (name.current = typed)} />}
      <Alert message={problem} />
      <button class="primary" id="play-now" disabled={busy}>
        {t("house-lesson-play", { others: others.length })}
      </button>
    </form>
  );
}
