// Movement between two scenes, by the browser's own animations. A click ends it; nothing waits for it.
// Whoever wants less motion gets cross-fades.
import type { Node } from "../wire.ts";
import type { Difference, Point } from "./diff.ts";
import { UNIT } from "./shape.ts";

const TRAVEL: KeyframeAnimationOptions = { duration: 220, easing: "ease-out" };
const TURN: KeyframeAnimationOptions = { duration: 300, easing: "ease-out" };
const TUMBLE: KeyframeAnimationOptions = { duration: 700, easing: "ease-out" };
const TUMBLING: Keyframe[] = [{ transform: "translate(30px, -40px) rotate(-540deg) scale(1.25)" }, { transform: "none" }];
export const FADE = 220;

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function animate(board: SVGSVGElement, diff: Difference, nodes: readonly Node[]): void {
  const at = new Map(nodes.map((node) => [node.id, node.at]));
  for (const [id, from] of [...diff.moved, ...diff.came]) {
    const element = find(board, id);
    const to = at.get(id);
    if (element && to) element.animate(still.matches || !from ? appear() : travel(from, to), TRAVEL);
  }
  for (const id of diff.turned) turn(board, id);
}

/** What is turned over turns about its upright axis; dice tumble; ground fades into its other colour, lines only change theirs. */
function turn(board: SVGSVGElement, id: string): void {
  const element = find(board, id);
  const flat = still.matches || element?.matches(".kind-region");
  if (!flat && element?.matches(".kind-die")) return void element.querySelector(".body")?.animate(TUMBLING, TUMBLE);
  const frames = flat ? appear() : [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }];
  element?.querySelector(".body")?.animate(frames, TURN);
}

export function find(board: SVGSVGElement, id: string): SVGGElement | null {
  return board.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`);
}

function travel(from: Point, to: Point): Keyframe[] {
  return [{ transform: shift(from) }, { transform: shift(to) }];
}

function shift([x, y]: Point): string {
  return `translate(${x * UNIT}px, ${y * UNIT}px)`;
}

function appear(): Keyframe[] {
  return [{ opacity: 0 }, { opacity: 1 }];
}

export function vanish(element: Element): void {
  element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "forwards" });
}

export function skip(board: SVGSVGElement): void {
  for (const motion of board.getAnimations({ subtree: true })) motion.finish();
}
