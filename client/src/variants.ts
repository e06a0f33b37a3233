// The variants of a table to be opened: what the house sets comes first, then what was chosen, then what the game proposes.
// The house has the last word; this only shows it beforehand.
import type { OptionInfo } from "./wire.ts";

export type Options = Record<string, string>;

/** How many seats there are, and whether a bot has one. */
export interface Company {
  seats: number;
  bots: boolean;
}

/** What the house sets at such a table, and the key of the sentence that says why; null where you choose. */
export function setByHouse(option: OptionInfo, { seats, bots }: Company): { value: string; why: string } | null {
  const value = option.with_seats[seats];
  if (value) return { value, why: "house-option-with-seats" };
  return bots && option.with_bots ? { value: option.with_bots, why: "house-option-with-bots" } : null;
}

export function valueOf(option: OptionInfo, company: Company, chosen: Options): string {
  const proposed = option.proposed[company.seats] ?? option.values[0]!;
  return setByHouse(option, company)?.value ?? chosen[option.name] ?? proposed;
}

export function variants(options: readonly OptionInfo[], company: Company, chosen: Options): Options {
  return Object.fromEntries(options.map((option) => [option.name, valueOf(option, company, chosen)]));
}
