/** What stands on the button of a goal, in its owner's words where visitors would say them. */
import { isBare } from "../reading/goal-words.ts";
import { VERB_ALONE } from "../reading/invited-here.ts";
import type { ActionKind, BriefReading, Goal, Span } from "../reading/reading-model.ts";
import { countCharacters } from "../speech/tidy.ts";
import { fitButtonAbroad, fitPressed, isFreeOffer, NEXT_SENTENCE } from "./fit-labels.ts";

export const readSpan = ({ field, start, end }: Span, { brief }: BriefReading): string =>
  (brief[field] ?? "").slice(start, end).trim();

const BUTTON_LENGTH_MAX = 40;

/** "Book a first chat - €40, no chair". */
const ASIDE = /\s[-–—](?:\s.{0,90})?$/u;

/** Terms that stand with the offer: "($20, refunded if you buy)", "from £85 each". No button says them. */
const TERMS =
  /\s(?:par téléphone|par tél\.?|au) (?:au )?\+?\d[\d ./-]{6,16}$|,?\s(?:and )?not (?:an?|the|just|only)\s.{2,40}$|\s(?:with|by|via|through|using|on) (?:an?|the|our) (?:(?:online|contact|short|simple) )?form$|\s(?:via|par|avec|con|por|mediante|über) (?:le |un |notre |el |un |das )?(?:formulaire|formulario|formular)$|\swith (?:the |your |an? |some |\p{N} )?(?:pictures?|photos?|pics?|photographs?|dates?|name|(?:\p{L}{3,10} )?sizes?|location|postcode|address|details|budget)$|\scon (?:la |el |tu |su |una? )?(?:fecha|día|lugar|sitio|medidas|dirección)$|\savec (?:la |le |une? |votre )?(?:date|adresse|dimensions|mesures|photos?)$|\swith (?:the |your |an? )?(?:sizes?|measurements?|dimensions|dates?)(?: in \p{L}{1,4})?,? and .{2,30}$|(?<!^(?:call|ring|phone|telephone|text)(?: us| me)?)\s(?:on|at) \(?\d[\d\s()-]{6,16}$|\s\((?!\d{2,4}\))[^()]{0,90}\)?|\s(?:online|in person|by video|on zoom) or (?:at|in|by|on|over|with) .{2,40}$|\s(?:easily|quickly|facilement|rapidement|fácilmente|rápidamente)$|\sby (?:the )?\d\S{0,3}(?: of)?(?: \p{L}{3,9})?$|,?\s(?:(?:for|from|only|at|ab|für|dès|à partir de|à|desde|por|de)\s)?(?:[£$€]\s?\d[\d.,]{0,9}|\d[\d.,]{0,9}\s?(?:[£$€]|euros?|dollars|pounds|chf|francs)(?!\p{L}))(?:\s?(?:pp|each|hr|hour|(?:an|per) hour|(?:per|an?|par|pro|por|al|im)\s\p{L}{3,12}|\/\s?\p{L}{1,12}))?$/giu;

