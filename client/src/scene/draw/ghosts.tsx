// Ghosts: a pale shape in a halo of its kind, with a face: "ghost-sun" smiles in rays, "ghost-moon" sleeps in a crescent;
// a king has his crown and beard, a raven is a bird. Whoever controls one gives it an outline and a sign.
import { type Drawn, Engraved, OwnSign } from "./pieces.tsx";

const SHROUD = "M0-40C22-40 30-22 31-2L33 38C25 30 19 31 13 40 7 48-4 48-9 40-14 32-22 33-33 42L-31-2C-30-22-22-40 0-40z";
const RAVEN =
  "M-50-20C-41-31-33-40-19-40-4-40 6-29 16-12 26 3 41 14 50 40 37 35 28 35 19 33L25 46H12L6 34C-12 33-27 21-29 1-30-6-31-11-36-15z";
const CROWN = "M-24-20-29-47-13-36 0-52 13-36 29-47 24-20z";
const KINGS_BEARD = "M-23 6C-22 26-10 36 0 42 10 36 22 26 23 6 15 13 7 9 0 11-7 9-15 13-23 6z";

/** Awake and glad, or asleep. */
const FACES: Record<string, string> = {
  sun: "M-12-25v5M12-25v5M-9-12Q0-5 9-12",
  moon: "M-17-22Q-12-16-7-22M7-22Q12-16 17-22M-4-11H4",
};

const HALOS: Record<string, string> = {
  sun: rays(12, 50, 37),
  moon: "M30-44A53 53 0 1 0 30 44A50 50 0 0 1 30-44z",
  king: "M-40-24A47 47 0 0 1 40-24L46 46H-46z",
};

/** A star of so many points, as a path. */
function rays(points: number, far: number, near: number): string {
  const corner = (_: unknown, n: number) => {
    const [turn, reach] = [(n * Math.PI) / points, n % 2 ? near : far];
    return `${(reach * Math.sin(turn)).toFixed(1)} ${(-reach * Math.cos(turn)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * points }, corner).join("L")}z`;
}

export function Ghost({ node }: Drawn) {
  const kind = node.look.slice("ghost-".length);
  return (
    <g class={`ghostly hue-${kind}`}>
      <ellipse cx="3" cy="44" rx="38" ry="8" class="shadow" />
      <path d={HALOS[kind]} class="halo" />
      <path d={kind === "raven" ? RAVEN : SHROUD} class={node.owner === null ? "shroud" : "shroud held"} />
      <Likeness node={node} kind={kind} />
      <Holder node={node} />
    </g>
  );
}

function Likeness({ node, kind }: Drawn & { kind: string }) {
  if (kind === "raven") return <circle cx="-21" cy="-24" r="5.5" class="raven-eye" />;
  if (kind === "king") return <King />;
  return (
    <>
      <path d={FACES[kind]} class="features" />
      <Engraved text={node.text} size={39} x={node.owner === null ? 0 : -7} y={13} />
    </>
  );
}

function King() {
  return (
    <>
      <path d="M-9-7v3M9-7v3" class="features eyes" />
      <path d={KINGS_BEARD} class="beard" />
      <path d={CROWN} class="crown" />
    </>
  );
}

/** Whose it is, where a hand would hold it. */
function Holder({ node }: Drawn) {
  if (node.owner === null) return null;
  return (
    <g transform="translate(31 30)">
      <circle r="20" class="owned disc" />
      <OwnSign node={node} size={26} />
    </g>
  );
}
