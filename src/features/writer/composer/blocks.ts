/** The blocks that pages are put together from. A block that has nothing to say is undefined. */
import type { Block, BlockOf } from "../../design/room.ts";
import { type Need, TOPICS } from "../reading/need-ids.ts";
import type { Segment } from "../reading/reading-model.ts";
import { type SiteAction, toButton } from "./actions.ts";
import { chooseClosing } from "./closings.ts";
import type { Composition } from "./composition.ts";
import { isDirectLink } from "./direct-link.ts";
import { inVoice } from "./in-voice.ts";
import { isLikeUsual } from "./like-usual.ts";
import { fromBrief, fromGeneral, fromModel, fromTrade } from "./material.ts";
import { closeList } from "./people-lists.ts";
import type { Drafted, Sourced } from "./sourced.ts";
import { listWays } from "./ways.ts";

export type DraftBlock = Drafted<Block>;
type Draft<Kind extends Block["kind"]> = Drafted<BlockOf<Kind>>;

/** Where a block stands: a short page name, which its pictures and arrangement follow. */
export type Spot = string;

/** Names and one text each: the home page's glimpse of what there is, or all of it. */
export function offersBlock(
  site: Composition,
  spot: Spot,
  countMax: number,
): Draft<"offers"> | undefined {
  const offers = site.material.offers.slice(0, countMax);
  if (offers.length === 0) return undefined;
  const { services } = site.material.general.pages;
  return {
    kind: "offers",
    id: "offers",
    variant: site.variant("offers", spot),
    heading: offersHeading(site),
    items: offers.map(({ source, name, text, detail, icon }) => ({
      name: fromTrade(source, "name", name),
      text: fromTrade(source, "text", text),
      ...(detail === undefined || hasServicesPage(site)
        ? {}
        : { detail: fromTrade(source, "detail", detail) }),
      icon,
    })),
    action: hasServicesPage(site)
      ? {
          label: fromGeneral("more/services", site.material.general.more.services),
          href: services.path,
        }
      : undefined,
  };
}

/** Everything that is said of each offer, for the page that is about them. */
export function offerDetailsBlock(site: Composition, spot: Spot): Draft<"offers"> {
  const { offers } = site.material;
  return {
    kind: "offers",
    id: "offers",
    variant: site.variant("offers", spot),
    // The page has the trade's own heading.
    items: offers.map(({ source, name, text, detail, icon }, at) => ({
      name: fromTrade(source, "name", name),
      text: fromTrade(source, "text", text),
      ...detailOf(source, detail),
      icon,
      art: site.art(`offer-${at + 1}`, "support", at),
    })),
  };
}

const detailOf = (source: string, detail: string | undefined) =>
  detail === undefined ? {} : { detail: fromTrade(source, "detail", detail) };

/** With fewer the home page has them all, and a page of their own would repeat it. */
const SERVICES_OFFERS_MIN = 5;
/** What was written for the page of its own repeats nothing. */
const WRITTEN_OFFERS_MIN = 3;
export const hasServicesPage = ({ material }: Composition): boolean =>
  material.offers.length >=
  (material.offers.some(({ source, detail }) => source.startsWith("model/") && detail !== undefined)
    ? WRITTEN_OFFERS_MIN
    : SERVICES_OFFERS_MIN);

const QUESTIONS_MIN = 3;
export const hasQuestionsPage = ({ material }: Composition): boolean =>
  material.questions.length >= QUESTIONS_MIN;

/** The trade's own heading, or the general one. */
export function offersHeading({ material }: Composition) {
  const { lead, trades, general } = material;
  if (trades.length > 1 && material.written === undefined)
    return fromGeneral("headings/range", general.headings.range);
  return lead === undefined
    ? fromGeneral("headings/offers", general.headings.offers)
    : fromTrade(trades[0]?.id ?? "", "headings/offers", lead.headings.offers);
}

export function stepsBlock(site: Composition, spot: Spot): Draft<"process"> | undefined {
  const { steps, lead, trades, general } = site.material;
  if (steps.length < 2) return undefined;
  const own = lead?.headings.steps;
  return {
    kind: "process",
    id: "steps",
    variant: site.variant("process", spot),
    heading:
      own === undefined
        ? fromGeneral("headings/steps", general.headings.steps)
        : fromTrade(trades[0]?.id ?? "", "headings/steps", own),
    steps: steps.slice(0, 5).map(({ source, title, text }) => ({
      title: fromTrade(source, "title", title),
      text: fromTrade(source, "text", text),
    })),
  };
}

/**
 * The kinds of people that the brief names, each with what is known to matter to them. A bare list of
 * people whom the opening has named already says nothing new.
 */
