// Shapes that drawings share: a stone's uneven outline, the hull around places, a row's extent.
// Pure geometry in the drawing's units; the same name always gives the same stone.
import type { Node } from "../wire.ts";
import type { Point } from "./diff.ts";

export const UNIT = 100; // a scene's unit in the drawing's: texts smaller than a pixel are not drawn well

/** A number from a name, the same every time. */
export function hash(name: string): number {
  let value = 2166136261;
  for (const letter of name) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return value;
}

/** Numbers between 0 and 1 from a name, one after the other. */
export function chances(name: string): () => number {
  let seed = hash(name);
  return () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 374761393) >>> 0;
    return ((seed ^ (seed >>> 13)) >>> 0) / 4294967296;
  };
}

/** A closed, rounded, slightly uneven outline around the origin. */
export function pebble(name: string, radius: number, unevenness = 0.07): string {
  const next = chances(name);
  const points = Array.from({ length: 9 }, (_, n): Point => {
    const reach = radius * (1 - unevenness * next());
    return [reach * Math.cos((n * Math.PI * 2) / 9), reach * Math.sin((n * Math.PI * 2) / 9)];
  });
  return smooth(points);
}

export function smooth(points: readonly Point[]): string {
  const middle = (n: number): Point => {
    const [a, b] = [points[n % points.length]!, points[(n + 1) % points.length]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const curves = points.map((_, n) => `Q${pair(points[(n + 1) % points.length]!)} ${pair(middle(n + 1))}`);
  return `M${pair(middle(0))}${curves.join("")}z`;
}

export function pair([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** The convex hull, by Andrew's monotone chain. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (way: readonly Point[]) => way.reduce<Point[]>(extend, []).slice(0, -1);
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.reverse())];
}

function extend(chain: Point[], point: Point): Point[] {
  while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
  return [...chain, point];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

const FLAGS = [2, 3, 4]; // of an arc: its lean and which way it goes are no lengths

/** A path's commands: a letter and its numbers. */
function commands(path: string): { letter: string; numbers: number[] }[] {
  const parts = path.matchAll(/([a-df-z])([^a-df-z]*)/gi);
  const numbers = (words: string) => (words.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  return [...parts].map(([, letter, rest]) => ({ letter: letter!, numbers: numbers(rest!) }));
}

/** A path in the scene's units, in the drawing's. */
export function grown(path: string): string {
  return commands(path)
    .map(({ letter, numbers }) => {
      const isFlag = (n: number) => /a/i.test(letter) && FLAGS.includes(n % 7);
      return letter + numbers.map((number, n) => (isFlag(n) ? number : Math.round(number * UNIT * 10) / 10)).join(" ");
    })
    .join("");
}

/** The corners of a path that is written in absolute commands. */
export function corners(path: string): Point[] {
  const found: Point[] = [];
  for (const { letter, numbers } of commands(path)) {
    const [x, y] = found.at(-1) ?? [0, 0];
    if (letter === "H") found.push([numbers[0]!, y]);
    else if (letter === "V") found.push([x, numbers[0]!]);
    else if (numbers.length > 1) found.push([numbers.at(-2)!, numbers.at(-1)!]);
  }
  return found;
}

/** The direction from a point to the table's middle; down from the middle itself. */
export function inward([x, y]: Point, { width, height }: { width: number; height: number }): Point {
  const [dx, dy] = [width / 2 - x, height / 2 - y];
  const far = Math.hypot(dx, dy);
  return far ? [dx / far, dy / far] : [0, 1];
}

/** How far a panel reaches to each side of its middle: to the last of what lies inside, else to the table's edge. */
export function reach(panel: Node, nodes: readonly Node[], width: number): Point {
  const held = nodes.filter((node) => node.inside === panel.id);
  const x = held.map((node) => Math.abs(node.at[0] - panel.at[0]) + node.size / 2 + 0.12);
  const y = held.map((node) => Math.abs(node.at[1] - panel.at[1]) + node.size / 2 + 0.06);
  const edge = Math.min(panel.at[0], width - panel.at[0]) - 0.08;
  return held.length ? [Math.max(...x), Math.max(...y)] : [edge, panel.size * 0.46];
}
