// How a table is kept: who finds it, whether one may look on, and when the game begins.
import { t } from "../language.ts";
import type { Settings } from "../wire.ts";

export type Kept = Required<Pick<Settings, "public" | "spectators" | "when_full">>;

interface Props {
  kept: Kept;
  waits: boolean; // for somebody to sit down
  onChange(change: Partial<Kept>): void;
}

export function SettingFields({ kept, waits, onChange }: Props) {
  return (
    <fieldset class="settings">
      <Either
        name="public"
        title="house-table-kind"
        on={kept.public}
        words={["house-table-private", "house-table-public"]}
        first={false}
        hint={kept.public ? "house-table-public-about" : "house-table-private-about"}
        onChange={(on) => onChange({ public: on })}
      />
      <Either
        name="spectators"
        title="house-spectators"
        on={kept.spectators}
        words={["house-spectators-no", "house-spectators-yes"]}
        first={true}
        hint={kept.spectators ? "" : "house-spectators-no-about"}
        onChange={(on) => onChange({ spectators: on })}
      />
      {waits && (
        <Either
          name="when_full"
          title="house-begins"
          on={kept.when_full}
          words={["house-begins-host", "house-begins-full"]}
          first={true}
          hint=""
          onChange={(on) => onChange({ when_full: on })}
        />
      )}
    </fieldset>
  );
}

interface EitherProps {
  name: string;
  title: string;
  on: boolean | null; // neither, where something else was chosen
  words: [string, string]; // when it is off, when it is on
  first: boolean; // the usual one
  hint: string;
  onChange(on: boolean): void;
}

export function Either({ name, title, on, words, first, hint, onChange }: EitherProps) {
  const id = `setting-${name}`;
  return (
    <div class="choices" role="radiogroup" aria-labelledby={id}>
      <span id={id}>{t(title)}</span>
      {[first, !first].map((value) => (
        <label key={String(value)} class="pill">
          <input
            type="radio"
            name={id}
            id={`${id}-${value ? "on" : "off"}`}
            checked={on === value}
            onChange={() => onChange(value)}
          />
          <span>{t(words[Number(value)]!)}</span>
        </label>
      ))}
      <p class="hint">{hint && t(hint)}</p>
    </div>
  );
}
