// Searching a game's rules: as one types, what does not speak of it steps aside and the words are marked.
// Changes nothing in the page but classes; the browser's own search stays as it is.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "../language.ts";
import { places } from "./finding.ts";

interface Props {
  article: RefObject<HTMLElement | null>;
  page: unknown; // another one begins anew
}

export function RulesSearch({ article, page }: Props) {
  const [wish, setWish] = useState("");
  const [at, setAt] = useState(0);
  const [hits, setHits] = useState<Range[]>([]);
  useLayoutEffect(() => {
    const found = article.current ? search(article.current, wish) : [];
    setHits(found);
    setAt(0);
    return () => CSS.highlights?.clear();
  }, [wish, page]);
  useLayoutEffect(() => mark(hits, at), [hits, at]);
  const keyed = (event: KeyboardEvent) => {
    if (event.key === "Escape") setWish("");
    if (event.key !== "Enter" || !hits.length) return;
    const next = (at + (event.shiftKey ? hits.length - 1 : 1)) % hits.length;
    setAt(next);
    hits[next]?.startContainer.parentElement?.scrollIntoView({ block: "center" });
  };
  return (
    <search class="field">
      <label for="search-rules">{t("house-search-rules")}</label>
      <input
        id="search-rules"
        type="search"
        autoComplete="off"
        value={wish}
        aria-describedby="search-hint"
        onInput={(event) => setWish(event.currentTarget.value)}
        onKeyDown={keyed}
      />
      <p class="hint" id="search-hint">
        <span role="status" id="search-hits">
          {wish.trim() && t("house-search-hits", { hits: hits.length, at: at + 1 })}
        </span>
        {hits.length > 1 && ` · ${t("house-search-hint")}`}
      </p>
    </search>
  );
}

/** All places, in order; the paragraphs that have one stay, with the heading above them. */
function search(article: HTMLElement, wish: string): Range[] {
  article.classList.toggle("searched", wish.trim() !== "");
  const found: Range[] = [];
  let heading: Element | null = null;
  for (const block of article.children) {
    if (block.matches("h2")) heading = block;
    const here = within(block, wish);
    block.classList.toggle("hit", here.length > 0);
    if (here.length) heading?.classList.add("hit");
    found.push(...here);
  }
  return found;
}

function within(block: Element, wish: string): Range[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const place of places(text.data, wish)) found.push(rangeOf(text, place, wish.trim().length));
  }
  return found;
}

function rangeOf(text: Text, from: number, length: number): Range {
  const range = new Range();
  range.setStart(text, from);
  range.setEnd(text, from + length);
  return range;
}

/** By the browser's own marker, where it has one: it leaves the text as it is. */
function mark(hits: Range[], at: number): void {
  if (!CSS.highlights || !hits.length) return;
  CSS.highlights.set("found", new Highlight(...hits));
  CSS.highlights.set("found-here", new Highlight(hits[at]!));
}
