/**
 * An industry as owners type it is often two things: what the business is, and behind a dash or a comma what it does. Over a
 * page the first stands alone, and the second is the sentence under it: "Electrician", "Rewires in listed houses."
 */
import type { Phrasebook } from "../reading/reading-model.ts";
import { capitaliseFirst } from "../reading/slices.ts";
import { countCharacters } from "../speech/tidy.ts";
import { closePlainList } from "./people-lists.ts";

export type SplitHeading = { readonly heading: string; readonly rest: string };

/** Ends of what somebody is, or of a house in which something is done: behind it comes no second thing of a list. */
const AGENT =
  /(?:^|\s)(?:\p{L}{3,20}(?:er|ers|or|ors|ist|ists|ian|ians|wright|wrights|smith|smiths|man|men|maker|makers)|mechanics?|technicians?|chef|chefs|cook|cooks|nurse|nurses|surgeon|surgeons|coach|guide|guides|therapists?|vets?|doula|notary|notaries|attorneys?|accountants?|consultants?|shops?|store|restaurant|bistro|trattoria|pizzeria|tearoom|deli|takeaway|studio|studios|agency|company|firm|school|preschool|club|clinic|practice|charity|society|service|band|choir|orchestra|farm|garage|workshop|hotel|inn|pub|café|cafe|centre|center|network|cooperative|co-op|business|consultancy|museum|theatre|theater|cinema|gallery|library|league|foundation|trust|guild|camp|kennels?|nursery|dairy|brewery|distillery|winery|vineyard|\p{L}{3,20}ery|\p{L}{3,20}ria)$/iu;
/** In the other languages too a comma behind a trade's own name begins what it does: "Charpentier couvreur, rénovation …". */
const AGENT_ABROAD =
  /(?:^|\s)(?:\p{L}{3,20}(?:ier|ière|eur|euse|iste|ien|ienne|ero|era|ador|adora|ista|ería|meister|meisterin|macher|macherin|bauer|bäcker|händler|berater|beraterin|trainer|trainerin|coach|werkstatt|atelier|praxis|schule|verein|büro|kanzlei|agentur|betrieb|manufaktur)|atelier|cabinet|école|association|academia|taller|escuela|asociación|estudio|despacho|tienda|praxis|verein|agentur|hebamme|tierarzt|tierärztin)$/iu;

/** Before these the name of what somebody is has ended: "Product photographer for Amazon sellers". */
const BEHIND_NAME =
  /\s(?:for|in|at|of|on|near|specialis\p{L}{2,3}|specializ\p{L}{2,3}|who|that|based|from|with|für|in|im|aus|pour|en|à|de|para|con)\s.{1,200}$/iu;

/** "Walk-in cooler, freezer and refrigeration repair": things that end like people. */
const THING =
  /(?:^|\s)(?:cooler|freezer|boiler|water|tower|paper|leather|rubber|timber|silver|copper|power|computer|printer|mower|trailer|camper|beer|flower|motor|tractor|door|floor|indoor|outdoor|interior|exterior|monitor|elevator|escalator|sensor|filter|gutter|timer|sewer|river|winter|summer|corner)s?$/iu;

function isNamed(words: string, isEnglish: boolean): boolean {
  const name = words.replace(BEHIND_NAME, "");
  return (isEnglish ? AGENT : AGENT_ABROAD).test(name) && !THING.test(name);
}

/** "Accountants for churches, schools and clubs": what it is for is a list that goes on behind the comma. */
function goesOnListing(heading: string, rest: string): boolean {
  const [, served = ""] = /\s(?:for|für|pour|para)\s(.{1,200})$/iu.exec(heading) ?? [];
  return served !== "" && !JOINS.test(served) && JOINS.test(rest);
}

const JOINS = /\s(?:and|or|&|und|oder|et|ou|y|e)\s/iu;
/** "Wir lagern, transportieren und bauen Messestände". */
const CLAUSE = /^(?:we|i|wir|ich|nous|je|on)\s/iu;

/** What goes on with what stands before it and begins nothing: "…, with a tea room", "…, and repairs". */
const GOES_ON =
  /^(?:and|or|with|without|plus|also|including|incl|especially|mainly|mostly|particularly|for|from|near|to|und|oder|mit|ohne|sowie|auch|samt|et|ou|avec|sans|y|e|o|con|sin|que|who|which|that|whose|where|ook|anche|também|oraz|i)(?!\p{L})/iu;

const WORDS_MIN = 2;
const LISTED_WORDS_MIN = 4;
const HEADING_MIN = 5;

const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => word !== "").length;

