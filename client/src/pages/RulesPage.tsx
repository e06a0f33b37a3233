// A game's rules: the house's own page, with contents made from its headings. The HTML is the house's, cleaned there.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { reasonOf, rulesPage } from "../house.ts";
import { language, t } from "../language.ts";
import { recent } from "../recent.ts";
import { Link } from "../route.tsx";
import { Alert } from "../Said.tsx";
import type { Msg } from "../wire.ts";
import { lessonOf } from "./Glance.tsx";
import { RulesSearch } from "./RulesSearch.tsx";
import { wide } from "./Story.tsx";

interface Heading {
  id: string;
  text: string;
}

export function RulesPage({ game }: { game: string }) {
  const { html, problem } = useRules(game);
  const body = useRef<HTMLElement>(null);
  const [contents, setContents] = useState<Heading[]>([]);
  useLayoutEffect(() => {
    if (!body.current) return;
    body.current.innerHTML = html; // the house's own pages, from its own Markdown
    setContents(headings(body.current));
    toClause();
  }, [html]);
  return (
    <main id="content" tabIndex={-1} class="rules">
      <nav aria-labelledby="contents">
        <BackToGame game={game} />
        <RulesSearch article={body} page={contents} />
        <details open={wide.value}>
          <summary>
            <h2 id="contents">{t("house-contents")}</h2>
          </summary>
          <ol>
            {contents.map((heading) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`}>{heading.text}</a>
              </li>
            ))}
          </ol>
        </details>
        {lessonOf(game) > 0 && (
          <Link to={`/learn/${game}`} class="button" id="learn">
            {t("house-learn")}
          </Link>
        )}
        <Link to={`/?play=${game}`} class="button">
          {t("house-play-this")}
        </Link>
      </nav>
      <div>
        <Alert message={problem} />
        <article ref={body} />
      </div>
    </main>
  );
}

/** The game that one has left to read its rules. */
function BackToGame({ game }: { game: string }) {
  const left = recent.value.find((visit) => visit.game === game && !visit.over);
  return left ? (
    <Link to={`/table/${left.id}`} class="button primary" id="back-to-game">
      {t("house-back-to-game")}
    </Link>
  ) : null;
}

function useRules(game: string) {
  const [html, setHtml] = useState("");
  const [problem, setProblem] = useState<Msg | null>(null);
  const code = language.value;
  useEffect(() => {
    rulesPage(game, code).then(setHtml, (error: unknown) => setProblem(reasonOf(error)));
  }, [game, code]);
  return { html, problem };
}

function headings(article: HTMLElement): Heading[] {
  return [...article.querySelectorAll("h2")].map((heading, n) => {
    heading.id ||= `part-${n + 1}`;
    return { id: heading.id, text: (heading.textContent ?? "").replace(/^\d+\.\s*/, "") };
  });
}

/** The clause that the address names, shown and marked. */
function toClause(): void {
  const clause = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!clause) return;
  clause.classList.add("cited");
  clause.scrollIntoView({ block: "center" });
}
