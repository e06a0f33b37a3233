// The seats' six signs and six patterns, as SVG symbols that every drawing on the page can use.
// Sun, moon, oak leaf, spiral, wave, triskele; dots, stripes, hatch, waves, checks, plain.

export const SIGNS = ["sun", "moon", "leaf", "spiral", "wave", "triskele"] as const;

const SPIRAL = "M0 2c-2-3 3-6 6-3s1 11-6 11S-11 3-8-4 3-14 10-10s7 15 3 20";
const RAYS = "M0-11v-5M0 11v5M-11 0h-5M11 0h5M-8-8l-3-3M8 8l3 3M8-8l3-3M-8 8l-3 3";
const LEAF =
  "M0 17V-6M0 6l-6-3M0 6l6-3M0-2l-5-3M0-2l5-3M0-17c-4 0-6 3-5 5-4-1-6 3-4 6-4 1-4 5-1 7-1 4 3 7 10 7s11-3 10-7c3-2 3-6-1-7 2-3 0-7-4-6 1-2-1-5-5-5z";
const WAVE = "M-16-3c5-8 9-8 11-3s6 5 10-1c3-5 7-5 11-1M-16 8c5-8 9-8 11-3s6 5 10-1c3-5 7-5 11-1";
const ARM = "M0 0c1-9 10-11 12-4s-6 8-6 2";

function Shape({ name }: { name: (typeof SIGNS)[number] }) {
  switch (name) {
    case "sun":
      return (
        <>
          <circle r="6.5" />
          <path d={RAYS} />
        </>
      );
    case "moon":
      return <path d="M6-14A15 15 0 1 0 6 14 12 12 0 1 1 6-14z" />;
    case "leaf":
      return <path d={LEAF} transform="rotate(38)" />;
    case "spiral":
      return <path d={SPIRAL} />;
    case "wave":
      return <path d={WAVE} />;
    case "triskele":
      return (
        <>
          <path d={ARM} />
          <path d={ARM} transform="rotate(120)" />
          <path d={ARM} transform="rotate(240)" />
        </>
      );
  }
}

const PATTERNS = [
  <circle key="dots" cx="6" cy="6" r="2" class="mark" />,
  <path key="stripes" d="M0 3h12M0 9h12" class="stroke" />,
  <path key="hatch" d="M-3 3 3-3M-3 15 15-3M9 15l6-6" class="stroke" />,
  <path key="waves" d="M0 6q3-5 6 0t6 0" class="stroke" />,
  <path key="checks" d="M0 0h6v6H0zM6 6h6v6H6z" class="mark" />,
  null,
];

/** Once per page, drawn nowhere: what the others refer to. */
export function SignBook() {
  return (
    <svg class="signbook" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {SIGNS.map((name, seat) => (
          <symbol key={name} id={`sign-${seat}`} viewBox="-18 -18 36 36" overflow="visible">
            <g class="sign-shape">
              <Shape name={name} />
            </g>
          </symbol>
        ))}
        {PATTERNS.map((shape, seat) => (
          <pattern key={seat} id={`pattern-${seat}`} width="12" height="12" patternUnits="userSpaceOnUse">
            {shape}
          </pattern>
        ))}
        {PATTERNS.map((_, seat) => (
          <pattern key={`wide ${seat}`} id={`wide-${seat}`} href={`#pattern-${seat}`} patternTransform="scale(1.7)" />
        ))}
        <radialGradient id="ember-glow">
          <stop offset=".45" class="ember-in" />
          <stop offset="1" class="ember-out" />
        </radialGradient>
        <radialGradient id="light-fall" cx=".42" cy=".3" r=".8">
          <stop offset="0" class="light-in" />
          <stop offset="1" class="light-out" />
        </radialGradient>
      </defs>
    </svg>
  );
}

/** The sign that goes with a colour, in a drawing. */
export function Sign({ colour, size, x = 0, y = 0 }: { colour: number; size: number; x?: number; y?: number }) {
  return <use href={`#sign-${colour}`} class="sign" x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}

/** A seat's sign beside its name. */
export function SeatSign({ colour }: { colour: number }) {
  return (
    <svg class={`seat-sign seat-${colour}`} viewBox="-22 -22 44 44" aria-hidden="true">
      <circle r="21" class="seat-disc" />
      <Sign colour={colour} size={26} />
    </svg>
  );
}
