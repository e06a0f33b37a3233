// What was done around the table, in words: while it waits, all of it; while it is played, the last of it.
import { say, t } from "../language.ts";
import type { Table } from "../wire.ts";

export function News({ now }: { now: Table }) {
  const waits = now.stage === "waiting";
  const words = waits ? now.news : now.news.slice(-2);
  return (
    <section class={waits ? "news" : "news brief"} hidden={!waits && !words.length}>
      {waits && <h2>{t("house-news")}</h2>}
      {waits && !words.length && <p class="quiet small">{t("house-news-none")}</p>}
      <div role="log" aria-live="polite" aria-label={t("house-news")}>
        <ol id="news">
          {words.map((word, n) => (
            <li key={`${now.news.length - words.length + n} ${word.key}`}>{say(word)}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
