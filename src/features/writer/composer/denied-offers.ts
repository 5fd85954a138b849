/**
 * What a brief says that the business does not do ("Wir machen keine Fenster mehr") stands among no offers of its
 * trade, and neither does a pair of which the owner names one half.
 */
import type { Brief } from "../brief.ts";
import { keysOf } from "../reading/trade-index.ts";
import type { Material } from "./material.ts";

const FIELDS = ["industry", "audience", "goals", "personality"] as const;

/** "We don't do contact lenses": what stands behind it, to the next comma or stop. */
export const DENIED =
  /(?<!\p{L})(?:(?:we|i) (?:do not|don[’']t|never) (?:do|sell|fit|make|offer|stock|take)|no(?! \p{N})|not|keine?n?|weder|noch|pas de|sin) [^.,;:!?\n]{2,60}/giu;

/** "Keine Fenster mehr", "keine Dauerwellen und Färbungen": the nouns themselves. */
const GERMAN_DENIED =
  /(?<!\p{L})(?:keine?n?|weder) (?:\p{Ll}{3,16} )?(\p{Lu}[\p{L}-]{2,30}(?: (?:und|oder|noch) \p{Lu}[\p{L}-]{2,30})?)|(?<!\p{L})(?:mache?n?|nehme?n?|biete?n?|verkaufe?n?|repariere?n?) (?:wir|ich) (\p{Lu}[\p{L}-]{2,30}) (?:leider )?nicht|(?<!\p{L})(\p{Lu}[\p{L}-]{2,30}) (?:mache?n?|nehme?n?|biete?n?|verkaufe?n?|repariere?n?) (?:wir|ich) (?:leider |derzeit )?(?:nicht|keine)/gu;

const KEY_LENGTH_MIN = 5;

/** "Dachfenster" are windows. */
const isOf = (key: string, denied: string): boolean =>
  key === denied ||
  (denied.length >= KEY_LENGTH_MIN && (key.startsWith(denied) || key.endsWith(denied)));

function listDenied(brief: Brief): string[] {
  return FIELDS.flatMap((field) =>
    [...(brief[field] ?? "").matchAll(GERMAN_DENIED)].flatMap(([, first, second, third]) =>
      keysOf([first, second, third].filter((one) => one !== undefined).join(" ")),
    ),
  );
}

/** Without the offers, questions and stories that name what the brief denies. */
export function dropDenied(material: Material, brief: Brief): Material {
  const denied = listDenied(brief);
  if (denied.length === 0) return material;
  const names = (text: string): boolean =>
    keysOf(text).some((key) => denied.some((one) => isOf(key, one)));
  return {
    ...material,
    openings: material.openings.filter(({ heading, lede }) => !names(`${heading} ${lede}`)),
    offers: material.offers.filter(({ name, text }) => !names(`${name} ${text}`)),
    questions: material.questions.filter(({ question }) => !names(question)),
    about: material.about.filter(({ text }) => !names(text)),
    steps: material.steps.some(({ title, text }) => names(`${title} ${text}`))
      ? []
      : material.steps,
  };
}

/** Words of work that say nothing of what is worked on. */
const WORK_ALONE: ReadonlySet<string> = new Set(
  keysOf(
    `reparatur reparaturen reparieren alt alte alter neu neue neuer beratung montage einbau pflege wartung verkauf
    service kurs kurse unterricht stunde stunden termin haus hause klein kleine groß große einzeln einzelne fest
    arbeit arbeiten anfertigung maß`,
  ),
);
const JOINTS = /,\s|\s(?:und|oder)\s/u;

/** "Türen und Fenster" is spoken of by whoever names both; "Reparatur alter Möbel" by whoever names furniture. */
export function isSpokenOf(name: string, said: ReadonlySet<string>): boolean {
  const isSaid = (part: string) => {
    const keys = keysOf(part);
    const telling = keys.filter((key) => !WORK_ALONE.has(key));
    return (telling.length > 0 ? telling : keys).some((key) => said.has(key));
  };
  return name.split(JOINTS).every(isSaid);
}
