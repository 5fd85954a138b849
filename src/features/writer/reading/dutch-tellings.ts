/**
 * Dutch goals as owners write them: a deed with its terms ("Aanmelden voor een proefles (60 min, 35 euro)") is a button
 * and a line, a label loses its wish ("Duidelijke prijzen: …"), and what tells how the business works is told whole.
 */
import { capitaliseFirst } from "./slices.ts";

const VERBS =
  "(?:boeken|reserveren|bestellen|aanvragen|inplannen|plannen|afspreken|maken|kopen|huren|volgen|regelen)";
/** "Aanmelden voor een proefles", "Een plek reserveren". */
const SIGN_UP = "(?:je |zich )?(?:aanmelden|inschrijven|opgeven) (?:voor|bij) ";
const DEED_FIRST = new RegExp(
  `^((?:graag |direct |online )?${SIGN_UP}(?:(?:een|de|het) )?([^(:,.]{3,40}?))(?: \\(([^()]{2,160})\\)|: (.{3,220}))[.!]?$`,
  "iu",
);
const DEED_LAST = new RegExp(
  `^((?:(?:een|de|het) )?([^(:,.]{3,40}?) ${VERBS})(?: \\(([^()]{2,160})\\)|: (.{3,220}))[.!]?$`,
  "iu",
);

export type DutchDeed = { deed: string; told: string };

/** Undefined where the sentence is no deed with terms behind it. */
export function readDutchDeed(sentence: string): DutchDeed | undefined {
  const [, deed, name = "", inside, behind] =
    DEED_FIRST.exec(sentence) ?? DEED_LAST.exec(sentence) ?? [];
  const terms = inside ?? behind;
  if (deed === undefined || terms === undefined || !/\p{N}|gratis/u.test(terms)) return undefined;
  return { deed, told: `${capitaliseFirst(name)}: ${terms}` };
}

const SHOWN =
  "(?:laten zien|tonen|vermelden|noemen|uitleggen|duidelijk maken|erop|(?<!(?:\\p{N}|euro) )erbij|op de site)";
const HOW = "(?:(?:duidelijk|goed|gewoon|eerlijk|open|online|meteen|direct|graag|ook) ){0,3}";
const LABEL =
  "prijzen|tarieven|openingstijden|lestijden|tijden|voorwaarden|prijslijst|kosten|regels|data|lesdata";
const WISHED_LABEL = new RegExp(
  `^(?:(?:duidelijke|alle|onze|eerlijke|heldere|vaste|de|mijn) ){0,2}(${LABEL})(?: ${HOW}${SHOWN}){0,1}: `,
  "iu",
);
const WISHED_END = new RegExp(`^(.{4,160}?) ${HOW}${SHOWN}[.!]?$`, "iu");

/** "Gratis proefles aanvragen" is a button; "laten zien dat het kan" is said to whoever makes the site. */
const DEED_ALONE = new RegExp(`^[^\\p{N},:.]{3,40} ${VERBS}$`, "iu");
const WISHED_FIRST =
  /^(?:duidelijk |goed |graag |ook |vooral ){0,2}(?:laten zien|tonen|uitleggen|benadrukken|vertellen|vermelden|duidelijk maken)(?!\p{L})/iu;

/** The sentence without what its owner wishes; undefined where nothing is left for visitors. */
export function tellDutch(sentence: string): string | undefined {
  const deed = readDutchDeed(sentence);
  if (deed !== undefined) return deed.told;
  if (DEED_ALONE.test(sentence) || WISHED_FIRST.test(sentence)) return undefined;
  const labelled = sentence.replace(
    WISHED_LABEL,
    (_said, name: string) => `${capitaliseFirst(name)}: `,
  );
  if (labelled !== sentence) return labelled;
  const [, before] = WISHED_END.exec(sentence) ?? [];
  if (before === undefined) return sentence;
  return /\p{N}/u.test(before) && before.split(" ").length > 1 ? before : undefined;
}

/** How a Dutch sentence begins, or by which verb it is known, that tells how the business works. */
const PLAIN =
  /^(?:geen|alleen|ook|wel|niet|altijd|nooit|dag en nacht|elke?|iedere|eigen|gratis|parkeren|betalen|betaling|pinnen|een|twee|drie|vier|vijf|zes|bij|op|in|tijdens|vanaf)\s|\s(?:is|zijn|zit|zitten|mag|mogen|kan|kunnen|hoeft|hoeven|kost|kosten|duurt|duren|gebeurt|gaat|gaan|staat|staan|komt|komen|krijg|krijgt|krijgen|wordt|worden|doe|doen|werk|werkt|werken|heeft|hebben|verplicht|mogelijk|welkom|inclusief|nodig|dicht|gesloten|open|bereikbaar)(?!\p{L})/iu;
