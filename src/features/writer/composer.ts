/**
 * The embedded writer: turns a brief into a whole site document by reading it closely, by what is
 * known of its trade, and by a grammar of sentences. Pure: no network, no model, no clock.
 */

import type { Page } from "../design/document.ts";
import { checkDocument, DOCUMENT_VERSION, type SiteDocument } from "../design/document.ts";
import type { Brief } from "./brief.ts";
import { writeAction } from "./composing/actions.ts";
import { type Desk, type Surroundings, setUpDesk } from "./composing/desk.ts";
import { eventsPage } from "./composing/events-page.ts";
import { listFacts, listOwnerTasks } from "./composing/facts.ts";
import { homePage } from "./composing/home-page.ts";
import {
  aboutPage,
  contactPage,
  faqPage,
  galleryPage,
  servicesPage,
} from "./composing/inner-pages.ts";
import type { ExistingSite } from "./existing-site/existing-site.ts";
import { layOverExistingSite } from "./existing-site/lay-over.ts";
import type { Neighbours } from "./neighbours/neighbourhood.ts";
import { checkQuality, createProofReader, type Finding } from "./quality/quality.ts";
import { keepOwnWordsApart, type Reading, readBrief } from "./reading/reading.ts";
import { createChance, hashText } from "./speech/chance.ts";
import { countCharacters, fitUnits, shorten } from "./speech/tidy.ts";
import type { Writer } from "./writer.ts";

/** The writer that is always there. Takes a few milliseconds, so it reports only the end. */
export const composer: Writer = {
  name: "composer",
  async write(brief, { seed, existing, neighbours, signal, onProgress }) {
    signal.throwIfAborted();
    onProgress(0.1, "Writing the pages");
    const document = composeSite(brief, seed, { existing, neighbours });
    onProgress(1, "Checking the texts");
    return document;
  },
};

/** The document of a brief broke the writer's own rules in every variation that was tried. */
export class UnfitDocument extends Error {
  override readonly name = "UnfitDocument";
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(({ rule, path, detail }) => `${rule} ${path}: ${detail}`).join("; "));
    this.findings = findings;
  }
}

const SHORT_NAME_UNITS_MAX = 60;
const DESCRIPTOR_UNITS_MAX = 200;

/** How often the whole site is written anew, with other choices, before it is given up. */
const VARIATIONS_MAX = 4;

/** What a site is written with regard to. */
export type Regard = {
  /** What the business shows of itself already. */
  existing?: ExistingSite | undefined;
  /** Whom it should neither sound nor look like. */
  neighbours?: Neighbours | undefined;
};

/**
 * The document for a brief. The same brief, seed and regard give the same document, byte for byte.
 * Throws UnfitDocument when no variation passes the quality checks, InvalidDocument when one breaks
 * the schema; either would be a defect of this room.
 */
export function composeSite(brief: Brief, seed: string, regard: Regard = {}): SiteDocument {
  const { existing, neighbours } = regard;
  const content = JSON.stringify(Object.entries(brief).sort());
  let findings: Finding[] = [];
  for (let variation = 0; variation < VARIATIONS_MAX; variation += 1) {
    const siteSeed = hashText(`${seed}\n${content}\n${variation}`).toString(36);
    // The last attempt does not weave the owner's words into sentences: odd signs may break them.
    const isPlain = variation === VARIATIONS_MAX - 1;
    const surroundings = { seed: siteSeed, brandHue: existing?.brandHue, neighbours };
    const document = composeVariation(brief, surroundings, isPlain);
    findings = checkQuality(document, brief);
    if (findings.length === 0)
      return existing === undefined ? document : layOverExistingSite(document, existing);
  }
  throw new UnfitDocument(findings);
}

function composeVariation(
  brief: Brief,
  surroundings: Surroundings,
  isPlain: boolean,
): SiteDocument {
  const chance = createChance(surroundings.seed);
  const read = readBrief(brief, chance);
  const reading = isPlain ? keepOwnWordsApart(read) : read;
  const desk = setUpDesk(reading, chance, surroundings, createProofReader(brief));
  return checkDocument(writeDocument(desk, reading));
}

function writeDocument(desk: Desk, reading: Reading) {
  const facts = listFacts(reading);
  const home = homePage(desk);
  const shown = new Set(home.blocks.map(({ kind }) => kind));
  const pages: Record<string, Page> = {
    services: servicesPage(desk, shown),
    about: aboutPage(desk, facts, shown),
    gallery: galleryPage(desk),
    events: eventsPage(desk),
    faq: faqPage(desk),
    contact: contactPage(desk),
  };
  const order = orderPages(desk);
  return {
    version: DOCUMENT_VERSION,
    meta: { language: reading.language, direction: reading.direction, seed: desk.lookSeed },
    identity: identify(desk),
    tokens: desk.tokens,
    navigation: {
      items: order.map((page) => ({ label: desk.paths[page].label, href: desk.paths[page].path })),
      action: writeAction(desk, reading.goals[0] ?? "trust", "header"),
      footerLine: desk.speaker.trySay("footer.line"),
    },
    pages: [home, ...order.map((page) => pages[page])],
    facts,
    ownerTasks: listOwnerTasks(reading),
  };
}

/** The trade's order of pages, with the page that serves the first goal in front. */
function orderPages({ reading }: Desk) {
  const pages = reading.treatment.pages.filter((page) => page !== "contact");
  const leading = (
    { trust: "about", sales: "services", visits: "gallery", quotes: "services" } as const
  )[reading.goals[0] as "trust" | "sales" | "visits" | "quotes"];
  const rest = pages.filter((page) => page !== leading);
  return [...(leading === undefined ? [] : [leading]), ...rest, "contact" as const];
}

function identify(desk: Desk) {
  const { reading, speaker, chance } = desk;
  const { name, industry, treatment } = reading;
  const tagline = speaker.trySay("tagline", {}, (text) => countCharacters(text) <= 44);
  const [firstIcon] = treatment.offers;
  return {
    name: name.full,
    ...(name.short === undefined ? {} : { shortName: fitUnits(name.short, SHORT_NAME_UNITS_MAX) }),
    ...(tagline === undefined ? {} : { tagline }),
    descriptor: fitUnits(industry.descriptor, DESCRIPTOR_UNITS_MAX),
    summary: shorten(speaker.say("summary"), 300),
    schemaType: treatment.schemaType,
    ...(firstIcon === undefined ? {} : { icon: firstIcon.icon }),
    motif: chance.shuffle("motifs", treatment.motifs)[0],
  };
}
