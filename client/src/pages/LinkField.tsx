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

/** The same as one button: by the device's own way to send something, where it has one. */
export function SendLink({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);
  const can = "share" in navigator;
  const send = () => (can ? navigator.share({ url: address }) : toClipboard(address, document.querySelector<HTMLInputElement>("#invite")).then(() => setCopied(true)));
  return (
    <button type="button" class="primary" id="send-link" onClick={() => void send().catch(() => undefined)}>
      {t(copied ? "house-copied" : can ? "house-send" : "house-copy")}
    </button>
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
