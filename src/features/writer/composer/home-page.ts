/**
 * The home page: what this is, what there is, for whom, and the one thing to do next. A business whose
 * trade is not known gets a short one that ends in the form.
 */
import type { BlockOf } from "../../design/room.ts";
import type { Opening } from "../content/text-schema.ts";
import { PLAIN_KIND } from "../content/text-schema.ts";
import { isMostlySaidIn, isSaidIn } from "../speech/echo.ts";
import { countCharacters, fitUnits } from "../speech/tidy.ts";
import { toButton } from "./actions.ts";
import { headTrade } from "./bare-trade.ts";
import {
  audienceBlock,
  closingBlock,
  type DraftBlock,
  eventsBlock,
  galleryBlock,
  hasQuestionsPage,
  hasServicesPage,
  offersBlock,
  offersHeading,
  readAbout,
  statementBlock,
  stepsBlock,
} from "./blocks.ts";
import type { Composition } from "./composition.ts";
import { shortContactBlock } from "./contact-page.ts";
import { factsBlock } from "./facts.ts";
import { guidanceBlock, isGuidedOnHome } from "./guidance.ts";
import { asSentence, type DraftPage, nameBusiness, openPage } from "./heads.ts";
import { asLabel, endSentence, listNotes, tellPeople } from "./home-notes.ts";
import { chooseInVoice } from "./in-voice.ts";
import { fromBrief, fromGeneral, fromTrade, isOfKind, type Material } from "./material.ts";
import { NOTE_LENGTH_MAX } from "./note-people.ts";
import { dropInstructions } from "./opening-ledes.ts";
import { cutAtPart } from "./page-titles.ts";
import { peopleBlock } from "./people-block.ts";
import { namePeople } from "./people-phrase.ts";
import { type Drafted, Sourced } from "./sourced.ts";
import { finishRest, splitHeading, splitLong, standsOver } from "./split-heading.ts";
import { waysBlock } from "./ways.ts";

const HEADING_LENGTH_MAX = 104;
const EYEBROW_LENGTH_MAX = 38;
/** A choice of what the page about them has; even, so that two columns have no hole. */
const HOME_OFFERS = 4;

export function homePage(site: Composition): DraftPage {
  const opening = writeOpening(site);
  const body = site.material.lead === undefined ? listShortBody(site) : listFullBody(site);
  const blocks = [openingBlock(site, opening), ...body];
  const own = hasMoreAbout(site) ? introduceIn(site) : undefined;
  const said = opening.isTrade
    ? [own ?? nameBusiness(site), opening.lede, opening.heading]
    : [asSentence(opening.heading.text), opening.lede];
  return openPage(site, "home", blocks, said);
}

/** At most six blocks with the opening, pictures and events not counted while there are none. */
function listFullBody(site: Composition): (DraftBlock | undefined)[] {
  const audience = audienceBlock(site, "home");
  // The page about the offers has the steps; without that page they stand here.
  const steps = hasServicesPage(site) ? undefined : stepsBlock(site, "home");
  return [
    offersBlock(site, "home", HOME_OFFERS),
    audience,
    steps ?? statementBlock(site, "home"),
    galleryBlock(site, "home"),
    eventsBlock(site, "home"),
    closingBlock(site, "home"),
  ];
}

function listShortBody(site: Composition): (DraftBlock | undefined)[] {
  return [
    namePeople(site) === undefined ? peopleBlock(site) : undefined,
    waysBlock(site),
    isGuidedOnHome(site) ? guidanceBlock(site) : undefined,
    factsBlock(site, "home"),
    galleryBlock(site, "home"),
    eventsBlock(site, "home"),
    shortContactBlock(site, "home"),
  ];
}

/** From so many kinds on an opening is one for nearly everybody in the trade. */
const MANY_KINDS = 4;

/** "They taste like carrots used to" speaks of the heading above it. */
const LOOKS_BACK = /^(?:That|This|These|Those|It|They|Both)\s/u;

/** "Electricians for listed buildings" says more than an opening that was written for every electrician. */
function isForOthersToo({ material }: Composition, { kinds = [] }: Opening): boolean {
  const [known, ...others] = material.trades;
  if (material.written !== undefined || known === undefined) return false;
  if (others.length > 0 || known.industry !== undefined) return true;
  if (known.people !== undefined && !known.kinds.some((kind) => kinds.includes(kind))) return true;
  return known.kinds.length > 0 && kinds.length >= MANY_KINDS;
}

