// Three sounds, made on the spot: stone on stone for a move, a low bell for your turn, a chord for the end.
// Off by one tap, and remembered; silent until the page has been touched, as browsers ask.
import { effect, signal } from "@preact/signals";
import { recall, remember } from "./memory.ts";
import { myTurn, table } from "./table.ts";

export const audible = signal(recall("sound") !== "off");

export function switchSound(): void {
  audible.value = !audible.value;
  remember("sound", audible.value ? "on" : "off");
  if (audible.value) knock();
}

let context: AudioContext | null = null;

function tone(pitch: number, length: number, loud: number, shape: OscillatorType, delay = 0): void {
  if (!audible.peek() || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const voice = new OscillatorNode(context, { type: shape, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

function knock(): void {
  tone(190, 0.07, 0.22, "triangle");
  tone(2100, 0.025, 0.05, "square");
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
  if (now && heard.startsWith(`${now.id} `) && heard !== moment) play(now.stage === "over");
  heard = moment;
});

function play(over: boolean): void {
  knock();
  if (over) chord();
  else if (myTurn.peek()) bell();
}
