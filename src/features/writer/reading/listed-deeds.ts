/**
 * A sentence of English goals that lists what visitors should do, "see the four rooms, join for $70 a term, pay the rent
 * which is £54": each deed as a sentence of its own, without what is only to be seen; and parts of a list that name
 * nothing but what a page should hold.
 */
import { SEEING, VISITOR_VERBS } from "./goal-word-tables.ts";
import { isDeed } from "./parted-wishes.ts";
import type { Phrasebook } from "./reading-model.ts";
import { capitaliseFirst, splitSlice, wholeSlice } from "./slices.ts";

const PARTS = /,\s(?!\p{N})(?:and |or |then )?/gu;
const PARTS_MIN = 3;
/** Deeds that stand in no other table, since alone they may be anything. */
const ALSO_DEEDS =
  /^(?:pay|foster|adopt|switch|upload|download|follow|become|report|donate|drop|leave|bring|try|pick|choose|check|find|swap|hire|rent)(?: \p{L}|$)/iu;
const SEEN =
  /^(?:see|hear|listen to|read|know|find|view|browse|watch|look|check|learn|understand)(?: \p{L}|$)/iu;

const tellsFigures = (part: string): boolean => /\p{N}|[£$€]/u.test(part);

/** The deeds of a list, each as a sentence; the sentence as it is where it is no such list. */
export function partDeeds(sentence: string): string {
  const parts = splitSlice(wholeSlice(sentence), PARTS).map(({ part }) => part.text.trim());
  const isDone = (part: string) => isDeed(part) || ALSO_DEEDS.test(part);
  const isList =
    parts.length >= PARTS_MIN &&
    parts.every((part) => isDone(part) || SEEN.test(part) || SEEING.en.test(part)) &&
    parts.filter(isDone).length > 1;
  if (!isList) return sentence;
  return parts
    .filter((part) => tellsFigures(part) || (isDone(part) && !SEEN.test(part)))
    .map((part) => capitaliseFirst(part.replace(SEEN_BEFORE, "")))
    .join(". ");
}

/** "See dates for the seed swap on 16 May": told without the wish. */
const SEEN_BEFORE =
  /^(?:see|read|know|view|check) (?:the |our |all |that )?(?!(?:the|our)\s)(?=\p{L})/iu;

/** What a page should hold, and nothing that is told: "opening hours", "before and after photos". */
const PAGE_PARTS = new RegExp(
  `^(?:and )?(?:the |our |my |an? |some )?(?:${[
    "(?:opening|business|shop) (?:hours|times)|hours|opening times|prices?(?: list)?|price lists?|(?:fixed |monthly |full )?fees|rates|packages(?: and prices)?|prices and packages|price of [\\p{L} ]{3,24}",
    "photos before and after|(?:before and after|finished|some|good|nice|our) (?:photos?|pictures|jobs|work)|photos?|pictures|gallery|portfolio|case studies|examples(?: of (?:our )?work)?|videos?",
    "(?:service |delivery |coverage )?(?:area )?map|service area(?: map)?|directions|how to find us|where we are|parking info",
    "insurance info(?:rmation)?|out of hours (?:number|info)|emergency (?:[\\p{L}]{2,10} )?(?:line|number)|phone number|contact details|contact info|address|e-?mail address",
    "menu|menus|what[’']?s on(?: this week)?|(?:current )?listings|(?:mortgage |our )?partners|reviews?|testimonials|meet the team|the team|our team|team page|about us|our story|faqs?|q ?& ?a|news|blog|timetable|calendar|dates|financing|payment options|social media links|instagram feed|links",
    "(?:class )?(?:schedule|timetable)|term dates|(?:[\\p{L}]{3,10} )?(?:locations|profiles)|dietary info|sample menus?|how it works|contact form|where to park|find parking|results|[\\p{L}]{3,10} badge",
  ].join("|")})(?: (?:page|section|info|online|on the site|up front|please))?$`,
  "iu",
);

/** A line of its own that only names what a page should hold is gone. */
export const dropPagePart = (line: string): string => (PAGE_PARTS.test(line.trim()) ? "" : line);

/** Goals without the parts of a list that only name what a page should hold; as they are where nothing else is left. */
export function dropPageParts(sentence: string): string {
  const parts = splitSlice(wholeSlice(sentence), /,\s(?!\p{N})(?:and )?|\sand\s/gu);
  const kept = parts.filter(({ part }) => !PAGE_PARTS.test(part.text.trim()));
  if (kept.length === parts.length || kept.length === 0) return sentence;
  return kept.map(({ part, before }, at) => (at === 0 ? "" : before) + part.text).join("");
}

/** Whether a sentence lists several deeds of visitors, so that it tells nothing by itself. */
export const listsDeeds = (sentence: string, language: Phrasebook): boolean =>
  splitSlice(wholeSlice(sentence), PARTS).filter(({ part }) => {
    const text = part.text.trim().replace(/^(?:y|et|und) /iu, "");
    return (
      VISITOR_VERBS[language].test(text) ||
      (language === "en" ? SEEN.test(text) : SEEING[language].test(text))
    );
  }).length > 1;

/** Infinitives, as owners list them. */
const INFINITIVE: Readonly<Record<"it" | "nl" | "pt" | "pl", RegExp>> = {
  it: /^(?:e |poi )?\p{L}{2,14}(?:are|ere|ire|arsi|ersi|irsi)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?!(?:dagen|weken|uren|tijden|mensen|kinderen|vrienden|morgen|binnen|tussen|buiten|zeven|negen|personen|prijzen)$)\p{L}{2,16}en$|^(?:zien|lezen|weten|bellen|mailen|appen) /iu,
  pt: /^(?:e )?\p{L}{2,14}(?:ar|er|ir)(?:-se)?(?!\p{L})/iu,
  pl: /^(?:i )?\p{L}{2,16}ć(?: się)?(?!\p{L})/iu,
};

/** The same of a neighbour's language. */
export const listsNeighbourDeeds = (
  sentence: string,
  language: "it" | "nl" | "pt" | "pl",
): boolean =>
  sentence
    .replace(/\s\([^()]{0,120}\)/gu, "")
    .split(/,\s(?!\p{N})| (?:e|en|i) (?=\p{L}{2,16}(?:are|ere|ire|ar|er|ir|ć)(?!\p{L}))/u)
    .filter((part) => INFINITIVE[language].test(part.trim())).length > 1;
