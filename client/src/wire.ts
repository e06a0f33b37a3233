// Generated from the house's wire types. Do not edit: make wire.

export interface Advice {
  type: "advice";
  prompt: number;
  best: Advised[];
  level: string;
}

export interface Advised {
  choice: number;
  chance: number;
}

export interface Back {
  type: "back";
  reason: Msg;
}

export interface Beat {
  text: Msg;
  nodes: Node[];
  gone: string[];
  lit: string[];
}

export interface Choice {
  action: string[];
  clicks: string[];
  text: Msg;
  sure: boolean;
  path: string[];
}

export interface Choose {
  type: "choose";
  prompt: number;
  choice: number;
}

export interface Closed {
  type: "closed";
  reason: Msg;
}

export interface Created {
  id: string;
}

export interface GameInfo {
  name: string;
  title: string;
  author: string;
  seats: number[];
  minutes: number;
  options: OptionInfo[];
  parties: string[];
  emblem: string;
}

export interface Guest {
  name: string;
}

export interface Hint {
  type: "hint";
  prompt: number;
}

export interface Msg {
  key: string;
  args: Record<string, string | number | Msg>;
  rule: string;
}

export interface NameIn {
  name: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  settings?: Settings;
}

export interface Node {
  kind: string;
  id: string;
  label: Msg;
  at: [number, number];
  to: [number, number] | null;
  size: number;
  look: string;
  owner: number | null;
  text: string;
  down: boolean;
  inside: string;
  home: string;
  like: string;
  shape: string;
  mark: string;
  turn: number;
}

export interface OptionInfo {
  name: string;
  values: string[];
  with_bots: string;
  with_seats: Record<string, string>;
  proposed: Record<string, string>;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  ranks: number[];
  reason: Msg;
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
}

export interface Problem {
  reason: Msg;
}

export interface RefusedMessage {
  type: "refused";
  reason: Msg;
}

export interface Rematch {
  type: "rematch";
}

export interface Review {
  game: string;
  rules: string;
  seats: number;
  level: string;
  seconds: number;
  chances: number[][];
  moves: ReviewedMove[];
  turning: number[];
  summary: ReviewedSeat[];
}

export interface ReviewFailed {
  state: "failed";
  reason: Msg;
}

export interface ReviewReady {
  state: "ready";
  review: Review;
}

export interface ReviewThinking {
  state: "thinking";
  progress: number;
}

export interface ReviewedMove {
  seat: number;
  action: string[];
  sentence: Msg | null;
  decision: number;
  luck: number[];
  forced: boolean;
  best: string[] | null;
  best_chance: number | null;
  played_chance: number | null;
  best_sentence: Msg | null;
}

export interface ReviewedSeat {
  seat: number;
  luck: number;
  decisions: number;
  agreed: number;
  asked: number;
}

export interface Scene {
  width: number;
  height: number;
  nodes: Node[];
  prompt: Msg;
  choices: Choice[];
  story: Story | null;
  timer: number;
}

export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string;
  party?: string;
}

export interface Seating {
  kind: "bot" | "guest" | "open";
  name: string;
  level: string;
  stand_in: string;
  here: boolean;
  host: boolean;
  party: string;
  colour: number;
  advised: number;
}

export interface Settings {
  public?: boolean;
  spectators?: boolean;
}

export interface SitDown {
  seat?: number | null;
  party?: string;
}

export interface Story {
  id: string;
  title: Msg;
  beats: Beat[];
}

export interface Table {
  type: "table";
  id: string;
  game: string;
  outlines: string;
  options: Record<string, string>;
  you: number | null;
  mine: number[];
  hosting: boolean;
  seats: Seating[];
  settings: Settings;
  stage: "abandoned" | "over" | "playing" | "waiting";
  paused: boolean;
  prompt: number;
  scene: Scene | null;
  log: Msg[];
  log_start: number;
  actors: number[];
  result: Outcome | null;
  next: string | null;
  watchers: number;
}

export interface Welcome {
  games: GameInfo[];
  levels: string[];
  guest: Guest;
}

export type FromClient = Choose | Hint | Rematch | Ping;

export type FromHouse = Table | Advice | RefusedMessage | Closed | Pong | Back;

export type ReviewState = ReviewThinking | ReviewReady | ReviewFailed;
