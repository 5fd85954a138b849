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
/** "Coeliacs. Also parents of …": one list, where the first sentence is no more than a name. */
const ALSO = /^(\p{L}[\p{L}'’ -]{2,60})\. (?:also|and also|then) (?=\p{L})/iu;
/** "Players, mostly Ireland, Scotland, US". */
const MOSTLY_IN =
  /^(\p{L}[\p{Ll} '’-]{2,40}), (?:mostly|mainly) ((?:\p{Lu}[\p{L}]{1,20}(?: \p{Lu}[\p{L}]{1,20})?, ){0,4}\p{Lu}[\p{L}]{1,20})$/u;

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

export const listEnglishAudience = (audience: string): string =>
  audience
    .replace(WEIGHED, "")
    .replace(COMPARED, "$1")
    .replace(NAMED_MOST, "")
    .replace(DECADES, " or ")
    .replace(TOO, (_whole, people: string) => `, ${lowered(people)}`)
    .replace(ALSO, "$1, ")
    .replace(MOSTLY_IN, (_whole, people: string, list: string) => placeIn(people, list));
