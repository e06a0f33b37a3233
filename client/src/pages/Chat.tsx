// The talk at a table: folded, it says how much is unread; open, it is read out as it comes.
// What people write is text and nothing else.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { callMe, reasonOf } from "../house.ts";
import { language, t } from "../language.ts";
import { myName, NameField } from "../NameField.tsx";
import { Alert } from "../Said.tsx";
import { SeatSign } from "../scene/signs.tsx";
import { attend, colourOf, tell } from "../table.ts";
import { draft, fold, lines, me, muted, refused, see, sending, silenced, unfolded, unread, unsaid } from "../talk.ts";
import type { ChatLine, Person, Say, Table } from "../wire.ts";

const LONGEST = 300;
const PHRASES = ["hello", "luck", "played", "thanks", "ouch", "moment", "turn", "back", "again", "game", "bye"] as const;

export function Chat({ now }: { now: Table }) {
  return (
    <section class={unfolded.value ? "chat open" : "chat"} aria-labelledby="chat-title">
      <h2>
        <button
          type="button"
          class="fold"
          id="chat-title"
          aria-expanded={unfolded.value}
          aria-controls="chat"
          onClick={() => fold(!unfolded.value)}
        >
          {t("house-chat")}
          {!unfolded.value && unread.value > 0 && (
            <span class="unread" aria-label={t("house-chat-unread", { count: unread.value })}>
              {unread.value}
            </span>
          )}
        </button>
      </h2>
      <p class="unseen" role="status">
        {!unfolded.value && unread.value > 0 ? t("house-chat-unread", { count: unread.value }) : ""}
      </p>
      {unfolded.value && <Talk now={now} />}
    </section>
  );
}

/** In the bar of a phone, where the talk is out of sight: how much is unread, and the way there. */
export function TalkMark() {
  const lead = () => {
    fold(true);
    const title = document.querySelector<HTMLElement>("#chat-title")!;
    title.focus();
    setTimeout(() => title.scrollIntoView()); // once it is unfolded
  };
  return unread.value ? (
    <button type="button" class="switch to-talk" aria-label={t("house-chat-unread", { count: unread.value })} onClick={lead}>
      <PhraseMark />
      <span class="unread">{unread.value}</span>
    </button>
  ) : null;
}

function Talk({ now }: { now: Table }) {
  const talk = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const eye = new IntersectionObserver((turns) => see(turns.at(-1)!.isIntersecting), { rootMargin: "0px 0px -20%" }); // the bar's
    eye.observe(talk.current!);
    return () => eye.disconnect();
  }, []);
  return (
    <div ref={talk} class="talk" id="chat">
      <Lines now={now} />
      <People list={muted.value} title="house-chat-muted-list" undo="mute" word="house-chat-unmute" />
      <People
        list={silenced.value}
        title="house-chat-silenced-list"
        undo={now.hosting ? "silence" : null}
        word="house-chat-unsilence"
      />
      {myName() ? <Write now={now} /> : <SayName now={now} />}
    </div>
  );
}

function Lines({ now }: { now: Table }) {
  return (
    <div role="log" aria-live="polite" tabIndex={0} aria-labelledby="chat-title">
      {!lines.value.length && <p class="quiet small">{t("house-chat-none")}</p>}
      <ol id="chat-lines">
        {lines.value.map((line) => (
          <Line key={line.number} line={line} now={now} />
        ))}
      </ol>
    </div>
  );
}

function Line({ line, now }: { line: ChatLine; now: Table }) {
  const [asked, setAsked] = useState(false);
  const mine = line.who === me.value;
  const words = line.phrase ? t(`house-phrase-${line.phrase}`) : line.text;
  return (
    <li class={mine ? "own" : ""} data-who={line.who} data-channel={line.channel}>
      <span class="said-by">
        {line.seat !== null && line.channel === "table" && <SeatSign colour={colourOf(line.seat)} />}
        {mine ? (
          <b>{t("house-chat-you")}</b>
        ) : (
          <button type="button" class="link" aria-expanded={asked} title={t("house-chat-about", { name: line.name })} onClick={() => setAsked(!asked)}>
            <bdi>{line.name}</bdi>
          </button>
        )}
        {line.channel === "watchers" && <span class="quiet">{t("house-chat-beside")}</span>}
        <time class="quiet" dateTime={new Date(line.at * 1000).toISOString()}>
          {clock(line.at)}
        </time>
      </span>
      <p dir="auto">{words}</p>
      {asked && <About line={line} now={now} done={() => setAsked(false)} />}
    </li>
  );
}

