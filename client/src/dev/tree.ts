// A view as a tree, and what in it is not as it was: for the author who looks at one move's doing.
// Knows JSON, no game.

export interface Branch {
  name: string;
  text: string; // of a leaf; of the others, how much is in it
  changed: boolean;
  inside: Branch[];
}

/** The tree of a value; `before` is the same place one move earlier, undefined where it was not there. */
export function grown(name: string, now: unknown, before: unknown): Branch {
  const changed = JSON.stringify(now) !== JSON.stringify(before);
  if (typeof now !== "object" || now === null) return { name, text: JSON.stringify(now), changed, inside: [] };
  const past = (before ?? {}) as Record<string, unknown>;
  const inside = Object.entries(now).map(([key, value]) => grown(key, value, past[key]));
  return { name, text: Array.isArray(now) ? `[${inside.length}]` : `{${inside.length}}`, changed, inside };
}
