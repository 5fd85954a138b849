/**
 * An event's description: Markdown that an owner or their client sent, as HTML that can stand in
 * a page. HTML inside it is shown as text, and only a short list of elements and schemes gets out.
 */
import sanitize from "sanitize-html";

const TAGS = [
  ...["p", "br", "hr", "strong", "em", "del", "code", "pre", "blockquote"],
  ...["ul", "ol", "li", "a", "h3", "h4", "h5", "h6"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
];

/** The page has an h1, and the section an h2: headings begin below them. */
const HEADINGS = { h1: "h3", h2: "h4", h3: "h5", h4: "h6", h5: "h6" };

const LINK_RELATION = "noopener nofollow ugc";

const POLICY: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ["href", "rel"], ol: ["start"], td: ["align"], th: ["align"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesAppliedToAttributes: ["href"],
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    ...HEADINGS,
    // A link below the site itself may be dead, and a page with a dead link is never published.
    a: (tagName, { href = "" }) => {
      if (/^https?:/i.test(href)) return { tagName, attribs: { href, rel: LINK_RELATION } };
      return { tagName, attribs: /^(?:mailto|tel):/i.test(href) ? { href } : {} };
    },
  },
};

/** Safe HTML of a description. */
export function renderDescription(markdown: string): string {
  const html = Bun.markdown.html(markdown, {
    noHtmlBlocks: true,
    noHtmlSpans: true,
    autolinks: true,
  });
  return sanitize(html, POLICY).trim();
}

/** The same as one paragraph of plain text, for feeds: at most `lengthMax` characters. */
export function plainDescription(markdown: string, lengthMax: number): string {
  const text = sanitize(renderDescription(markdown), { allowedTags: [], allowedAttributes: {} });
  const plain = decodeEntities(text).replace(/\s+/gu, " ").trim();
  return plain.length <= lengthMax ? plain : `${plain.slice(0, lengthMax).trimEnd()}…`;
}

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
