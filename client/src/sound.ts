// Sounds, made on the spot: stone on stone, a card on the table, dice; a low bell for your turn, a chord for the end.
// Off by one tap, and remembered; silent until the page has been touched, as browsers ask.
import { effect, signal } from "@preact/signals";
import { recall, remember } from "./memory.ts";
import type { Sound } from "./scene/diff.ts";
import { myTurn, table } from "./table.ts";

export const audible = signal(recall("sound") !== "off");

export function switchSound(): void {
  audible.value = !audible.value;
  remember("sound", audible.value ? "on" : "off");
  if (audible.value) knock();
}

let context: AudioContext | null = null;

/** Null where nothing may be heard. */
function air(): AudioContext | null {
  if (!audible.peek() || !navigator.userActivation?.hasBeenActive) return null;
  return (context ??= new AudioContext());
}

// The first one takes up to 90 ms: it is made after a first click, while nothing moves.
globalThis.addEventListener?.("pointerup", () => setTimeout(air, 300), { once: true });

function fading(room: AudioContext, loud: number, start: number, length: number): GainNode {
  const volume = new GainNode(room, { gain: 0 });
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(room.destination);
  return volume;
}

function tone(pitch: number, length: number, loud: number, shape: OscillatorType, delay = 0): void {
  const room = air();
  if (!room) return;
  const start = room.currentTime + delay;
  const voice = new OscillatorNode(room, { type: shape, frequency: pitch });
  voice.connect(fading(room, loud, start, length));
  voice.start(start);
  voice.stop(start + length);
}

/** Paper: noise about one pitch. */
function rustle(pitch: number, length: number, loud: number): void {
  const room = air();
  if (!room) return;
  const noise = new AudioBuffer({ length: Math.ceil(room.sampleRate * length), sampleRate: room.sampleRate });
  noise.getChannelData(0).forEach((_, n, samples) => (samples[n] = 2 * Math.random() - 1));
  const source = new AudioBufferSourceNode(room, { buffer: noise });
  source.connect(new BiquadFilterNode(room, { type: "bandpass", frequency: pitch })).connect(fading(room, loud, room.currentTime, length));
  source.start();
}

function knock(delay = 0, pitch = 190): void {
  tone(pitch, 0.07, 0.22, "triangle", delay);
  tone(pitch * 11, 0.025, 0.05, "square", delay);
}

const SOUNDS: Record<Sound, () => void> = {
  stone: () => knock(),
  card: () => rustle(2600, 0.11, 0.4),
  die: () => [0, 0.09, 0.2, 0.36, 0.55].forEach((delay, n) => knock(delay, 330 - 25 * n)),
};

/** What is heard of a change on the table; what is seen of it comes first. */
export function sound(what: Sound | null): void {
  if (what) setTimeout(SOUNDS[what]);
}

function bell(): void {
  [196, 392, 533].forEach((pitch, n) => tone(pitch, 1.4 / (n + 1), 0.09 / (n + 1), "sine", 0.12));
}

function chord(): void {
  [196, 247, 294, 392].forEach((pitch, n) => tone(pitch, 1.8, 0.06, "sine", 0.12 * n));
}

let heard = "";
effect(() => {
  const now = table.value;
  const moment = now ? `${now.id} ${now.prompt} ${now.stage}` : "";
  if (now && heard.startsWith(`${now.id} `) && heard !== moment) call(now.stage === "over");
  heard = moment;
});

function call(over: boolean): void {
  if (over) chord();
  else if (myTurn.peek()) bell();
}
