/**
 * English goals as owners type them, turned to what they tell: a wish to show something that is then told ("show fees
 * R260 a night, what to pack") leaves what is told, and deeds wished of somebody ("trusts should see …, understand …,
 * and request a visit") are left as deeds. What is said of the page or of today's troubles goes.
 */

import { sayNounsAsDeeds } from "./noun-wishes.ts";
import { isDeed, partWishes } from "./parted-wishes.ts";
import { capitaliseFirst, splitSlice, wholeSlice } from "./slices.ts";
import { applyRules, SHOWN } from "./wish-rules.ts";

const SENTENCE_ENDS = /((?<=[\p{L}\p{N})]{2}[.!?;])\s+|\n)/u;

/** The goals with every sentence as what it tells; those that tell nothing are gone. */
export const tellWishes = (goals: string): string =>
  goals
    .split(SENTENCE_ENDS)
    // Every second part is what stands between two sentences.
    .map((part, at) => (at % 2 === 1 ? part : tellSentence(part)))
    .join("")
    .replace(/ {2,9}/gu, " ")
    .trim();

function tellSentence(typed: string): string {
  const stop = /[.!?;]{0,3}$/u.exec(typed)?.[0] ?? "";
  const told = applyRules(tellBracketed(typed.slice(0, typed.length - stop.length)))
    .split(". ")
    .map((one) => sayNounsAsDeeds(partWishes(dropExplained(one))))
    .join(". ");
  return told === "" ? "" : told + stop;
}

const SHOWS = new RegExp(`^(?:- ?)?${SHOWN} (?=(?:the|our|my|a|an|all)?\\s?\\p{L})`, "iu");
const LISTED = /,\s|\sand\s/gu;
const BRACKETED = /^(?:and )?(?:the |our |my |an? )?(\p{L}[\p{L}’ -]{2,50}) \(([^()]{3,120})\)$/iu;
/** "Show the catalogue (1,140 toys), opening times (Wed 9.30–11.30)": what stands in the brackets, by its name. */
function tellBracketed(sentence: string): string {
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
