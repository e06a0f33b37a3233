// Cards and stacks of cards, in a frame of 70 by 100 around the origin: faces and backs by their look.
// A card that lies face down but is known to the viewer is veiled: its back, with its face written on it.
import type { ComponentChildren } from "preact";
import type { Node } from "../../wire.ts";
import { Gem } from "./gems.tsx";
import { Herb } from "./herbs.tsx";
import { Letter, Veil } from "./letter.tsx";
import { Mark } from "./marks.tsx";
import { CLOAK, type Drawn, Engraved, OwnSign, Patterned } from "./pieces.tsx";
import { Spell } from "./spells.tsx";
import { ColourSign, Dolmen } from "./stones.tsx";

const FRAME = "M-28-50H28A7 7 0 0 1 35-43V43A7 7 0 0 1 28 50H-28A7 7 0 0 1-35 43V-43A7 7 0 0 1-28-50z";
const TRILITHON = "M-24-16H24V-6H-24zM-18-6H-8V22H-18zM8-6H18V22H8z";
const BRILLIANT = "M-18-14H18L28 1 0 32-28 1zM-18-14-9 1 0-14 9 1 18-14M-28 1H28M-9 1 0 32 9 1";
const LEAF = "M0 26C-24 15-24-12 0-27 24-12 24 15 0 26zM0 36V-13M0 14-10 5M0 14 10 5M0 0-8-7M0 0 8-7";
const CRY = "M-15-16-2-16 15-30V4L-2-10H-15zM20-22 27-26M21-13H29M20-4 27 0"; // a megaphone
const SLAB = "M-27 28H27L24 36H-24zM-18 36H-9V45H-18zM9 36H18V45H9z";

/** "gem-ruby" is a gem of the kind ruby; a look without a kind shows none. */
function wordsOf(look: string): [what: string, kind: string] {
  const cut = look.indexOf("-");
  return cut < 0 ? [look, ""] : [look.slice(0, cut), look.slice(cut + 1)];
}

export function Card({ node }: Drawn) {
  const [what, kind] = wordsOf(node.look);
  if (what === "letter") return <Letter node={node} />;
  if (what === "veil") return <Veil node={node} />;
  if (node.mark === "waiting") return <NoCard node={node} />;
  const known = node.text !== "" || kind !== "";
  return (
    <g class={node.down && known ? "veiled" : ""}>
      <path d={FRAME} class="shadow" transform="translate(2 3)" />
      {node.down || !known ? <Back node={node} known={known} /> : <path d={FRAME} class={`paper hue-${kind} ${what}-paper`} />}
      {known && <Face node={node} what={what} kind={kind} />}
    </g>
  );
}

function Face({ node, what, kind }: Drawn & { what: string; kind: string }) {
  switch (what) {
    case "gem":
      return (
        <>
          <Corner text={node.text} />
          <Gem kind={kind} size={19} x={-21} y={-3} />
          <Gem kind={kind} size={50} x={8} y={18} />
        </>
      );
    case "place":
      return (
        <>
          <path d={SLAB} class="slab" />
          <Gem kind={kind} size={62} y={-8} />
        </>
      );
    case "servant":
      return (
        <>
          <Hood node={node} />
          <Corner text={node.text} />
        </>
      );
    case "herb":
      return (
        <>
          <Herb node={node} kind={kind} size={74} y={10} />
          <Corner text={node.text} />
          <Mark word={node.mark} size={17} x={24} y={-38} />
        </>
      );
    case "spell":
      return (
        <>
          <Spell kind={kind} size={56} x={5} y={12} />
          <Spell kind={kind} size={20} x={-21} y={-36} />
          <Mark word={node.mark} size={17} x={-21} y={-13} />
          {kind === "portrait" && <Mark word={node.mark} size={26} x={5} y={12} />}
        </>
      );
    case "ballot":
      return (
        <>
          <Mark word={kind === "yes" ? "tick" : "cross"} size={42} y={10} />
          <OwnSign node={node} size={22} y={-32} />
        </>
      );
    case "campaign":
      return (
        <>
          <path d={CRY} class="cry" transform={kind === "loss" ? "scale(1 -1) translate(0 26)" : ""} />
          <Engraved text={node.text} size={node.text.length > 4 ? 16 : 38} y={26} />
        </>
      );
    case "fetish":
      return (
        <>
          <Mark word={node.mark} size={30} y={-27} />
          <Engraved text={node.text} size={48} y={16} />
        </>
      );
    case "dolmen":
      return (
        <g class={`hue-${kind}`}>
          <Mark word={node.mark} size={19} y={-36} />
          <Dolmen size={58} y={0} />
          <ColourSign colour={kind} size={17} y={33} />
        </g>
      );
    default:
      return (
        <>
          <Engraved text={node.text} size={node.text.length > 2 ? 20 : 42} />
          <OwnSign node={node} size={16} y={-36} />
        </>
      );
  }
}

