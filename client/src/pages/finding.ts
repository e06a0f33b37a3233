// Finding words in a text, whatever their accents and capitals. Pure: texts in, places out.

/** One letter for each letter, so that a place in the one is the same place in the other. */
export function folded(text: string): string {
  return [...text].map((letter) => plain(letter)).join("");
}

function plain(letter: string): string {
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (bare === "’") return "'";
  return bare.length === letter.length && bare.trim() ? bare : letter.trim() ? letter : " ";
}

/** Where the wish begins in the text, each time. */
export function places(text: string, wish: string): number[] {
  const [here, sought] = [folded(text), folded(wish.trim())];
  const found: number[] = [];
  for (let at = sought ? here.indexOf(sought) : -1; at >= 0; at = here.indexOf(sought, at + sought.length)) found.push(at);
  return found;
}
