/**
 * Whom an English brief speaks to, as a list of them: without the words by which an owner weighs one against another
 * ("first and foremost", "more often", "too"), of which a page tells nobody.
 */

/** "Coeliacs first and foremost", "… in Hintonburg first of all". */
const WEIGHED =
  /,? (?:first and foremost|first of all|above all|in particular|most of all|in the first place)(?=[.,;]|$)/giu;
/** "And more often the son or daughter", "and increasingly managers". */
const COMPARED =
  /(,? and |, )(?:more often|(?:more and )?increasingly|more recently|lately|now and again|sometimes|once in a while|(?:more )?occasionally|now and then) (?=\p{Ll})/giu;
/** "Johnson County especially". */
const NAMED_MOST =
  /, \p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'-]{1,20}){0,2} (?:especially|mostly|mainly)(?=[.,;]|$)/gu;
/** "In their seventies and eighties" is one age, and two parts to whoever parts a list. */
const DECADES =
  /(?<=(?:in|into) (?:their|our|your) \p{L}{3,8}ties) and (?=\p{L}{3,8}ties(?!\p{L}))/giu;
/** "… in Richmond. architects too". */
const TOO = /\. (\p{L}[\p{L} '’-]{2,40}) (?:too|also|as well)(?=[.;]|$)/gu;
/** "Women. Referring midwives.": the last of a list, in a sentence of its own behind a few words. */
const ALONE =
  /\. ((?!many|most|some|they|we|all|usually|often|mostly|nobody|not)\p{L}[\p{L}’'-]{2,20}(?: \p{L}[\p{L}’'-]{2,20})?s)\.?$/iu;
const NAMED_WORDS_MAX = 8;
/** "Coeliacs. Also parents of …": one list, where the first sentence is no more than a name. */
const ALSO = /^(\p{L}[\p{L}'’ -]{2,60})\. (?:also|and also|then) (?=\p{L})/iu;
/** "Adult sons and daughters, mainly in Limerick": where they are; how they mostly are is said to nobody. */
const MAINLY_IN = /, (?:mainly|mostly) (in|around|from|across|near) (?=\p{Lu})/gu;
const OFTEN =
  /, often (?:in a|very|quite|a bit|tired|upset|busy|elderly|older|on|at|with)(?!\p{L})[^.;,]{0,60}/giu;
/** "Children at Welsh-medium schools, years 9 to 13". */
const YEARS =
  /, ((?:school )?(?:years|grades|ages|classes|forms) \p{N}{1,2} ?(?:to|-|–|and) ?\p{N}{1,2})(?=[.,;]|$)/giu;
/** "… from six or seven places at once - PRS, streaming, merch - and their managers": which of them, told in passing. */
const ASIDE = /\s[-–—]\s(?:[^-–—.;]{3,30}, ){1,6}[^-–—.;]{3,30}\s[-–—]\s(?=and )/gu;
/** "Players, mostly Ireland, Scotland, US". */
const MOSTLY_IN =
  /^(\p{L}[\p{Ll} '’-]{2,40}), (?:mostly|mainly) ((?:\p{Lu}[\p{L}]{1,20}(?: \p{Lu}[\p{L}]{1,20})?, ){0,4}\p{Lu}[\p{L}]{1,20})$/u;

/** "Camera operators, editors and researchers in Bristol who work for …": what is told of them is too long to be told of all. */
const TOLD_AT_LENGTH =
  /^((?:[\p{L} ’-]{3,40}, ){1,4}[\p{L} ’-]{3,40} and [\p{L} ’-]{3,60}?) who [^.]{60,300}\.?$/u;

/** "Quality managers in rail, wind turbine maintenance and truck workshops": a list of where they work is none of people. */
const WORKING_IN =
  /^((?:[\p{L}-]{3,20} ){1,4}(?:and (?:[\p{L}-]{3,20} ){1,4})?)in (?!their|the|a|an|our|and)\p{Ll}[\p{Ll} -]{2,30}(?:, \p{Ll}[\p{Ll} -]{2,30}){1,4} and \p{Ll}[\p{Ll} -]{2,30}(?=[.;]|$)/u;

/** Characters that a line under the heading holds. */
const LISTED_LENGTH_MAX = 100;

const withArticle = (place: string): string =>
  /^(?:US|USA|UK|UAE|EU|Netherlands|Philippines)$/u.test(place) ? `the ${place}` : place;

function placeIn(people: string, list: string): string {
  const places = list.split(", ").map(withArticle);
  const last = places.at(-1) ?? "";
  const before = places.slice(0, -1).join(", ");
  return `${people} in ${before === "" ? last : `${before} and ${last}`}`;
}

const lowered = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** "Our customers are site managers, small developers and surveyors": the list that the sentence is. */
const STATED =
  /^(?:our|my) (?:main |typical |usual |regular )?(?:customers|clients|members|patients|guests|buyers|users|readers|students|pupils) (?:are|tend to be) (?:mostly |mainly |usually |typically |largely )?(?=\p{Ll})(?!(?:very|not|too|so|all|what|why|how|in|on|at|from)(?!\p{L}))(\p{Ll})/iu;

/** `audience` as a list; every rule sees what the one before it left. */
export const listEnglishAudience = (audience: string): string =>
  audience
    .replace(/(?<!\p{L})U\.\s?([SK])\.(?!\p{L})/gu, "U$1")
    .replace(STATED, (_whole, first: string) => first.toUpperCase())
    .replace(ASIDE, ", ")
    .replace(WEIGHED, "")
    .replace(/(?<=\p{L}s) first(?=[,.;]|$)/gu, "")
    .replace(COMPARED, "$1")
    .replace(NAMED_MOST, "")
    .replace(DECADES, " or ")
    .replace(TOO, (_whole, people: string) => `, ${lowered(people)}`)
    .replace(ALONE, (whole: string, people: string, at: number, all: string) =>
      all.slice(0, at).split(" ").length <= NAMED_WORDS_MAX ? `, ${lowered(people)}` : whole,
    )
    .replace(ALSO, "$1, ")
    .replace(WORKING_IN, (whole: string, people: string) =>
      whole.length > LISTED_LENGTH_MAX ? people.trim() : whole,
    )
    .replace(TOLD_AT_LENGTH, "$1")
    .replace(MAINLY_IN, " $1 ")
    .replace(OFTEN, "")
    .replace(YEARS, " ($1)")
    .replace(MOSTLY_IN, (_whole, people: string, list: string) => placeIn(people, list));
