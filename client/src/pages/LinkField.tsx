// A link to send to somebody, with a button that copies it.
import { useState } from "preact/hooks";
import { t } from "../language.ts";

interface Props {
  id: string;
  label: string;
  address: string;
}

export function LinkField({ id, label, address }: Props) {
  const [copied, setCopied] = useState("");
  const copy = (event: Event) => {
    const field = (event.currentTarget as HTMLElement).parentElement?.querySelector("input");
    void toClipboard(address, field).then(() => setCopied(address));
  };
  return (
    <div class="row link-field">
      <label class="unseen" for={id}>
        {label}
      </label>
      <input id={id} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" id={`${id}-copy`} onClick={copy}>
        {t(copied === address ? "house-copied" : "house-copy")} <span class="unseen">({label})</span>
      </button>
    </div>
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
