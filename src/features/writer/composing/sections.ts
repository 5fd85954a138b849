/** The sections that pages are put together from. Each draws its own lines; none appears twice with the same words. */
import type { Block, BlockOf } from "../../design/blocks.ts";
import type { ArtSlot, Point } from "../../design/slots.ts";
import type { ArtKind } from "../../design/vocabulary.ts";
import { RIVALS } from "../reading/competitors.ts";
import { shorten } from "../speech/tidy.ts";
import { writeActions } from "./actions.ts";
import { groupKind } from "./audience-kinds.ts";
import type { Desk } from "./desk.ts";
import type { Offer, Question } from "./draws.ts";
import { sayEyebrow } from "./eyebrow.ts";
import { knowledgeSlots, speakableOffers, toInlineOffer } from "./slots.ts";

/** Where a section stands: a short page name for its keys and pictures, and the page's path. */
export type Spot = { page: string; path: string };

const PARTS = "##";
const AUDIENCE_LENGTH_MAX = 90;

/** Eyebrow and lede are left out now and then: a page where every section has all three is a form. */
function headings({ speaker, chance }: Desk, key: string) {
  const hasEyebrow = chance.fraction(`${key}/eyebrow`) < 0.6;
  const hasLede = chance.fraction(`${key}/lede`) < 0.8;
  const heading = speaker.say(`${key}.heading`);
  return {
    ...(hasEyebrow ? { eyebrow: sayEyebrow(speaker, `${key}.eyebrow`, heading) } : {}),
    heading,
    ...(hasLede ? { lede: speaker.trySay(`${key}.lede`) } : {}),
  };
}

/** Lines written as "title##text". */
const toPoints = (lines: readonly string[]): Point[] =>
  lines.map((line) => {
    const [title = "", text = ""] = line.split(PARTS);
    return { title: title.trim(), text: text.trim() };
  });

const SUPPORT_ART = ["pattern", "contours", "cutout", "still-life", "emblem"] as const;
const LEAD_ART = ["still-life", "landscape", "cutout", "contours", "pattern"] as const;

/** A picture of the trade; one site keeps to two kinds of drawing. */
export function drawArt(desk: Desk, id: string, role: ArtSlot["role"], turn = 0): ArtSlot {
  const { chance, reading } = desk;
  const kinds: readonly ArtKind[] = role === "lead" ? LEAD_ART : SUPPORT_ART;
  const motifs = chance.shuffle("motifs", reading.treatment.motifs);
  return {
    id,
    kind: role === "texture" ? "texture" : chance.pick(`art/${role}`, kinds),
    motif: motifs[turn % motifs.length] ?? "path",
    role,
  };
}

export function offersBlock(desk: Desk, spot: Spot, offers: readonly Offer[]): BlockOf<"offers"> {
  const { paths } = desk;
  return {
    kind: "offers",
    id: "offers",
    variant: desk.variant("offers", spot.page),
    ...headings(desk, "offers"),
    items: offers.map((offer) => ({
      name: offer.name,
      text: offer.text,
      icon: offer.icon,
    })),
    action: { label: paths.services.label, href: paths.services.path },
  };
}

/** Every offer with all that is said of it, for the page that is about them. */
export function offerDetailsBlock(desk: Desk, spot: Spot): BlockOf<"offers"> {
  const { offers, speaker, chance } = desk;
  const speakable = speakableOffers(offers, desk.reading.language);
  const details = offers.map((offer, at) => {
    if (!speakable.includes(offer)) return offer.detail;
    const next = speakable[(speakable.indexOf(offer) + 1) % speakable.length] ?? offer;
    const names = { offer: inline(desk, offer), other: inline(desk, next) };
    const isOwn = offer.detail !== undefined && chance.fraction(`detail/${at}`) < 0.5;
    return (isOwn ? undefined : speaker.trySay("offer.detail", names)) ?? offer.detail;
  });
  const heading = speaker.say("offers.heading");
  return {
    kind: "offers",
    id: "offers",
    variant: desk.variant("offers", spot.page),
    eyebrow: sayEyebrow(speaker, "offers.eyebrow", heading),
    heading,
    items: offers.map(({ name, text, icon }, at) => ({
      ...{ name, text, icon },
      ...(details[at] === undefined ? {} : { detail: details[at] }),
      art: drawArt(desk, `offer-${at + 1}`, "support", at),
    })),
  };
}

