// The pages every site has whether or not its document says so: privacy, accessibility statement,
// thank-you and 404. A document that holds its own page of the role keeps its own words.
import type { Page, SiteDocument } from "../design/room.ts";
import { type ContactFacts, listContactLines } from "./contact-facts.ts";
import type { Features, RenderOptions } from "./options.ts";
import type {
  ChromeWords,
  LegalInputs,
  LegalText,
  StandardPageWords,
} from "./words/words-model.ts";
import { hasOwnPictures } from "./worth-showing.ts";

type Surroundings = {
  words: ChromeWords;
  features: Features;
  contact: ContactFacts;
  options: RenderOptions;
};

const PATHS = {
  privacy: "/privacy",
  accessibility: "/accessibility",
  "thank-you": "/thank-you",
  "not-found": "/404",
} as const;
type StandardRole = keyof typeof PATHS;

/**
 * The document's pages and what it lacks of the standard ones. Pages of features that are off are left
 * out; pages of pictures and events answer but are not shown to anybody while they have nothing to show.
 */
export function listPages(document: SiteDocument, surroundings: Surroundings): Page[] {
  const { features, options } = surroundings;
  const own = document.pages
    .filter(
      (page) =>
        (page.role !== "events" || features.events) &&
        (page.role !== "gallery" || features.gallery),
    )
    .map(withoutHiddenBlocks)
    .map((page) => (isEmpty(page, options) ? { ...page, hidden: true } : page));
  const roles = new Set(own.map((page) => page.role));
  const missing = (Object.keys(PATHS) as StandardRole[]).filter((role) => !roles.has(role));
  return [...own, ...missing.map((role) => writeStandardPage(role, document, own, surroundings))];
}

const withoutHiddenBlocks = (page: Page): Page =>
  page.blocks.some((block) => block.hidden === true)
    ? { ...page, blocks: page.blocks.filter((block) => block.hidden !== true) }
    : page;

function isEmpty(
  { role, blocks }: Page,
  { events = [], galleryImages = [], has }: RenderOptions,
): boolean {
  if (role === "events") return events.length === 0 && has?.events !== true;
  if (role !== "gallery" || galleryImages.length > 0 || has?.galleryImages) return false;
  return !blocks.some((block) => block.kind === "gallery" && hasOwnPictures(block));
}

function writeStandardPage(
  role: StandardRole,
  document: SiteDocument,
  pages: readonly Page[],
  surroundings: Surroundings,
): Page {
  const { words } = surroundings;
  const home = { label: words.thankYou.back, href: "/" };
  if (role === "thank-you") {
    return openPage(role, words.thankYou, [{ ...home }], []);
  }
  if (role === "not-found") {
    const items = pages
      .filter((page) => page.hidden !== true && page.role !== "home")
      .slice(0, 8)
      .map((page) => ({ label: page.label, href: page.path }));
    const blocks: Page["blocks"] =
      items.length === 0
        ? []
        : [{ kind: "links", variant: "list", id: "pages", heading: words.sitemapHeading, items }];
    return openPage(role, words.notFound, [{ label: words.notFound.back, href: "/" }], blocks);
  }
  const inputs = readLegalInputs(document, pages, surroundings);
  const sections = words[role].sections(inputs);
  return openPage(role, chooseLede(role, words, inputs), [], [toLegalBlock(sections)]);
}

function chooseLede(
  role: "privacy" | "accessibility",
  words: ChromeWords,
  { usesRecaptcha }: LegalInputs,
): StandardPageWords {
  if (role === "accessibility" || !usesRecaptcha) return words[role];
  return { ...words.privacy, lede: words.privacy.ledeWithRecaptcha };
}

function readLegalInputs(
  document: SiteDocument,
  pages: readonly Page[],
  { contact, features, options }: Surroundings,
): LegalInputs {
  return {
    name: document.identity.name,
    host: options.origin.replace(/^https?:\/\//u, ""),
    contacts: listContactLines(contact),
    hasForms: features.forms,
    takesPictures: features.forms && pages.some(takesPictures),
    usesRecaptcha: features.forms && options.recaptchaKey !== undefined,
    takesRegistrations:
      features.events &&
      (options.events ?? []).some(({ details }) => details?.takesRegistrations === true),
    hasPhotographs: features.gallery && (options.galleryImages ?? []).length > 0,
    contactPath: pages.find((page) => page.role === "contact")?.path,
  };
}

const takesPictures = ({ blocks }: Page): boolean =>
  blocks.some(
    (block) => block.kind === "contact" && block.fields?.some(({ type }) => type === "photos"),
  );

const toLegalBlock = (sections: LegalText[]): Page["blocks"][number] => ({
  kind: "legal",
  variant: "plain",
  id: "text",
  sections,
});

function openPage(
  role: StandardRole,
  words: StandardPageWords,
  actions: { label: string; href: string }[],
  blocks: Page["blocks"],
): Page {
  return {
    role,
    path: PATHS[role],
    label: words.label,
    title: words.title,
    description: words.description,
    ...(role === "thank-you" || role === "not-found" ? { hidden: true } : {}),
    blocks: [
      {
        kind: "pageHeader",
        variant: "plain",
        id: "top",
        heading: words.heading,
        lede: words.lede,
        ...(actions.length > 0 ? { actions } : {}),
      },
      ...blocks,
    ],
  };
}
