// The ground of a map: the sea, beyond the scene's own edge, and shallows along the coast.
import { outline } from "../outlines.ts";
import { UNIT } from "../shape.ts";
import type { Staged } from "./pieces.tsx";

const BEYOND = 3000; // a window is wider than the scene

export function Chart({ node, scene }: Staged) {
  const coast = outline(node);
  const [width, height] = [scene.width * UNIT + 2 * BEYOND, scene.height * UNIT + 2 * BEYOND];
  return (
    <>
      <rect x={-BEYOND} y={-BEYOND} width={width} height={height} class="chart" />
      <path d={coast} class="shore wide" />
      <path d={coast} class="shore" />
    </>
  );
}
