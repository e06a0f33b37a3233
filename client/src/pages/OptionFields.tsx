// The variants of a game: one word of each option. The first is how it is usually played.
import { t } from "../language.ts";
import type { GameInfo, OptionInfo } from "../wire.ts";

export type Options = Record<string, string>;

interface Props {
  game: GameInfo;
  options: Options;
  onOptions(options: Options): void;
}

export function OptionFields({ game, options, onOptions }: Props) {
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
          chosen={options[option.name]}
          onValue={choose(option.name)}
        />
      ))}
    </fieldset>
  );
}

interface OptionProps {
  game: string;
  option: OptionInfo;
  chosen: string | undefined;
  onValue(value: string): void;
}

function OptionField({ game, option, chosen = option.values[0], onValue }: OptionProps) {
  const key = `${game}-option-${option.name}`;
  return (
    <div class="choices" role="radiogroup" aria-labelledby={key}>
      <span id={key}>{t(key)}</span>
      {option.values.map((word) => (
        <label key={word} class="pill">
          <input type="radio" name={key} value={word} checked={word === chosen} onChange={() => onValue(word)} />
          <span>{t(`${key}-${word}`)}</span>
        </label>
      ))}
    </div>
  );
}
