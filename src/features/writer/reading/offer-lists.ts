/**
 * What a business does as a list behind what it is: "Gestoría administrativa. Autónomos, renta, nóminas, herencias." It is
 * what is on offer, in the owner's words, and a trade's own offers beside it would be others.
 */
import { SHOWN_LANGUAGES } from "./shown-words.ts";

const PARTS_MIN = 3;
const PART_WORDS_MAX = 6;
/** Told as a sentence, of days or of what there is not. */
const SAYS =
  /^(?:no|non|(?:sin|sans|senza)(?! (?:tacc|gluten|glutine|azúcar|sucre|zucchero|lactos[ae]|lattosio))|pas|nous|on|je|j['’]|il|elle|desde|depuis|dal|abierto|ouvert|aperto|si|se|solo|solamente|seulement|también|aussi|anche|más de|plus de|con|avec)(?=\s|$)|(?<!\p{L})\p{L}{3,12}(?:amos|emos|imos|ons|iamo)(?!\p{L})|(?<!\p{L})(?:es|son|está|están|est|sont|è|sono|hay|tengo|hago|ofrezco|faccio|facciamo|vendo|que|qui|che)(?!\p{L})|\p{N} ?(?:€|h|euros?|km)/iu;

/** Whether a sentence of the industry, behind its first, is such a list. */
export function isOfferList(sentence: string, tag: string): boolean {
  if (!SHOWN_LANGUAGES.some((language) => language === tag.slice(0, 2))) return false;
  const parts = sentence
    .replace(/\s\([^()]{1,120}\)/gu, "")
    .replace(/[.!]$/u, "")
    .split(/,\s(?:y |et |e )?|\s(?:y|et|e)\s/u);
  return (
    parts.length >= PARTS_MIN &&
    parts.every((part) => part.trim().split(/\s+/u).length <= PART_WORDS_MAX && !SAYS.test(part))
  );
}