/** The number stands in the corner, where a card laid over it leaves it free. */
function Corner({ text }: { text: string }) {
  return (
    <text x="-31" y="-17" class="number start" font-size="44">
      {text}
    </text>
  );
}

/** A servant under its hood, the owner's sign in the dark of it. */
function Hood({ node }: Drawn) {
  return (
    <g transform="translate(4 14) scale(.62)">
      <path d={CLOAK} class="owned" />
      <Patterned seat={node.owner} d={CLOAK} />
      <path d={CLOAK} class="edge" />
      <circle cy="6" r="29" class="face dark" />
      <OwnSign node={node} size={36} y={6} />
    </g>
  );
}

/** What is seen of a card that lies face down; where its face is written on it, only the frame. */
function Back({ node, known = false, small = false }: Drawn & { known?: boolean; small?: boolean }) {
  const [what] = wordsOf(node.look);
  const back = BACKS[what] ?? PLAIN;
  return (
    <>
      <path d={FRAME} class={back.common ? `back common ${what}-back` : "back owned"} />
      {!back.common && <Patterned seat={node.owner} d={FRAME} />}
      <rect x="-30.5" y="-45.5" width="61" height="91" rx="4" class="back-frame" />
      {!known && <g transform={small ? "translate(-2 -28) scale(.7)" : ""}>{back.draw(node)}</g>}
      {!known && back.common && <Owner node={node} />}
    </>
  );
}

interface BackLook {
  common: boolean; // the deck's own; else it is its owner's
  draw(node: Node): ComponentChildren;
}

const BACKS: Record<string, BackLook> = {
  gem: { common: true, draw: () => <path d={BRILLIANT} class="back-line" /> },
  place: { common: true, draw: () => <path d={TRILITHON} class="back-line" /> },
  ballot: { common: false, draw: (node) => <OwnSign node={node} size={36} /> },
  herb: { common: true, draw: () => <path d={LEAF} class="back-line" /> },
  servant: { common: false, draw: (node) => <Hood node={node} /> },
  fetish: { common: false, draw: (node) => <Mark word={node.mark} size={40} /> },
  dolmen: { common: false, draw: () => <Dolmen size={48} /> },
};
const PLAIN: BackLook = { common: false, draw: () => <circle r="20" class="ring-of-stones" /> };

/** Who laid it, where a card laid over it leaves it free. */
function Owner({ node }: Drawn) {
  if (node.owner === null) return null;
  return (
    <g transform="translate(-18 -33)">
      <circle r="14" class="owned disc" />
      <OwnSign node={node} size={19} />
    </g>
  );
}

/** A pile and its number; an empty one is a bare frame. */
export function Stack({ node }: Drawn) {
  return (
    <g>
      {node.text === "0" ? <NoCard node={node} /> : <Pile node={node} />}
      <circle cy="23" r="24" class="face" />
      <Engraved text={node.text} size={node.text.length > 2 ? 30 : 40} y={23} />
    </g>
  );
}

/** Not there yet; whose it would be. */
function NoCard({ node }: Drawn) {
  return (
    <>
      <path d={FRAME} class="no-card" />
      <Owner node={node} />
    </>
  );
}

/** Face down; what was laid aside lies loosely. */
function Pile({ node }: Drawn) {
  const [, way] = wordsOf(node.look);
  const under = way === "discard" ? ["rotate(-10)", "rotate(7)"] : ["translate(5 4)", "translate(2.5 2)"];
  return (
    <>
      {under.map((shift) => (
        <path key={shift} d={FRAME} class="back under" transform={shift} />
      ))}
      <Back node={node} small />
    </>
  );
}
