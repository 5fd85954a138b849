/** Dutch audiences: nouns are small, so that the first word is a name only where it looks like one. */
import type { BriefReading } from "../reading/reading-model.ts";
import { capitaliseFirst } from "../reading/slices.ts";
import { countCharacters } from "../speech/tidy.ts";

const NAMES =
  /^(?:Nederland|Vlaming|Belg|Fries|Friezen|Limburg|Brabant|Gronin|Dren|Zeeuw|Duits|Engel|Fran|Spaan|Turk|Marok|Syri|Oekra|\p{L}{3,14}dammers|\p{Lu}\p{Lu})/u;

export const startSmallDutch = (phrase: string): string =>
  NAMES.test(phrase) ? phrase : phrase.charAt(0).toLocaleLowerCase("nl") + phrase.slice(1);

const LENGTH_MAX = 160;
const PARTS = /,\s|;\s|\sen\s/u;
/** A sentence about them, or a wish. */
const TELLS =
  /(?<!\p{L})(?:moeten|willen we|wil ik|vooral|meestal|komen vaak|onze klanten|wij|we|ik|iedereen)(?!\p{L})/iu;

/** The one sentence of an audience in which not everything is somebody, as it stands: "jongeren, faalangst". */
export function readDutchList({ audience, language }: BriefReading): string | undefined {
  const words = (audience.words ?? "").replace(/[.!]$/u, "");
  const isOne = !/[.!?;\n]\s|\n/u.test(words);
  const isList = words.split(PARTS).length > 1;
  return language.tag.startsWith("nl") &&
    isOne &&
    isList &&
    !TELLS.test(words) &&
    countCharacters(words) <= LENGTH_MAX
    ? capitaliseFirst(words)
    : undefined;
}