export function audienceBlock(site: Composition, spot: Spot): Draft<"audience"> | undefined {
  const { segments } = site.reading.audience;
  if (segments.length < 2) return undefined;
  const said = segments.map((segment) => sayToPeople(site, segment));
  // A name with nothing under it looks as if those people had been forgotten, one with its neighbour's
  // words as if they did not matter.
  const isSaid =
    said.every((text) => text !== undefined) &&
    new Set(said.map((text) => text?.text)).size === said.length;
  if (!isSaid) return undefined;
  const { written: ofModel } = site.material;
  const { audience } = site.material.general.headings;
  // What a model says to them fits no heading that says why they come.
  const voice = ofModel === undefined ? site.voice : "plain";
  // "Propietarios, comunidades de vecinos" over one entry are both.
  const isSpanish = site.reading.language.phrasebook === "es";
  return {
    kind: "audience",
    id: "audience",
    variant: site.variant("audience", spot),
    heading: fromGeneral(`headings/audience/${voice}`, audience[voice] ?? ""),
    items: segments.slice(0, 6).map(({ label }, at) => ({
      title: fromBrief("audience", isSpanish ? closeList(label, "es") : label),
      ...(said[at] === undefined ? {} : { text: said[at] }),
    })),
  };
}

function sayToPeople({ material }: Composition, { label, kindId }: Segment) {
  const people = material.written?.people;
  if (people !== undefined) {
    const written = people.get(label);
    return written === undefined ? undefined : fromModel("people", written);
  }
  const { lead, trades } = material;
  // Nothing is certain of people whose business is not known.
  if (kindId === undefined || lead === undefined) return undefined;
  const own = material.isStrongKind ? undefined : lead.segments[kindId];
  // What holds for such people whatever the work is would tell them how to fill in a form.
  return own === undefined ? undefined : fromTrade(trades[0]?.id ?? "", `segments/${kindId}`, own);
}

export function questionsBlock(site: Composition, spot: Spot): Draft<"faq"> | undefined {
  const { questions, lead, trades, general } = site.material;
  if (questions.length === 0) return undefined;
  const own = lead?.headings.questions;
  return {
    kind: "faq",
    id: "questions",
    variant: site.variant("faq", spot),
    heading:
      own === undefined
        ? fromGeneral("headings/questions", general.headings.questions)
        : fromTrade(trades[0]?.id ?? "", "headings/questions", own),
    items: questions.slice(0, 12).map(({ source, question, answer }) => ({
      question: fromTrade(source, "question", question),
      answer: fromTrade(source, "answer", answer),
    })),
  };
}

const STATEMENT_LEFT_MIN = 2;

/**
 * What the about page says, and apart from it the paragraph that the home page shows in large type. A page about a
 * business of which nothing is known would be one about its trade.
 */
export function readAbout({ material, voice }: Composition) {
  const spoken = inVoice(material.about, voice);
  const open = material.about.filter(
    (entry) => !spoken.includes(entry) && entry.voices === undefined,
  );
  const all = [...spoken, ...open];
  const hasStatement = all.length > STATEMENT_LEFT_MIN;
  const story = hasStatement ? all.slice(0, -1) : all;
  return {
    story: material.written === undefined ? [] : story,
    statement: hasStatement ? all.at(-1) : undefined,
  };
}

/** One paragraph of the trade in large type. */
export function statementBlock(site: Composition, spot: Spot): Draft<"statement"> | undefined {
  const { statement } = readAbout(site);
  if (statement === undefined) return undefined;
  return {
    kind: "statement",
    id: "statement",
    variant: site.variant("statement", spot),
    text: fromTrade(statement.source, "text", statement.text),
  };
}

/** Pages whose end has the trade's second or third closing, where there are so many. */
const CLOSING_TURNS: Readonly<Record<Spot, number>> = { services: 1, about: 2 };

/**
 * The end of a page: the action, and in a sentence what to bring to it. Whoever has read about the
 * business is led to the second goal, whoever has read the answers to a question of their own. Undefined
 * where only the words of another page are left: then the page opens with the action.
 */
export function closingBlock(site: Composition, spot: Spot): Draft<"callToAction"> | undefined {
  const words = chooseWords(site, spot);
  if (words === undefined) return undefined;
  return {
    kind: "callToAction",
    id: "next",
    variant: site.variant("callToAction", spot),
    ...words,
    art: site.art(`${spot}-next`, "texture", 2),
  };
}

function chooseWords(site: Composition, spot: Spot) {
  const [first, ...others] = site.actions;
  const { written } = site.material;
  // Where the site's own button opens the form, another that opens it says nothing new.
  const isAsked = written?.closing === undefined || isDirectLink(first.href);
  if (spot === "faq" && isAsked) {
    const more = closeQuestions(site);
    if (more !== undefined) return more;
  }
  if (written?.closing !== undefined) return spot === "home" ? closeInWords(site) : undefined;
  const action = findClosingAction(site, spot);
  const second = action === first ? others.find(({ href }) => href !== action.href) : first;
  const closing = closingOf(site, spot);
  const isSaid = PAGES_WITH_CLOSING.slice(0, PAGES_WITH_CLOSING.indexOf(spot)).some(
    (before) => closingOf(site, before).text.text === closing.text.text,
  );
  if (isSaid || (spot !== "home" && !PAGES_WITH_CLOSING.includes(spot))) return undefined;
  return {
    heading: closing.heading,
    ...(isAskedAtForm(site) && closing.text.from === "trade" ? {} : { lede: closing.text }),
    actions: [toButton(action), ...(second === undefined ? [] : [toButton(second, "secondary")])],
  };
}

