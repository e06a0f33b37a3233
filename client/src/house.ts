// What is asked of the house over HTTP. A refusal becomes a Refusal that carries the house's message.
// No state but the welcome: the games, the levels and who you are.
import { signal } from "@preact/signals";
import type {
  Created,
  Dice,
  Guest,
  LessonReply,
  LessonStep,
  Lobby,
  Msg,
  MyTables,
  NewBranch,
  NewTable,
  Offer,
  Position,
  Problem,
  PushIn,
  PushKey,
  ReviewState,
  SeatToken,
  SitDown,
  Welcome,
} from "./wire.ts";

export class Refusal extends Error {
  readonly reason: Msg;
  constructor(reason: Msg) {
    super(reason.key);
    this.reason = reason;
  }
}

export const welcome = signal<Welcome | null>(null);
export const trouble = signal<Msg | null>(null); // why there is no welcome

/** A bad cookie is taken away by the refusal: the second time we are nobody, and welcome. */
export async function enter(again = true): Promise<void> {
  trouble.value = null;
  try {
    welcome.value = await ask<Welcome>("/api/welcome");
  } catch (error) {
    if (again && reasonOf(error).key === "house-bad-cookie") return enter(false);
    trouble.value = reasonOf(error);
  }
}

export async function callMe(name: string): Promise<void> {
  const guest = await ask<Guest>("/api/me", { name });
  if (welcome.value) welcome.value = { ...welcome.value, guest };
}

export async function openTable(wish: NewTable): Promise<string> {
  return (await ask<Created>("/api/tables", wish)).id;
}

/** Public tables. */
export async function readLobby(): Promise<Lobby> {
  return ask<Lobby>("/api/lobby");
}

/** Without a party it is the seat's own, or the first that is left. */
export async function sitDown(id: string, wish: SitDown): Promise<void> {
  await ask<Guest>(`/api/tables/${encodeURIComponent(id)}/seat`, wish);
}

/** What makes a link with which somebody else takes over the seat. */
export async function linkToSeat(id: string, seat: number): Promise<string> {
  return (await ask<SeatToken>(`/api/tables/${encodeURIComponent(id)}/seat/${seat}/link`, {})).token;
}

/** What such a link offers. */
export async function readOffer(id: string, token: string): Promise<Offer> {
  return ask<Offer>(`/api/tables/${encodeURIComponent(id)}/seat/offer`, { token });
}

export async function takeOver(id: string, token: string): Promise<void> {
  await ask<Guest>(`/api/tables/${encodeURIComponent(id)}/seat/take`, { token });
}

/** Asks for the review of a finished game: the house begins it, or says how far it is. */
export async function askReview(id: string): Promise<ReviewState> {
  return ask<ReviewState>(reviewOf(id), {});
}

export async function readReview(id: string): Promise<ReviewState> {
  return ask<ReviewState>(reviewOf(id));
}

function reviewOf(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}/review`;
}

export async function myTables(): Promise<MyTables> {
  return ask<MyTables>("/api/mine");
}

export async function pushKey(): Promise<PushKey> {
  return ask<PushKey>("/api/push");
}

export async function startPush(browser: PushIn): Promise<void> {
  await ask<PushKey>("/api/push", browser);
}

export async function stopPush(endpoint: string): Promise<void> {
  await ask<PushKey>("/api/push", { endpoint }, "DELETE");
}

/** The table after so many moves, through somebody's eyes; one's own, where they are not named. */
export async function readPosition(id: string, move: number, eyes: string): Promise<Position> {
  return ask<Position>(`/api/tables/${encodeURIComponent(id)}/positions/${move}${eyes && `?viewer=${eyes}`}`);
}

export async function branchOff(id: string, wish: NewBranch): Promise<string> {
  return (await ask<Created>(`/api/tables/${encodeURIComponent(id)}/branch`, wish)).id;
}

export async function readDice(id: string): Promise<Dice> {
  return ask<Dice>(`/api/tables/${encodeURIComponent(id)}/dice`);
}

/** The file of a record becomes a table; one that is too large is not even sent. */
export async function bringRecord(file: File, largest: number): Promise<string> {
  if (file.size > largest) throw plain("house-record-large");
  return (await ask<Created>("/api/records", file)).id;
}

export async function readStep(game: string, step: number): Promise<LessonStep> {
  return ask<LessonStep>(`/api/lessons/${encodeURIComponent(game)}/${step}`);
}

/** What comes of a choice there, or of reading on. */
export async function readReply(game: string, step: number, choice: number | "next"): Promise<LessonReply> {
  return ask<LessonReply>(`/api/lessons/${encodeURIComponent(game)}/${step}/${choice}`);
}

export async function rulesPage(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/rules/${encodeURIComponent(game)}/${language}`);
  return answer.ok ? answer.text() : Promise.reject(await refusal(answer));
}

export async function ask<Answer>(address: string, body?: object, method = "POST"): Promise<Answer> {
  const answer = await fetch(address, body && { ...posted(body), method }).catch(() => Promise.reject(plain("house-unreachable")));
  return answer.ok ? ((await answer.json()) as Answer) : Promise.reject(await refusal(answer));
}

function posted(body: object): RequestInit {
  if (body instanceof Blob) return { method: "POST", body };
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    return new Refusal(((await answer.json()) as Problem).reason);
  } catch {
    return plain("house-trouble");
  }
}

function plain(key: string): Refusal {
  return new Refusal({ key, args: {}, rule: "" });
}

/** The reason of whatever went wrong, as a message. */
export function reasonOf(error: unknown): Msg {
  return error instanceof Refusal ? error.reason : plain("house-trouble").reason;
}
