// A beam of wood that lies between things, from its own end (the origin) to the other.
// Painted in its owner's colour, with the owner's dash and sign; plain wood when it is nobody's.
import { UNIT } from "../shape.ts";
import { dashOf, type Drawn, OwnSign } from "./pieces.tsx";

const HALF = 12;

export function Beam({ node }: Drawn) {
  const [x, y] = node.to ?? node.at;
  const [dx, dy] = [(x - node.at[0]) * UNIT, (y - node.at[1]) * UNIT];
  const [length, angle] = [Math.hypot(dx, dy), (Math.atan2(dy, dx) * 180) / Math.PI];
  const free = node.owner === null;
  return (
    <g transform={`rotate(${angle})`}>
      <Outline length={length} room={5} mark="trace" />
      <Outline length={length} room={12} mark="glow" />
      <g class="body">
        <Outline length={length} mark="shadow" />
        <Outline length={length} mark={free ? "wood" : "owned"} />
        {free ? <Grain length={length} /> : <line x1={18} x2={length - 50} class={`beam-dash dash-${dashOf(node)}`} />}
        <Outline length={length} mark={free ? "wood-edge" : "edge"} />
        {!free && (
          <g transform={`translate(${length - 18} 0) rotate(${-angle})`}>
            <circle r="22" class="owned disc" />
            <OwnSign node={node} size={30} />
          </g>
        )}
      </g>
      <Outline length={length} room={7} mark="ring" />
      <Outline length={length} room={26} mark="hit" />
    </g>
  );
}

function Outline({ length, room = 0, mark }: { length: number; room?: number; mark: string }) {
  const size = { width: length + 2 * room, height: 2 * (HALF + room) };
  return <rect x={-room} y={-HALF - room} {...size} rx={4 + room} class={mark} />;
}

function Grain({ length }: { length: number }) {
  const end = length - 8;
  return <path d={`M8-4Q${length / 2}-8 ${end}-3M10 4Q${length / 3} 1 ${length / 2} 5T${end} 4`} class="grain" />;
}
