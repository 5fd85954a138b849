/** The home page: its opening, and the sections that goals, trade and chance put in order. */
import type { Block, BlockOf } from "../../design/blocks.ts";
import type { Page } from "../../design/document.ts";
import type { Emphasis, Goal } from "../knowledge/model.ts";
import { capitalise } from "../speech/expand.ts";
import { countCharacters, fitUnits } from "../speech/tidy.ts";
import { writeActions } from "./actions.ts";
import type { Desk } from "./desk.ts";
import { HOME_QUESTIONS } from "./draws.ts";
import { eventsBlock } from "./events-page.ts";
import { describePage, titlePage } from "./page-text.ts";
import {
  audienceBlock,
  callToActionBlock,
  comparisonBlock,
  drawArt,
  faqBlock,
  featuresBlock,
  galleryBlock,
  isBlock,
  offersBlock,
  principlesBlock,
  processBlock,
  type Spot,
  statementBlock,
} from "./sections.ts";
import { knowledgeSlots } from "./slots.ts";

const SPOT: Spot = { page: "home", path: "/" };

export function homePage(desk: Desk): Page {
  const blocks = [openingBlock(desk), ...orderSections(desk), callToActionBlock(desk, SPOT)];
  return {
    role: "home",
    path: "/",
    label: HOME_LABELS[desk.reading.language],
    title: titlePage(desk, "home"),
    description: describePage(desk, "home"),
    blocks,
  };
}

const HOME_LABELS = { en: "Home", de: "Start", fr: "Accueil", es: "Inicio" } as const;
const HEADING_LENGTH_MAX = 64;
const EYEBROW_UNITS_MAX = 76;

function openingBlock(desk: Desk): BlockOf<"hero"> {
  const { reading, speaker, paths, offers } = desk;
  const what = speaker.say("hero.what");
  const next = speaker.say(`next.${reading.goals[0]}`);
  const { descriptor } = reading.industry;
  return {
    kind: "hero",
    id: "top",
    variant: desk.variant("hero"),
    eyebrow: fitUnits(descriptor, EYEBROW_UNITS_MAX),
    heading: writeHeadline(desk),
    lede: `${what} ${next}`,
    actions: writeActions(desk, "hero", "/"),
    notes: uniqueNotes(speaker.sayMany("hero.note", 5)),
    entries: [
      {
        ...toEntry(paths.services),
        text: offers
          .slice(0, 2)
          .map(({ name }) => name)
          .join(", "),
      },
      toEntry(paths.about),
      toEntry(paths.gallery),
      toEntry(paths.faq),
      toEntry(paths.contact),
    ],
    art: drawArt(desk, "home-lead", "lead"),
  };
}

const toEntry = ({ path, label }: { path: string; label: string }) => ({ label, href: path });

/** Notes are short labels: three at most, none that another already says. */
function uniqueNotes(notes: readonly string[]): string[] {
  const short = notes.filter((note) => countCharacters(note) <= 34);
  return [...new Map(short.map((note) => [note.toLowerCase(), note])).values()].slice(0, 3);
}

/** A line of the trade, or one made of the brief's own words. */
function writeHeadline(desk: Desk): string {
  const { reading, speaker, chance } = desk;
  const fits = (text: string) => countCharacters(text) <= HEADING_LENGTH_MAX;
  const own =
    chance.fraction("headline") < 0.5 ? speaker.trySay("hero.heading", {}, fits) : undefined;
  if (own !== undefined) return capitalise(own);
  const lines = chance.shuffle("headlines", reading.treatment.headlines);
  const told = lines
    .values()
    .map((line, at) => capitalise(speaker.tell(`headline/${at}`, line, knowledgeSlots(reading))))
    .filter(fits);
  const [fitting] = speaker.takeFresh(1, told, (text) => text);
  return fitting ?? capitalise(speaker.say("hero.heading"));
}

type SectionName =
  | "statement"
  | "offers"
  | "process"
  | "features"
  | "audience"
  | "comparison"
  | "principles"
  | "questions"
  | "pictures"
  | "events";

/** Sections that help a goal most come earlier, before what the trade makes most of. */
const HELPFUL: Readonly<Record<Goal, readonly SectionName[]>> = {
  bookings: ["offers", "process", "questions"],
  calls: ["questions", "offers", "principles"],
  visits: ["pictures", "offers", "events"],
  sales: ["offers", "features", "pictures"],
  signups: ["audience", "process", "events"],
  quotes: ["offers", "process", "comparison"],
  trust: ["principles", "comparison", "statement"],
};

const FROM_EMPHASIS: Readonly<Record<Emphasis, readonly SectionName[]>> = {
  offers: ["offers"],
  process: ["process"],
  questions: ["questions"],
  pictures: ["pictures"],
  events: ["events"],
  place: ["features", "statement"],
};

const SECTIONS_MAX = 6;

function orderSections(desk: Desk): Block[] {
  const { reading, chance } = desk;
  const names: SectionName[] = [
    "statement",
    "offers",
    "process",
    "features",
    "audience",
    "comparison",
    "principles",
    "questions",
    "pictures",
    "events",
  ];
  const weight = (name: SectionName): number => {
    const goalRank = reading.goals
      .slice(0, 2)
      .map((goal, at) => (HELPFUL[goal].includes(name) ? 2.5 - at : 0));
    const emphasised = reading.treatment.emphasis.findIndex((one) =>
      FROM_EMPHASIS[one].includes(name),
    );
    const trade = emphasised < 0 ? 0 : 2.4 - emphasised * 0.4;
    // What only this brief says comes before what any business could say.
    const own = name === "audience" || name === "comparison" ? 1.4 : 0;
    const always = name === "offers" ? 3 : 0;
    return Math.max(...goalRank) + trade + own + always + chance.fraction(`order/${name}`) * 2.6;
  };
  const ranked = names
    .map((name) => ({ name, weight: weight(name) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ name }) => name);
  return ranked
    .filter((name) => isAvailable(desk, name))
    .slice(0, SECTIONS_MAX)
    .map((name) => writeSection(desk, name))
    .filter(isBlock);
}

function isAvailable({ reading }: Desk, name: SectionName): boolean {
  if (name === "audience") return reading.audience !== undefined;
  if (name === "comparison") return reading.competition !== undefined;
  return true;
}

function writeSection(desk: Desk, name: SectionName): Block | undefined {
  const { chance, offers, questions } = desk;
  if (name === "statement") return statementBlock(desk, SPOT, 0);
  if (name === "offers")
    return offersBlock(desk, SPOT, offers.slice(0, chance.pick("home/offers", [3, 4, 4, 5])));
  if (name === "process") return processBlock(desk, SPOT);
  if (name === "features") return featuresBlock(desk, SPOT);
  if (name === "audience") return audienceBlock(desk, SPOT);
  if (name === "comparison") return comparisonBlock(desk, SPOT);
  if (name === "principles") return principlesBlock(desk, SPOT);
  if (name === "questions") return faqBlock(desk, SPOT, questions.slice(0, HOME_QUESTIONS));
  if (name === "pictures") return galleryBlock(desk, SPOT, 4);
  return eventsBlock(desk, SPOT);
}
