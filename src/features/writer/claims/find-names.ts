/**
 * Proper names in a text. Where only names have capitals in the middle of a sentence, every such word is
 * one; German, where every noun has one, is searched for known places, first names and forms of address.
 */
import { isPlaceName } from "../reading/place-words.ts";
import type { Phrasebook } from "../reading/reading-model.ts";

/** First names that models like to give to people who do not exist, in four languages. */
const FIRST_NAMES: ReadonlySet<string> = new Set(
  `Anna Maria Emma Sophie Sofia Laura Julia Lena Lisa Sarah Hannah Leonie Claudia Petra Sabine Monika
  Thomas Michael Andreas Stefan Peter Markus Martin Christian Daniel Alexander Sebastian Tobias Jan Felix
  Jonas Lukas Paul Max Klaus Jürgen Werner Hans Karl Heinz Wolfgang Uwe Bernd Frank Dieter Ursula Ingrid
  Renate Helga Karin Susanne Birgit Katharina Elisabeth Johanna Franziska Greta Mia Clara John James David
  Robert William Mary Jane Emily Olivia Jessica Rachel Rebecca Linda Susan Karen Marie Camille Claire
  Chloé Julie Hélène Isabelle Nathalie Sylvie Pierre Jean Jacques Michel Philippe François Nicolas Julien
  Antoine Luc Carlos Juan José Luis Javier Miguel Antonio Manuel Pedro Pablo Carmen Lucía Elena Isabel
  Marta Pilar Rosa Teresa Mateo Diego Sergio Ana`.split(/\s+/u),
);

/** Places that are ordinary words too. */
const ORDINARY: ReadonlySet<string> = new Set(
  `bath reading nice cork essen halle tours derby hull queens kent maine perth leon porto lima linz
  jena passau trier kiel brest angers corse europa europe alps alpen alpes`.split(/\s+/u),
);

const WORD = /\p{L}[\p{L}\p{M}\p{N}’'-]{0,60}/gu;
const TITLES =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof|Herr|Herrn|Frau|Familie|Mme|Mlle|M\.|Sr|Sra|Don|Doña)\.? \p{Lu}[\p{L}’'-]{1,40}/gu;

/** Capitals that are spelling, not names: "L-shaped", "T-bar", "U-Profil", "XIXe". */
const SPELLING =
  /^(?:I|I['’](?:m|ll|ve|d)|OK|TV|PDF|SMS|USB|PC|DIY|AC|ID|Q|A|\p{Lu}-\p{L}{2,20}|[IVXL]{1,6}(?:er?|ème)?)$/u;
const LANGUAGES =
  /^(?:English|French|German|Spanish|Italian|Greek|Turkish|Japanese|Chinese|Indian|European|Mediterranean|Christmas|Easter|Internet)$/u;

/** What has a name of its own in the sky, the body and the alphabet of every trade: it names nobody. */
const COMMON_NAMES =
  /(?<!\p{L})(?:Earth|Milky Way|Great Bear|Ursa (?:Major|Minor)|Big Dipper|North Star|Achilles|Vía Láctea|Tierra|Sol|Luna|Osa (?:Mayor|Menor)|Estrella Polar|Vega|Orion|Orión|Escorpio|Sirio|Sirius|Venus|Saturno|Saturne?|J[uú]piter|Casiopea|Cassiopeia|Cassiopée|Andr[oó]meda|Andromède|Carro|Polar|Plough|Pléyades|Aquiles|Voie lactée|Terre|Soleil|Lune|Grande Ourse|Petite Ourse|Achille|Braille|Celsius)(?!\p{L})/gu;

/** Each name once, in the order of the text. */
export function listNames(said: string, language: Phrasebook | undefined): string[] {
  const text = said.replace(COMMON_NAMES, (name) => name.toLowerCase());
  const names = new Set(text.match(TITLES) ?? []);
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    if (!/^\p{Lu}/u.test(word) || SPELLING.test(word)) continue;
    const opens = opensSentence(text.slice(Math.max(0, match.index - 12), match.index));
    if (isKnownName(word, opens) || (!opens && language !== "de" && isForeignCapital(word)))
      names.add(word);
  }
  return [...names];
}

function isKnownName(word: string, opens: boolean): boolean {
  if (FIRST_NAMES.has(word)) return true;
  return isPlaceName(word) && !ORDINARY.has(word.toLowerCase()) && !(opens && word.length < 4);
}

/** English writes them with a capital; as dates they are looked for by themselves. */
const DATES =
  /^(?:January|February|April|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/u;

const isForeignCapital = (word: string): boolean =>
  word.length > 1 && !LANGUAGES.test(word) && !DATES.test(word);

/** At the start of the text, after a stop, or where a quotation, a list or a line begins. */
const opensSentence = (before: string): boolean =>
  before.trim() === "" || /[.!?…:;•–—\n][\s“„«"'’‘¿¡(]{0,4}$|[“„«"¿¡(]\s?$/u.test(before);
