// One node in the drawing: where it is, what it is called, and whether it can be clicked.
import { computed } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { say, t } from "../language.ts";
import { figures, percent } from "../numbers.ts";
import { colourOf, names } from "../table.ts";
import type { Node, Scene } from "../wire.ts";
import { marks as advised } from "./advising.ts";
import { open, picked } from "./choosing.ts";
import { Drawing } from "./draw/draw.tsx";
import { UNIT } from "./shape.ts";
import { lit } from "./telling.ts";
import { vanish } from "./travel.ts";

interface Props {
  node: Node;
  scene: Scene;
  fresh?: boolean;
  stop?: boolean;
  ghost?: boolean;
}

export function NodeView({ node, scene, fresh, stop, ghost }: Props) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (ghost && group.current) vanish(group.current);
  }, [ghost]);
  const spot = `translate(${node.at[0] * UNIT} ${node.at[1] * UNIT})`;
  const around = node.kind === "panel" && scene.nodes; // it reaches as far as what lies inside
  const text = figures(node.text);
  const marks = useMemo(() => computed(() => marksOf(node, scene).join(" ")), [node, scene]); // marked as before, it is not drawn again
  const drawing = useMemo(() => <Drawing node={{ ...node, text }} scene={scene} />, [node, text, scene.width, scene.height, around]);
  if (ghost)
    return (
      <g ref={group} class={classes(node, "ghost")} transform={spot} aria-hidden="true">
        {drawing}
      </g>
    );
  const can = marks.value.includes("can");
  return (
    <g
      class={classes(node, `${fresh ? "fresh " : ""}${marks.value}`)}
      data-id={node.id}
      data-like={node.like || undefined}
      transform={spot}
      aria-label={nameOf(node, marks.value.includes("advised"))}
      {...(can ? button(node, marks.value.includes("picked"), stop) : { role: "img", tabindex: -1 })}
    >
      {drawing}
    </g>
  );
}

/** Its label; on a letter its number is read first, as it is seen. What a bot advises is said last. */
function nameOf(node: Node, advise: boolean): string {
  const label = say(node.label, names.value);
  const name = node.look === "letter" && node.text ? `${node.text} ${label}` : label;
  const advice = ((advise && advised.value.get(node.id)) || []).map(({ rank, chance }) => t("house-hint-mark", { rank, chance: percent(chance) }));
  return [name, ...advice].join(" – ");
}

/** What the play says of it, in words for its look. */
function marksOf(node: Node, scene: Scene): string[] {
  const chosen = picked.value.includes(node.id);
  const can = open.value.has(node.id) || chosen;
  const alike = open.value.has(node.like); // clickable too, but one name is enough for those who listen
  const equal = alike && isRegion(scene, node.like); // the ground that it lies on glows for it
  const marks = { can, open: (can && !chosen) || (alike && !equal), equal, picked: chosen, lit: lit.value.has(node.id), advised: advised.value.has(node.id) };
  return Object.keys(marks).filter((mark) => marks[mark as keyof typeof marks]);
}

function isRegion(scene: Scene, id: string): boolean {
  return scene.nodes.some((node) => node.id === id && node.kind === "region");
}

function button(node: Node, chosen: boolean, stop = false) {
  return { role: "button", tabindex: stop ? 0 : -1, "data-node": node.id, "aria-pressed": chosen } as const;
}

function classes(node: Node, marks: string): string {
  return `node kind-${node.kind} ${node.owner === null ? "nobody" : `seat-${colourOf(node.owner)}`} ${marks}`;
}
