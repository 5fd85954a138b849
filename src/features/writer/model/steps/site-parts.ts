/** What is settled before the plan and holds for the words as well: whether there is an about page, and the form. */
import type { SiteOutline } from "../outline.ts";

/** Name and trade. */
const THIN_FACTS_MAX = 2;
/** For whom and one thing to do beside these: said once, on top, it is said. */
const SHORT_FACTS_MAX = 4;

/** What the owner has said: not what is usual in the trade. */
const countOwn = ({ material }: SiteOutline): number =>
  material.lines.filter(({ kind }) => kind === "core" || kind === "fact").length;

/** Only name and trade are known: nothing more can be said of the business itself. */
export const isThin = (floor: SiteOutline): boolean => countOwn(floor) <= THIN_FACTS_MAX;

/** So little is known that an invitation at the end of the page would be the one at its beginning again. */
export const isShort = (floor: SiteOutline): boolean => countOwn(floor) <= SHORT_FACTS_MAX;

/** Since when, by whom, of whom: what a business tells of itself. */
const OF_ITSELF =
  /(?<!\p{L})(?:since|founded|established|family[- ](?:run|owned|business|firm)|generations?|apprentice\p{L}{0,6}|trained|learn(?:ed|t) (?:it|the|from)|worked (?:as|at|for|in)|run by|led by|owner|husband|wife|brothers?|sisters?|seit|gegründet|inhaber\p{L}{0,3}|familienbetrieb|familiengeführt|\p{L}{0,20}meister(?:in|betrieb)?|gelernt|arbeitete|geführt von|depuis|fondée?|familiale?|génération|maître|artisane?|formée?|a travaillé|a appris|tenue? par|desde (?:hace|1|2)|fundad[oa]|familiar|generación|maestr[oa]|formad[oa]|trabajó|aprendió|dirigid[oa] por)(?!\p{L})|(?<!\p{Nd})(?:1[6-9]|20)\p{Nd}{2}(?!\p{Nd})/iu;
/** "F3 (existing site /about, founded 1974)", and no price of it. */
const OF_ITS_SITE = /^\p{L}\d{1,4} \(existing site [^,)]{0,160}(?:\)|, (?:founded|person))/u;
const OF_BUSINESS: ReadonlySet<string> = new Set(["core", "fact"]);

/**
 * Name, trade, people and prices stand on the other pages. Where the owner tells nothing else of the business a page
 * about it could only say them again, or teach the trade.
 */
export const hasAboutPage = ({ material }: SiteOutline): boolean =>
  material.lines.some(
    ({ kind, text }) =>
      OF_BUSINESS.has(kind) &&
      !text.includes(" (audience): ") &&
      (OF_ITSELF.test(text) || OF_ITS_SITE.test(text)),
  );

/** The form as a prompt has it: its fields decide what can be asked for. */
export const describeForm = (fields: readonly string[]): string =>
  ["name", "e-mail", "telephone", "message", ...fields].join(", ");
