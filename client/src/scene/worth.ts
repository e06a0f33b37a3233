// What a thing is worth, where its mark says so: "worth-600k". Lists begin with what is worth most.
import type { Node } from "../wire.ts";

export function worthOf(mark: string): string {
  return mark.match(/worth-(\S+)/)?.[1] ?? "";
}

/** What is worth most comes first; without a worth, all stays in its order. */
export function byWorth(ids: Iterable<string>, nodes: readonly Node[]): string[] {
  const worth = new Map(nodes.map(({ id, mark }) => [id, parseInt(worthOf(mark)) || 0]));
  return [...ids].sort((one, other) => worth.get(other)! - worth.get(one)!);
}
