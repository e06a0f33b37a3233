// The table's link, to be sent to whomever one likes while the table waits.
import { addressOf, freeIn } from "../arranging.ts";
import { t } from "../language.ts";
import type { Table } from "../wire.ts";
import { LinkField } from "./LinkField.tsx";

export function Invite({ now }: { now: Table }) {
  const free = freeIn(now.seats) > 0;
  if (now.stage !== "waiting" || !(now.mine.length || now.hosting) || !(free || now.settings.spectators)) return null;
  return (
    <section class="card invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t("house-share")}</h2>
      <LinkField id="invite" label={t("house-invite-link")} address={addressOf(location.origin, now.id)} />
      <p class="hint">{t(free ? "house-share-open" : "house-share-watch")}</p>
    </section>
  );
}
