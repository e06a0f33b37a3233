// The faces of the bots' levels: an apprentice, a bard, an ovate, a druid. Drawn, a few lines each; a picture for the eye only,
// since the level's name stands beside it.
import apprentice from "../faces/apprentice.svg";
import bard from "../faces/bard.svg";
import druid from "../faces/druid.svg";
import ovate from "../faces/ovate.svg";

const FACES: Record<string, string> = { apprentice, bard, ovate, druid };

/** The picture reaches beyond the face: browsers cut pictures off at whole pixels, which would shave its edge. */
export function Face({ level }: { level: string }) {
  const drawn = FACES[level];
  return drawn ? (
    <svg class="bot-face" viewBox="0 0 40 40" aria-hidden="true">
      <image href={drawn} x="-2" y="-2" width="44" height="44" />
    </svg>
  ) : null;
}
