// Which drawing a node gets, by its kind; and the marks of what can be clicked, is picked or has just changed.
import type { ComponentChildren } from "preact";
import type { Node, Scene } from "../../wire.ts";
import { Board, Panel, Place, Ray, Region, Track, Writing } from "./ground.tsx";
import { Card, Counter, Die, Pawn, Stack } from "./pieces.tsx";

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

interface Props {
  node: Node;
  scene: Scene;
}

export function Drawing({ node, scene }: Props) {
  if (node.kind === "line") return <Ray node={node} />;
  if (node.kind === "track") return <Track node={node} />;
  if (node.kind === "panel") return <Panel node={node} scene={scene} />;
  const Kind = BY_KIND[node.kind as keyof typeof BY_KIND] ?? Pawn;
  return (
    <Round node={node}>
      <Kind node={node} />
    </Round>
  );
}

/** A mark around a node: a frame for cards and stacks, a circle for all else. */
function Ring({ kind, room, mark }: { kind: string; room: number; mark: string }) {
  if (kind !== "card" && kind !== "stack") return <circle r={50 + room} class={mark} />;
  return <rect x={-35 - room} y={-50 - room} width={70 + 2 * room} height={100 + 2 * room} rx={7 + room} class={mark} />;
}

/** What is drawn in a box of 100: the glow and the rings around it, and its size. */
function Round({ node, children }: { node: Node; children: ComponentChildren }) {
  return (
    <g transform={`scale(${node.size})`}>
      <Ring kind={node.kind} room={2} mark="trace" />
      <g class="lift">
        <circle r="76" class="glow" />
        <g class="body">{children}</g>
        <Ring kind={node.kind} room={5} mark="ring" />
      </g>
    </g>
  );
}
