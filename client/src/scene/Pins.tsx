// Pins in what a bot would click: 1 for its first choice, 2 for its second. Another shape than anything that can be clicked.
// Only for the eyes: the names of the nodes say it too.
import type { Node, Scene } from "../wire.ts";
import { marks } from "./advising.ts";
import { UNIT } from "./shape.ts";

const DROP = "M0 0C-9-13-17-19-17-31a17 17 0 0 1 34 0C17-19 9-13 0 0z"; // its point is at 0, 0
const WIDE = 38;
const SHARE = 1 / 900; // of the scene's width, so that it can be read on every board

export function Pins({ scene }: { scene: Scene }) {
  const size = scene.width * UNIT * SHARE;
  return (
    <g class="pins" aria-hidden="true">
      {scene.nodes.flatMap((node) =>
        (marks.value.get(node.id) ?? []).map(({ rank }, n, all) => (
          <g key={`${node.id} ${rank}`} transform={`${spot(node, size)} scale(${size})`}>
            <g class={`pin rank-${rank}`}>
              <g transform={`translate(${(n - (all.length - 1) / 2) * WIDE} 0)`}>
                <path d={DROP} />
                <text y="-24">{rank}</text>
              </g>
            </g>
          </g>
        )),
      )}
    </g>
  );
}

/** Its upper part, or a line's middle; never so high that the pin would be cut off. */
function spot({ at, to, size, shape }: Node, pin: number): string {
  const end = to ?? at;
  const y = ((at[1] + end[1]) / 2 - (to || shape ? 0 : size * 0.3)) * UNIT;
  return `translate(${((at[0] + end[0]) / 2) * UNIT} ${Math.max(y, 44 * pin)})`;
}
