// Stones painted in a colour, each colour with an engraved sign of its own, and the dolmen in the same colours.
// Colours are words of the look ("stone-blue", "dolmen-red"); one that is not known has no sign.

const ENGRAVED: Record<string, string> = {
  white: "M0-12A12 12 0 0 1 0 12 12 12 0 0 1 0-12z",
  blue: "M-14-12 0-2 14-12M-14 2 0 12 14 2",
  green: "M0-13 14 11H-14z",
  yellow: "M0-15 15 0 0 15-15 0z",
  red: "M-12-12V12M0-12V12M12-12V12",
  black: "M-12-12H12V12H-12z",
};

const DOLMEN = "M-44-20C-30-34 26-38 44-26L42-10C20-4-24-4-43-6zM-34-4-14-3-18 38-36 36zM14-3 33-6 36 36 18 38z";

export function ColourSign({ colour, size, x = 0, y = 0 }: { colour: string; size: number; x?: number; y?: number }) {
  const d = ENGRAVED[colour];
  return d ? <path d={d} class="colour-sign" transform={`translate(${x} ${y}) scale(${size / 36})`} /> : null;
}

export function Dolmen({ size, y = 0 }: { size: number; y?: number }) {
  return <path d={DOLMEN} class="dolmen" transform={`translate(0 ${y}) scale(${size / 100})`} />;
}
