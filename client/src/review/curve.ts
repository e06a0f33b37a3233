// The curve's geometry: rows of chances become lines in a frame, labels that do not cover each other, and places to point at.
// Pure: numbers in, numbers and path strings out.

export interface Frame {
  width: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LOWEST = 230;
const HIGHEST = 430;
const FLAGS = 30; // above: the numbers of the turning points
const TICKS = 26; // below: the numbers of the moves
const TICK_EVERY = 44;
const SCALE = 42; // on the left: percents
const NARROW = 480;

/** The frame for a width: labels get a sixth of it on the right, more where that is too little to read. */
export function frameOf(width: number): Frame {
  const room = Math.min(Math.max(98, width * 0.16), 170);
  const height = Math.min(Math.max(LOWEST, width * 0.42), HIGHEST);
  return { width, left: SCALE, right: Math.max(width - room, 60), top: FLAGS, bottom: FLAGS + height };
}

/** Chances at which a line is drawn across; on a phone fewer. */
export function gridOf({ width }: Frame): number[] {
  return width < NARROW ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1];
}

export function heightOf(frame: Frame): number {
  return frame.bottom + TICKS;
}

export function xOf(row: number, rows: number, { left, right }: Frame): number {
  return left + (right - left) * (row / Math.max(1, rows - 1));
}

export function yOf(chance: number, { top, bottom }: Frame): number {
  return bottom - (bottom - top) * Math.min(Math.max(chance, 0), 1);
}

/** The row nearest to a place. */
export function rowAt(x: number, rows: number, { left, right }: Frame): number {
  const row = Math.round(((x - left) / (right - left)) * (rows - 1));
  return Math.min(Math.max(row, 0), rows - 1);
}

export function pathOf(chances: readonly number[], frame: Frame): string {
  const spots = chances.map((chance, row) => `${short(xOf(row, chances.length, frame))} ${short(yOf(chance, frame))}`);
  return `M${spots.join("L")}`;
}

function short(length: number): string {
  return length.toFixed(1).replace(/\.0$/, "");
}

/** Where labels go that would like to be at these heights: `gap` apart, within the frame, in the same order. */
export function spread(wishes: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wishes.map((_, n) => n).sort((one, other) => wishes[one]! - wishes[other]! || one - other);
  const places = [...wishes];
  let floor = low;
  for (const n of order) floor = (places[n] = Math.max(wishes[n]!, floor)) + gap;
  let ceiling = high;
  for (const n of order.toReversed()) ceiling = (places[n] = Math.min(places[n]!, ceiling)) - gap;
  return places;
}

/** Rows at which a line bears its sign: every so often, each seat's elsewhere. */
export function signRows(rows: number, seat: number, seats: number, frame: Frame): number[] {
  const step = Math.max(110, 34 * seats);
  const found: number[] = [];
  for (let x = frame.left + step * ((seat + 0.6) / seats); x < frame.right - 16; x += step) found.push(rowAt(x, rows, frame));
  return found;
}

/** Numbers of moves to write under the curve: round ones, not too close. */
export function ticks(rows: number, { left, right }: Frame): number[] {
  const most = Math.max(1, Math.floor((right - left) / TICK_EVERY));
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
  const step = steps.find((one) => (rows - 1) / one <= most) ?? rows;
  return Array.from({ length: Math.floor((rows - 1) / step) }, (_, n) => (n + 1) * step);
}
