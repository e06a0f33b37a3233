// The variants of a game: one word of each option. What the house sets itself can't be chosen; a sentence says why.
import { t } from "../language.ts";
import { type Company, type Options, setByHouse, valueOf } from "../variants.ts";
import type { GameInfo, OptionInfo } from "../wire.ts";

interface Props {
  game: GameInfo;
  company: Company;
  options: Options;
  onOptions(options: Options): void;
}

export function OptionFields({ game, company, options, onOptions }: Props) {
  if (!game.options.length) return null;
  const choose = (name: string) => (value: string) => onOptions({ ...options, [name]: value });
  return (
    <fieldset>
      <legend>{t("house-options")}</legend>
      {game.options.map((option) => (
        <OptionField
          key={option.name}
          game={game.name}
          option={option}
          company={company}
          chosen={valueOf(option, company, options)}
          onValue={choose(option.name)}
        />
      ))}
    </fieldset>
  );
}

interface OptionProps {
  game: string;
  option: OptionInfo;
  company: Company;
  chosen: string;
  onValue(value: string): void;
}

function OptionField({ game, option, company, chosen, onValue }: OptionProps) {
  const key = `${game}-option-${option.name}`;
  const set = setByHouse(option, company);
  return (
    <div class="choices" role="radiogroup" aria-labelledby={key} aria-describedby={`${key}-why`}>
      <span id={key}>{t(key)}</span>
      {option.values.map((word) => (
        <label key={word} class="pill">
          <input
            type="radio"
            name={key}
            value={word}
            checked={word === chosen}
            disabled={set !== null}
            onChange={() => onValue(word)}
          />
          <span>{t(`${key}-${word}`)}</span>
        </label>
      ))}
      <p class="hint" id={`${key}-why`} role="status">
        {set && t(set.why, { seats: company.seats, value: t(`${key}-${set.value}`) })}
      </p>
    </div>
  );
}
