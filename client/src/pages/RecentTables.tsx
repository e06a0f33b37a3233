// The tables this browser has sat at, to come back to.
import { language, t } from "../language.ts";
import { forget, recent, type Visit } from "../recent.ts";
import { PastLinks } from "../replay/ReplayBar.tsx";
import { Link } from "../route.tsx";
import { titleOf } from "../title.ts";

export function RecentTables() {
  if (!recent.value.length) return null;
  return (
    <section class="recent" aria-labelledby="recent">
      <h2 id="recent">{t("house-recent")}</h2>
      <ul>
        {recent.value.map((visit) => (
          <Entry key={visit.id} visit={visit} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ visit }: { visit: Visit }) {
  return (
    <li>
      <Link to={`/table/${visit.id}`}>{titleOf(visit.game)}</Link>
      <span class="quiet">
        {when(visit.at)} · {t(visit.over ? "house-recent-over" : "house-recent-open")}
      </span>
      {visit.over && <PastLinks id={visit.id} />}
      <button type="button" class="switch" aria-label={t("house-forget")} onClick={() => forget(visit.id)}>
        ×
      </button>
    </li>
  );
}

function when(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
