// The name of the thing under the pointer, the finger or the focus, in a small box above it.
// Never takes a click, and says nothing that the thing's own label does not.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Hint {
  text: string;
  x: number;
  y: number;
  below: boolean;
}

const hint = signal<Hint | null>(null);

/** Above the thing; above the pointer where the thing is long. */
export function showHint(element: Element, text: string, pointer?: PointerEvent): void {
  const box = pointer ? new DOMRect(pointer.clientX, pointer.clientY - 8, 0, 24) : element.getBoundingClientRect();
  const below = box.top < 60;
  hint.value = { text, x: box.left + box.width / 2, y: below ? box.bottom + 6 : box.top - 6, below };
}

export function hideHint(): void {
  hint.value = null;
}

export function Tooltip() {
  const box = useRef<HTMLDivElement>(null);
  const now = hint.value;
  useLayoutEffect(() => {
    if (box.current && now) place(box.current, now);
  }, [now]);
  return now ? (
    <div ref={box} class="tooltip" aria-hidden="true">
      {now.text}
    </div>
  ) : null;
}

function place(box: HTMLElement, now: Hint): void {
  const half = box.offsetWidth / 2;
  const x = Math.min(Math.max(now.x, half + 6), document.documentElement.clientWidth - half - 6);
  box.style.left = `${x - half}px`;
  box.style.top = `${now.below ? now.y : now.y - box.offsetHeight}px`;
}
