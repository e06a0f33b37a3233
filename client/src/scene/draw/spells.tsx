// What spells on cards are about, drawn in a box of 100; the sign of their kind is added by the card.
// A word that is not known is not drawn.
import { Engraved } from "./pieces.tsx";

const SPELLS: Record<string, string> = {
  cauldron: "M-34-12H34C34 20 22 34 0 34S-34 20-34-12zM-42-12H42M-22 32-28 46M22 32 28 46M-11-24q-7-9 0-20M11-24q7-9 0-20",
  harp: "M-26-42C-8-48 16-40 32-14L-14 44C-22 36-26 16-26-42zM-14-36V34M-1-38V26M12-32V11",
  tablet: "M-27-44H27V44H-27zM-15-26H15M-15-9H15M-15 8H15M-15 25H4",
  wand: "M-32 42 16-16M24-48V-20M10-34H38M14-44 34-24M34-44 14-24",
  portrait: "M-32-44H32V44H-32zM-24-36H24V36H-24z",
  leap: "M-40 32C-32-40 24-50 34 10M16-4 35 14 48-8M-48 44H-28M26 44H46",
  ban: "M0-42A42 42 0 0 1 0 42 42 42 0 0 1 0-42zM-29-29 29 29",
  shield: "M0-46 35-33V0C35 24 18 38 0 47-18 38-35 24-35 0V-33zM0-26V26M-19-4H19",
  sickle: "M30-36C-14-54-46-18-33 14-27 29-9 35 5 27-14 22-22 5-14-11-6-25 12-34 30-36zM5 27 24 46",
  belt: "M-46-16C-20-4 20-4 46-16V10C20 22-20 22-46 10zM-13-16H13V28H-13zM-3 6H20",
};

export function Spell({ kind, size, x, y }: { kind: string; size: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      {kind === "double" ? <Engraved text="×2" size={84} /> : <path d={SPELLS[kind]} class="spell-line" />}
    </g>
  );
}
