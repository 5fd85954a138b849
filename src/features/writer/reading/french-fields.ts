/** How French owners type whom they work for and what they do, as it is read: "…, Metz" is "… à Metz", "menuisier, je fais des escaliers" is "menuisier, escaliers". */
import { isPlaceName } from "./place-words.ts";

const NAME =
  "\\p{Lu}[\\p{L}’'-]+(?: (?:(?:sur|de|de la|la|le|les|du|en|des|et) )?\\p{Lu}[\\p{L}’'-]+)*";
/** What stands behind the last comma and is a place, with what lies around it. */
const PLACE_BEHIND = new RegExp(
  `^(?<people>[^.!?;:()\\n]{3,200}), (?<place>${NAME}(?: et (?:ses |les )?(?:environs|alentours)| et sa région)?)[.]?$`,
  "u",
);
/** Lists of names, or of groups that begin with a capital each, are read as they are. */
const MORE_NAMES = /, \p{Lu}|\s(?:à|en|sur|autour de|près de|dans l[ea]|du côté de) \p{Lu}/u;
const BEGINS_SMALL = /^\p{Ll}|\s\p{Ll}{4,}/u;

const FEMININE =
  /^(?:Bretagne|Normandie|Provence|Alsace|Lorraine|Bourgogne|Auvergne|Savoie|Haute-Savoie|Corse|Belgique|Suisse|France|Wallonie|Vendée|Dordogne|Ardèche|Gironde|Isère|Drôme|Mayenne|Sarthe|Île-de-France|Occitanie|Picardie|Champagne|Charente|Charente-Maritime|Loire-Atlantique|Haute-Garonne|Moselle|Somme|Oise|Aquitaine|Franche-Comté|Martinique|Guadeloupe)(?: |$)/u;
const MASCULINE =
  /^(?:Finistère|Morbihan|Jura|Var|Lot|Gers|Nord|Tarn|Cantal|Doubs|Gard|Vaucluse|Rhône|Calvados|Cher|Loiret|Limousin|Périgord|Poitou|Pays basque|Vercors|Luberon|Beaujolais|Médoc|Québec|Luxembourg)(?: |$)/u;

/** "À Metz", "en Bretagne", "au Havre". */
function sayWhere(place: string): string {
  if (FEMININE.test(place)) return `en ${place}`;
  if (MASCULINE.test(place)) return `dans le ${place}`;
  const [, article, name] = /^(Les?) (.+)$/u.exec(place) ?? [];
  if (name !== undefined) return `${article === "Le" ? "au" : "aux"} ${name}`;
  return `à ${place}`;
}

/** "Parents de collégiens et lycéens" are the parents of both. */
const OF_BOTH =
  /(?<!\p{L})(parents d(?:e |[’'])\p{L}+) et (collégiens|lycéens|étudiants|adolescents|ados|bébés|nourrissons|bambins|enfants)(?!\p{L})/giu;

/** "…, secteur Royan", "…, région lyonnaise". */
const AROUND =
  /(?<=\p{L}), (?:(secteur) (?:de |d[’'])?(\p{Lu}[^,.;:()\n]{2,40})|(région) ((?:de |d[’'])?\p{L}[^,.;:()\n]{2,30}))[.]?$/iu;

/** The audience with the place behind its people as part of what is said of them. */
export function placeFrenchPeople(said: string): string {
  const audience = said
    .replace(OF_BOTH, "$1 et de $2")
    .replace(AROUND, (_whole, sector?: string, name = "", _region = "", region = "") =>
      sector === undefined ? ` en région ${region}` : ` dans le secteur de ${name}`,
    );
  const { people = "", place = "" } = PLACE_BEHIND.exec(audience)?.groups ?? {};
  if (people === "" || MORE_NAMES.test(people)) return audience;
  const [first = ""] = place.split(" ");
  if (!isPlaceName(first) && !BEGINS_SMALL.test(people)) return audience;
  return `${people} ${sayWhere(place)}`;
}

const DOES =
  /, (?:je|on|nous) (?:fais|fait|faisons|réalise|réalisons|fabrique|fabriquons|répare|réparons|vends|vend|vendons|propose|proposons|pose|posons) (?:surtout |aussi |principalement )?(?:des |les |du |de la |de l[’'])(?<what>[^.!?;:()]{3,90})$/iu;

/** "Menuisier, je fais des escaliers et des cuisines": the trade, and what of it the owner names. */
export const nameFrenchWork = (industry: string): string =>
  industry.replace(
    DOES,
    (_whole, what: string) =>
      `, ${what.replace(/(, | et )(?:des |les |du |de la |de l[’'])/giu, "$1")}`,
  );
