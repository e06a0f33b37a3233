// Generated from the house's wire types. Do not edit: make wire.

export interface Advice {
  type: "advice";
  prompt: number;
  best: Advised[];
  level: string;
  others: number | null;
}

export interface Advised {
  choice: number;
  chance: number;
}

export interface Along {
  link: string;
  size: number;
  path: string;
  seconds: number;
}

export interface Arrange {
  type: "arrange";
  prompt: number;
  deed: Give | Swap | Count | Kick | Vary | Begin;
}

export interface Back {
  type: "back";
}

export interface Beat {
  text: Msg;
  nodes: Node[];
  gone: string[];
  lit: string[];
}

export interface Because {
  type: "because";
  reason: Msg;
}

export interface Begin {
  do: "begin";
  level?: string;
}

export interface Bench {
  moves: number;
  move: number;
  view: unknown;
  before: unknown;
  plays: Play[];
  draws: Draw[];
  words: string[];
  still: boolean;
  test: string;
}

export interface BenchIn {
  back?: number | null;
  words?: string[] | null;
  still?: boolean | null;
  on?: boolean;
}

export interface Ceremony {
  slip: string;
  options: unknown;
}

export interface Chat {
  type: "chat";
  whole: boolean;
  lines: ChatLine[];
  me: string;
  muted: Person[];
  silenced: Person[];
}