/** "Physiotherapy, sports massage and pilates": a list whose members are alike. */
const CLOSES_LIST = /(?:,|\s(?:and|or|&|und|et|y))\s(?:\S+\s){0,2}\S+$/iu;

/** Undefined where the words are one thing, a list of like things, or already short. */
export function splitHeading(words: string, language: string): SplitHeading | undefined {
  const isEnglish = language === "en";
  const narrowed = isEnglish ? (splitHouse(words) ?? splitNarrowed(words)) : undefined;
  if (narrowed !== undefined) return narrowed;
  const house = isEnglish ? null : HOUSE_LAST.exec(words);
  if (house?.[1] !== undefined && house[2] !== undefined)
    return { heading: capitaliseFirst(house[2]), rest: house[1] };
  const dash = /\s[-–—]\s|:\s|;\s/u.exec(words);
  const comma = findComma(words);
  const at = dash !== null && (comma < 0 || dash.index < comma) ? dash.index : comma;
  if (at < HEADING_MIN) return undefined;
  const heading = words.slice(0, at).trim();
  const rest = words
    .slice(at)
    .replace(/^[\s,:;–—-]{1,4}/u, "")
    .trim();
  if (heading.includes("(") !== heading.includes(")")) return undefined;
  if (rest === "" || GOES_ON.test(rest) || isPlaceAlone(rest)) return undefined;
  const isDash = at === dash?.index;
  if (!isDash && (CLAUSE.test(heading) || goesOnListing(heading, rest))) return undefined;
  const named = isNamed(heading, isEnglish);
  const isKept = isDash
    ? countWords(rest) >= WORDS_MIN && (named || countWords(heading) >= WORDS_MIN)
    : named
      ? countWords(rest) >= WORDS_MIN && !(countWords(heading) === 1 && CLOSES_LIST.test(heading))
      : countWords(heading) >= WORDS_MIN && isApposition(rest);
  return isKept ? { heading, rest: capitaliseFirst(rest) } : undefined;
}

/** "Reparatur und Stimmung von Klavieren, Meisterwerkstatt": what the house is stands over what it does. */
const HOUSE_LAST =
  /^([^:;()]{12,90}), (meisterwerkstatt|meisterbetrieb|fachbetrieb|familienbetrieb|innungsbetrieb|werkstatt|atelier|taller|obrador)$/iu;

