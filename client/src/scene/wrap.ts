// Words in a box: where lines break, and how large the letters can be. Pure; measures by the usual width of a letter.

const LETTER = 0.46; // of the font's size: a wide line's average
const LEADING = 1.16;

/** Lines of at most so many letters; a longer word has a line of its own. */
export function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export interface Fitted {
  lines: string[];
  size: number; // of the font
  leading: number;
}

/** As large as fits, but no larger than asked. */
export function fitted(text: string, width: number, height: number, largest: number): Fitted {
  for (let size = largest; ; size *= 0.94) {
    const lines = wrap(text, Math.floor(width / (size * LETTER)));
    const widest = Math.max(...lines.map((line) => line.length)) * size * LETTER;
    if ((lines.length * size * LEADING <= height && widest <= width) || size < 12) return { lines, size, leading: size * LEADING };
  }
}
