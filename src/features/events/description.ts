/**
 * An event's description: Markdown that an owner or their client sent, as HTML that can stand in
 * a page. HTML inside it is shown as text, and only a short list of elements and schemes gets out.
 */

import sanitize from "sanitize-html";
import { shorten } from "../../lib/shorten.ts";
import { orderHeadings } from "./order-headings.ts";

const TAGS = [
  ...["p", "br", "hr", "strong", "em", "del", "code", "pre", "blockquote"],
  ...["ul", "ol", "li", "a", "h1", "h2", "h3", "h4", "h5", "h6"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
];

const LINK_RELATION = "noopener nofollow ugc";

const POLICY = {
  allowedTags: TAGS,
  allowedAttributes: { a: ["href", "rel"], ol: ["start"], td: ["align"], th: ["align"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesAppliedToAttributes: ["href"],
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    // A link below the site itself may be dead, and a page with a dead link is never published.
    a: (tagName: string, { href = "" }: sanitize.Attributes): sanitize.Tag => {
      if (/^https?:/i.test(href)) return { tagName, attribs: { href, rel: LINK_RELATION } };
      return { tagName, attribs: /^(?:mailto|tel):/i.test(href) ? { href } : {} };
    },
  },
} satisfies sanitize.IOptions;

/** What a page and a feed show of a description, or why it cannot be shown: "is …". */
export type Description = { html: string; plain: string } | { refused: string };

/** Each level of a list takes two elements. */
const LEVELS_MAX = 40;
const ELEMENTS_MAX = 5_000;
const HTML_LENGTH_MAX = 256 * 1024;
/** Of the plain text, for feeds. */
const PLAIN_LENGTH_MAX = 1_000;

/**
 * HTML and plain text of a description, within bounds: a few kilobytes of Markdown can mean tens of
 * thousands of elements in one another, or a table of a million cells.
 */
export function makeDescription(markdown: string): Description {
  const html = writeHtml(markdown);
  const refused = judge(html);
  if (refused !== undefined) return { refused };
  const safe = makeSafe(html);
  return { html: safe, plain: plainTextOf(safe, PLAIN_LENGTH_MAX) };
}

const EMPTY_ELEMENTS = new Set(["br", "hr", "img", "input"]);

/** Why it is refused; undefined for what may be shown. Stops looking at the first reason. */
function judge(html: string): string | undefined {
  let level = 0;
  let elements = 0;
  for (const [, end, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/g)) {
    if (end === "/") level -= 1;
    else elements += 1;
    if (end !== "/" && !EMPTY_ELEMENTS.has(name)) level += 1;
    if (level > LEVELS_MAX)
      return `is nested too deeply; use at most ${LEVELS_MAX / 2} levels of quotes and lists`;
    if (elements > ELEMENTS_MAX)
      return `has more than ${ELEMENTS_MAX.toLocaleString("en")} elements; make it simpler`;
  }
  return html.length > HTML_LENGTH_MAX
    ? "becomes too long when it is laid out; make it simpler"
    : undefined;
}

/** Text as it stands, in paragraphs. */
export function showAsWritten(text: string): { html: string; plain: string } {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p>${Bun.escapeHTML(paragraph)}</p>`);
  const plain = shorten(text.replace(/\s+/gu, " ").trim(), PLAIN_LENGTH_MAX);
  return { html: paragraphs.join(""), plain };
}

/** Safe HTML of a description. */
export const renderDescription = (markdown: string): string => makeSafe(writeHtml(markdown));

const writeHtml = (markdown: string): string =>
  Bun.markdown.html(markdown, { noHtmlBlocks: true, noHtmlSpans: true, autolinks: true });

function makeSafe(html: string): string {
  return orderHeadings(sanitize(html, POLICY)).trim();
}

/** Safe HTML as one paragraph of plain text, of at most `lengthMax` characters. */
function plainTextOf(html: string, lengthMax: number): string {
  const text = sanitize(html, { allowedTags: [], allowedAttributes: {} });
  return shorten(decodeEntities(text).replace(/\s+/gu, " ").trim(), lengthMax);
}

/** The same as one paragraph of plain text, for feeds: at most `lengthMax` characters. */
export const plainDescription = (markdown: string, lengthMax: number): string =>
  plainTextOf(renderDescription(markdown), lengthMax);

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** The five that the sanitiser writes; it knows no others. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
