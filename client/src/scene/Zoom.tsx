// The frame around a board, in which it can be brought nearer: two fingers, Ctrl and the wheel, the keys + − 0, or a switch.
// Nearer, a finger or the mouse moves it; a drag is no click. Some of what is asked next is always in sight.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t, word } from "../language.ts";
import { open } from "./choosing.ts";
import { told } from "./telling.ts";
import { hideHint } from "./tooltip.tsx";
import { closeTo, DRAG, pinched, type Spot, shifted, type View, WHOLE, zoomed } from "./zoom.ts";

const STEP = 1.8;
const CALM = 200; // milliseconds after the last turn of the wheel: the board is drawn sharply again

const view = signal<View>(WHOLE);

export function Zoom({ children }: { children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => show(board.current, view.value), [view.value]);
  useEffect(() => listen(frame.current!, board.current!), []);
  useEffect(() => lookAround(frame.current), [[...open.value].join(" "), told.value?.id]);
  return (
    <div ref={frame} class={view.value.scale > 1 ? "zoom near" : "zoom"} onKeyDown={(event) => keyed(event, frame.current!)}>
      <div ref={board} class="zoomed">
        {children}
      </div>
    </div>
  );
}

/** Near to what can be clicked, or back to the whole: for fingers, and for those who can't use two. */
export function ZoomSwitch() {
  const near = view.value.scale > 1;
  const name = t(near ? "house-zoom-out" : "house-zoom-in");
  return (
    <button type="button" class="switch zoom-switch" id="zoom" aria-label={name} title={name} onClick={near ? whole : close} {...word(near ? "whole" : "zoom")}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={near ? "M16 16l5 5M7 10.5h7" : "M16 16l5 5M7 10.5h7M10.5 7v7"} />
        <circle cx="10.5" cy="10.5" r="7.5" />
      </svg>
    </button>
  );
}

function whole(): void {
  view.value = WHOLE;
}

/** As near as all that is open allows; to the middle, where nothing is. */
function close(): void {
  const frame = document.querySelector<HTMLElement>(".zoom");
  if (!frame) return;
  const { left, top } = frame.getBoundingClientRect();
  const boxes = [...frame.querySelectorAll(".node.open .body")].map((body) => body.getBoundingClientRect());
  const corners = boxes.flatMap((box): Spot[] => [
    [box.left - left, box.top - top],
    [box.right - left, box.bottom - top],
  ]);
  view.value = closeTo(corners, sizeOf(frame));
}

function show(board: HTMLElement | null, { x, y, scale }: View): void {
  hideHint();
  if (board) board.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
}

/** By a step, about the middle. */
function nearer(frame: HTMLElement, by: number): void {
  view.value = zoomed(view.value, by, [frame.clientWidth / 2, frame.clientHeight / 2], sizeOf(frame));
}

function sizeOf(frame: HTMLElement) {
  return { width: frame.clientWidth, height: frame.clientHeight };
}

function keyed(event: KeyboardEvent, frame: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "+" || event.key === "=") nearer(frame, STEP);
  else if (event.key === "-") nearer(frame, 1 / STEP);
  else if (event.key === "0") whole();
}

/** What can be clicked, or a story, is never all out of sight; whoever picks one thing after the other stays near. */
function lookAround(frame: HTMLElement | null): void {
  if (!frame || view.value.scale === 1) return;
  const seen = frame.getBoundingClientRect();
  const bodies = [...frame.querySelectorAll(".node.open .body")];
  const inside = bodies.some((body) => within(body.getBoundingClientRect(), seen));
  if ((bodies.length && !inside) || told.value) whole();
}

function within(box: DOMRect, frame: DOMRect): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}

/** Fingers, mouse and wheel. A pointer that drags is captured, so that nothing is clicked. */
function listen(frame: HTMLElement, board: HTMLElement): () => void {
  const fingers = new Map<number, Spot>();
  let dragged = false;
  let turning = 0; // of the wheel

  const spot = (event: MouseEvent): Spot => {
    const { left, top } = frame.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const down = (event: PointerEvent) => {
    if (!fingers.size) dragged = false;
    if (event.button === 0) fingers.set(event.pointerId, spot(event));
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    if (fingers.size === 1 && !dragged && Math.hypot(now[0] - before[0], now[1] - before[1]) < DRAG) return;
    if (fingers.size === 1 && view.peek().scale === 1) return;
    take(event);
    view.value = next(event.pointerId, before, now);
    fingers.set(event.pointerId, now);
  };
  const next = (id: number, before: Spot, now: Spot): View => {
    const other = [...fingers].find(([finger]) => finger !== id)?.[1];
    if (other) return pinched(view.peek(), [other, before], [other, now], sizeOf(frame));
    return shifted(view.peek(), now[0] - before[0], now[1] - before[1], sizeOf(frame));
  };
  const take = (event: PointerEvent) => {
    dragged = true;
    frame.setPointerCapture(event.pointerId);
    board.classList.add("moving");
  };
  const rest = () => fingers.size || board.classList.remove("moving");
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    rest();
  };
  const click = (event: Event) => {
    if (dragged) event.stopPropagation();
    dragged = false;
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    board.classList.add("moving"); // one picture, made larger: to draw it anew at every turn took three frames of four
    clearTimeout(turning);
    turning = window.setTimeout(rest, CALM);
    view.value = zoomed(view.peek(), Math.exp(-event.deltaY / 180), spot(event), sizeOf(frame));
  };
  const two = (event: TouchEvent) => event.touches.length > 1 && event.cancelable && event.preventDefault();

  const ends = new AbortController();
  const on = { signal: ends.signal };
  frame.addEventListener("pointerdown", down, on);
  frame.addEventListener("pointermove", move, on);
  frame.addEventListener("pointerup", up, on);
  frame.addEventListener("pointercancel", up, on);
  frame.addEventListener("click", click, { ...on, capture: true });
  frame.addEventListener("wheel", wheel, { ...on, passive: false });
  frame.addEventListener("touchmove", two, { ...on, passive: false });
  view.value = WHOLE; // another table, another look
  return () => ends.abort();
}