function clock(at: number): string {
  const then = new Date(at * 1000);
  const today = then.toDateString() === new Date().toDateString();
  const how: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return new Intl.DateTimeFormat(language.value, how).format(then);
}

/** What one may wish about somebody's lines. */
function About({ line, now, done }: { line: ChatLine; now: Table; done(): void }) {
  const wish = (type: "mute" | "silence") => {
    tell({ type, who: line.who, on: true });
    done();
  };
  return (
    <span class="row about">
      <Small onClick={() => wish("mute")}>{t("house-chat-mute", { name: line.name })}</Small>
      {now.hosting && <Small onClick={() => wish("silence")}>{t("house-chat-silence", { name: line.name })}</Small>}
    </span>
  );
}

function Small({ onClick, children }: { onClick(): void; children: ComponentChildren }) {
  return (
    <button type="button" class="little" onClick={onClick}>
      {children}
    </button>
  );
}

interface PeopleProps {
  list: readonly Person[];
  title: string;
  word: string;
  undo: "mute" | "silence" | null; // null: it is not ours to undo
}

function People({ list, title, word, undo }: PeopleProps) {
  if (!list.length) return null;
  return (
    <p class="row small quiet people">
      {t(title)}
      {list.map(({ who, name }) =>
        undo ? (
          <Small key={who} onClick={() => tell({ type: undo, who, on: false })}>
            {t(word, { name })}
          </Small>
        ) : (
          <bdi key={who}>{name}</bdi>
        ),
      )}
    </p>
  );
}

function Write({ now }: { now: Table }) {
  const [phrases, setPhrases] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    if (draft.value.trim()) say({ type: "say", text: draft.value });
    field.current?.focus();
  };
  const pick = (phrase: (typeof PHRASES)[number]) => {
    setPhrases(false);
    say({ type: "say", phrase });
    field.current?.focus();
  };
  return (
    <form class="write" onSubmit={submit} onKeyDown={(event) => event.key === "Escape" && setPhrases(false)}>
      <Alert message={unsaid.value} />
      {phrases && <Phrases onPick={pick} />}
      <div class="row">
        <button
          type="button"
          class="switch"
          id="phrases"
          aria-label={t("house-chat-phrases")}
          title={t("house-chat-phrases")}
          aria-expanded={phrases}
          onClick={() => setPhrases(!phrases)}
        >
          <PhraseMark />
        </button>
        <label class="unseen" for="chat-field">
          {t("house-chat-write")}
        </label>
        <input
          ref={field}
          id="chat-field"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={LONGEST}
          placeholder={t("house-chat-write")}
          aria-describedby="chat-readers"
          value={draft.value}
          onInput={(event) => (draft.value = event.currentTarget.value)}
        />
        <button class="primary" id="chat-send">
          {t("house-chat-send")}
        </button>
      </div>
      <p class="hint" id="chat-readers">
        {t(readers(now))}
      </p>
    </form>
  );
}

function readers(now: Table): string {
  if (now.stage !== "playing") return "house-chat-everyone";
  return now.you === null ? "house-chat-watchers" : "house-chat-players";
}

function say(message: Say): void {
  unsaid.value = null;
  sending();
  if (!tell(message)) refused({ key: "house-lost", args: {}, rule: "" });
}

function Phrases({ onPick }: { onPick(phrase: (typeof PHRASES)[number]): void }) {
  return (
    <ul class="phrases" aria-label={t("house-chat-phrases")}>
      {PHRASES.map((phrase) => (
        <li key={phrase}>
          <Small onClick={() => onPick(phrase)}>{t(`house-phrase-${phrase}`)}</Small>
        </li>
      ))}
    </ul>
  );
}

function PhraseMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" class="sound-mark">
      <path d="M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5" />
    </svg>
  );
}

/** Whoever writes has a name; the house knows us by another cookie then, so we come in again. */
function SayName({ now }: { now: Table }) {
  const [name, setName] = useState("");
  const take = (event: Event) => {
    event.preventDefault();
    callMe(name.trim()).then(
      () => attend(now.id),
      (error: unknown) => refused(reasonOf(error)),
    );
  };
  return (
    <form class="write" onSubmit={take}>
      <p class="small">{t("house-chat-name")}</p>
      <NameField id="chat-name" value={name} onName={setName} />
      <Alert message={unsaid.value} />
      <button class="primary" id="chat-name-do">
        {t("house-chat-name-do")}
      </button>
    </form>
  );
}
