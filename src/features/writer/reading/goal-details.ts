/**
 * What an owner adds to a deed of visitors in the same breath: "book a tower inspection, £180 inc. written report".
 * The deed is a button; what it costs, how long it takes and what is not needed stand under its name.
 */
import { INFORMS, OWNER_TALK, PRICED, STATES, VISITOR_VERBS } from "./goal-word-tables.ts";
import { BEHIND_THE_SCENES, FOR_THE_READER, OWNERS_DEED, WISHING } from "./owner-remarks.ts";
import type { Phrasebook } from "./reading-model.ts";
import { capitaliseFirst } from "./slices.ts";

/** Where the deed ends, and between what is told of it. Bounded, so that no brief keeps it busy. */
const PARTS = /,\s(?!\p{N}{3}(?!\p{N}|\p{L}))|\s[-–—]\s/u;
const PARTS_MAX = 12;

/** "Want people to", "get hotels to": before the deed itself. */
const LEADS: readonly RegExp[] = [
  /^(?:(?:we|i)\s)?(?:want|need|would like|['’]d like|get|have|let)\s(?:\p{L}{2,14}\s){0,3}to\s/iu,
  /^(?:que|qu['’]ils|que la gente|que nos)\s/iu,
  /^(?:to|and|then|also|mainly|mostly)\s/iu,
];

/** "Book a first pinning" is headed "First pinning". */
const TAKING =
  /^(?:book|reserve|order|buy|request|sell|fill|advertise|promote|réserver|commander|demander|prendre|acheter|reservar|pedir|comprar|contratar|agendar) (?:an? |the |your |our |une? |le |la |una? |el )?(?=\p{L}{3})(?!(?:direct|online|by|ahead|early|now|through|via|in|places|seats|spaces|spots)(?!\p{L}))/iu;
const TAKING_BEHIND = /\s(?:buchen|reservieren|anfragen|bestellen|vereinbaren)$/u;

const NAME_WORDS_MAX = 6;

/** "£35", "45 min", "30 Minuten": only with what it belongs to. */
export const MEASURE =
  /^(?:from |ab |dès |desde |only |nur )?(?:[£$€] ?\d[\d.,]{0,9}|\d[\d.,]{0,9} ?(?:€|euros?|pesos|chf|francs)|(?:chf|fr\.) ?\d[\d.,]{0,9})(?: (?:each|pp|ea|a head|pro Person|par personne|por persona))?$|^(?:about |ca\. |environ )?\d{1,3} ?(?:mins?|minutes|hours?|hrs?|h|weeks|days|Minuten|Min\.|Stunden|Std\.|Tage|heures|jours|minutos|horas|días)$/iu;

/** What belongs to the deed; "vélo rendu en 48h" is told of something else. */
const OF_IT =
  /^(?:(?:from|ab|dès|desde|only|nur|about|ca\.|up to|bis) )?[£$€]?\s?\p{N}|^(?:chf|free|gratis|gratuit|kostenlos|starts?|begins?|takes?|includes?|including|inkl|incl)/iu;
const NEEDLESS = /^(?:no|not|never|keine?n?|ohne|pas de|sans|sin)\s\p{L}/iu;

const isFit = (text: string): boolean =>
  ![INFORMS, OWNER_TALK, OWNERS_DEED, WISHING, BEHIND_THE_SCENES, FOR_THE_READER].some((form) =>
    form.test(text),
  );

export type GoalDetails = { name: string | undefined; told: string[] };

/** Undefined where nothing is told behind the deed. `isTold` says whether a part counts, times or prices anything. */
export function readGoalDetails(
  sentence: string,
  language: Phrasebook,
  isCounted: (part: string) => boolean,
): GoalDetails | undefined {
  const bare = LEADS.reduce((left, lead) => left.replace(lead, ""), sentence.trim());
  const [deed = "", ...parts] = bare.split(PARTS, PARTS_MAX);
  const first = parts.findIndex((part) => isDetail(part, language, isCounted));
  // "Des billets pour le concert du 14 décembre, 20 $ l'entrée": French has the day in the deed.
  // "No toilets, no AC" is told whole.
  if (first >= 0 && NEEDLESS.test(deed))
    return {
      name: undefined,
      told: [deed, ...parts.filter((part) => isDetail(part, language, isCounted))],
    };
  if (first < 0 || !isFit(deed) || (isCounted(deed) && language !== "fr")) return undefined;
  // What stands between them is a goal of its own, whose details are not this one's.
  if (first > 0) {
    const apart = parts.filter((part) => isDetail(part, language, isCounted));
    return { name: undefined, told: apart };
  }
  const end = parts.findIndex((part) => VISITOR_VERBS[language].test(part) || !isFit(part));
  const told = parts.slice(0, end < 0 ? parts.length : end);
  const [detail = ""] = told;
  // "Not jazz" alone says little.
  if (told.join(" ").split(" ").length < 3 && !isCounted(told.join(", "))) {
    const name = nameDeed(deed, language);
    return name === undefined ? undefined : { name, told };
  }
  if (ABOVE_ALL.test(detail)) return { name: undefined, told: [] };
  // "Venir choisir ses poules, le mercredi et le samedi": when it is done says nothing without the deed.
  if (isRomance(language) && WHEN.test(detail) && VISITOR_VERBS[language].test(deed))
    return { name: undefined, told: [capitaliseFirst(deed), ...told] };
  const isOfIt = OF_IT.test(detail) || NEEDLESS.test(detail);
  return { name: isOfIt ? nameDeed(deed, language) : undefined, told };
}

const isRomance = (language: Phrasebook): boolean => language === "fr" || language === "es";

/** "Sobre todo de abril a junio": when most of them come, as the owner sees it. */
const ABOVE_ALL =
  /^(?:sobre todo|especialmente|principalmente|surtout|notamment|principalement|en particulier)\s/iu;
const WHEN =
  /^(?:le|la|les|l['’]|los|las|el|tous|toutes|todos|todas|chaque|cada|du|de|des|entre|avant|après|antes|después|jusqu['’]|hasta|en|à|au|par|por)(?:\s|(?<=['’]))/iu;

const isDetail = (
  part: string,
  language: Phrasebook,
  isCounted: (part: string) => boolean,
): boolean =>
  isFit(part) &&
  !/^(?:i|we|they|you|it|he|she|wir|ich|sie|es|nous|on|je)\s/iu.test(part) &&
  !VISITOR_VERBS[language].test(part) &&
  (isCounted(part) || PRICED.test(part) || STATES.test(part) || NEEDLESS.test(part));

function nameDeed(deed: string, language: Phrasebook): string | undefined {
  const taken = deed
    .replace(/[.!?]$/u, "")
    .replace(TAKING, "")
    .replace(TAKING_BEHIND, "");
  const words = taken.split(" ").length;
  // "If the test is free: nearly always is" is no name of anything.
  if (/^(?:if|whether|when|how|what|why|who)\s/iu.test(taken)) return undefined;
  const isName =
    !/\s(?:and|und|et|y)\s/u.test(taken) &&
    words <= NAME_WORDS_MAX &&
    (taken !== deed || words <= 2 || language === "de");
  return isName ? capitaliseFirst(taken) : undefined;
}

/** "Join the list for the next term (3 terms of 12 weeks, £168 a term)": the deed before its terms. */
export const leadOf = (clause: string): string =>
  /^(\p{L}[^:(,;]{6,60}?)(?:: | \(|, |; | [-–—] )/u.exec(clause)?.[1] ?? "";