/** What a trade wants to be told stands over the form: said at the end of other pages as well, it was struck as said twice. */
const isAskedAtForm = ({ actions, material: { contactLede, trades } }: Composition): boolean =>
  contactLede !== undefined && isLikeUsual(trades[0]?.trade.act, actions[0].kind);

/**
 * The other pages have the button in their opening: a second and third invitation would say nothing new. Undefined
 * where so little is known that the home page's would not either.
 */
function closeInWords({ actions, material: { written } }: Composition) {
  const heading = written?.closing?.heading;
  // A second button would stand under words that were written for the first.
  if (heading === undefined) return undefined;
  return {
    heading: fromModel("closing_heading", heading),
    actions: [toButton(actions[0])],
  };
}

/** In the order in which they are read; on others the closing of the home page would stand again. */
const PAGES_WITH_CLOSING: readonly Spot[] = ["home", "services", "about"];

/** Over a goal that is only some message nothing could stand but "Write us a line". */
function findClosingAction({ actions }: Composition, spot: Spot): SiteAction {
  const [first, second] = actions;
  const isAny = second?.kind === "enquire" && second.label.from === "brief";
  return (spot === "about" && !isAny ? second : undefined) ?? first;
}

function closingOf(site: Composition, spot: Spot) {
  const action = findClosingAction(site, spot);
  const closing = chooseClosing(action, site.material, site.voice, CLOSING_TURNS[spot] ?? 0);
  const isGeneral = closing.text.id.startsWith("general/");
  const told = isGeneral ? tellTopic(site, action) : undefined;
  return told === undefined ? closing : { ...closing, text: told };
}

/** Whoever buys a voucher says whom it is for, not how many: what the goal itself settles. */
export function tellTopic(site: Composition, { label }: SiteAction): Sourced | undefined {
  const way = listWays(site).find(({ title }) => title.text === label.text);
  return way?.need !== undefined && way.need !== "nothing" && TOPIC_NEEDS.has(way.need)
    ? way.text
    : undefined;
}

/** A table is one of a day and an hour, a room one of nights, whatever the house does besides. */
const TOPIC_NEEDS: ReadonlySet<Need> = new Set<Need>([...TOPICS, "table", "lodging"]);

function closeQuestions({ material, actions: [first, second] }: Composition) {
  const { askMore, pages } = material.general;
  if (askMore === undefined) return undefined;
  const isWritten = material.written?.closing !== undefined;
  const heading = fromGeneral("askMore/heading", askMore.heading);
  // Over a form in which a day is booked nobody is sent to ask something.
  const isOfForm = second?.label.from === "brief" && !isDirectLink(second.href);
  if (isWritten && isOfForm) return { heading, actions: [toButton(first)] };
  const button = {
    label: fromGeneral("askMore/label", askMore.label),
    href: pages.contact.path,
    weight: "primary" as const,
  };
  return {
    heading,
    ...(isWritten ? {} : sayUnder("askMore/text", askMore.text)),
    actions: [button, toButton(first, "secondary")],
  };
}

const sayUnder = (place: string, text: string | undefined) =>
  text === undefined ? {} : { lede: fromGeneral(place, text) };

/** Shown once something is there; the renderer leaves both out before. */
export function galleryBlock(site: Composition, spot: Spot): Draft<"gallery"> {
  const { general } = site.material;
  const isOwnPage = spot === "gallery";
  return {
    kind: "gallery",
    id: "pictures",
    variant: site.variant("gallery", spot),
    slots: [],
    emptyText: fromGeneral("empty/gallery", general.empty.gallery),
    ...(isOwnPage
      ? {}
      : {
          heading: fromGeneral("headings/gallery", general.headings.gallery),
          action: {
            label: fromGeneral("more/gallery", general.more.gallery),
            href: general.pages.gallery.path,
          },
        }),
  };
}

export function eventsBlock(site: Composition, spot: Spot): Draft<"events"> {
  const { general } = site.material;
  const isOwnPage = spot === "events";
  return {
    kind: "events",
    id: "events",
    variant: site.variant("events", spot),
    emptyText: fromGeneral("empty/events", general.empty.events),
    ...(isOwnPage
      ? {}
      : {
          heading: fromGeneral("headings/events", general.headings.events),
          action: {
            label: fromGeneral("more/events", general.more.events),
            href: general.pages.events.path,
          },
        }),
  };
}
