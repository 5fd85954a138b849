// A page's text as Markdown, for readers that are programs. Every text is escaped, so that a name with an
// asterisk stays a name.
import { type Block, type BlockOf, type Page, safeHref } from "../../design/room.ts";
import { settleVariant } from "../blocks/hero.tsx";
import { labelFact } from "../blocks/links.tsx";
import { listContactLines } from "../contact-facts.ts";
import { entriesHeading, type RenderView } from "../view.ts";
import { choosePictures, isWorthShowing } from "../worth-showing.ts";

const escapeText = (text: string) =>
  text
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[\\`*_[\]<>#|~&]/gu, "\\$&")
    // At the beginning of a line these make a list, or a line across.
    .replace(/^[-+=]/u, "\\$&")
    .replace(/^(\d{1,9})([.)])/u, "$1\\$2");

/** The Markdown twin of a page, ending with a line break. */
export function writeMarkdown(view: RenderView, page: Page): string {
  const parts = page.blocks
    .filter((block) => isWorthShowing(block, page, view))
    .flatMap((block) => writeBlock(block, page, view));
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const heading = (level: number, text: string | undefined) =>
  text === undefined ? "" : `${"#".repeat(level)} ${escapeText(text)}`;
const paragraph = (text: string | undefined) => (text === undefined ? "" : escapeText(text));
const item = (title: string, text: string | undefined) =>
  text === undefined
    ? `- **${escapeText(title)}**`
    : `- **${escapeText(title)}**: ${escapeText(text)}`;
const link = (label: string, target: string, view: RenderView) => {
  const href = safeHref(target);
  if (href === undefined) return escapeText(label);
  const address = href.startsWith("/") ? `${view.options.origin}${href}` : href;
  return `[${escapeText(label)}](${address.replace(/[()]/gu, (sign) => (sign === "(" ? "%28" : "%29"))})`;
};

function writeBlock(block: Block, page: Page, view: RenderView): string[] {
  const isOpening = block.kind === "hero" || block.kind === "pageHeader";
  const own = "heading" in block ? block.heading : undefined;
  const said = own ?? entriesHeading(block, view);
  const title = heading(isOpening ? 1 : 2, said);
  const lede = "lede" in block ? paragraph(block.lede) : "";
  return [title, lede, ...writeContent(block, page, view), ...writeActions(block, view)];
}

function writeActions(block: Block, view: RenderView): string[] {
  const actions = "actions" in block && block.actions !== undefined ? block.actions : [];
  const action = "action" in block && block.action !== undefined ? [block.action] : [];
  return [...actions, ...action].map((one) => link(one.label, one.href, view));
}

function writeContent(block: Block, page: Page, view: RenderView): string[] {
  switch (block.kind) {
    case "hero":
      return writeHero(block, view);
    case "gallery":
      return writeGallery(block, page, view);
    case "picture":
      return [paragraph(block.art.caption)];
    case "statement":
      return [paragraph(block.text), paragraph(block.aside)];
    case "notice":
      return [paragraph(block.text)];
    case "offers":
      return block.items.flatMap(writeOffer);
    case "process":
      return [block.steps.map(writeStep).join("\n")];
    case "features":
    case "principles":
    case "audience":
      return [block.items.map((point) => item(point.title, point.text)).join("\n")];
    case "faq":
      return block.items.flatMap((question) => [
        heading(levelBelow(block, view), question.question),
        paragraph(question.answer),
      ]);
    case "story":
      return writeStory(block, levelBelow(block, view));
    case "comparison":
      return [writeComparison(block)];
    case "links":
      return [writeLinks(block.items, view)];
    case "facts":
      return [writeFacts(block, view)];
    case "contact":
      return [
        writeList([...listContactLines(view.contact), ...view.contact.openingHours]),
        paragraph(view.features.forms ? block.note : undefined),
      ];
    case "events":
      return writeEvents(block, view);
    case "legal":
      return block.sections.flatMap((section) => [
        heading(2, section.heading),
        ...section.paragraphs.map(paragraph),
        writeList(section.points ?? []),
      ]);
    default:
      return [];
  }
}

/** Of headings in a block: one below its own, or that of a section where it has none. */
const levelBelow = (block: BlockOf<"faq"> | BlockOf<"story">, view: RenderView): number =>
  (block.heading ?? entriesHeading(block, view)) === undefined ? 2 : 3;

const writeList = (lines: readonly string[]): string =>
  lines.map((line) => `- ${escapeText(line)}`).join("\n");

const writeHero = (block: BlockOf<"hero">, view: RenderView): string[] => [
  writeList(block.notes ?? []),
  ...(settleVariant(block) === "index" ? [writeLinks(block.entries ?? [], view)] : []),
];

const writeOffer = (offer: BlockOf<"offers">["items"][number]): string[] => [
  heading(3, offer.name),
  paragraph(offer.text),
  paragraph(offer.detail),
  paragraph(offer.price),
  writeList(offer.includes ?? []),
];

function writeStep({ title, when, text }: BlockOf<"process">["steps"][number], at: number): string {
  const words = [when, text].filter((part) => part !== undefined).map(escapeText);
  return `${at + 1}. **${escapeText(title)}** ${words.join(" ")}`;
}

const writeStory = ({ paragraphs, chapters = [] }: BlockOf<"story">, level: number): string[] => [
  ...paragraphs.map(paragraph),
  ...chapters.flatMap((chapter) => [
    heading(level, chapter.title),
    ...chapter.paragraphs.map(paragraph),
  ]),
];

const writeComparison = ({ rows, usualLabel, hereLabel }: BlockOf<"comparison">): string =>
  rows
    .map(
      ({ subject, usual, here }) =>
        `- **${escapeText(subject)}**: ${escapeText(usualLabel)} ${escapeText(usual)} ${escapeText(hereLabel)} ${escapeText(here)}`,
    )
    .join("\n");

const writeFacts = ({ factIds }: BlockOf<"facts">, view: RenderView): string =>
  factIds
    .flatMap((id) => view.document.facts.find((fact) => fact.id === id) ?? [])
    .map((fact) => item(fact.label ?? labelFact(fact, view.words), fact.value))
    .join("\n");

const writeLinks = (
  items: readonly { label: string; href: string; text?: string | undefined }[],
  view: RenderView,
): string =>
  items
    .map(({ label, href, text }) => {
      const target = link(label, href, view);
      return text === undefined ? `- ${target}` : `- ${target}: ${escapeText(text)}`;
    })
    .join("\n");

/** What is to be seen, in words: descriptions and captions, or why there is nothing yet. */
function writeGallery(block: BlockOf<"gallery">, page: Page, view: RenderView): string[] {
  const { slots, images } = choosePictures(block, view, page);
  if (slots.length + images.length === 0)
    return [paragraph(block.emptyText ?? view.words.galleryEmpty)];
  const all = view.options.galleryImages ?? [];
  const placed = slots.map(({ imageId, alt, caption }) => ({
    alt: alt ?? all.find(({ id }) => id === imageId)?.alt,
    caption,
  }));
  const seen = [...placed, ...images].map(({ alt, caption }) =>
    [alt, caption].filter(Boolean).join(": "),
  );
  return [writeList(seen.filter((text) => text.trim() !== ""))];
}

function writeEvents(block: BlockOf<"events">, view: RenderView): string[] {
  const events = view.options.events ?? [];
  const list = (isPast: boolean) =>
    events
      .filter((event) => event.isPast === isPast)
      .map((event) => `- ${link(event.title, event.path, view)}: ${escapeText(event.when)}`)
      .join("\n");
  const [upcoming, past] = [list(false), list(true)];
  return [
    upcoming || paragraph(block.emptyText ?? view.words.eventsEmpty),
    ...(past === "" ? [] : [paragraph(view.words.eventsPast), past]),
  ];
}