/** Of those who come, of the site, and of what is wished of either. */
const NOT_FOR_VISITORS =
  /(?<!\p{L})(?:klanten|bezoekers|mensen (?:moeten|snappen|weten|denken|bellen|vragen)|moeten (?:weten|zien|snappen|kunnen)|iedereen moet|website|pagina|foto[’']?s (?:van|op)|knop|formulier|reclame|hopelijk|liefst|willen we|wil ik|wat wij doen|zodat|belangrijk|uitstraling|vindbaar)(?!\p{L})/iu;
const LEANING = /^(?:dat|dit|die|deze|daarom|dus|want|omdat|hij|zij|ze|het (?:is|moet))\s/iu;
const WORDS_MIN = 3;
const LENGTH_MAX = 240;

/** Whether a sentence tells visitors something without a number, a day or a "we". */
export const isDutchTelling = (sentence: string): boolean =>
  PLAIN.test(sentence) &&
  (sentence.split(" ").length >= WORDS_MIN || /^geen \p{L}{2}/iu.test(sentence)) &&
  sentence.length <= LENGTH_MAX &&
  !LEANING.test(sentence) &&
  !NOT_FOR_VISITORS.test(sentence);

/** "Kennismakingsgesprek aan huis is gratis": said, and no deed. */
export const STATES_IN_DUTCH =
  /\s(?:is|zijn|kost|kosten|duurt|zit|gebeurt|mag|kan|wordt)(?!\p{L})/iu;

const TOWNS =
  "amsterdam|rotterdam|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|apeldoorn|haarlem|arnhem|enschede|amersfoort|zwolle|leiden|dordrecht|zoetermeer|maastricht|delft|alkmaar|deventer|hilversum|leeuwarden|assen|emmen|hoorn|gouda|zutphen|sneek|heerenveen|drachten|venlo|roermond|heerlen|sittard|helmond|oss|roosendaal|middelburg|vlissingen|goes|terneuzen|zeist|veenendaal|ede|wageningen|hengelo|almelo|kampen|meppel|hoogeveen|purmerend|zaandam|hoofddorp|schiedam|vlaardingen|spijkenisse|katwijk|lelystad|harderwijk|doetinchem|winterswijk|tiel|culemborg|woerden|texel|antwerpen|gent|brugge|leuven|mechelen|hasselt|kortrijk|oostende|aalst|genk|roeselare|turnhout|brussel|friesland|drenthe|overijssel|gelderland|flevoland|zeeland|limburg|vlaanderen|twente|achterhoek|veluwe|betuwe|nederland|belgië";
const TOWN = new RegExp(
  `(?<=(?<!\\p{L})(?:in|uit|te|bij|rond|rondom|regio|omgeving|centrum|en|van|naar|binnenstad|heel) )(?:${TOWNS})(?!\\p{L})`,
  "gu",
);

/** "Dierenpension bij dronten, …": what follows the trade and ends there is a name, but for these. */
const UNKNOWN_TOWN =
  /(?<=^[\p{L} -]{4,40} (?:in|te|bij) )(?!(?:huis|stijl|hout|steen|leer|glas|metaal|beweging|balans|bedrijf|bedrijven|opdracht|eigen|aanbouw|opleiding)(?!\p{L}))\p{Ll}{4,18}(?=,|\.|$| en omgeving)/u;

/** Towns as they are printed: "fietsenmaker in groningen". */
export const capitaliseDutchTowns = (text: string): string =>
  text
    .replace(TOWN, capitaliseFirst)
    .replace(UNKNOWN_TOWN, capitaliseFirst)
    .replace(QUARTER, capitaliseFirst)
    .replace(LANGUAGES, capitaliseFirst);
const QUARTER = /(?<=\p{Lu}\p{Ll}{3,14}[ -])(?:zuid|noord|oost|west)(?!\p{L})/gu;
const LANGUAGES =
  /(?<!\p{L})(?:nederlands|engels|duits|frans|turks|arabisch|pools|spaans|italiaans|oekraïens|portugees)(?!\p{L})/gu;

/** Of goals at length what is neither a wish nor a deed tells something: "warm eten tussen de middag, zelf gekookt". */
export const isRestInDutch = (sentence: string): boolean =>
  sentence.split(" ").length > WORDS_MIN &&
  sentence.length <= LENGTH_MAX &&
  !/\p{L}en[.!]?$/iu.test(sentence) &&
  !LEANING.test(sentence) &&
  !NOT_FOR_VISITORS.test(sentence) &&
  !WISHED_FIRST.test(sentence);
