// The nickname: asked only when there is none, told to the house, and changeable.
import { welcome } from "./house.ts";
import { t } from "./language.ts";

export function myName(): string {
  return welcome.value?.guest.name ?? "";
}

interface Props {
  value: string;
  onName(name: string): void;
  id?: string;
}

export function NameField({ value, onName, id = "name" }: Props) {
  return (
    <div class="field">
      <label for={id}>{t("house-your-name")}</label>
      <input
        id={id}
        name="name"
        required
        maxLength={24}
        autoComplete="nickname"
        value={value}
        aria-describedby={`${id}-hint`}
        onInput={(event) => onName(event.currentTarget.value)}
      />
      <p class="hint" id={`${id}-hint`}>
        {t("house-name-hint")}
      </p>
    </div>
  );
}
