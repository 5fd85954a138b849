/**
 * English goals as owners type them, turned to what they tell: a wish to show something that is then told ("show fees
 * R260 a night, what to pack") leaves what is told, and deeds wished of somebody ("trusts should see …, understand …,
 * and request a visit") are left as deeds. What is said of the page or of today's troubles goes.
 */

import { dropPagePart, dropPageParts, partDeeds } from "./listed-deeds.ts";
import { sayNounsAsDeeds } from "./noun-wishes.ts";
import { tellCases } from "./owner-targets.ts";
import { isDeed, partWishes } from "./parted-wishes.ts";
import { capitaliseFirst, splitSlice, wholeSlice } from "./slices.ts";
import { TELEPHONE } from "./statement-signs.ts";
import { applyRules, SHOWN } from "./wish-rules.ts";

const SENTENCE_ENDS =
  /((?<=[\p{L}\p{N})]{2}(?<!(?<!\p{L})(?:Lic|St|Sta|Sto|Ste|Mt|Dr|Mr|Mrs|Ms|Nr|No))[.!?;]|(?:to|till|until|about|around) \p{N}[.!?])\s+|\n)/u;

/** The goals with every sentence as what it tells; those that tell nothing are gone. */
export function tellWishes(goals: string): string {
  const parts = tellCases(goals).replace(ANSWERED, "$1: ").split(SENTENCE_ENDS);
  const canBeCalled = goals.search(TELEPHONE) >= 0;
  return (
    parts
      // Every second part is what stands between two sentences.
      .map((part, at) => (at % 2 === 1 ? part : tellOfBefore(part, parts[at - 2])))
      .map((part, at) => (at % 2 === 1 ? part : tellSentence(part, parts.length > 1, canBeCalled)))
      .join("")
      .replace(/ {2,9}/gu, " ")
      .trim()
  );
}

const BOOKED =
  /^(?:[\p{L}’]{2,10} ){0,4}(?:book|request|try|order|buy|reserve|arrange|take|sign up for) (?:the|an?|our|my) ((?:[£$€]\d{1,5} )?[\p{L}\p{N}’ -]{3,40})[.!]?$/iu;
const IS_IT =
  /^(?:that|this|it|they)(?:[’']s|[’']re| is| are) ((?:about |only |just )?(?:[£$€]?\p{N}|free |half an |an? |one |two ).{4,260})$/iu;
const FOR_A_PRICE = /^([£$€]\p{N}[\p{N}.,]{0,8},? .{4,260}|free,? .{4,260})$/iu;
const DOES_IT =
  /^(?:it |that |this )?(covers|includes|takes|lasts|costs) (?=\p{L}|[£$€\p{N}])(.{4,260})$/iu;

/** "See how long the wait is. It's about nine weeks": one telling. */
const ANSWERED =
  /(how long (?:the|our) (?:wait|waiting list|lead time|turnaround) is)[.,;] (?:it[’']?s|it is|that[’']s|currently|at the moment) /giu;

/** "Book the Sit-Down. That's 30 minutes, $45": what is told of a deed is told of what it gets. */
function tellOfBefore(sentence: string, before: string | undefined): string {
  const [, thing = ""] = BOOKED.exec(before ?? "") ?? [];
  if (thing === "") return sentence;
  const is = IS_IT.exec(sentence) ?? FOR_A_PRICE.exec(sentence);
  if (is !== null) return `${capitaliseFirst(thing)}: ${is[1]}`;
  const does = DOES_IT.exec(sentence);
  return does === null ? sentence : `The ${thing} ${does[1]} ${does[2]}`;
}

/** "Also do fetes and care homes": who does it has been left out. */
const ALSO_DONE =
  /^also (?=(?:do|run|sell|teach|play|make|fit|repair|offer|hire|rent out|service|clean|cover|stock|deliver|cater|host|groom|train) )/iu;

