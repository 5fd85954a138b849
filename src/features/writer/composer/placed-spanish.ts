/** A plain Spanish name of a trade with where it is: "Hotel rural en la Sierra de Gredos". */
import type { BriefReading } from "../reading/reading-model.ts";
import { countCharacters } from "../speech/tidy.ts";

const HEADING_LENGTH_MAX = 60;

/** "Fisioterapia", "Taller mecánico", "Escuela de surf": the trade and nothing of its own. */
const BARE = /^\p{Lu}[\p{L}-]+(?: (?:de |del )?\p{Ll}[\p{L}-]+)?$/u;
/** "Restauro botes", "vendo leña": said of somebody, and no name. */
const DOES =
  /^(?:\p{L}+o \p{L}+s|(?:vendo|hago|arreglo|restauro|fabrico|reparo|doy|cuido|enseño|cultivo|pinto) .+|\p{L}+[aei]mos .+)$/iu;
/** "En el centro de Málaga", "en Jávea y Dénia". */
const PLACED = /(?<!\p{L})en (?:el |la |los |las )?$/iu;
const NAMED = /^(?:(?:el|la|los|las|barrio|centro|zona|provincia) )?(?:de (?:la |el )?)?\p{Lu}/u;

/** With a place in its industry a business has that above its heading already. */
export const isBareInSpanish = ({ what }: BriefReading): boolean =>
  what.place === undefined && BARE.test(what.descriptor) && !DOES.test(what.descriptor);

/** Undefined where the brief does not end in the place of those whom the business is for. */
export function placeInSpanish(
  descriptor: string,
  { audience: { area }, brief }: BriefReading,
): string | undefined {
  if (area === undefined || !NAMED.test(area.words)) return undefined;
  const told = brief[area.span.field] ?? "";
  const [joint] = PLACED.exec(told.slice(0, area.span.start)) ?? [];
  if (joint === undefined || !/^[.!]?\s*$/u.test(told.slice(area.span.end))) return undefined;
  const placed = `${descriptor} ${joint.toLowerCase()}${area.words}`;
  return countCharacters(placed) <= HEADING_LENGTH_MAX ? placed : undefined;
}
