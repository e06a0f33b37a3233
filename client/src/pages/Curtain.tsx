// The curtain between people who share a device: it hides the table until the next one says that they are there.
import { useEffect, useRef } from "preact/hooks";
import { called, hide, next, raise, raised } from "../hotseat.ts";
import { t } from "../language.ts";
import { SeatSign } from "../scene/signs.tsx";
import { colourOf, names } from "../table.ts";
import type { Table } from "../wire.ts";

export function drawn(now: Table): boolean {
  return now.curtain && now.you !== null && raised.value !== now.you;
}

export function Curtain({ now }: { now: Table }) {
  const seat = called.value ?? now.you ?? 0;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main id="content" tabIndex={-1} class="curtain" data-curtain={seat}>
      <h1>
        <SeatSign colour={colourOf(seat)} />
        {t("house-curtain", { name: names.value[seat] ?? "" })}
      </h1>
      <p>{t("house-curtain-about")}</p>
      <button type="button" class="primary" id="raise" ref={button} onClick={() => raise(seat)}>
        {t("house-curtain-raise", { name: names.value[seat] ?? "" })}
      </button>
    </main>
  );
}

/** It is somebody else's turn at this device: they are called to the screen. */
export function HandOver({ now }: { now: Table }) {
  const seat = next.value;
  if (!now.curtain || seat === null) return null;
  return (
    <div class="notice row" id="hand-over" role="status">
      <span>{t("house-hand-over", { name: names.value[seat] ?? "" })}</span>
      <button type="button" class="primary" onClick={() => hide(seat)}>
        {t("house-curtain-draw")}
      </button>
    </div>
  );
}

/** Another of our seats can look at the table at any time. */
export function LookFrom({ now, seat }: { now: Table; seat: number }) {
  if (!now.curtain || seat === now.you || !now.mine.includes(seat)) return null;
  return (
    <button type="button" class="small" data-look={seat} onClick={() => hide(seat)}>
      {t("house-look-from")}
    </button>
  );
}
