// A record brought from elsewhere: chosen or dropped here, played again by the house, then a table to look at.
import { useState } from "preact/hooks";
import { bringRecord, callMe, reasonOf } from "../house.ts";
import { t } from "../language.ts";
import { myName, NameField } from "../NameField.tsx";
import { go } from "../route.tsx";
import { Alert } from "../Said.tsx";
import type { Msg } from "../wire.ts";
import { addressOf } from "./replaying.ts";

const LARGEST = 1024 * 1024;

export function RecordsPage() {
  const [name, setName] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const { problem, busy, bring } = useBringing();
  const begin = (event: Event) => {
    event.preventDefault();
    if (file) bring(name, file);
  };
  return (
    <main id="content" tabIndex={-1} class="narrow records">
      <h1>{t("house-records")}</h1>
      <p>{t("house-records-about")}</p>
      <form class="card" onSubmit={begin}>
        {!myName() && <NameField value={name} onName={setName} />}
        <DropField file={file} onFile={setFile} />
        <Alert message={problem} />
        <p role="status" class="quiet">
          {busy ? t("house-records-wait") : ""}
        </p>
        <button class="primary" id="bring" disabled={busy || !file}>
          {t("house-records-bring")}
        </button>
      </form>
    </main>
  );
}

function useBringing() {
  const [problem, setProblem] = useState<Msg | null>(null);
  const [busy, setBusy] = useState(false);
  const bring = (name: string, file: File) => {
    setProblem(null);
    setBusy(true);
    const refuse = (error: unknown) => (setProblem(reasonOf(error)), setBusy(false));
    brought(name, file).then((id) => go(addressOf(id, 0)), refuse);
  };
  return { problem, busy, bring };
}

async function brought(name: string, file: File): Promise<string> {
  if (!myName()) await callMe(name.trim());
  return bringRecord(file, LARGEST);
}

function DropField({ file, onFile }: { file: File | null; onFile(file: File | null): void }) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer?.files[0] ?? null);
  };
  const drag = (event: DragEvent) => (event.preventDefault(), setOver(true));
  return (
    <label class={over ? "drop over" : "drop"} onDragOver={drag} onDragLeave={() => setOver(false)} onDrop={drop}>
      <span>{file ? file.name : t("house-records-drop")}</span>
      <input
        type="file"
        id="record-file"
        accept=".jsonl,.json,.txt,application/json,text/plain"
        onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
      />
    </label>
  );
}