/** What was written for just this kind goes before what holds for others in the site's voice. */
function listOpenings({ openings, trades }: Material): Material["openings"] {
  const kinds = trades[0]?.kinds ?? [];
  // What is told beside the trade does not open in its place.
  if (kinds.includes(PLAIN_KIND))
    return openings.filter((opening) => isOfKind(opening, [PLAIN_KIND]));
  const named = kinds;
  const own = openings.filter(
    ({ kinds = [] }) => kinds.length > 0 && kinds.every((kind) => named.includes(kind)),
  );
  return own.length > 0 ? own : openings;
}

export type HomeOpening = {
  heading: Sourced;
  lede: Sourced | undefined;
  isTrade: boolean;
  /** What the industry tells behind what the business is stands as the lede. */
  isSplit?: boolean;
  /** One word for what the business is, over a heading that says what it does. */
  above?: Sourced;
};

/** What the business is, over what it does, where the industry says both. */
function splitTrade(site: Composition): HomeOpening | undefined {
  const { descriptor } = site.reading.what;
  const { phrasebook, tag } = site.reading.language;
  const language = phrasebook ?? tag;
  const parts = splitHeading(descriptor, language) ?? splitLong(descriptor, language);
  if (parts === undefined || countCharacters(parts.heading) > HEADING_LENGTH_MAX) return undefined;
  // "British-grown, in-season flowers": what belongs to the same noun.
  if (/-(?:grown|made|fed|raised|bred|milled|roasted|picked|caught|sourced)$/iu.test(parts.heading))
    return undefined;
  const told = finishRest(parts.rest.replace(/\s\([^()]{3,90}\)/gu, ""), phrasebook);
  const [heading, rest] = [parts.heading, told].map((words) => fromBrief("industry", words));
  const stands = standsOver(parts);
  if (heading !== undefined && parts.rest === "")
    return { heading, lede: tellPeople(site), isTrade: false, isSplit: true };
  if (heading === undefined || rest === undefined || stands === "nothing") return undefined;
  const people = tellPeople(site);
  if (stands === "heading") {
    // "Sold online" says less than for whom it is.
    const isLittle = !told.includes(",") && told.split(" ").length < REST_WORDS_MIN;
    const lede = isLittle ? people : fromBrief("industry", withPeople(site, asSentence(told)));
    return { heading, lede, isTrade: false, isSplit: true };
  }
  return stands === "rest"
    ? { heading: rest, lede: people, isTrade: false }
    : { heading: rest, lede: people, isTrade: false, above: heading };
}

const REST_WORDS_MIN = 3;

/** The trade's opening in the site's voice; without a trade the owner's own words for the business. */
export function writeOpening(site: Composition): HomeOpening {
  const { reading, material, chance, voice } = site;
  const { descriptor } = reading.what;
  const isHeading = countCharacters(descriptor) <= HEADING_LENGTH_MAX;
  const opening = chooseInVoice(listOpenings(material), voice, chance, "opening");
  if (opening !== undefined) {
    const isOwn = isHeading && isForOthersToo(site, opening);
    // A joiner's ordinary opening may speak of cupboards where the owner builds stairs.
    const isElsewhere = material.trades[0]?.isPart === true || LOOKS_BACK.test(opening.lede);
    const people = isOwn && isElsewhere ? endSentence(namePeople(site)) : undefined;
    const split = isOwn ? splitTrade(site) : undefined;
    if (split !== undefined) return { ...split, isTrade: true };
    // What answers the question above it is nothing without it.
    if (!isOwn || !opening.heading.endsWith("?"))
      return {
        heading: isOwn ? headTrade(site) : fromTrade(opening.source, "heading", opening.heading),
        lede: withoutPlace(
          people ?? (isOwn && LOOKS_BACK.test(opening.lede) ? undefined : ledeOf(site, opening)),
          isOwn ? headTrade(site) : undefined,
          site,
        ),
        isTrade: true,
      };
  }
  const split = splitTrade(site);
  if (split !== undefined) return split;
  return {
    heading: isHeading ? headTrade(site) : fromBrief("businessName", reading.name.full),
    // Under the name of the business what it is comes first.
    lede: isHeading
      ? withoutPlace(tellPeople(site), headTrade(site), site)
      : fromBrief("industry", tellTrade(site)),
    isTrade: false,
  };
}

