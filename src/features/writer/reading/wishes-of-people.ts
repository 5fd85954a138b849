/**
 * What English owners want of those who come to the site ("get them to ring", "remind people to book early"), by the
 * deed or the fact that is left of it for visitors. A table; `wish-rules.ts` reads it.
 */
import { capitaliseFirst } from "./slices.ts";

/** What is looked for in a sentence, and what is left of it. */
export type Rule = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)];

const PEOPLE =
  "(?:people|them|they|folks?|everyone|everybody|visitors|customers|clients|guests|parents|members|patients|owners|(?:[\\p{L}-]{3,14} ){0,2}[\\p{L}-]{3,16}s)";
const DEED =
  "(?:send|post|ring|call|phone|text|message|e-?mail|write|book|order|come|visit|bring|fill|download|upload|read|apply|register|join|ask|request|get|use|check|measure|leave|pick|try|buy|hire|rent|borrow|donate|drop)";

/** Each of a sentence without its stop. */
export const OF_PEOPLE: readonly Rule[] = [
  // "The big one", said of the wish before it.
  [
    /,? (?:that|this|which)(?:[’']s| is) (?:the )?(?:big|main|important|most important|key) (?:one|thing|bit|point)(?=$|[,:;])/giu,
    "",
  ],
  // "… properly the first time: length, sally height".
  [/ (?:properly|correctly|right)?,? ?(?:the )?first time(?: (?:round|around))?(?=$|[,:;])/giu, ""],
  [
    new RegExp(
      `^(?:i|we)(?:[’']d| would)? (?:really |mainly |mostly )?(?:want|need|like) ${PEOPLE} to (?=${DEED}(?!\\p{L}).{3,60}:)`,
      "iu",
    ),
    "",
  ],
  // "They are upset when they look me up so the phone number has to be the first thing: 902-555-0172, any hour".
  [
    /^.{0,90}?(?:the|our|my) (?:tele)?(?:phone|mobile)?(?: number)? (?:has to|must|should|needs to) (?:be|come|stand|go) (?:the )?(?:very )?(?:first(?: thing)?|big|at the top|on top|up top)[^:]{0,40}: (?=[+(]?\d)/iu,
    "Phone ",
  ],
  [new RegExp(`^(?:please )?remind ${PEOPLE} (?:to|that) `, "iu"), ""],
  [
    new RegExp(
      `^(?:${PEOPLE} )(?:should|need to|must|have to|ought to) (?:also |really |always )(?:know|understand|realise|realize|be aware|be told) (?:that )?(?=(?:we|we[’']re|i|i[’']m|it|it[’']s|there|there[’']s|the|our|my|all|every|no) ?)`,
      "iu",
    ),
    "",
  ],
  // "Rough prices so people don't faint later: new clears $1,900".
  [
    /^(?:some |our |a few )?(rough |typical |example |guide )?(prices?|costs?|rates?|fees?)(?: so (?:that )?[^:.]{3,50}| to give (?:people )?an idea)?: (?=.{0,80}\d)/iu,
    (_whole, _kind = "", name = "") => `${capitaliseFirst(name)}: `,
  ],
];
