/** The pages beside home and events: about, services, gallery, questions and contact. */
import type { Block, BlockOf } from "../../design/blocks.ts";
import type { Fact, Page } from "../../design/document.ts";
import { listContactFields } from "./contact-fields.ts";
import type { Desk } from "./desk.ts";
import { HOME_QUESTIONS, type Question } from "./draws.ts";
import { openPage } from "./open-page.ts";
import {
  audienceBlock,
  callToActionBlock,
  comparisonBlock,
  drawArt,
  drawTruth,
  faqBlock,
  galleryBlock,
  offerDetailsBlock,
  principlesBlock,
  processBlock,
  type Spot,
  statementBlock,
} from "./sections.ts";

/** Which sections the home page already shows, so that others show them instead. */
export type Shown = ReadonlySet<Block["kind"]>;

export function aboutPage(desk: Desk, facts: readonly Fact[], shown: Shown): Page {
  const spot: Spot = { page: "about", path: desk.paths.about.path };
  return openPage(desk, "about", [
    storyBlock(desk, spot),
    shown.has("principles") ? undefined : principlesBlock(desk, spot),
    shown.has("comparison") ? undefined : comparisonBlock(desk, spot),
    shown.has("audience") ? undefined : audienceBlock(desk, spot),
    factsBlock(desk, facts),
    callToActionBlock(desk, spot),
  ]);
}

function storyBlock(desk: Desk, spot: Spot): BlockOf<"story"> {
  const { speaker } = desk;
  const paragraphs = [
    speaker.trySay("about.start"),
    `${drawTruth(desk, 1)} ${speaker.trySay("statement.turn") ?? ""}`.trim(),
    speaker.trySay("about.way"),
    speaker.trySay("about.audience"),
    speaker.trySay("about.you"),
  ];
  return {
    kind: "story",
    id: "story",
    variant: desk.variant("story", spot.page) === "split" ? "split" : "prose",
    paragraphs: paragraphs.filter((paragraph) => paragraph !== undefined),
    art: drawArt(desk, "about-story", "support", 2),
  };
}

const FACTS_HEADING = {
  en: "At a glance",
  de: "Auf einen Blick",
  fr: "En bref",
  es: "De un vistazo",
} as const;

function factsBlock(desk: Desk, facts: readonly Fact[]): BlockOf<"facts"> | undefined {
  if (facts.length === 0) return undefined;
  return {
    kind: "facts",
    id: "facts",
    variant: desk.variant("facts", "about"),
    heading: FACTS_HEADING[desk.reading.language],
    factIds: facts.map(({ id }) => id),
  };
}

export function servicesPage(desk: Desk, shown: Shown): Page {
  const spot: Spot = { page: "services", path: desk.paths.services.path };
  return openPage(desk, "services", [
    offerDetailsBlock(desk, spot),
    shown.has("process") ? statementBlock(desk, spot, 2) : processBlock(desk, spot),
    callToActionBlock(desk, spot),
  ]);
}

export function galleryPage(desk: Desk): Page {
  const spot: Spot = { page: "gallery", path: desk.paths.gallery.path };
  const hasThought = desk.reading.treatment.truths.length > 3;
  return openPage(desk, "gallery", [
    galleryBlock(desk, spot, 6),
    hasThought ? statementBlock(desk, spot, 3) : undefined,
    callToActionBlock(desk, spot),
  ]);
}

export function faqPage(desk: Desk): Page {
  const spot: Spot = { page: "faq", path: desk.paths.faq.path };
  const all = [...desk.questions, ...generalQuestions(desk)];
  return openPage(desk, "faq", [
    faqBlock(desk, spot, all.slice(0, 10)),
    callToActionBlock(desk, spot),
  ]);
}

/** Some questions of every business, after those of the trade. */
function generalQuestions({ speaker, chance }: Desk): Question[] {
  const count = chance.pick("faq/general", [3, 4]);
  return speaker.sayMany("faq.any", count).map((line) => {
    const [question = "", answer = ""] = line.split("##");
    return { question: question.trim(), answer: answer.trim() };
  });
}

export function contactPage(desk: Desk): Page {
  const { speaker, paths, reading, questions } = desk;
  const spot: Spot = { page: "contact", path: paths.contact.path };
  const form: BlockOf<"contact"> = {
    kind: "contact",
    id: "form",
    variant: desk.variant("contact", spot.page),
    heading: speaker.say("contact.form"),
    note: speaker.trySay("contact.note"),
    fields: listContactFields(reading.treatment.fields, reading.language),
  };
  // The home page takes the first questions; who is about to write may have one of the others.
  const asked = questions.slice(HOME_QUESTIONS, HOME_QUESTIONS + 2);
  return openPage(desk, "contact", [form, faqBlock(desk, spot, asked)]);
}
