// A track from one end (the origin) to the other: a plain groove or, as "steps-5", a card of five circles.
// The number of its last circle stands beside it.
import type { Node } from "../../wire.ts";
import { UNIT } from "../shape.ts";
import type { Drawn } from "./pieces.tsx";

export function Track({ node }: Drawn) {
  const [x, y] = node.to ?? [node.at[0] + node.size, node.at[1]];
  const way = [(x - node.at[0]) * UNIT, (y - node.at[1]) * UNIT] as const;
  const steps = Number(/^steps-(\d+)$/.exec(node.look)?.[1] ?? 0);
  return steps ? <Steps node={node} way={way} steps={steps} /> : <line x2={way[0]} y2={way[1]} class="track" />;
}

interface Way {
  node: Node;
  way: readonly [number, number];
  steps: number;
}

/** Drawn along its own axis, then turned. */
function Steps({ node, way: [dx, dy], steps }: Way) {
  const [length, half] = [Math.hypot(dx, dy), (node.size * UNIT) / 2];
  const [step, angle] = [length / steps, (Math.atan2(dy, dx) * 180) / Math.PI];
  const beside = `translate(${length - step / 2} ${26 - half}) rotate(${-angle})`;
  return (
    <g transform={`rotate(${angle})`}>
      <rect x="1" y={-half} width={length - 2} height={2 * half} rx="8" class="steps" />
      {Array.from({ length: steps }, (_, n) => (
        <circle key={n} cx={(n + 0.5) * step} r={step * 0.36} class={n === steps - 1 ? "step last" : "step"} />
      ))}
      <text class="number bare" font-size="40" transform={beside} y="12">
        {node.text}
      </text>
    </g>
  );
}
