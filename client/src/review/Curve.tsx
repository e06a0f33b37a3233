// The curve: everybody's chance to win after each move. Seats are told apart by sign, dash and name besides their colour.
// For keyboards and screen readers it is a slider along the moves; what it shows is said in the panel beside it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../language.ts";
import { percent } from "../numbers.ts";
import { Sign } from "../scene/signs.tsx";
import { colourOf, names, table } from "../table.ts";
import type { Review } from "../wire.ts";
import { type Frame, frameOf, gridOf, heightOf, pathOf, rowAt, signRows, spread, ticks, xOf, yOf } from "./curve.ts";
import { mostChanged, standing } from "./meaning.ts";
import { last, lookAt, row } from "./reviewing.ts";

const LABEL_GAP = 26;
const FLAG_GAP = 24;
const LETTER = 7; // the width of one, about

interface Props {
  review: Review;
  frame: Frame;
}

export function Curve({ review }: { review: Review }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = frameOf(useWidth(box));
  const point = (event: PointerEvent) => {
    const { left } = box.current!.getBoundingClientRect();
    if (event.pointerType === "mouse" || event.buttons) lookAt(rowAt(event.clientX - left, review.chances.length, frame));
  };
  return (
    <div ref={box} class="curve" id="curve" {...slider()} onPointerMove={point} onPointerDown={point} onKeyDown={keyed}>
      {frame.width > 0 && <Drawing review={review} frame={frame} />}
    </div>
  );
}

function Drawing({ review, frame }: Props) {
  return (
    <svg width={frame.width} height={heightOf(frame)} aria-hidden="true">
      <Grid review={review} frame={frame} />
      <Turns review={review} frame={frame} />
      <Cursor review={review} frame={frame} />
      {inOrder(review).map((seat) => (
        <Line key={seat} seat={seat} review={review} frame={frame} />
      ))}
      <Labels review={review} frame={frame} />
      <Dots review={review} frame={frame} />
    </svg>
  );
}

function slider() {
  return {
    role: "slider",
    tabIndex: 0,
    "aria-label": t("house-review-slider"),
    "aria-describedby": "curve-keys",
    "aria-valuemin": 0,
    "aria-valuemax": last.value,
    "aria-valuenow": row.value,
    "aria-valuetext": row.value ? t("house-review-move", { n: row.value }) : t("house-review-start"),
  } as const;
}

/** The width that there is, now and later; 0 as long as it is not known. */
function useWidth(box: { current: HTMLDivElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => box.current && setWidth(Math.floor(box.current.clientWidth)));
    setWidth(Math.floor(box.current!.clientWidth));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  return width;
}

const STEPS: Record<string, number> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
  ...{ PageDown: -10, PageUp: 10, Home: -Infinity, End: Infinity },
};

function keyed(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  lookAt(row.value + step);
}

/** Your own line lies on top. */
function inOrder(review: Review): number[] {
  const you = table.value?.you ?? -1;
  const seats = Array.from({ length: review.seats }, (_, seat) => seat);
  return seats.sort((one, other) => Number(one === you) - Number(other === you));
}

function Grid({ review, frame }: Props) {
  const rows = review.chances.length;
  return (
    <g class="grid">
      {gridOf(frame).map((chance) => (
        <g key={chance}>
          <path d={`M${frame.left} ${yOf(chance, frame)}H${frame.right}`} class={chance ? "" : "base"} />
          <text x={frame.left - 7} y={yOf(chance, frame) + 5} class="end">
            {percent(chance)}
          </text>
        </g>
      ))}
      {ticks(rows, frame).map((tick) => (
        <g key={tick}>
          <path d={`M${xOf(tick, rows, frame)} ${frame.bottom}v5`} class="base" />
          <text x={xOf(tick, rows, frame)} y={frame.bottom + 20} class="middle">
            {tick}
          </text>
        </g>
      ))}
      <text x={frame.right + 12} y={frame.bottom + 20}>
        {t("house-review-axis")}
      </text>
    </g>
  );
}

/** Numbered flags above, each with its thread down to the line that turned. */
function Turns({ review, frame }: Props) {
  const rows = review.chances.length;
  const turns = turnsOf(review);
  const spots = spread(turns.map((turn) => xOf(turn, rows, frame)), FLAG_GAP, frame.left + 10, frame.right);
  return (
    <g class="turns">
      {turns.map((turn, n) => {
        const x = xOf(turn, rows, frame);
        return (
          <g key={turn} class={row.value === turn ? "turn here" : "turn"}>
            <path d={`M${spots[n]} 20L${x} ${frame.top}V${yOf(review.chances[turn]![mostChanged(review, turn)]!, frame)}`} />
            <circle cx={spots[n]} cy={11} r={10.5} />
            <text x={spots[n]} y={15.5} class="middle">
              {n + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Their rows, in the order of the game. */
export function turnsOf(review: Review): number[] {
  return review.turning.map((move) => move + 1).sort((one, other) => one - other);
}

function Line({ seat, review, frame }: Props & { seat: number }) {
  const chances = review.chances.map((one) => one[seat]!);
  const d = pathOf(chances, frame);
  const colour = colourOf(seat);
  return (
    <g class={`seat-${colour}`} data-line={seat}>
      <path d={d} class="line-edge" />
      <path d={d} class={`line line-${colour}`} />
      {signRows(chances.length, seat, review.seats, frame).map((at) => (
        <Disc key={at} colour={colour} x={xOf(at, chances.length, frame)} y={yOf(chances[at]!, frame)} r={7.5} />
      ))}
    </g>
  );
}

function Disc({ colour, x, y, r }: { colour: number; x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`} class="line-sign">
      <circle r={r} class="seat-disc" />
      <Sign colour={colour} size={r * 1.35} />
    </g>
  );
}

/** At the end of each line its sign and its name. */
function Labels({ review, frame }: Props) {
  const ends = review.chances.at(-1)!;
  const order = standing(review);
  const wishes = order.map((chance) => yOf(chance, frame));
  const places = spread(wishes, LABEL_GAP, frame.top + 4, frame.bottom - 2);
  const most = Math.floor((frame.width - frame.right - 36) / LETTER);
  return (
    <g class="ends">
      {ends.map((chance, seat) => (
        <g key={seat} class={`seat-${colourOf(seat)}`}>
          <path d={`M${frame.right} ${yOf(chance, frame)}L${frame.right + 12} ${places[seat]}`} class="leader" />
          <Disc colour={colourOf(seat)} x={frame.right + 20} y={places[seat]!} r={9.5} />
          <text x={frame.right + 34} y={places[seat]! + 5}>
            {cut(names.value[seat] ?? "", most)}
          </text>
        </g>
      ))}
    </g>
  );
}

function cut(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, Math.max(1, most - 1))}…` : name;
}

function Cursor({ review, frame }: Props) {
  const x = xOf(row.value, review.chances.length, frame);
  return <path d={`M${x} ${frame.top}V${frame.bottom}`} class="cursor" />;
}

function Dots({ review, frame }: Props) {
  const x = xOf(row.value, review.chances.length, frame);
  return (
    <>
      {review.chances[row.value]?.map((chance, seat) => (
        <circle key={seat} cx={x} cy={yOf(chance, frame)} r={5} class={`dot seat-${colourOf(seat)}`} />
      ))}
    </>
  );
}
