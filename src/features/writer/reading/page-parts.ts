/** What English goals name that is a part of a page, or asked of the site, and nothing that visitors have or do. */

import type { Span } from "./reading-model.ts";

/** "Meet WCAG AAA" is asked of the site, "measure up" is done at home. */
const ASKED_OF_SITE =
  /^(?:lower|reduce|rebooking|retention|convert|thought leadership|hire library|with|sample (?:(?:[\p{L}-]{2,20} )?reports?|week|menus?)|portfolio[- ](?:led|by|first)|case studies|measure up)(?: |$)/iu;
/** "List used systems": done by whoever makes the page. */
const DONE_BY_MAKER = /^(?:list|track|publicise|showcase) (?:[\p{L}-]{2,16} ?){1,4}$/iu;
const STANDARDS =
  /^(?:meet|comply with|conform to|achieve) (?:the )?(?:wcag|ada|gdpr|section 508|accessibility|aaa?)(?: |$)/iu;
/** A name that ends in one of these, before where or for whom it is. */
const PARTS =
  / (?:explained|explainer|portal|grid|finder|credentials|transparency|login|library|traffic|uplift|calculators?|galler(?:y|ies)|listings|recruitment|map|case studies)(?: (?:on|for|by|of|before|that|\() ?.{2,60})?$/iu;
/** "Lead times" without one; "urgent calls in May to July": what is had, and no visitor's. */
const UNTOLD =
  /^(?:(?:lead|turnaround|waiting|wait|delivery|response) times?(?: up ?front)?|price lists? by .{3,40}|\p{N}{1,3} (?:months?|weeks?|years?|days?)|(?:(?:urgent|more|new|online|direct) )?(?:calls|bookings|orders) (?:from|by|in (?:early |late )?(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|fall|winter))(?: .{1,40})?)$/iu;
const NAME_LENGTH_MAX = 110;
const NAME = /^[\p{L}/&’'(), -]+$/u;
/** What visitors ask for is theirs, whatever it is. */
const DEED = /^(?:request|get|ask|download|order|send|buy|see|view|book|join|open|use|find) /iu;

export const isPagePart = (text: string): boolean =>
  ASKED_OF_SITE.test(text) ||
  STANDARDS.test(text) ||
  UNTOLD.test(text) ||
  DONE_BY_MAKER.test(text) ||
  (text.length <= NAME_LENGTH_MAX && PARTS.test(text) && NAME.test(text) && !DEED.test(text));

/** "Student placement information": asked for by its name, and told by none. */
export const isMatter = (text: string): boolean => MATTER.test(text) && !/[\p{N}:(]/u.test(text);
const MATTER =
  /^(?!free )(?:[\p{L}’'&-]{2,16} ){1,4}(?:information|info|guidance|advice|briefs?|uploads?|hotline|deposits?|enrolments?|placements?|permits?|documentation|notices|specials|visits|check|scheme|programme|program|statement|schedule|timetable|calendar|hours|opening hours)$/iu;

/** True of a name in the goals that only a page could hold. */
export const isOfPage = ({ span, words }: { span: Span; words: string }): boolean =>
  span.field === "goals" && (isPagePart(words) || isMatter(words));
