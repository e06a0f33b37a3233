// The head of a page beside the table, such as its review or its dice: what it is, of which game, and the way back.
// Whoever arrives with the keyboard nowhere begins there.
import { useEffect } from "preact/hooks";
import { t } from "../language.ts";
import { focusMain, Link } from "../route.tsx";
import { titleOf } from "../title.ts";
import type { Table } from "../wire.ts";

export function HeadBeside({ now, title }: { now: Table; title: string }) {
  useEffect(() => {
    if (document.activeElement === document.body) focusMain();
  }, []);
  return (
    <header class="row">
      <div>
        <h1>{t(title)}</h1>
        <p class="quiet">{titleOf(now.game)}</p>
      </div>
      <Link to={`/table/${now.id}`} class="button" id="to-table">
        {t("house-review-back")}
      </Link>
    </header>
  );
}
