/**
 * The site document of a brief that has been read: which pages there are, what stands on them, and where
 * each text comes from. Pure: the same reading, texts, seed and surroundings give the same document.
 */
import {
  checkDocument,
  DOCUMENT_VERSION,
  type OriginEntry,
  type SiteDocument,
} from "../../design/room.ts";
import type { BriefReading } from "../reading/reading-model.ts";
import { countCharacters, fitUnits, shorten } from "../speech/tidy.ts";
import { toButton } from "./actions.ts";
import { offersHeading } from "./blocks.ts";
import type { Composition } from "./composition.ts";
import { contactPage } from "./contact-page.ts";
import type { DraftPage } from "./heads.ts";
import { homePage, introduceIn, writeOpening } from "./home-page.ts";
import { aboutPage, eventsPage, galleryPage, questionsPage, servicesPage } from "./inner-pages.ts";
import { fromBrief } from "./material.ts";
import { listOwnerTasks } from "./owner-tasks.ts";
import { settle, textOf } from "./sourced.ts";
import { nameTrade } from "./split-heading.ts";
import { listUntold, stateFacts } from "./stated.ts";

const SHORT_NAME_UNITS_MAX = 60;
const DESCRIPTOR_UNITS_MAX = 200;
const NAVIGATION_LABEL_MAX = 20;

/** `paragraphs` are the owner's own, from an existing site. Throws InvalidDocument. */
export function composeDocument(site: Composition, paragraphs: readonly string[]): SiteDocument {
  const drafts = [
    homePage(site),
    servicesPage(site),
    aboutPage(site, paragraphs),
    galleryPage(site),
    eventsPage(site),
    questionsPage(site),
    contactPage(site),
  ].filter((page) => page !== undefined);
  const pages = stateFacts(site, drafts);
  const origins: Record<string, OriginEntry> = {};
  const { language, name } = site.reading;
  return checkDocument({
    version: DOCUMENT_VERSION,
    meta: { language: language.tag, direction: language.direction, seed: site.lookSeed },
    identity: settle(identify(site, name), "#/identity", origins),
    tokens: site.tokens,
    navigation: settle(
      {
        items: pages.filter(({ role }) => role !== "home").map((page) => toItem(site, page)),
        action: toButton(site.actions[0]),
        ...sayAtFoot(site),
      },
      "#/navigation",
      origins,
    ),
    pages: pages.map((page) => settlePage(page, origins)),
    facts: site.facts,
    ownerTasks: listOwnerTasks(site, listUntold(site, pages)),
    origins,
  });
}

/** What there is, in the trade's own words where they are short enough for a menu. */
function toItem(site: Composition, { role, path, label }: DraftPage) {
  const heading = offersHeading(site);
  const isOwn = role === "services" && countCharacters(heading.text) <= NAVIGATION_LABEL_MAX;
  return { label: isOwn ? heading : label, href: path };
}

const sayTrade = ({ what, language }: BriefReading) =>
  fromBrief(
    "industry",
    fitUnits(nameTrade(what.descriptor, language.phrasebook ?? language.tag), DESCRIPTOR_UNITS_MAX),
  );

/** What the opening says stands on a page in full, and whom it is for is said once: at the foot the trade is enough. */
const sayAtFoot = ({ reading }: Composition) => ({
  footerLine: sayTrade(reading),
});

function settlePage({ blocks, ...page }: DraftPage, origins: Record<string, OriginEntry>) {
  const path = textOf(page.path);
  return {
    ...(settle(page, `${path}#`, origins) as object),
    blocks: blocks.map((block) => settle(block, `${path}#${textOf(block.id)}`, origins)),
  };
}

function identify(site: Composition, name: Composition["reading"]["name"]) {
  const { reading, material } = site;
  const { descriptor } = reading.what;
  const { lede } = writeOpening(site);
  const trade = material.related[0]?.trade;
  const own = introduceIn(site);
  return {
    name: name.full,
    ...(name.short === name.full || name.short === ""
      ? {}
      : { shortName: fitUnits(name.short, SHORT_NAME_UNITS_MAX) }),
    descriptor: sayTrade(reading),
    // What a model wrote beneath its heading is often the first thing to do.
    summary:
      own ??
      (material.written === undefined ? lede : undefined) ??
      fromBrief("industry", shorten(descriptor, 300)),
    schemaType: trade?.schema ?? "Organization",
    ...(material.offers[0] === undefined ? {} : { icon: material.offers[0].icon }),
    motif: site.art("icon", "support").motif,
  };
}
