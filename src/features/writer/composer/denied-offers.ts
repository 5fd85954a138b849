/**
 * What a brief says that the business does not do ("Wir machen keine Fenster mehr") stands among no offers of its
 * trade.
 */
import type { Brief } from "../brief.ts";
import { keysOf } from "../reading/trade-index.ts";
import { keepToBrief } from "./keep-to-brief.ts";
import type { Material } from "./material.ts";

const FIELDS = ["industry", "audience", "goals", "personality"] as const;

/** "Keine Fenster mehr", "keine Dauerwellen und Färbungen": the nouns themselves. */
const GERMAN_DENIED: readonly RegExp[] = [
  /(?<!\p{L})(?:keine?n?|weder) (?:\p{Ll}{3,16} )?(\p{Lu}[\p{L}-]{2,30}(?: (?:und|oder|noch) \p{Lu}[\p{L}-]{2,30})?)/gu,
  /(?<!\p{L})(?:mache?n?|nehme?n?|biete?n?|verkaufe?n?|repariere?n?) (?:wir|ich) (\p{Lu}[\p{L}-]{2,30}) (?:leider )?nicht/gu,
  /(?<!\p{L})(\p{Lu}[\p{L}-]{2,30}) (?:mache?n?|nehme?n?|biete?n?|verkaufe?n?|repariere?n?) (?:wir|ich) (?:leider |derzeit )?(?:nicht|keine)/gu,
];

/** "I don't do drains", "no gas, no bathrooms": the words behind them. */
const ENGLISH_DENIED: readonly RegExp[] = [
  /(?<!\p{L})(?:do not|don[’']t|never|won[’']t|no longer|can[’']t) (?:do|take on|take|offer|sell|repair|make|fit|service|clean|cut|groom|teach|touch|cover) (\p{L}[\p{L}, -]{2,80})/giu,
  /(?<=^|[.;:!?,\n] ?|\s(?:and|but|so) )no (?!(?:booking|need|job|obligation|pressure|hidden|extra|call|contract|deposit|appointment|experience|exam|audition|fuss|one|problem|charge|fee|question|wait|queue)(?!\p{L}{4}))(\p{L}[\p{L} -]{2,40})(?=[.,;:!?\n]|$)/giu,
];

/** What is denied in one word and offered in another: "no sales" sells nothing, "no ads" has no adverts. */
const SAME: readonly (readonly string[])[] = [
  ["sales", "selling", "sell"],
  ["ads", "adverts", "advertising", "advertisements"],
  ["lettings", "letting", "rentals"],
  ["removals", "moves"],
  ["kids", "children"],
  ["colour", "color", "colouring", "highlights"],
  ["boilers", "furnaces"],
].map((words) => words.flatMap((word) => keysOf(word)));

const withSame = (key: string): string[] => [
  key,
  ...SAME.filter((keys) => keys.includes(key)).flat(),
];

/** Fewer offers are left over, and are not chosen. */
const LEFT_MIN = 2;

const KEY_LENGTH_MIN = 5;

/** "Dachfenster" are windows. */
const isOf = (key: string, denied: string): boolean =>
  key === denied ||
  (denied.length >= KEY_LENGTH_MIN && (key.startsWith(denied) || key.endsWith(denied)));

function listDenied(brief: Brief): string[] {
  return FIELDS.flatMap((field) =>
    [...GERMAN_DENIED, ...ENGLISH_DENIED].flatMap((form) =>
      [...(brief[field] ?? "").matchAll(form)].flatMap(([, noun = ""]) =>
        keysOf(noun).flatMap(withSame),
      ),
    ),
  );
}

/** Without the offers, questions and stories that name what the brief denies. */
export function dropDenied(material: Material, brief: Brief): Material {
  const denied = listDenied(brief);
  if (denied.length === 0) return material;
  const names = (text: string): boolean =>
    keysOf(text).some((key) => denied.some((one) => isOf(key, one)));
  const offers = material.offers.filter(({ name, text }) => !names(`${name} ${text}`));
  // "No sales" of an estate agent: what is left is no page of its own.
  if (offers.length < LEFT_MIN && material.offers.length > offers.length)
    return keepToBrief(material);
  return {
    ...material,
    openings: material.openings.filter(({ heading, lede }) => !names(`${heading} ${lede}`)),
    offers,
    questions: material.questions.filter(({ question }) => !names(question)),
    about: material.about.filter(({ text }) => !names(text)),
    steps: material.steps.some(({ title, text }) => names(`${title} ${text}`))
      ? []
      : material.steps,
  };
}
