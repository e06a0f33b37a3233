// A lesson: the step of the address, what one does there, and what comes of it. The house plays the script;
// here it is only shown, move by move.
import { batch, effect, signal } from "@preact/signals";
import { readReply, readStep, reasonOf } from "../house.ts";
import { remember } from "../memory.ts";
import { turnTo } from "../route.tsx";
import { picked } from "../scene/choosing.ts";
import { close, pointed, told } from "../scene/telling.ts";
import { sending, show, sitWith, table } from "../table.ts";
import type { FromClient, LessonReply, LessonStep, Msg, Said, Table } from "../wire.ts";

const GLANCE = 750; // milliseconds for each move of others

export const step = signal<LessonStep | null>(null);
/** What is said about a move: praise, when it was right; else why not. */
export const said = signal<Said | null>(null);
/** How far one is: asked, shown what comes of it, or free to go on. */
export const stage = signal<"asked" | "shown" | "done">("asked");
export const problem = signal<Msg | null>(null);

let visit = 0; // whatever was begun on another step ends there
let hurried = false; // one does not want to see the rest
let hurry = () => {};

export function attend(game: string): () => void {
  const send = (message: FromClient): boolean => {
    if (message.type !== "choose") return false;
    void answer(game, message.choice);
    return true;
  };
  sitWith({ send, hangUp() {} });
  return () => {
    visit++;
    pointed.value = [];
    step.value = null;
    show(null);
  };
}

export async function arrive(game: string, number: number): Promise<void> {
  const here = ++visit;
  try {
    const found = await readStep(game, number);
    if (here === visit) begin(found);
  } catch (error) {
    if (here === visit) problem.value = reasonOf(error);
  }
}

function begin(found: LessonStep): void {
  batch(() => {
    step.value = found;
    said.value = problem.value = null;
    stage.value = "asked";
    pointed.value = found.look;
    show(found.table);
  });
  if (found.number === found.steps) remember(`lesson-${found.table.game}`, "done");
}

/** Something was chosen, or one reads on. */
async function answer(game: string, choice: number | "next"): Promise<void> {
  const here = visit;
  const { number } = step.value!;
  try {
    const reply = await readReply(game, number, choice);
    if (here !== visit) return;
    heard(reply);
    if (reply.right) await unfold(reply.tables, here);
    if (here !== visit || !reply.right) return;
    stage.value = "done";
    if (!reply.said || hurried) goTo(game, number + 1);
  } catch (error) {
    batch(() => {
      problem.value = reasonOf(error);
      sending.value = false;
    });
  }
}

function heard(reply: LessonReply): void {
  batch(() => {
    said.value = reply.said;
    sending.value = hurried = false;
    picked.value = [];
    if (reply.right) {
      stage.value = "shown";
      pointed.value = [];
    }
  });
}

/** Each move long enough to be seen; to the end of the story, if it brings one. */
async function unfold(tables: readonly Table[], here: number): Promise<void> {
  for (const after of tables) {
    if (here !== visit) return;
    show(after);
    if (hurried) close();
    else await new Promise<void>((done) => (hurry = done) && setTimeout(done, GLANCE));
    await untold();
  }
}

function untold(): Promise<void> {
  return new Promise((done) => {
    const stop = effect(() => {
      if (!told.value) queueMicrotask(() => (stop(), done()));
    });
  });
}

/** Whoever has seen enough goes on. */
function skip(): void {
  hurried = true;
  close();
  hurry();
}

export function goTo(game: string, number: number): void {
  turnTo(`/learn/${encodeURIComponent(game)}/${number}`);
}

/** The button that leads on, whatever is in the way: a story, moves of others, or a move that one does not find. */
export function goOn(): void {
  const now = step.value;
  const game = table.value?.game;
  if (!now || !game || sending.value) return;
  if (stage.value === "shown") return skip();
  if (stage.value === "done" || (!now.asks && !now.plays)) return goTo(game, now.number + 1);
  void answer(game, now.asks ? now.right[0]! : "next");
}