function tellSentence(typed: string, isOneOfSeveral: boolean, canBeCalled: boolean): string {
  const stop = /[.!?;]{0,3}$/u.exec(typed)?.[0] ?? "";
  const sentence = typed.slice(0, typed.length - stop.length).replace(ALSO_DONE, "We also ");
  const told = applyRules(tellBracketed(sentence), canBeCalled)
    .split(". ")
    .map((one) =>
      partWishes(dropExplained(isOneOfSeveral ? dropPagePart(one) : dropPageParts(one))),
    )
    .map((one) => sayNounsAsDeeds(isOneOfSeveral ? partDeeds(one) : one))
    .join(". ");
  return told === "" ? "" : told + stop;
}

const SHOWS = new RegExp(`^(?:- ?)?${SHOWN} (?=(?:the|our|my|a|an|all)?\\s?\\p{L})`, "iu");
const LISTED = /,\s|\sand\s/gu;
const BRACKETED = /^(?:and )?(?:the |our |my |an? )?(\p{L}[\p{L}’ -]{2,50}) \(([^()]{3,120})\)$/iu;
/** "Show the catalogue (1,140 toys), opening times (Wed 9.30–11.30)": what stands in the brackets, by its name. */
function tellBracketed(sentence: string): string {
  const asked = tellAsked(sentence);
  if (asked !== undefined) return asked;
  const shows = SHOWS.exec(sentence)?.[0];
  if (shows === undefined) return sentence;
  const parts = splitSlice(wholeSlice(sentence.slice(shows.length)), LISTED).map(({ part }) =>
    part.text.trim(),
  );
  if (
    parts.some((part) =>
      isDeed(part.replace(/^(?:and |so )?(?:let )?(?:people|they) (?:can )?/iu, "")),
    )
  )
    return sentence;
  const told = parts.flatMap((part) => {
    const [, name = "", inner = ""] = BRACKETED.exec(part) ?? [];
    const isTold = /\d/u.test(inner) && !/^(?:how|what|when|where|why|who) /iu.test(name);
    return isTold ? [`${capitaliseFirst(name)}: ${inner}`] : [];
  });
  return told.length < 2 ? sentence : told.join(". ");
}

const FOUND =
  /^after that: (?=(?:what|how|where|when) )|^(?:(?:people|parents|customers|visitors|everyone|they|guests|families) )?(?:need|should be able|must be able|want) to (?:find|know|see): (?=.{0,80}\()/iu;
const ASKED = /^(?:and )?((?:what|where|when|how|who) [^()]{2,60}?) \(([^()]{3,160})\)$/iu;
/** "Parents need to find: where it is (Radyr), what to bring (two nappies)": each by its name, with what stands in the brackets. */
function tellAsked(sentence: string): string | undefined {
  const lead = FOUND.exec(sentence)?.[0];
  if (lead === undefined) return undefined;
  const told = splitSlice(wholeSlice(sentence.slice(lead.length)), LISTED).flatMap(({ part }) => {
    const [, name = "", inner = ""] = ASKED.exec(part.text.trim()) ?? [];
    const said = name.replace(/^what happens if /iu, "if ");
    return inner === "" ? [] : [`${capitaliseFirst(said)}: ${inner}`];
  });
  return told.length === 0 ? undefined : told.join(". ");
}

const EXPLAINED = /^(?:and )?explain (?:the|our|my|how|what|why|which|that)(?!\p{L})/iu;
const NAMED_ONLY = /^(?:and )?(?:which|who|what|where|when|how) \p{L}/iu;

/** "Fixtures, which road is used when, explain the rules": what the page is to explain tells nothing itself. */
function dropExplained(sentence: string): string {
  const parts = sentence.split(/,\s(?!\p{N})/u);
  if (!parts.some((part, at) => at > 0 && EXPLAINED.test(part)) || /[:(]/u.test(sentence))
    return sentence;
  const kept = parts.filter(
    (part, at) => at === 0 || /\d/u.test(part) || !(EXPLAINED.test(part) || NAMED_ONLY.test(part)),
  );
  return kept.join(", ");
}
