// The link with which somebody else takes over a seat; the part after # is never sent to anybody but the house.
import { useState } from "preact/hooks";
import { t } from "../language.ts";
import { toClipboard } from "./LinkField.tsx";

export function SeatLink({ id, token }: { id: string; token: string }) {
  const [copied, setCopied] = useState("");
  const address = `${location.origin}/table/${id}/seat#${token}`;
  const copy = (event: Event) => {
    const field = (event.currentTarget as HTMLElement).parentElement?.querySelector("input");
    void toClipboard(address, field).then(() => setCopied(token));
  };
  return (
    <div class="seat-link">
      <p class="hint" id="seat-link-hint">
        {t("house-seat-link-hint")}
      </p>
      <div class="row">
        <label class="unseen" for="seat-link">
          {t("house-link-to-seat")}
        </label>
        <input
          id="seat-link"
          readOnly
          value={address}
          aria-describedby="seat-link-hint"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="primary" id="copy-seat" onClick={copy}>
          {t(copied === token ? "house-copied" : "house-copy")}
        </button>
      </div>
    </div>
  );
}
