// A story being told: its sentence, the buttons that lead through it, and the whole of it to read.
// Nothing here is announced: the log has read it out.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { language, say, t, word } from "../language.ts";
import { beat, end, paused, step, tellAgain, told } from "../scene/telling.ts";
import { names } from "../table.ts";
import type { Story, Table } from "../wire.ts";

const room = matchMedia("(min-width: 56.01rem)");
export const wide = signal(room.matches); // there is room beside what matters
room.onchange = () => (wide.value = room.matches);

export function Caption({ story }: { story: Story }) {
  return (
    <p class="question caption" id="caption" key={beat.value}>
      {say(story.beats[beat.value]!.text, names.value)}
    </p>
  );
}

export function Steps({ story }: { story: Story }) {
  const group = useHandover("retell");
  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === "Escape" && end();
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, []);
  return (
    <div ref={group} class="story-steps" role="group" id="story" aria-label={say(story.title, names.value)}>
      <span class="count small quiet">
        {beat.value + 1}/{story.beats.length}
      </span>
      <Step id="story-back" name="house-story-back" off={beat.value === 0} onStep={() => stepBy(-1)}>
        <path d="M15 5 8 12l7 7" />
      </Step>
      <Step id="story-pause" name={paused.value ? "house-story-go" : "house-story-pause"} onStep={pauseOrGo}>
        <path d={paused.value ? "M9 5v14l9-7z" : "M9 5v14M15 5v14"} />
      </Step>
      <Step id="story-next" name="house-story-next" onStep={() => stepBy(1)}>
        <path d="m9 5 7 7-7 7" />
      </Step>
      <button type="button" id="story-end" onClick={end}>
        {t("house-story-end")}
      </button>
    </div>
  );
}

/** Whoever steps by hand goes on by hand. */
function stepBy(by: number): void {
  paused.value = true;
  step(by);
}

function pauseOrGo(): void {
  paused.value = !paused.value;
}

interface StepProps {
  id: string;
  name: string;
  off?: boolean;
  onStep(): void;
  children: ComponentChildren;
}

function Step({ id, name, off, onStep, children }: StepProps) {
  return (
    <button type="button" class="story-step" id={id} aria-label={t(name)} title={t(name)} aria-disabled={off} onClick={onStep}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}

export function TellAgain({ story, onTell = tellAgain }: { story: Story; onTell?: () => void }) {
  const button = useHandover("story-pause");
  const name = t("house-story-again", { title: say(story.title, names.value) });
  return (
    <span ref={button}>
      <button type="button" class="switch again" id="retell" title={name} onClick={onTell} {...word("again")}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12a7 7 0 1 0 2.5-5.4M8 2.5 7.2 7l4.5.7" />
        </svg>
        <span>{name}</span>
      </button>
    </span>
  );
}

/** Who had the focus when it went hands it to what stands there now. */
function useHandover(heir: string) {
  const part = useRef<HTMLDivElement & HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const going = part.current;
    return () => {
      if (going?.contains(document.activeElement)) queueMicrotask(() => document.getElementById(heir)?.focus());
    };
  }, []);
  return part;
}

/** All of it as a list that follows the sentence of the moment; what is still to be told is there for those who listen. */
export function Book({ now }: { now: Table }) {
  const list = useRef<HTMLOListElement>(null);
  const story = told.value ?? now.scene?.story;
  const here = told.value ? beat.value : -1;
  const follow = () => {
    const line = list.current?.children[here] as HTMLElement | undefined;
    if (line) list.current!.scrollTop = line.offsetTop + line.offsetHeight - list.current!.clientHeight;
  };
  useEffect(follow, [here, wide.value, language.value]);
  if (!story) return null;
  const title = say(story.title, names.value);
  return (
    <details class="book" open={now.stage === "over" && wide.value} onToggle={follow}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <ol ref={list} id="book" tabIndex={0} aria-label={title}>
        {story.beats.map(({ text }, n) => (
          <li key={n} class={told.value && n > here ? "unseen" : ""} aria-current={n === here ? "step" : undefined}>
            {say(text, names.value)}
          </li>
        ))}
      </ol>
    </details>
  );
}