/** "Choir, nonprofit" is a nonprofit choir; "play sessions for children, small charity" stand under what the house is. */
function splitHouse(words: string): SplitHeading | undefined {
  const [, thing, kind] = KIND_LAST.exec(words) ?? [];
  if (thing !== undefined && kind !== undefined)
    return {
      heading: `${capitaliseFirst(kind)} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
      rest: "",
    };
  const [, done, house] = ENGLISH_HOUSE_LAST.exec(words) ?? [];
  return done === undefined || house === undefined
    ? undefined
    : { heading: capitaliseFirst(house), rest: done };
}
const KIND_LAST =
  /^(\p{Lu}\p{Ll}{2,14}(?: \p{Ll}{3,14})?), (non-?profit|not-for-profit|volunteer-run|family-run|community-run|member-owned|worker-owned|independent)$/u;
const ENGLISH_HOUSE_LAST =
  /^([^:;()]{16,110}), ((?:small |local |registered |little |tiny )?(?:charity|non-?profit|family business|family firm|social enterprise|co-?operative|co-op|cic))$/iu;

/** "Physiotherapist, dancers only": the one thing it is for belongs to its name. */
function splitNarrowed(words: string): SplitHeading | undefined {
  const [, trade = "", before, list, behind, rest = ""] = ONLY.exec(words) ?? [];
  const isFor = before !== undefined || behind !== undefined;
  if (isFor && list !== undefined && isNamed(trade, true) && !NO_OBJECT.test(list)) {
    const heading = `${trade} for ${list} only`;
    return rest === "mobile"
      ? { heading: `Mobile ${trade.charAt(0).toLowerCase()}${heading.slice(1)}`, rest: "" }
      : { heading, rest: capitaliseFirst(rest) };
  }
  // "Bakery, entirely gluten free, sourdough loaves": what it is all of belongs to it.
  const [, named = "", told] = ADDED_FIRST.exec(words) ?? [];
  if (told !== undefined && isNamed(named.split(",")[0] ?? "", true))
    return { heading: named, rest: capitaliseFirst(told) };
  const [, whole = "", mainly = "", people] = MAINLY.exec(words) ?? [];
  return people !== undefined && !/\sfor\s/iu.test(whole)
    ? { heading: whole, rest: `${capitaliseFirst(mainly)} for ${people}` }
    : undefined;
}
const ONLY =
  /^([^,;:()]{4,40}?)(?:,| [-–—]| :) (?:(only|exclusively) )?((?:(?!(?:only|exclusively)(?!\p{L}))[\p{Ll}'’-]{2,20},? ){0,6}(?!(?:only|exclusively)(?!\p{L}))[\p{Ll}'’-]{3,20})( only| exclusively)?(?:(?:, | [-–—] )(.{3,120}))?$/u;
/** When, how or where it works, and nothing it works on or for. */
const NO_OBJECT =
  /(?:^|\s)(?:online|appointments?|evenings?|weekends?|mornings?|days?|nights?|summer|winter|cash|cards?|delivery|take-?away|collection|post|mail|order|web|local|by|at|in|on)$|^(?:by|in|at|on|from|with|open)\s/iu;
const ADDED_FIRST =
  /^([^,;:()]{4,40}, (?:entirely|fully|completely|wholly|all|certified|dedicated) [^,;:()]{3,40}), (.{8,120})$/u;
const MAINLY =
  /^([^;:()]{8,70}), (mainly|mostly|chiefly) ((?:[\p{L}'’-]{2,20},? ){0,7}?[\p{L}'’-]{2,20}(?:ers|ors|ists|people|women|men|children|kids|families|couples|adults|teens|students|athletes|musicians|businesses|companies|charities|schools|clubs))$/u;

/** The first comma outside of brackets, as an index, or -1. */
function findComma(words: string): number {
  let depth = 0;
  for (let at = 0; at < words.length; at += 1) {
    const sign = words[at];
    if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    else if (sign === "," && depth === 0 && words[at + 1] === " ") return at;
  }
  return -1;
}

/** One more of a list ends in "and"; what tells of the first has several words, and no such end. */
const isApposition = (rest: string): boolean =>
  countWords(rest) >= LISTED_WORDS_MIN && !JOINS.test(rest);

/** "Pembrokeshire coast", "Gateshead": where it is, and no sentence. */
const isPlaceAlone = (rest: string): boolean =>
  QUARTER.test(rest) ||
  (countWords(rest) <= LISTED_WORDS_MIN && /^\p{Lu}/u.test(rest) && !/\p{N}/u.test(rest));

/** "Barrio de Ruzafa", "Raum Esslingen". */
const QUARTER = /^(?:barrio|quartier|zona|région|región|raum|stadtteil|centro|pays|vallée) /iu;

/** "For film sets, working screens, playback operator included": what goes with it is a sentence of its own. */
const INCLUDED = /, ([^,.]{4,60}, [^,.]{3,60} included)$/u;

/** What stands under the heading, as a sentence or two without the last stop. */
export const finishRest = (rest: string, language: Phrasebook | undefined): string =>
  closePlainList(
    rest.replace(INCLUDED, (_whole, goes: string) => `. ${capitaliseFirst(goes)}`),
    language,
  );

const LONG = 104;

/** Of what is too long to head a page: before the people it is for, or what else is told of it. */
export function splitLong(words: string, language: string): SplitHeading | undefined {
  if (countCharacters(words) <= LONG) return undefined;
  // "We install worm farms behind cafes (Melbourne, inner north)".
  const [, bare, inside] = /^(.{20,96}) \(([^()]{4,60})\)$/u.exec(words) ?? [];
  if (bare !== undefined && inside !== undefined)
    return { heading: bare, rest: capitaliseFirst(inside) };
  if (CLAUSE.test(words)) return undefined;
  // "Repair of torque wrenches and transducers; accredited lab in Derby".
  const semicolon = words.indexOf("; ");
  if (semicolon >= LAST_MIN && semicolon <= LONG)
    return {
      heading: words.slice(0, semicolon),
      rest: capitaliseFirst(words.slice(semicolon + 2)),
    };
  const also = language === "en" ? ALSO.exec(words) : null;
  if (also !== null && also.index >= LAST_MIN && also.index <= LONG)
    return {
      heading: words.slice(0, also.index),
      rest: `Also ${words.slice(also.index + also[0].length)}`,
    };
  for (const joint of JOINTS[language] ?? []) {
    const before = joint.exec(words);
    const heading = words.slice(0, before?.index ?? 0).replace(/,$/u, "");
    const isWhole =
      (countWords(heading) >= HEADING_WORDS_MIN ||
        (/\s/u.test(heading) && isNamed(heading, true))) &&
      countCharacters(heading) <= LONG &&
      heading.includes("(") === heading.includes(")");
    const isTold = before !== null && countWords(words.slice(before.index)) >= LISTED_WORDS_MIN;
    if (isTold && isWhole) return withAdverb(heading, words.slice(before.index + 1));
  }
  // "Restringing, regulating and repairing small harps, travelling workshop out of Strathpeffer".
  const last = words.lastIndexOf(", ");
  const rest = words.slice(last + 2);
  return last >= LAST_MIN &&
    last <= LONG &&
    countWords(rest) >= LISTED_WORDS_MIN &&
    !JOINS.test(rest)
    ? { heading: words.slice(0, last), rest: capitaliseFirst(rest) }
    : undefined;
}
/** "Bookkeeping exclusively", "for cafés": the word belongs to whom it is for. */
function withAdverb(heading: string, rest: string): SplitHeading {
  const [, bare, adverb] =
    /^(.{4,}?),? (exclusively|only|solely|mainly|mostly|especially)$/u.exec(heading) ?? [];
  return bare === undefined || adverb === undefined
    ? { heading, rest: capitaliseFirst(rest) }
    : { heading: bare, rest: `${capitaliseFirst(adverb)} ${rest}` };
}

/** What is done besides: "…, and also mediation over farm inheritance". */
const ALSO = /,? (?:and also|plus) /u;
/** A heading that ends at the last comma has several words before it. */
const LAST_MIN = 30;
const HEADING_WORDS_MIN = 3;

const JOINTS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\sfor\s/u,
    /(?<=(?:er|or|ist|an|attorneys?|agency|company|firm|club|practice|clinic|school|workshop|studio|charity|mill|\p{L}{3}ria|\p{L}{3}ery))\s(?:supplying|representing|serving|advising|making|building|repairing|restoring|teaching|helping|offering|running)\s/u,
    /\swith\s/u,
    /\sfrom\s/u,
  ],
  de: [/\sfür\s/u, /\smit\s/u],
  fr: [/\spour\s/u, /\savec\s/u],
  es: [/\spara\s/u, /\scon\s/u],
};

/** Where the only other heading would be a tax office's word. */
const STATUS_LENGTH_MAX = 105;

/**
 * Which of the two heads the page: what the business is; what it does, alone ("501(c)(3) nonprofit" heads no page) or under the
 * one word for what it is ("Electrician" heads every electrician's); or neither, where what follows only adds to that word.
 */
export function standsOver({
  heading,
  rest,
}: SplitHeading): "heading" | "rest" | "rest-under-heading" | "nothing" {
  if (IS_HOUSE.test(heading)) return "rest-under-heading";
  if (IS_STATUS.test(heading) && countCharacters(rest) <= STATUS_LENGTH_MAX) return "rest";
  if (heading.includes(" ")) return "heading";
  if (headsAlone(rest)) return "rest-under-heading";
  return IS_ADDED.test(rest) ? "nothing" : "heading";
}

/** What the business is, without what it does, where its industry says both: beside its name on every page. */
export function nameTrade(words: string, language: string): string {
  const parts = splitHeading(words, language);
  return parts !== undefined && standsOver(parts) === "heading" && parts.heading.includes(" ")
    ? parts.heading
    : words;
}

/** Something done, with a few words of its own: "Rewires in listed and stone built houses". */
function headsAlone(rest: string): boolean {
  const words = rest.split(" ").length;
  return (
    words >= ALONE_WORDS_MIN &&
    words <= ALONE_WORDS_MAX &&
    ![IS_DETAIL, IS_ADDED].some((form) => form.test(rest))
  );
}
const ALONE_WORDS_MIN = 4;
const ALONE_WORDS_MAX = 14;
const IS_ADDED =
  /^(?:only|nur|entirely|fully|completely|certified|dedicated|\p{L}{3,12}[- ]free)(?!\p{L})/iu;
const IS_DETAIL = /\s-\s|[(;]|(?<!\p{L})(?:only|alle|nur)(?!\p{L})/iu;

const IS_HOUSE = /^(?:Small|Local|Registered|Little|Tiny) (?:charity|non-?profit|co-?operative)$/u;

/** What an organisation is by law, and nothing of what it does. */
const IS_STATUS =
  /^(?:(?:an? )?(?:registered )?(?:501\(c\)\(3\)|non-?profit|charity|cic|social enterprise|not-for-profit|gemeinnütziger verein|verein|association(?: loi 1901)?|asociación(?: sin ánimo de lucro)?|ong|ngo|family business|small business|company|firm)(?: non-?profit| charity| organi[sz]ation)?)$/iu;
