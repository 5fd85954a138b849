/** English wishes of what somebody should do and know: the deeds, and what is to be known, each as a sentence of its own. */
import { VISITOR_VERBS } from "./goal-word-tables.ts";
import { capitaliseFirst, splitSlice, wholeSlice } from "./slices.ts";

/** Somebody, and what they are wished to do. */
const WISHED_OF =
  /^(?:(?:i|we)(?:[’']d like| would like| want| need) |want |allow |help |get )?(?:the |our |my |new |more )?(?:people|everyone|they|them|[\p{L}-]{3,16}s) (?:should be able to|to be able to|should|need to|must|can|to) (?=\p{L})|^(?:let|have) (?:people|them|everyone|visitors|customers|clients|patients|parents|families|guests) (?=\p{L})/iu;
const PARTS_BORDER =
  /,\s(?!\p{N})(?:and |or |then )?|\s(?:and|then)\s(?=(?:see|know|read|understand|find|check|learn|download|request|book|order|apply|call|ring|write|send|e-?mail|join|visit|buy|sign|arrange|enquire|register|reserve|ask|come|leave|tell|receive|that (?:we|i|our|the|all|no|it|there))\s)/giu;
const KNOWING =
  /^(?:understand|know|see|realise|realize|learn|find out|be told|be clear|hear)(?: up front| clearly)? that (?=\p{L})|^(?:understand|know) (?=(?:we|our|the|all|no|every|there[’'](?:s|re))\s\p{L}{1,20}[\s,])|^(?:know|understand) (?=(?:in|from|it[’']?s|it is|your?|i|my)\s)|^see (?=the \p{L}{3,12} (?:is|are)\s)|^that (?=(?:we|i|our|the|all|no|it|there)\s|(?:we|i)[’'](?:m|re|ve)\s)/iu;
const PASSIVE =
  /^(?:see|understand|know|find|read|look|feel|trust|realise|realize|learn|get (?!an? )|have|be|compare|view|recognise|browse|discover|hear|watch|check|download)(?!\p{L})/iu;
/** "See turnaround (12 working days)", "read the rules: …", "see flat fees (from $475)". */
const NAMED_FIGURES =
  /^(?:see|know|read|check|find|get|learn) (?:the |our |my |all )?([^():,]{3,40}?)(?: \(([^()]{3,120})\)|: (.{4,160}))$/iu;

/** "Send a drawing and receive a quotation within 3 days". */
const GETTING = /^((?:receive|get) an? [\p{L}]{3,16} (?:within|in) .{3,40})$/iu;
const THEIRS = /(?<!\p{L})(?:they|their|them)(?!\p{L})/gu;
const YOURS: Readonly<Record<string, string>> = { they: "you", their: "your", them: "you" };

const OURS = /(?<!\p{L})(?:i|we|my|our|us|me)(?!\p{L})/iu;

export const isDeed = (part: string): boolean =>
  (VISITOR_VERBS.en.test(part) || /^whats ?app (?:us |me )?[\d+]/iu.test(part)) &&
  !PASSIVE.test(part);

/** What is told by a part of a list of wishes; undefined for a wish that tells nothing. */
function tellPart(part: string): string | undefined {
  const known = KNOWING.exec(part)?.[0];
  if (known !== undefined) return part.slice(known.length);
  const [, name = "", inner, behind] = NAMED_FIGURES.exec(part) ?? [];
  const told = inner ?? behind;
  if (told === undefined || /^(?:how|what|when|where|why|who|if|whether) /iu.test(name))
    return undefined;
  return `${name}: ${told}`;
}

/**
 * "Book a lesson, see that the pool is closed on Monday, know what to wear": the deeds, and what is told, each as a
 * sentence; as it is where nothing of the kind is wished.
 */
export function partWishes(sentence: string): string {
  const wish = WISHED_OF.exec(sentence)?.[0] ?? "";
  const split = splitSlice(wholeSlice(sentence.slice(wish.length)), PARTS_BORDER);
  const parts = split.map(({ part }) => part.text.trim());
  const [first = ""] = parts;
  const isNeed = /need to $/iu.test(wish) && isDeed(first);
  // "Let people see every price: …" is read as the list that it is.
  if (/^(?:let|have) /iu.test(wish) && !isDeed(first)) return sentence;
  // "Find us at 4 Mill Lane" is told by itself.
  const isList = (PASSIVE.test(first) && !/^find us /iu.test(first)) || isDeed(first);
  const tells = parts.some((part) => PASSIVE.test(part) && tellPart(part) !== undefined);
  const isAsked = wish !== "" && !/can $/iu.test(wish);
  const asks = isAsked && parts.length > 1 && parts.some(isDeed);
  if (!isNeed && !(isList && (tells || asks))) return sentence;
  const sentences: string[] = [];
  let isOpen = false;
  for (const [at, said] of parts.entries()) {
    const isWish = PASSIVE.test(said) || (sentences.length > 0 && KNOWING.test(said));
    // "My wife patches them" is said of something else.
    const isSpoken = wish !== "" && !isWish && !OURS.test(said);
    const part = isSpoken ? said.replace(THEIRS, (word) => YOURS[word] ?? word) : said;
    const told = isWish ? tellPart(part) : part.replace(GETTING, "you $1");
    // "Choose one" names what stands in the wish before it.
    const isKept = told !== undefined && !(isDeed(part) && /\s(?:one|it|them)$/iu.test(part));
    const isNext = !isWish && !isDeed(part) && !GETTING.test(part);
    if (isNext && isOpen) sentences.push(`${sentences.pop()}${split[at]?.before}${part}`);
    else if (isKept && (!isNext || /\d/u.test(part))) sentences.push(capitaliseFirst(told));
    // "Attend, a day pass is €22": nothing more is said of a bare deed, nor of what a bracket told.
    const isClosed = isWish ? part.endsWith(")") : !part.includes(" ");
    isOpen = isNext ? isOpen || /\d/u.test(part) : isKept && !isClosed;
  }
  return sentences.join(". ");
}