const inline = ({ reading }: Desk, { name }: Offer): string =>
  toInlineOffer(name, reading.language);

export function processBlock(desk: Desk, spot: Spot): BlockOf<"process"> {
  return {
    kind: "process",
    id: "process",
    variant: desk.variant("process", spot.page),
    ...headings(desk, "process"),
    steps: desk.steps,
  };
}

/** What to look for, in the trade's own words: a list that needs no more words. */
export function featuresBlock(desk: Desk, spot: Spot): BlockOf<"features"> {
  const { chance, reading, speaker } = desk;
  const pairs = chance.shuffle("features", reading.treatment.qualities);
  const titles = [...new Set(pairs.flat())].slice(0, chance.pick("features/count", [4, 5, 6]));
  return {
    kind: "features",
    id: "features",
    variant: desk.variant("features", spot.page),
    ...headings(desk, "features"),
    items: titles.map((title, at) => ({
      title: speaker.tell(`feature/${at}`, asSentenceStart(title)),
    })),
    art: drawArt(desk, `${spot.page}-features`, "support", 1),
  };
}

const asSentenceStart = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Undefined without an audience that can be named. */
export function audienceBlock(desk: Desk, spot: Spot): BlockOf<"audience"> | undefined {
  const { reading, speaker } = desk;
  const { audience } = reading;
  if (audience === undefined) return undefined;
  const groups =
    audience.groups.length > 0 ? audience.groups : [shorten(audience.text, AUDIENCE_LENGTH_MAX)];
  const items = groups.map((title) => {
    const kind = groupKind(title);
    const own = kind === undefined ? undefined : speaker.trySay(`audience.${kind}`);
    const text = own ?? speaker.trySay("audience.point");
    return { title, ...(text === undefined ? {} : { text }) };
  });
  return {
    kind: "audience",
    id: "audience",
    variant: desk.variant("audience", spot.page),
    ...headings(desk, "audience"),
    items,
  };
}

/** Undefined when the brief says nothing of competitors. */
export function comparisonBlock(desk: Desk, spot: Spot): BlockOf<"comparison"> | undefined {
  const { competition, brief } = desk.reading;
  if (competition === undefined) return undefined;
  const { speaker, chance } = desk;
  const rivals = competition.rivals.filter((rival) => RIVALS.includes(rival)).slice(0, 3);
  const lines = [
    ...rivals.flatMap((rival) => speaker.sayMany(`contrast.${rival}`, rivals.length > 1 ? 1 : 2)),
    ...speaker.sayMany("contrast.any", rivals.length > 2 ? 1 : 3),
  ];
  const rows = chance.shuffle(`contrast/${brief.competitors}`, lines).map((line) => {
    const [subject = "", usual = "", here = ""] = line.split(PARTS);
    return { subject: subject.trim(), usual: usual.trim(), here: here.trim() };
  });
  return {
    kind: "comparison",
    id: "comparison",
    variant: desk.variant("comparison", spot.page),
    ...headings(desk, "contrast"),
    usualLabel: speaker.say("contrast.usual"),
    hereLabel: speaker.say("contrast.here"),
    rows,
  };
}

/** Values: what the personality asks for first, then what every good business can keep. */
export function principlesBlock(desk: Desk, spot: Spot): BlockOf<"principles"> {
  const { reading, speaker, chance } = desk;
  const count = chance.pick("values/count", [3, 4, 4, 5]);
  const own = reading.traits.slice(0, 3).map((trait) => speaker.trySay(`value.${trait}`));
  const lines = own.filter((line) => line !== undefined);
  lines.push(...speaker.sayMany("value.any", Math.max(2, count - lines.length)));
  return {
    kind: "principles",
    id: "principles",
    variant: desk.variant("principles", spot.page),
    ...headings(desk, "values"),
    items: toPoints(lines),
  };
}

