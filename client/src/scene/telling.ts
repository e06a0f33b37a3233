// The story that is being told at the table: which beat, whether it rests, and what is seen meanwhile.
// Told once, when it is new; stands in nobody's way: the newest scene waits behind it, and whoever acts ends it.
import { batch, computed, effect, signal } from "@preact/signals";
import { say } from "../language.ts";
import { log, names, past, table } from "../table.ts";
import type { Scene, Story, Table } from "../wire.ts";
import { dwell, staged } from "./story.ts";

type Told = Scene & { story: Story };

interface Waiting {
  scene: Told; // the newest with this story
  from: number; // the line of the log with which it came
}

const MOST = 3; // stories that wait: with more, the oldest is left to the log

const stage = signal<Told | null>(null); // the newest scene with this story; null: nothing is told
export const beat = signal(0);
export const paused = signal(false);
/** Lines of the log from this one on would tell the end before the story does. */
export const untold = signal(Infinity);

const replayed = signal(false); // what is on the stage is of the past
/** The table's own rests while one looks at the past; there, what happened then is told. */
export const told = computed(() => (past.value === replayed.value ? (stage.value?.story ?? null) : null));
export const shown = computed(() => (stage.value && !replayed.value ? onStage() : (table.value?.scene ?? null)));
/** What a lesson speaks of, while no story is told. */
export const pointed = signal<readonly string[]>([]);
export const lit = computed(() => new Set(told.value ? told.value.beats[beat.value]?.lit : pointed.value));

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let at = ""; // the table we look at
let seen = ""; // the last story there, be it told or waiting
let waiting: Waiting[] = [];
let lines = 0; // of the log, at the last look

effect(() => {
  const now = table.value;
  if (!now) leaveTable();
  else if (now.id !== at) enterTable(now);
  else look(now);
  lines = log.peek().length;
});

function leaveTable(): void {
  at = "";
  close();
}

/** What was told before we came is not told by itself. */
function enterTable(now: Table): void {
  at = now.id;
  seen = now.scene?.story?.id ?? "";
}

/** A new story begins, or waits for its turn; each is told over the newest scene that has it. */
function look(now: Table): void {
  const scene = now.scene;
  if (!hasStory(scene)) return;
  const { id } = scene.story;
  const known = waiting.find((one) => one.scene.story.id === id);
  if (known) known.scene = scene;
  else if (id === stage.peek()?.story.id && !replayed.peek()) stage.value = scene;
  else if (id !== seen) hear(scene);
}

function onStage(): Scene | null {
  return stage.value && staged(stage.value, beat.value);
}

/** A position of the past, or how it came about. */
export function shownThen(scene: Scene): Scene {
  return (told.value && replayed.value && onStage()) || scene;
}

/** What happened at that moment of the past; what is told at the table waits meanwhile. */
export function tellThen(scene: Scene): void {
  if (!hasStory(scene)) return;
  if (stage.peek() && !replayed.peek()) waiting = [{ scene: stage.peek()!, from: untold.peek() }, ...waiting];
  begin(scene, untold.peek(), true);
}

/** Nothing more of the past. */
export function endThen(): void {
  if (replayed.peek()) end();
}

function hear(scene: Told): void {
  seen = scene.story.id;
  if (stage.peek()) waiting = [...waiting, { scene, from: lines }].slice(-MOST);
  else begin(scene, lines);
}

function hasStory(scene: Scene | null | undefined): scene is Told {
  return !!scene?.story?.beats.length;
}

function begin(scene: Told, from: number, then = false): void {
  batch(() => {
    stage.value = scene;
    replayed.value = then;
    beat.value = 0;
    paused.value = false;
    untold.value = from;
  });
}

export function tellAgain(): void {
  const scene = table.peek()?.scene;
  if (hasStory(scene)) begin(scene, Infinity);
}

/** Some beats on or back; beyond the last one it ends. */
export function step(by: number): void {
  const beats = told.peek()?.beats.length ?? 0;
  if (beat.peek() + by >= beats) end();
  else beat.value = Math.max(0, beat.peek() + by);
}

/** The end of this one; the next that has come meanwhile begins. */
export function end(): void {
  const [next, ...rest] = waiting;
  waiting = rest;
  if (next) begin(next.scene, next.from);
  else close();
}

/** The newest scene, at once: who acts has seen enough, of what waits too. */
export function close(): void {
  waiting = [];
  batch(() => {
    stage.value = null;
    replayed.value = false;
    untold.value = Infinity;
  });
}

const telling = computed(() => (told.value ? `${told.value.id} ${beat.value}` : ""));

/** The clock: by beats, whatever else changes on the table; it rests while nobody can see the page. */
effect(() => {
  if (!telling.value || paused.value) return;
  const sentence = say(told.peek()!.beats[beat.peek()]!.text, names.peek());
  const timer = setInterval(() => document.hidden || step(1), dwell(sentence, calm.matches));
  return () => clearInterval(timer);
});
