// A document becomes the files of a website. Pure and deterministic: the same document and options give
// the same bytes; nothing is read but embedded constants and nothing is written. A generator, so that
// the caller can breathe between files.

import { withoutRefusedCharacters } from "../../lib/markup-characters.ts";
import { DIRECTIONS, type Page, type SiteDocument, solvePalette } from "../design/room.ts";
import { drawSiteIcon } from "./art/icons/site-icon.ts";
import { openGraphPath } from "./art/site-pictures.ts";
import { eventFiles } from "./events/event-files.ts";
import { writeMarkdown } from "./feeds/markdown-twin.ts";
import { writeLlmsText, writeManifest, writeRobots, writeSitemap } from "./feeds/text-files.ts";
import { FORM_SCRIPT } from "./form-script.ts";
import type { RenderOptions } from "./options.ts";
import { markdownPath, writeTitle } from "./page/head.tsx";
import { renderPage } from "./page/render-page.tsx";
import { createPageStyler, type StylesFor } from "./page-styles.ts";
import { readSite } from "./read-site.ts";
import type { RenderedFile } from "./rendered-file.ts";
import { type LoadedFont, loadSiteFonts } from "./typefaces/load-fonts.ts";
import type { RenderView } from "./view.ts";
import { VISIT_SCRIPT } from "./visit-script.ts";

const HTML = "text/html; charset=utf-8";
const MARKDOWN = "text/markdown; charset=utf-8";
const PLAIN = "text/plain; charset=utf-8";
const encoder = new TextEncoder();

/** Every file of the site: pages first, then their twins, feeds and assets. */
export function* renderSite(
  document: SiteDocument,
  options: RenderOptions,
): Generator<RenderedFile> {
  const view = readSite(document, options);
  const fonts = loadSiteFonts(document);
  const stylesFor = createPageStyler(view, fonts);
  for (const page of view.pages) {
    yield renderPageFile(view, page, fonts, stylesFor);
  }
  yield* eventFiles(view, fonts, stylesFor);
  for (const page of view.pages) {
    if (page.hidden === true) continue;
    yield textFile(markdownPath(page.path), MARKDOWN, "feed", writeMarkdown(view, page));
  }
  yield textFile("/sitemap.xml", "application/xml; charset=utf-8", "feed", writeSitemap(view));
  yield textFile("/robots.txt", PLAIN, "feed", writeRobots(view));
  yield textFile("/llms.txt", PLAIN, "feed", writeLlmsText(view));
  yield textFile("/site.webmanifest", "application/manifest+json", "feed", writeManifest(view));
  yield textFile("/icon.svg", "image/svg+xml", "asset", drawIconFile(document));
  yield textFile(VISIT_SCRIPT.path, VISIT_SCRIPT.contentType, "asset", VISIT_SCRIPT.text);
  if (view.features.forms)
    yield textFile(FORM_SCRIPT.path, FORM_SCRIPT.contentType, "asset", FORM_SCRIPT.text);
  for (const [path, svg] of view.siteArt.files())
    yield textFile(path, "image/svg+xml", "asset", svg);
  for (const font of fonts) {
    yield { path: font.path, contentType: "font/woff2", bytes: font.bytes, kind: "asset" };
  }
}

function renderPageFile(
  view: RenderView,
  page: Page,
  fonts: readonly LoadedFont[],
  stylesFor: StylesFor,
): RenderedFile {
  const ogPath = findOgPath(view, page);
  const { html, styleHash } = renderPage({ view, page, stylesFor, fonts, ogPath });
  return {
    path: page.path,
    contentType: HTML,
    bytes: encoder.encode(html),
    kind: "page",
    title: writeTitle(view, page),
    inSitemap: page.hidden !== true,
    styleHashes: [styleHash],
  };
}

/** Standard pages have no picture of their own; the home page's stands for them. */
function findOgPath(view: RenderView, page: Page): string | undefined {
  if (view.options.hasPictures !== true) return undefined;
  const isOwn = view.document.pages.some((own) => own.path === page.path);
  return openGraphPath(isOwn ? page.path : "/");
}

function drawIconFile({ identity, meta, tokens }: SiteDocument): string {
  const scheme = tokens.scheme === "dark" ? "dark" : "light";
  return drawSiteIcon({
    name: identity.name,
    motif: identity.motif ?? "",
    colours: solvePalette(tokens.palette, DIRECTIONS[tokens.direction].temper, scheme),
    seed: meta.seed,
    radius: tokens.radius,
  });
}

const textFile = (
  path: string,
  contentType: string,
  kind: "feed" | "asset",
  text: string,
): RenderedFile => ({
  path,
  contentType,
  kind,
  bytes: encoder.encode(withoutRefusedCharacters(text)),
});
