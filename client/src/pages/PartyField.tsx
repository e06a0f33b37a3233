// The party to play for, where the game names the colours of its seats: one that is free, or whatever chance gives.
import type { ComponentChildren } from "preact";
import { t } from "../language.ts";
import { SeatSign } from "../scene/signs.tsx";

export const CHANCE = "chance";

interface Props {
  game: string;
  parties: readonly string[]; // in the order of the colours
  taken?: readonly string[];
  chosen: string;
  onParty(party: string): void;
}

export function PartyField({ game, parties, taken = [], chosen, onParty }: Props) {
  if (!parties.length) return null;
  const choice = (party: string) => ({ party, checked: party === chosen, onChoose: () => onParty(party) });
  return (
    <div class="choices parties" role="radiogroup" aria-labelledby="party" aria-describedby="party-left">
      <span id="party">{t("house-party")}</span>
      {parties.map((party, colour) => (
        <Pill key={party} {...choice(party)} taken={taken.includes(party)}>
          <SeatSign colour={colour} /> {partyName(game, party)}
        </Pill>
      ))}
      <Pill {...choice(CHANCE)}>{t("house-party-chance")}</Pill>
      <p class="hint" id="party-left">
        {t("house-party-left")}
      </p>
    </div>
  );
}

export function partyName(game: string, party: string): string {
  return t(`${game}-party`, { party });
}

interface PillProps {
  party: string;
  checked: boolean;
  taken?: boolean;
  onChoose(): void;
  children: ComponentChildren;
}

function Pill({ party, checked, taken = false, onChoose, children }: PillProps) {
  return (
    <label class="pill">
      <input type="radio" name="party" value={party} checked={checked} disabled={taken} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