export function faqBlock(
  desk: Desk,
  spot: Spot,
  questions: readonly Question[],
): BlockOf<"faq"> | undefined {
  if (questions.length === 0) return undefined;
  return {
    kind: "faq",
    id: "questions",
    variant: desk.variant("faq", spot.page),
    ...headings(desk, "faq"),
    items: [...questions],
    ...(spot.page === "faq"
      ? {}
      : { action: { label: desk.paths.faq.label, href: desk.paths.faq.path } }),
  };
}

export function statementBlock(desk: Desk, spot: Spot, turn: number): BlockOf<"statement"> {
  const { chance, speaker } = desk;
  const truth = drawTruth(desk, turn);
  const isLong = chance.fraction(`statement/${spot.page}`) < 0.5;
  // Now and then the thought stands for itself.
  const isFollowed = chance.fraction(`statement/turn/${spot.page}`) < 0.75;
  const follow = isFollowed ? speaker.trySay("statement.turn") : undefined;
  return {
    kind: "statement",
    id: "statement",
    variant: desk.variant("statement", spot.page),
    eyebrow: speaker.trySay("statement.eyebrow"),
    text: isLong && follow !== undefined ? `${truth} ${follow}` : truth,
    ...(isLong || follow === undefined ? {} : { aside: follow }),
  };
}

/** The `turn`-th of the trade's truths in this site's own order. */
export function drawTruth({ reading, chance, speaker }: Desk, turn: number): string {
  const told = chance
    .shuffle("truths", reading.treatment.truths)
    .values()
    .map((truth, at) => speaker.tell(`truth/${at}`, truth, knowledgeSlots(reading)));
  const count = (turn % reading.treatment.truths.length) + 1;
  return speaker.takeFresh(count, told, (truth) => truth).at(-1) ?? "";
}

export function callToActionBlock(desk: Desk, spot: Spot): BlockOf<"callToAction"> {
  const { reading, speaker, chance } = desk;
  const goals = reading.goals.slice(0, 2);
  const goal = spot.page === "home" ? goals[0] : chance.pick(`cta/${spot.page}`, goals);
  const heading =
    speaker.trySay(`cta.heading.${goal}`) ??
    speaker.trySay("cta.heading.trust") ??
    speaker.say("contact.heading");
  const lede = speaker.trySay(`cta.text.${goal}`);
  return {
    kind: "callToAction",
    id: "next",
    variant: desk.variant("callToAction", spot.page),
    eyebrow: sayEyebrow(speaker, "cta.eyebrow", heading),
    heading,
    ...(lede === undefined ? {} : { lede }),
    actions: writeActions(desk, spot.page, spot.path),
    art: drawArt(desk, `${spot.page}-next`, "texture", 2),
  };
}

export function galleryBlock(desk: Desk, spot: Spot, count: number): BlockOf<"gallery"> {
  const isOwnPage = spot.page === "gallery";
  return {
    kind: "gallery",
    id: "pictures",
    variant: desk.variant("gallery", spot.page),
    ...(isOwnPage ? {} : { heading: desk.speaker.trySay("gallery.heading") }),
    slots: Array.from({ length: count }, (_, at) =>
      drawArt(desk, `${spot.page}-picture-${at + 1}`, at % 3 === 0 ? "lead" : "support", at),
    ),
    emptyText: desk.speaker.trySay("gallery.empty"),
    ...(isOwnPage
      ? {}
      : { action: { label: desk.paths.gallery.label, href: desk.paths.gallery.path } }),
  };
}

export const isBlock = (block: Block | undefined): block is Block => block !== undefined;
