// The language and its sentences: Fluent texts from the house; the only part that knows Fluent.
// A text that is missing shows its key, never an empty place.
import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { recall, remember } from "./memory.ts";
import type { Msg } from "./wire.ts";

export type Language = "fr" | "en";
export type Args = Record<string, string | number>;

export const DOT = "\u00a0· "; // between facts: no line begins with it
export const language = signal<Language>(preferred());
const bundle = signal<FluentBundle | null>(null);
const loaded = new Map<Language, FluentBundle>();
const more = signal(0); // times that texts came later: whoever missed one looks again
const partial = new Set<FluentBundle>(); // those with the texts of one game

function preferred(): Language {
  const wishes = [recall("language") ?? "", ...navigator.languages].map((wish) => wish.slice(0, 2));
  return wishes.find((wish) => wish === "fr" || wish === "en") === "fr" ? "fr" : "en";
}

/** Of all games, or of that one: a first visit to a table needs no more. */
export async function speak(code: Language, game = ""): Promise<void> {
  const texts = loaded.get(code) ?? (await load(code, game));
  loaded.set(code, texts);
  bundle.value = texts;
  language.value = code;
  document.documentElement.lang = code;
}

export async function chooseLanguage(code: Language): Promise<void> {
  remember("language", code);
  await speak(code);
  void speakOfAll();
}

/** Those of the other games, for other pages. */
export async function speakOfAll(): Promise<void> {
  const here = bundle.peek()!;
  if (!partial.delete(here)) return;
  try {
    (here._messages as Sentences).add(await read(`/api/texts/${language.peek()}`));
    said = new WeakMap();
    more.value += 1;
  } catch {
    partial.add(here); // another time
  }
}

async function load(code: Language, game: string): Promise<FluentBundle> {
  const texts = new FluentBundle(code, { useIsolating: false });
  texts._intls.set(Intl.NumberFormat, { "{}": { format: (value: number) => figured(value, code) } as Intl.NumberFormat });
  texts._messages = new Sentences().add(await read(`/api/texts/${code}${game && "/"}${game}`));
  if (game) partial.add(texts);
  return texts;
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  return answer.ok ? answer.text() : Promise.reject(new Error(`no texts: ${answer.status}`));
}

/** A number as the language writes it. Whole ones need no `Intl.NumberFormat`: the first of a visit takes it 20 to 35 ms, 100 on a
 * slow phone, in the middle of the first board. */
export function figured(value: number, code: Language): string {
  if (!Number.isInteger(value)) return new Intl.NumberFormat(code).format(value);
  return `${value}`.replace(/\B(?=(\d{3})+$)/g, code === "fr" ? "\u202f" : ",");
}

/** Read one by one, when somebody asks: all sixteen hundred at once kept a slow phone busy for 70 ms. */
class Sentences extends Map<string, Message> {
  readonly #texts = new Map<string, string>();

  add(written: string): this {
    for (const text of written.split(/\n(?=[a-z])/i)) this.#texts.set(text.split(/[ =]/, 1)[0]!, text);
    return this;
  }

  override has(key: string): boolean {
    return this.#texts.has(key);
  }

  override get(key: string): Message | undefined {
    const text = this.#texts.get(key);
    if (text === undefined || super.has(key)) return super.get(key);
    const message = new FluentResource(text).body[0] as Message;
    this.set(key, message);
    return message;
  }
}

/** The sentence of a key. */
export function t(key: string, args: Args = {}): string {
  const pattern = has(key) && bundle.value?.getMessage(key)?.value;
  return pattern ? typeset(bundle.value!.formatPattern(pattern, args, [])) : key;
}

/** A true minus before figures. */
function typeset(text: string): string {
  return text.replace(/(^|[\s(])-(?=\d)/g, "$1−");
}

/** The short word of a tool, shown under its sign where there is no pointer to ask it; part of its name, so it is not read twice. */
export function word(tool: string) {
  return { "data-word": t("house-tool", { tool }) };
}

/** Whether there is a sentence of that key. */
export function has(key: string): boolean {
  return bundle.value?.hasMessage(key) || more.value < 0;
}

const NOBODY: readonly string[] = [];
let said = new WeakMap<Msg, [FluentBundle | null, readonly string[], string]>();

/** The sentence of a message; `names` are those of the seats. Kept: with every click a board says all its labels again. */
export function say(message: Msg, names = NOBODY): string {
  const [texts, called, before] = said.get(message) ?? [];
  if (before !== undefined && texts === bundle.value && called === names) return before;
  const sentence = put(message, names);
  said.set(message, [bundle.value, names, sentence]);
  return sentence;
}

function put(message: Msg, names: readonly string[]): string {
  if (message.key === "seat") return names[Number(message.args["n"])] ?? t("seat", { n: Number(message.args["n"]) });
  const args = Object.entries(message.args).map(([name, arg]) => [name, typeof arg === "object" ? say(arg, names) : arg]);
  return t(message.key, Object.fromEntries(args) as Args);
}
