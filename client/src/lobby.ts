// The lobby: public tables, asked for anew every few seconds while somebody looks at them.
// Knows nothing of any other table.
import { signal } from "@preact/signals";
import { readLobby } from "./house.ts";
import type { LobbyTable } from "./wire.ts";

const EVERY = 4000;

/** Nothing until the house has answered. */
export const lobby = signal<LobbyTable[] | null>(null);
/** The house did not answer last time. */
export const unseen = signal(false);

/** Keep it fresh, until the function that is given back is called. */
export function follow(): () => void {
  const look = () => {
    if (!document.hidden) void refresh();
  };
  look();
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

async function refresh(): Promise<void> {
  try {
    lobby.value = (await readLobby()).tables;
    unseen.value = false;
  } catch {
    unseen.value = true;
  }
}

export interface Age {
  count: number;
  unit: "minute" | "hour" | "day";
}

/** How long ago, in the largest unit that is not less than one; no minute at all is nothing. */
export function aged(seconds: number): Age {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return { count: minutes, unit: "minute" };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { count: hours, unit: "hour" } : { count: Math.floor(hours / 24), unit: "day" };
}
