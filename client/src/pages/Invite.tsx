// The link to send to a friend, while a seat is open.
import { useState } from "preact/hooks";
import { t } from "../language.ts";
import type { Table } from "../wire.ts";

export function Invite({ now }: { now: Table }) {
  const [copied, setCopied] = useState(false);
  if (now.stage !== "waiting" || now.you === null) return null;
  const address = `${location.origin}/table/${now.id}`;
  const copy = (event: Event) => {
    const field = (event.currentTarget as HTMLElement).parentElement?.querySelector("input");
    void toClipboard(address, field).then(() => setCopied(true));
  };
  return (
    <section class="card invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t("house-invite")}</h2>
      <div class="row">
        <label class="unseen" for="invite">
          {t("house-invite-link")}
        </label>
        <input id="invite" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="primary" id="copy" onClick={copy}>
          {t(copied ? "house-copied" : "house-copy")}
        </button>
      </div>
    </section>
  );
}

/** Where the clipboard is closed to us (plain http), the link is selected instead. */
export async function toClipboard(address: string, field: HTMLInputElement | null | undefined): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    field?.select();
    document.execCommand("copy");
  }
}