export interface ChatLine {
  number: number;
  at: number;
  who: string;
  name: string;
  seat: number | null;
  channel: "table" | "watchers";
  text: string;
  phrase: string;
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

export interface Clock {
  kind?: "days" | "live" | "none";
  seconds?: number;
  increment?: number;
}

export interface Closed {
  type: "closed";
  reason: Msg;
}

export interface Count {
  do: "count";
  seats: number;
}

export interface Created {
  id: string;
}

export interface Dice {
  seed: string;
  salt: string;
  seed_hash: string;
  branch: boolean;
  taken_over: number;
  rolls: Rolled[];
}

export interface Draw {
  options: string[];
  word: string;
  forced: boolean;
}

export interface Fault {
  what: string;
  where: string;
  trace: string;
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
  standing: string[];
  lesson: number;
}

export interface GameResults {
  game: string;
  total: Tally;
  tallies: Tally[];
}

export interface Give {
  do: "give";
  seat: number;
  kind: "bot" | "link" | "me" | "open";
  level?: string;
}

export interface Guest {
  name: string;
}

export interface Hint {
  type: "hint";
  prompt: number;
}

export interface Keep {
  type: "keep";
  public?: boolean | null;
  spectators?: boolean | null;
  when_full?: boolean | null;
}

export interface KeyId {
  id: string;
}

export interface Kick {
  do: "kick";
  seat: number;
}

export interface Later {
  type: "later";
  reason: Msg;
}

export interface LessonReply {
  right: boolean;
  said: Said | null;
  tables: Table[];
}

export interface LessonStep {
  number: number;
  steps: number;
  text: Said;
  rule: string;
  look: string[];
  asks: boolean;
  right: number[];
  plays: boolean;
  table: Table;
}

export interface Lobby {
  tables: LobbyTable[];
}

export interface LobbySeat {
  kind: "bot" | "guest" | "open";
  name: string;
  level: string;
  colour: number;
  reserved: boolean;
  here: boolean;
}

export interface LobbyTable {
  id: string;
  game: string;
  options: Record<string, string>;
  stage: "abandoned" | "over" | "playing" | "waiting";
  seats: LobbySeat[];
  age: number;
}

export interface Look {
  type: "look";
  seat: number;
}

export interface Looked {
  name: string;
  instead: string;
  already: boolean;
}

export interface Me {
  name: string;
  passkeys: Passkey[];
}

export interface MoreTime {
  type: "more-time";
}

export interface Motion {
  number: number;
  kind: "abandon" | "hand-over" | "pause" | "replace" | "resume" | "undo";
  seat: number;
  of: number | null;
  level: string;
  for_good: boolean;
  moves: number;
  reason: Msg | null;
  waits_for: number[];
  said: number[];
  wait: number;
}

export interface Msg {
  key: string;
  args: Record<string, string | number | Msg>;
  rule: string;
}

export interface Mute {
  type: "mute";
  who: string;
  on?: boolean;
}

export interface MyTable {
  id: string;
  game: string;
  stage: "abandoned" | "over" | "playing" | "waiting";
  paused: boolean;
  seats: Seating[];
  mine: number[];
  actors: number[];
  since: number;
  left: number | null;
  clock: Clock;
  winners: number[];
}

export interface MyTables {
  now: number;
  tables: MyTable[];
}

export interface NameIn {
  name: string;
}

export interface NewBranch {
  move: number;
  seat: number;
  levels?: string[];
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

export interface Offer {
  game: string;
  seat: number;
  colour: number;
  name: string;
}

export interface Opened {
  boot: string;
  faults: Fault[];
}

export interface OptionInfo {
  name: string;
  values: string[];
  with_bots: string;
  with_seats: Record<string, string>;
  proposed: Record<string, string>;
}

export interface Orders {
  forced: boolean;
  words: string[];
}

export interface Origin {
  kind: "branch" | "upload";
  table: string;
  move: number;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  ranks: number[];
  reason: Msg;
}

export interface Passkey {
  id: string;
  made: number;
  used: number;
}

export interface PastGame {
  id: string;
  game: string;
  ended: number;
  seats: PastSeat[];
  mine: number[];
  winners: number[];
  scores: number[];
  curve: number[][];
}

export interface PastSeat {
  kind: "bot" | "guest" | "open";
  name: string;
  level: string;
  colour: number;
}

export interface Person {
  who: string;
  name: string;
}

export interface Ping {
  type: "ping";
}

export interface Play {
  seat: number;
  action: string[];
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Position {
  move: number;
  viewer: number | null;
  open: boolean;
  seat: number | null;
  scene: Scene;
  log: Msg[];
  log_start: number;
  told: number;
  actors: number[];
  result: Outcome | null;
}

export interface Problem {
  reason: Msg;
}

export interface Proof {
  slip: string;
  credential: unknown;
}

export interface Propose {
  type: "propose";
  kind: "abandon" | "hand-over" | "pause" | "replace" | "resume" | "undo";
  turn?: number;
  of?: number | null;
  level?: string;
}

export interface PushIn {
  endpoint: string;
  keys: PushKeys;
  language?: "en" | "fr";
}

export interface PushKey {
  key: string;
  browsers: number;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PushOut {
  endpoint: string;
}

export interface RefusedMessage {
  type: "refused";
  reason: Msg;
}

export interface Rematch {
  type: "rematch";
}

export interface Rename {
  type: "rename";
  name: string;
}

export interface Results {
  games: GameResults[];
  last: PastGame[];
  more: number;
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

export interface Rise {
  type: "rise";
}

export interface Rolled {
  move: number;
  seat: number | null;
  said: string[];
  seeded: string[];
  undone: boolean;
}

export interface Said {
  fr: string;
  en: string;
}

export interface Say {
  type: "say";
  text?: string;
  phrase?: "" | "again" | "back" | "bye" | "game" | "hello" | "luck" | "moment" | "ouch" | "played" | "thanks" | "turn";
}

export interface Scene {
  width: number;
  height: number;
  nodes: Node[];
  prompt: Msg;
  choices: Choice[];
  story: Story | null;
  timer: number;
  goal: Msg | null;
}

export interface SeatClock {
  left: number;
  since: number | null;
}

export interface SeatToken {
  token: string;
}

export interface SeatWish {
  kind: "bot" | "link" | "me" | "open";
  level?: string;
  party?: string;
  name?: string;
}

export interface Seating {
  kind: "bot" | "guest" | "open";
  name: string;
  level: string;
  stand_in: string;
  here: boolean;
  absent: boolean;
  offered: boolean;
  host: boolean;
  party: string;
  colour: number;
  advised: number;
  late: boolean;
  reserved: boolean;
  key: string;
  points: number;
}

export interface Series {
  game: number;
  first: string;
  least: boolean;
  total: number[];
}

export interface Settings {
  public?: boolean;
  spectators?: boolean;
  when_full?: boolean;
  clock?: Clock;
  stand_in?: string;
  patience?: number;
}

export interface Silence {
  type: "silence";
  who: string;
  on?: boolean;
}

export interface SitDown {
  seat?: number | null;
  party?: string;
  name?: string;
  key?: string;
}

export interface Slip {
  slip: string;
}

export interface Standing {
  type: "standing";
  forced?: boolean;
  words?: string[];
}

export interface Story {
  id: string;
  title: Msg;
  beats: Beat[];
}

export interface Swap {
  do: "swap";
  seat: number;
  other: number;
}

export interface Table {
  type: "table";
  id: string;
  game: string;
  outlines: string;
  options: Record<string, string>;
  chosen: Record<string, string>;
  you: number | null;
  invited: number | null;
  mine: number[];
  curtain: boolean;
  hosting: boolean;
  seats: Seating[];
  settings: Settings;
  stage: "abandoned" | "over" | "playing" | "waiting";
  paused: boolean;
  held: Msg | null;
  prompt: number;
  scene: Scene | null;
  log: Msg[];
  log_start: number;
  actors: number[];
  result: Outcome | null;
  next: string | null;
  series: Series;
  watchers: number;
  motion: Motion | null;
  undo: number | null;
  news: Msg[];
  clocks: SeatClock[];
  orders: Orders | null;
  webhook: string;
  moves: number;
  until: number | null;
  promise: string;
  origin: Origin | null;
}

export interface Tally {
  against: string;
  played: number;
  won: number;
  shared: number;
}

export interface Unsaid {
  type: "unsaid";
  reason: Msg;
}

export interface Vary {
  do: "vary";
  options: Record<string, string>;
}

export interface Vote {
  type: "vote";
  motion: number;
  yes: boolean;
}

export interface Webhook {
  type: "webhook";
  url: string;
  language?: "en" | "fr";
}

export interface Welcome {
  games: GameInfo[];
  levels: string[];
  guest: Guest;
  dev: boolean;
}

export interface Why {
  type: "why";
  prompt: number;
  clicks: string[];
}

export interface Withdraw {
  type: "withdraw";
  motion: number;
}

export type FromClient = Choose | Hint | Why | Look | Rematch | Propose | Vote | Withdraw | Standing | MoreTime | Back | Rename | Arrange | Keep | Rise | Webhook | Silence | Say | Mute | Ping;

export type Deed = Give | Swap | Count | Kick | Vary | Begin;

export type FromHouse = Table | Advice | Because | RefusedMessage | Closed | Pong | Chat | Unsaid | Later;

export type ReviewState = ReviewThinking | ReviewReady | ReviewFailed;
