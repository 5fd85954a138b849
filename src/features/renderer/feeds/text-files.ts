// The files beside the pages that machines read: sitemap, robots, llms.txt, web manifest.
import { shorten } from "../../../lib/shorten.ts";
import { DIRECTIONS, type Page, solvePalette } from "../../design/room.ts";
import { listContactLines } from "../contact-facts.ts";
import { markdownPath } from "../page/head.tsx";
import type { RenderView } from "../view.ts";

export const listSitemapPages = (view: RenderView): Page[] =>
  view.pages.filter((page) => page.hidden !== true);

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);

export function writeSitemap(view: RenderView): string {
  const { origin, events = [] } = view.options;
  const paths = [
    ...listSitemapPages(view).map((page) => page.path),
    ...(view.features.events ? events.map((event) => event.path) : []),
  ];
  const entries = paths.map((path) => `<url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>\n`;
}

export const writeRobots = (view: RenderView): string =>
  `User-agent: *\nAllow: /\nDisallow: /_forms/\n\nSitemap: ${view.options.origin}/sitemap.xml\n`;

const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();

/** llms.txt: what the site is and where its Markdown twins lie. */
export function writeLlmsText(view: RenderView): string {
  const { identity } = view.document;
  const pages = listSitemapPages(view).map(
    (page) =>
      `- [${oneLine(page.label).replace(/[[\]]/gu, "")}](${view.options.origin}${markdownPath(page.path)}): ${oneLine(page.description)}`,
  );
  const contact = listContactLines(view.contact).map((line) => `- ${oneLine(line)}`);
  const contactPart =
    contact.length === 0 ? "" : `\n## ${view.words.contactDetails}\n\n${contact.join("\n")}\n`;
  return `# ${oneLine(identity.name)}\n\n> ${oneLine(identity.summary)}\n\n## ${view.words.sitemapHeading}\n\n${pages.join("\n")}\n${contactPart}`;
}

export function writeManifest(view: RenderView): string {
  const { identity, meta, tokens } = view.document;
  const palette = solvePalette(
    tokens.palette,
    DIRECTIONS[tokens.direction].temper,
    tokens.scheme === "dark" ? "dark" : "light",
  );
  return JSON.stringify({
    name: identity.name,
    short_name: shorten(view.shortName, 30),
    description: identity.summary,
    lang: meta.language,
    dir: meta.direction,
    start_url: "/",
    display: "browser",
    background_color: palette.ground,
    theme_color: palette.brand,
    icons: listIcons(view),
  });
}

function listIcons(view: RenderView) {
  const vector = { src: "/icon.svg", sizes: "any", type: "image/svg+xml" };
  if (view.options.hasPictures !== true) return [vector];
  return [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    vector,
  ];
}