/** What the opening tells of the trade; where it only asks, for whom it is. */
function ledeOf(
  site: Composition,
  { lede, heading, source }: Material["openings"][number],
): Sourced | undefined {
  const { phrasebook } = site.reading.language;
  if (lede === "") return undefined;
  const asked = fromTrade(source, "lede", lede);
  // What was written for just this business is as it was meant, and a question is not left without its answer.
  if (phrasebook === undefined || site.material.written !== undefined || heading.endsWith("?"))
    return asked;
  const told = dropInstructions(lede, phrasebook);
  if (told !== "") return fromTrade(source, "lede", told);
  const people = endSentence(namePeople(site));
  return people !== undefined && countCharacters(people.text) <= LEDE_LENGTH_MAX ? people : asked;
}

/** The place that stands over it is not said twice, in Spanish. */
function withoutPlace(
  lede: Sourced | undefined,
  heading: Sourced | undefined,
  { reading: { audience, language } }: Composition,
): Sourced | undefined {
  const area = audience.area?.words;
  if (lede === undefined || area === undefined || language.phrasebook !== "es") return lede;
  if (heading?.text.endsWith(area) !== true) return lede;
  const [before = "", behind] = lede.text.split(area);
  const people = before.replace(/ en(?: (?:el|la|los|las))? $/u, "");
  return behind === "." && people !== before
    ? new Sourced(asSentence(people), lede.from, lede.id)
    : lede;
}

/** More than a note holds and an opening still does. */
const LEDE_LENGTH_MAX = 250;

/** What the business is, and for whom where that is too long for a note beside it. */
const tellTrade = (site: Composition): string =>
  withPeople(site, asSentence(site.reading.what.descriptor));

function withPeople(site: Composition, trade: string): string {
  const people = endSentence(namePeople(site));
  if (people === undefined || countCharacters(people.text) <= NOTE_LENGTH_MAX) return trade;
  const whole = `${trade} ${people.text}`;
  return countCharacters(whole) <= LEDE_LENGTH_MAX ? whole : trade;
}

/** What the business is, or where, over the opening that says it not. */
function chooseEyebrow(
  site: Composition,
  { heading, lede, isTrade, isSplit = false, above: trade }: HomeOpening,
): Sourced | undefined {
  if (trade !== undefined) return withPlace(trade, placeOf(site));
  const { reading, material } = site;
  const { descriptor } = reading.what;
  const isSaid =
    isSplit || heading.text.startsWith(descriptor) || isNamedAfter(reading.name.full, descriptor);
  const isNamed = heading.id === "businessName" && heading.text === reading.name.full;
  const says = (isTrade || (isNamed && descriptor.length <= EYEBROW_LENGTH_MAX)) && !isSaid;
  // Over what was written for just this business the trade stands in the header already.
  const above =
    says && material.written === undefined
      ? fromBrief("industry", fitUnits(cutAtPart(descriptor, 1, EYEBROW_LENGTH_MAX), 76))
      : placeOf(site);
  // What was written for just this business often has the trade or the place in it.
  const isEcho =
    material.written !== undefined &&
    above !== undefined &&
    (isSaidIn(above.text, `${heading.text} ${lede?.text}`) ||
      isMostlySaidIn(above.text, heading.text));
  return isEcho ? undefined : above;
}

function openingBlock(site: Composition, opening: HomeOpening): Drafted<BlockOf<"hero">> {
  const { heading, lede } = opening;
  const { material, actions } = site;
  const { general } = material;
  const more =
    hasServicesPage(site) && material.written === undefined
      ? [
          {
            label: fromGeneral("more/services", general.more.services),
            href: general.pages.services.path,
            weight: "secondary" as const,
          },
        ]
      : [];
  const second = actions.slice(1).map((action) => toButton(action, "secondary"));
  const eyebrow = chooseEyebrow(site, opening);
  const placed = nameWithPlace(site, heading, lede);
  return {
    kind: "hero",
    id: "top",
    variant: chooseVariant(site),
    ...(eyebrow === undefined ? {} : { eyebrow }),
    heading: placed ?? heading,
    ...(lede === undefined ? {} : { lede }),
    actions: [toButton(actions[0]), ...[...second, ...more].slice(0, 1)],
    notes: listNotes(site, opening, eyebrow).filter(
      (note) => placed?.text.endsWith(note.text) !== true,
    ),
    entries: listEntries(site),
    art: site.art("home-lead", "lead"),
  };
}

