/**
 * An event's description: Markdown that an owner or their client sent, as HTML that can stand in
 * a page. HTML inside it is shown as text, and only a short list of elements and schemes gets out.
 */
import sanitize from "sanitize-html";

const TAGS = [
  ...["p", "br", "hr", "strong", "em", "del", "code", "pre", "blockquote"],
  ...["ul", "ol", "li", "a", "h2", "h3", "h4", "h5", "h6"],
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

/**
 * Headings moved so that the highest becomes an h2: the page has its h1, and whoever listens to it
 * should not find a level missing.
 */
function headingTransforms(html: string): Record<string, string> {
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  const shift = 2 - Math.min(...levels);
  const targetOf = (level: number) => `h${Math.min(6, level + shift)}`;
  return Object.fromEntries(levels.map((level) => [`h${level}`, targetOf(level)]));
}

/** Safe HTML of a description. */
export function renderDescription(markdown: string): string {
  const html = Bun.markdown.html(markdown, {
    noHtmlBlocks: true,
    noHtmlSpans: true,
    autolinks: true,
  });
  const transformTags = { ...POLICY.transformTags, ...headingTransforms(html) };
  return sanitize(html, { ...POLICY, transformTags }).trim();
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
