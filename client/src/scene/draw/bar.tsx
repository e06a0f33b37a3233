// A track that fills: "bar-120-246-300" is 120 of 300, with a line at 246. Its owner's sign stands at its beginning, what is
// written on it at its end. One that runs to the left comes from the other side of the same groove.
import { colourOf } from "../../table.ts";
import { UNIT } from "../shape.ts";
import { type Drawn, OwnSign } from "./pieces.tsx";

export function isBar(look: string): boolean {
  return /^bar(-\d+){3}$/.test(look);
}

export function Bar({ node }: Drawn) {
  const [full, line, end] = node.look.split("-").slice(1).map(Number) as [number, number, number];
  const way = ((node.to?.[0] ?? node.at[0] + 1) - node.at[0]) * UNIT;
  const [length, sign, half] = [Math.abs(way), Math.sign(way), node.size * 50];
  const whole = { x: sign < 0 ? -length : 0, y: -half, width: length, height: 2 * half, rx: 5 };
  const filled = Math.min(1, full / end) * length;
  const inside = filled > 24 * node.text.length;
  const held = { x: sign < 0 ? -filled : 0, y: -half, width: filled, height: 2 * half, rx: 5 };
  return (
    <g class="bar">
      <rect {...whole} class={sign < 0 ? "groove-over" : "groove"} />
      <rect {...held} class="owned bar-full" />
      {node.owner !== null && <rect {...held} class="pattern bar-full" fill={`url(#pattern-${colourOf(node.owner)})`} />}
      <line x1={(sign * line * length) / end} x2={(sign * line * length) / end} y1={-half - 9} y2={half + 9} class="bar-line" />
      <g transform={`translate(${-sign * 34} 0)`}>
        <circle r="25" class="owned disc" />
        <OwnSign node={node} size={34} />
      </g>
      <text x={sign * (inside ? filled - 12 : filled + 12)} y="14" class={numberClass(inside, sign)} font-size="42">
        {node.text}
      </text>
    </g>
  );
}

/** Beside the filled part, or at the end of it where that has room. */
function numberClass(inside: boolean, sign: number): string {
  const before = inside === sign > 0;
  return ["number", inside ? "on-seat" : "bare", before ? "end" : "start"].join(" ");
}
