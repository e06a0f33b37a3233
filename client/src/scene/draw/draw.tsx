// Which drawing a node gets, by its kind; and the marks of what can be clicked, is picked or has just changed.
import type { ComponentChildren } from "preact";
import type { Node, Scene } from "../../wire.ts";
import { outline } from "../outlines.ts";
import { Bar, isBar } from "./bar.tsx";
import { Beam } from "./beam.tsx";
import { Card, Stack } from "./cards.tsx";
import { Chart } from "./chart.tsx";
import { Die } from "./dice.tsx";
import { Board, Panel, Place, Ray, Writing } from "./ground.tsx";
import { hovering } from "./hover.ts";
import { Land } from "./land.tsx";
import { Counter, counterEnd, Pawn } from "./pieces.tsx";
import { Region } from "./region.tsx";
import { Track } from "./track.tsx";

const BY_KIND = {
  board: Board,
  place: Place,
  region: Region,
  text: Writing,
  pawn: Pawn,
  card: Card,
  die: Die,
  stack: Stack,
  counter: Counter,
};

const BACKDROP = ["veil", "letter-head"]; // behind what matters: nothing marks it

interface Props {
  node: Node;
  scene: Scene;
}

export function Drawing({ node, scene }: Props) {
  if (node.kind === "region" && node.shape.startsWith("#")) return <Land node={node} />;
  if (node.look === "chart") return <Chart node={node} scene={scene} />;
  if (isBar(node.look)) return <Bar node={node} />;
  if (node.kind === "line") return node.look === "timber" ? <Beam node={node} /> : <Ray node={node} />;
  if (node.kind === "track") return <Track node={node} />;
  if (node.kind === "panel") return <Panel node={node} scene={scene} />;
  const Kind = BY_KIND[node.kind as keyof typeof BY_KIND] ?? Pawn;
  if (BACKDROP.includes(node.look)) return <Kind node={node} scene={scene} />;
  return (
    <Round node={node}>
      <Kind node={node} scene={scene} />
    </Round>
  );
}

/** What is drawn in a box of 100: the glow behind it (on it, where it is ground), the rings around it, its size and lean. */
function Round({ node, children }: { node: Node; children: ComponentChildren }) {
  const size = node.shape ? 1 : node.size; // a shape has its own
  return (
    <g transform={`rotate(${node.turn}) scale(${size})`} class={hovering(node.id)} {...hovering.by(node)}>
      <Ring node={node} room={2} mark="trace" />
      <g class="lift">
        {!node.shape && <Ring node={node} room={7} mark="glow" />}
        <g class="body">{children}</g>
        {node.shape && <Ring node={node} room={0} mark="glow" />}
        <Ring node={node} room={5} mark="ring" />
      </g>
    </g>
  );
}

/** A mark around a node: along its own shape, a frame for cards, stacks and dice, a pill for counters, else a circle. */
function Ring({ node, room, mark }: { node: Node; room: number; mark: string }) {
  if (node.shape) return <path d={outline(node)} class={mark} />;
  if (node.kind === "card" || node.kind === "stack") return <Frame x={35 + room} y={50 + room} round={7 + room} mark={mark} />;
  if (node.kind === "die" && mark !== "glow") return <Frame x={43 + room} y={43 + room} round={16 + room} mark={mark} />;
  if (node.kind === "counter") return <Frame x={52 + room} right={counterEnd(node) + room} y={36 + room} round={36 + room} mark={mark} />;
  return <circle r={mark === "glow" ? 76 : 50 + room} class={mark} />;
}

function Frame({ x, right = x, y, round, mark }: { x: number; right?: number; y: number; round: number; mark: string }) {
  return <rect x={-x} y={-y} width={x + right} height={2 * y} rx={round} class={mark} />;
}
