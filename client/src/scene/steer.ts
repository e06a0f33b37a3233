// Steering with arrow keys: the nearest thing in a direction, straight ahead before aside.
// Pure geometry.
import type { Point } from "./diff.ts";

export interface Spot {
  id: string;
  at: Point;
}

const DIRECTIONS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

export function steer(from: Point, spots: readonly Spot[], key: string): string | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const ahead = spots.map((spot) => ({ id: spot.id, cost: cost(from, spot.at, direction) })).filter((spot) => spot.cost > 0);
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.id ?? null;
}

/** Distance ahead plus twice the distance aside; 0 for what is not ahead. */
function cost(from: Point, to: Point, [dx, dy]: Point): number {
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  const ahead = x * dx + y * dy;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  return ahead > 0.05 && aside <= 3 * ahead ? ahead + 2 * aside : 0;
}