/** "Call Walt 207-555-0118 he has no email": the button dials it. */
const NUMBER_BEHIND =
  /,?\s(?:(?:on|at|au|al|unter|under) )?\+?\(?\d[\d\s()./-]{6,18}\d\s\p{L}.{1,120}$/u;

const OPEN_BRACKET = /\s\([^()]{0,90}$/u;

/** The owner's own words, where visitors would say them and they are short enough. */
export function readButton(goal: Pick<Goal, "words">, reading: BriefReading): string | undefined {
  const label =
    readLabel(goal, reading) ?? (isFreeOffer(goal.words?.label) ? goal.words?.label : undefined);
  if (label === undefined) return undefined;
  return reading.language.phrasebook === "en" ? fitPressed(label) : fitButtonAbroad(label);
}

function readLabel({ words }: Pick<Goal, "words">, { language }: BriefReading): string | undefined {
  const said = words?.invitation
    ?.replace(NEXT_SENTENCE, "")
    .replace(OTHERWISE, "")
    .replace(SUM_BEHIND, "")
    .replace(BY_CHAT, (_whole, deed: string) => deed.charAt(0).toUpperCase() + deed.slice(1))
    .replace(ABOUT_WHAT, "$1")
    .replace(OF_A_FORM, "$1")
    // The form takes photographs and links, and what is sent is sent.
    .replace(/^upload (?=(?:an?|your|the) )/iu, "Send ")
    .replace(
      /^(\p{Lu}\p{Ll}+) (Us|Me)(?=$| )/u,
      (_whole, deed, us) => `${deed} ${us.toLowerCase()}`,
    )
    // "Adhérer : 18 € par an", "Get a price in 3 questions".
    .replace(/ ?: \p{N}.{0,60}$| in (?:\p{N}|two|three) (?:questions|steps|clicks|minutes)$/u, "")
    // "Flächenbesitzer sollen uns ihre Fläche melden".
    .replace(/^uns (?:ihre?n?|deine?n?) (?=\p{L})/iu, "");
  if (said !== undefined && NO_LABELS.some((form) => form.test(said))) return undefined;
  const plain = said
    ?.replace(ASIDE, "")
    .replace(NUMBER_BEHIND, "")
    .replace(TERMS, "")
    .replace(OR_CALL, "")
    .replace(WHEN_AND_WHAT_FOR, "")
    .replace(LEFT_OPEN, "");
  const isNothing = plain === undefined || (isBare(plain) && !plain.includes(" "));
  // "Join (£12 a year)" without its terms is what its ordinary button says.
  if (plain !== undefined && plain !== said && isBare(plain)) return undefined;
  const invitation = isNothing ? said?.replace(OPEN_BRACKET, "") : plain;
  if (invitation !== undefined && TEXT_ALONE.test(invitation)) return undefined;
  if (invitation === undefined || countCharacters(invitation) <= BUTTON_LENGTH_MAX)
    return invitation;
  const { phrasebook } = language;
  if (phrasebook === undefined) return undefined;
  return phrasebook === "de"
    ? cutWithin(invitation)
    : cutBefore(invitation, CONDITIONS[phrasebook]);
}

/** "Book online or call 01632 960123": the number stands elsewhere. */
const OR_CALL =
  / (?:or|and) (?:call|ring|text|phone)(?: us| me)?(?: (?:on|at))? [+(]?\d[\d ()-]{6,16}$/iu;
/** "Order by 1pm for same day in Leeds", "Tour first Saturday 1pm $18": told beside it. */
export const WHEN_AND_WHAT_FOR =
  /(?<!^(?:come|visit|join|drop)(?!\p{L}).{0,60}),? (?:(?:at|from|for|by|before|until|till|after) )?(?:[£$€] ?\d|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)(?!\p{L})|\d{1,2}[:.]\d\d(?!\d)).{0,80}$/iu;
/** "Donate food or $10 a month" without the sum. */
const LEFT_OPEN =
  /,? (?:w\/|with|mit|avec|con|or|and|for|from|at|oder|und|für|ou|et|pour|o|y|para)$/iu;
/** "Book a slot or just walk up": what needs no button. */
const OTHERWISE = /,?\sor (?:just|simply|grab|come|drop|pop|walk|eat|sit|stay) .{2,60}$/iu;
/** "Per WhatsApp einen Termin ausmachen": a button leads to the form, or to the chat where its number is known. */
const BY_CHAT =
  /^(?:per|über|via) WhatsApp (?:oder \p{L}{3,12} )?((?:einen?|den|die|das) .{3,60})$/iu;
/** "Write to us about what it is for". */
const ABOUT_WHAT =
  /^((?:write|talk|speak|e-?mail|tell) (?:to )?(?:me|us)) about (?:what|how|which|why|who) .{3,80}$/iu;
/** "Request a visit form": the visit is requested. */
const OF_A_FORM = /^((?:request|book|order|reserve) .{3,30}) form$/iu;
/** "Parrainer un enfant 10 000": what it costs stands among what is told. */
const SUM_BEHIND = /(?<=\p{L}) \p{N}{1,3}[ .]?\p{N}{3}$/u;
/** "Text better": the ordinary button says whom. */
const TEXT_ALONE =
  /^text(?:ing)?,? (?:not|better|rather) .{3,20}$|^text(?:ing)?(?: (?:me|us|only|first|better|best|preferred|is (?:better|best|preferred)))?$/iu;
/** "Tell us make model year": a list of what to tell is none for a button. */
const TELLS_BARELY =
  /^tell (?:me|us) (?!(?:about|what|when|where|how|your|the|which|if|an?|who|more|of|that|it)(?!\p{L}))/iu;

/** "Telephone before posting": when, which is told beside it. */
const CALLED_WHEN =
  /^(?:telephone|phone|ring|call) (?:me$|before|first|after|if|when|later|between|evenings|mornings|any ?time)(?!\p{L})/iu;
/** "Choose up to three colours": what may be chosen, and not what to do first. */
const CHOSEN = /^choose (?:up to|from|between|any|one of|two of)(?!\p{L})/iu;
/** "Nur für Brautkleider bitte anrufen", cut to its verb. */
const ONLY_CALLED = /^nur (?:anrufen|telefonisch)$/iu;
/** "Ask for Carla Finch": who answers. */
const ASKS_FOR_ONE = /^(?:[Aa]sk for|[Pp]reguntar por|[Dd]emander) \p{Lu}\p{Ll}/u;
/** What there is to know beforehand, and what only makes sense behind the sentence before it. */
const NO_DEED =
  /^check (?:your|that|whether|if) |^leave (?:the|from|at) |^return (?:ups|postage|shipping|post|by|is|costs?)(?!\p{L})|(?:mitbringen|bereithalten|bereitlegen|füttern|parken|klingeln|beachten)$|^(?:upload|submit) (?:wav|mp3|pdf|files?|cv)$|^check ?-?(?:in|out)(?: |$)|^check (?:\p{N}|two|three|four|five|these) |^(?:venir|passer) sans rendez-vous$|^tell (?:me|us) (?:about|if you have) (?:any )?(?:blood|medic|tablets|allerg|heart|injur|stents|pregnan|condition)|^(?:come|come along|get) to one$|(?<!\p{L})(?:fb|facebook|insta|instagram|ig|tiktok)$|^(?:drop ?-?off|pick ?-?up|collections?|collect|open|check ?-?in)(?: (?:from|between|is|are|by|on))? (?:\p{N}|(?:mon|tue|wed|thu|fri|sat|sun)(?!\p{Ll}{4,9}[^d]))|^(?:ring|call|phone) (?:you|them) back$|^tell (?:me|us) the \p{L}{3,12}$|^block plan|^(?:gratis|sin cargo|sin costo|gratuit\p{L}{0,2}) (?:en|a|desde|hasta|à|dans) |^text (?:a )?(?:pics?|pictures?|photos?)$|(?<!\p{L})free (?:above|over|from|within) /iu;
/** "Send us lot number, …": the first of what is to be sent. */
const SENDS_BARELY =
  /^(?:send|give|text) (?:me|us) (?!(?:an?|your|the|some|photos?|photographs?|pictures?|pics?|measurements?|dimensions|details|drawings?|plans?|what|it|them|one|two|three|four|five|six|\p{N}{1,2}|anything|all)(?!\p{L}))/iu;

/** "Browse", with nothing to browse through. */
const SEEN_ALONE = /^(?:browse|explore|discover|look|see)(?: and (?:buy|order|shop))?$/iu;

const NO_LABELS: readonly RegExp[] = [
  SEEN_ALONE,
  SENDS_BARELY,
  NO_DEED,
  ASKS_FOR_ONE,
  CHOSEN,
  ONLY_CALLED,
  TEXT_ALONE,
  TELLS_BARELY,
  CALLED_WHEN,
  VERB_ALONE,
];

/** "Abonnement für das Jobticket abschließen" without what stands between noun and verb. */
function cutWithin(words: string): string | undefined {
  const found =
    /^((?:\p{Ll}{3,20} )?\p{Lu}[\p{L}-]{2,30}) (?:für|am|im|zur|zum|vor|in|auf|an|mit|bei|per|über|ab|bis|nach|ohne|unter|von|vom|zu)\s[^,]{2,60}\s(\p{Ll}{4,20})$/u.exec(
      words,
    );
  const cut = found === null ? undefined : `${found[1]} ${found[2]}`;
  return cut !== undefined && countCharacters(cut) <= BUTTON_LENGTH_MAX ? cut : undefined;
}

/** Where the deed ends and its circumstances begin. German has its verb behind them. */
const CONDITIONS = {
  en: /\s(?:for|on|in|at|by|before|after|with|from|of|to|until|about|when|if|who|that|during|without|within)\s/giu,
  fr: /\s(?:pour|le|les|en|à|au|aux|avant|après|pendant|avec|dans|par|depuis|chez|de|sur|du|sans)\s/giu,
  es: /\s(?:para|el|los|las|en|a|al|antes|después|con|por|desde|de|sobre|del|sin)\s/giu,
} as const;

/** A verb, or a verb and its particle, says nothing without what follows. */
const UNFINISHED =
  /^\S{1,20}(?:\s(?:up|out|in|off|by|part|us|me|une?|una?|the|an?|your|our|le|la|les|el|los|las)){0,3}$/iu;

/** The shortest beginning that fits and says something of its own. */
function cutBefore(words: string, condition: RegExp): string | undefined {
  const cuts = [...words.matchAll(condition)].map(({ index }) =>
    words.slice(0, index).replace(/,?\s(?:and|or|et|ou|y|e|o)$/iu, ""),
  );
  return cuts.find(
    (cut) =>
      countCharacters(cut) <= BUTTON_LENGTH_MAX && !UNFINISHED.test(cut) && !/\sfin$/iu.test(cut),
  );
}

/** "First lesson free" is a free lesson, and "pre-trip inspections" are no survey. English alone. */
export function nameMeeting(
  { modifiers, span }: Pick<Goal, "modifiers" | "span">,
  kind: ActionKind,
  reading: BriefReading,
): string | undefined {
  if (reading.language.phrasebook !== "en" || (kind !== "book" && kind !== "survey")) return;
  const [, noun] = MEETING.exec(readSpan(span, reading)) ?? [];
  if (noun === undefined) return undefined;
  const which = ["free", "first"].find((word) => modifiers.includes(word));
  if (which === undefined && !INSPECTED.test(noun)) return undefined;
  const article = which === undefined && /^[aeiou]/iu.test(noun) ? "an" : "a";
  return `Book ${article} ${which === undefined ? "" : `${which} `}${noun.toLowerCase()}`;
}

const INSPECTED = /^(?:inspection|assessment|measure|check-up)/iu;

/** "Pre-trip inspections", and no survey beside them. */
export const isInspected = ({ span }: Pick<Goal, "span">, reading: BriefReading): boolean => {
  const said = readSpan(span, reading);
  return (
    reading.language.phrasebook === "en" && /\binspection/iu.test(said) && !/survey/iu.test(said)
  );
};

const MEETING =
  /\b(lesson|class|session|consultation|call|assessment|inspection|measure|trial|tour|tasting|fitting|check-up|site visit|home visit)s?\b/iu;
