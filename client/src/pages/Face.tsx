// The faces of the bots' levels: an apprentice, a bard, an ovate, a druid. Drawn, a few lines each; a picture for the eye only,
// since the level's name stands beside it.
import type { JSX } from "preact";

const SKIN = "#e8c39a";
const INK = "#23291f";

export function Face({ level }: { level: string }) {
  const drawn = FACES[level];
  return drawn ? (
    <svg class="bot-face" viewBox="0 0 40 40" aria-hidden="true">
      {drawn}
    </svg>
  ) : null;
}

function Eyes({ y = 21 }: { y?: number }) {
  return (
    <g fill={INK}>
      <circle cx="16" cy={y} r="1.4" />
      <circle cx="24" cy={y} r="1.4" />
    </g>
  );
}

function Head() {
  return <circle cx="20" cy="21" r="10" fill={SKIN} />;
}

function Line({ d, width = 1.4, colour = INK }: { d: string; width?: number; colour?: string }) {
  return <path d={d} fill="none" stroke={colour} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" />;
}

function Ground({ colour }: { colour: string }) {
  return <circle cx="20" cy="20" r="20" fill={colour} />;
}

const APPRENTICE = (
  <>
    <Ground colour="#cfe0b4" />
    <path d="M9 40a11 9 0 0 1 22 0z" fill="#7f9a58" />
    <Head />
    <path d="M9.6 20c-.6-7 4-11 10.4-11s11 4 10.4 11c-2-4-5-5-7-8-3 4-8 4-13.8 8z" fill="#8a5a2b" />
    <Line d="M20 9c-1-3 .5-5 3-6" colour="#4c6b3c" />
    <path d="M23 3c3-1.6 5 .4 5 2.4-2.4.8-4.6-.2-5-2.4z" fill="#4c6b3c" />
    <Eyes y={22} />
    <ellipse cx="20" cy="27" rx="1.8" ry="2" fill="#9c4a35" />
    <g fill="#dd9b7c">
      <circle cx="13" cy="25" r="1.5" />
      <circle cx="27" cy="25" r="1.5" />
    </g>
  </>
);

const BARD = (
  <>
    <Ground colour="#f0d9a8" />
    <path d="M8 40a12 9 0 0 1 24 0z" fill="#a33f2a" />
    <Head />
    <path d="M9 18c1-8 7-11 13-10 5 .8 8 4 9 9-7-2-15-2-22 1z" fill="#a33f2a" />
    <path d="M26 10c5-6 9-7 11-7-.5 5-4 9-9.5 10.5z" fill="#e9a04a" />
    <Eyes />
    <Line d="M13.5 17.8q2.5-1.6 4.5-.4M22 17.4q2.5-1 4.5.6" width={1.1} />
    <Line d="M15 26q5 4.6 10 0" />
    <Line d="M17 24.6q3-1.6 6 0" width={1.6} colour="#6d4920" />
  </>
);

const OVATE = (
  <>
    <Ground colour="#b9d3cb" />
    <path d="M8 40a12 9 0 0 1 24 0z" fill="#2e6b57" />
    <path d="M9.5 22c-2-16 23-16 21 0l1 8H8.5z" fill="#5b3a1e" />
    <Head />
    <path d="M12 25c1 8 4 10 8 10s7-2 8-10c-2 2-4.5 2.5-8 2.5s-6-.5-8-2.5z" fill="#5b3a1e" />
    <g fill="#4c8a3c">
      <ellipse cx="11" cy="16" rx="4" ry="1.9" transform="rotate(-50 11 16)" />
      <ellipse cx="16" cy="12" rx="4" ry="1.9" transform="rotate(-20 16 12)" />
      <ellipse cx="24" cy="12" rx="4" ry="1.9" transform="rotate(20 24 12)" />
      <ellipse cx="29" cy="16" rx="4" ry="1.9" transform="rotate(50 29 16)" />
    </g>
    <circle cx="20" cy="11" r="1.9" fill="#c2452d" />
    <Eyes y={20.5} />
    <Line d="M17.5 29.5q2.5 1.2 5 0" colour="#e8c39a" />
  </>
);

const DRUID = (
  <>
    <Ground colour="#3a5049" />
    <path d="M6 40C6 16 10 5 20 4c10 1 14 12 14 36z" fill="#f4f1e7" />
    <path d="M11 22c0-9 4-12 9-12s9 3 9 12z" fill="#9fa89b" />
    <path d="M12 21a8 8.5 0 0 1 16 0v3H12z" fill={SKIN} />
    <path d="M11.5 23c2.5 2 5 1 8.5 1s6 1 8.5-1c.5 9-4 15-8.5 16-4.5-1-9-7-8.5-16z" fill="#fdfcf7" />
    <Line d="M16 27q1 6 2.5 8M24 27q-1 6-2.5 8" width={0.8} colour="#b9b2a1" />
    <Line d="M13.5 18.5q2.5-2.2 5 0M21.5 18.5q2.5-2.2 5 0" width={1.9} colour="#fdfcf7" />
    <Eyes y={20.8} />
    <path d="M20 8.5c-4-.5-5-2.5-4.5-4.5 2.5 0 4.5 1.5 4.5 4.5zM20 8.5c4-.5 5-2.5 4.5-4.5-2.5 0-4.5 1.5-4.5 4.5z" fill="#4c8a3c" />
    <circle cx="20" cy="8.6" r="1.3" fill="#e9a04a" />
  </>
);

const FACES: Record<string, JSX.Element> = { apprentice: APPRENTICE, bard: BARD, ovate: OVATE, druid: DRUID };