const PLACED_EYEBROW_LENGTH_MAX = 44;

/** "Electrician, Eden Valley", where both are short. */
function withPlace(trade: Sourced, place: Sourced | undefined): Sourced {
  const said = place === undefined ? trade.text : `${trade.text}, ${place.text}`;
  return countCharacters(said) > PLACED_EYEBROW_LENGTH_MAX
    ? trade
    : new Sourced(said, trade.from, trade.id);
}

const PLACED_LENGTH_MAX = 60;
/** "À", "en", "autour de" before where the people are. */
const LEADS_TO_PLACE = /(?:^|\s)((?:à|en|au|aux|sur|dans l[ea]s?|autour de|près de|du côté de) )$/u;

/** The bare name of a trade heads a French page with the place where it is: "Plombier chauffagiste à Rouen et alentours". */
function nameWithPlace(
  { reading, material }: Composition,
  heading: Sourced,
  lede: Sourced | undefined,
): Sourced | undefined {
  const { language, what, audience, brief } = reading;
  const { area } = audience;
  const isBare = heading.text === what.descriptor && what.place === undefined;
  if (language.phrasebook !== "fr" || !isBare || material.written !== undefined) return undefined;
  if (area === undefined || lede?.text.includes(area.words) === true) return undefined;
  const before = (brief[area.span.field] ?? "").slice(0, area.span.start);
  const [, lead] = LEADS_TO_PLACE.exec(before) ?? [];
  const said = `${heading.text} ${lead}${area.words}`;
  return lead === undefined || countCharacters(said) > PLACED_LENGTH_MAX
    ? undefined
    : new Sourced(said, heading.from, heading.id);
}

const SUMMARY_LENGTH_MAX = 300;

/**
 * What was written of the business for its own page, where it says who they are: in search results and at the foot of
 * a page an opening such as "Send us photographs" would not.
 */
export function introduceIn({ material, reading }: Composition): Sourced | undefined {
  const [first] = material.about;
  if (material.written === undefined || first === undefined) return undefined;
  const { source, text } = first;
  const [sentence = ""] = text.split(/(?<=[.!?]) /u);
  const isOwn = source.startsWith("model/") && sentence.includes(reading.name.full);
  if (!isOwn || countCharacters(sentence) > SUMMARY_LENGTH_MAX) return undefined;
  return fromTrade(source, "text", sentence);
}

/** What describes the home page cannot describe the page about the business as well. */
export function hasMoreAbout(site: Composition): boolean {
  const { story } = readAbout(site);
  return story.length > 1 || story[0]?.text !== introduceIn(site)?.text;
}

const ENTRIES_MIN = 3;

/** The pages there are, for the arrangement that opens with them. */
function listEntries(site: Composition) {
  const { material } = site;
  const { general, offers } = material;
  const { services, about, faq, contact } = general.pages;
  const names = offers
    .slice(0, 3)
    .map(({ name }) => name)
    .join(", ");
  const toEntry = (name: string, { path, label }: { path: string; label: string }) => ({
    label: fromGeneral(`pages/${name}/label`, label),
    href: path,
  });
  return [
    hasServicesPage(site) ? [{ label: offersHeading(site), href: services.path, text: names }] : [],
    readAbout(site).story.length > 0 ? [toEntry("about", about)] : [],
    hasQuestionsPage(site) ? [toEntry("faq", faq)] : [],
    [toEntry("contact", contact)],
  ].flat();
}

/** An index of one or two entries would be none. */
function chooseVariant(site: Composition): BlockOf<"hero">["variant"] {
  const variant = site.variant("hero");
  return variant === "index" && listEntries(site).length < ENTRIES_MIN ? "type" : variant;
}

/** "Harbour Lane Bakery" over "Bakery" would say it twice. */
function isNamedAfter(name: string, descriptor: string): boolean {
  const words = new Set(name.toLocaleLowerCase().match(/\p{L}+/gu));
  return (descriptor.toLocaleLowerCase().match(/\p{L}+/gu) ?? []).every((word) => words.has(word));
}

/** "In the hills" is no place that stands by itself. */
const placeOf = ({ reading }: Composition): Sourced | undefined =>
  reading.what.place === undefined || !/\p{Lu}|\d/u.test(reading.what.place.words)
    ? undefined
    : fromBrief("industry", asLabel(reading.what.place.words));
