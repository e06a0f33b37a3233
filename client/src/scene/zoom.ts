// A board seen nearer: how much, and which part of it. Pure: measures in, measures out; pixels of the frame.

export interface View {
  x: number; // where the board's corner is in the frame
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Spot = readonly [number, number];

export const WHOLE: View = { x: 0, y: 0, scale: 1 };
export const DRAG = 8; // pixels: a shorter way is a click
const NEAREST = 6; // by hand
const [LEAST, CLOSE] = [1.6, 3.5]; // by itself

/** Nearer or farther, with one spot of the frame staying where it is. */
export function zoomed(view: View, by: number, [x, y]: Spot, frame: Size): View {
  const scale = Math.min(Math.max(view.scale * by, 1), NEAREST);
  const grown = scale / view.scale;
  return held({ scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown }, frame);
}

export function shifted(view: View, dx: number, dy: number, frame: Size): View {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, frame);
}

/** The board never leaves the frame's edge behind. */
function held({ x, y, scale }: View, { width, height }: Size): View {
  const keep = (at: number, side: number) => Math.min(0, Math.max(side - side * scale, at)) || 0;
  return { scale, x: keep(x, width), y: keep(y, height) };
}

/** As near as these spots of the whole allow, with their middle in the middle; without any, to the middle. */
export function closeTo(spots: readonly Spot[], { width, height }: Size): View {
  const around = spots.length ? spots : [[width / 2, height / 2] as const];
  const [xs, ys] = [around.map(([x]) => x), around.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = Math.min(width / (east - west || 1), height / (south - north || 1)) * 0.85;
  const scale = spots.length ? Math.min(Math.max(room, LEAST), CLOSE) : LEAST;
  const [x, y] = [(width - scale * (west + east)) / 2, (height - scale * (north + south)) / 2];
  return held({ scale, x, y }, { width, height });
}

/** Two fingers that were at `before` are at `after`. */
export function pinched(view: View, before: readonly [Spot, Spot], after: readonly [Spot, Spot], frame: Size): View {
  const [from, to] = [centre(before), centre(after)];
  const by = distance(after) / Math.max(distance(before), 1);
  return zoomed(shifted(view, to[0] - from[0], to[1] - from[1], frame), by, to, frame);
}

function centre([a, b]: readonly [Spot, Spot]): Spot {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function distance([a, b]: readonly [Spot, Spot]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
