// One page of a document as the builder shows it: the page as visitors would get it, with addresses on its
// blocks and slots, links that lead to other previews, and nothing that could be sent anywhere.
import type { Block, Page, SiteDocument } from "../design/room.ts";
import { eventFiles } from "./events/event-files.ts";
import type { RenderOptions } from "./options.ts";
import { renderPage } from "./page/render-page.tsx";
import { createPageStyler } from "./page-styles.ts";
import { readSite } from "./read-site.ts";
import { loadSiteFonts } from "./typefaces/load-fonts.ts";
import type { RenderView } from "./view.ts";

/** Where the preview's addresses lie; all of them without a slash at the end. */
export type PreviewPlace = {
  /** In front of the paths of pages: "/console/api/preview/site_1/draft". */
  pages: string;
  /** In front of the paths of fonts and pictures. */
  assets: string;
  /** The script that speaks with the builder; without one none runs. */
  script?: string;
};

/** The page at `path`, or undefined when the site has none there. */
export function renderPreviewPage(
  document: SiteDocument,
  options: RenderOptions,
  path: string,
  place: PreviewPlace,
): string | undefined {
  const view = readSite(document, { ...options, isPreview: true });
  const html = path.startsWith("/events/")
    ? renderEvent(view, path)
    : renderOwnPage(
        view,
        view.pages.find((page) => page.path === path),
      );
  return html === undefined ? undefined : settle(html, place);
}

/** A block alone, without the frame around it: what the choice of blocks and variants shows. */
export function renderPreviewBlock(
  document: SiteDocument,
  options: RenderOptions,
  block: Block,
  place: PreviewPlace,
): string {
  const view = readSite(document, { ...options, isPreview: true });
  const page: Page = { ...firstPage(document), blocks: [block] };
  const html = renderOwnPage(view, page) ?? "";
  // What stands around a block is the same for all of them, and only in the way here.
  const bare = withoutElement(withoutElement(html, "header", "top"), "footer", "foot");
  return settle(bare, place);
}

/** Without the first element of this name whose classes begin so; these two never hold one another. */
function withoutElement(html: string, name: string, begin: string): string {
  const start = html.indexOf(`<${name} class="${begin}`);
  const close = `</${name}>`;
  const end = html.indexOf(close, start);
  return start < 0 || end < 0 ? html : html.slice(0, start) + html.slice(end + close.length);
}

const firstPage = ({ pages: [page] }: SiteDocument): Page => {
  if (page === undefined) throw new Error("a document has a page");
  return page;
};

function renderOwnPage(view: RenderView, page: Page | undefined): string | undefined {
  if (page === undefined) return undefined;
  const fonts = loadSiteFonts(view.document);
  const stylesFor = createPageStyler(view, fonts);
  return renderPage({ view, page, stylesFor, fonts, ogPath: undefined }).html;
}

function renderEvent(view: RenderView, path: string): string | undefined {
  const fonts = loadSiteFonts(view.document);
  for (const file of eventFiles(view, fonts, createPageStyler(view, fonts)))
    if (file.path === path) return new TextDecoder().decode(file.bytes);
  return undefined;
}

/** The files of its fonts by their path on the site. */
export const previewFonts = (document: SiteDocument): Map<string, Uint8Array> =>
  new Map(loadSiteFonts(document).map(({ path, bytes }) => [path, bytes]));

/** Attributes with an address of the site's own; text has its quotation marks written as entities. */
const OWN_ADDRESS = / (href|src|action)="\/([^"/][^"]*)?"/gu;
const SOURCE_SET = / srcset="([^"]*)"/gu;
const FILES = /^(?:_assets|_images)\//u;

function settle(html: string, place: PreviewPlace): string {
  const script = place.script === undefined ? "" : `<script src="${place.script}" defer></script>`;
  return html
    .replace(OWN_ADDRESS, (_, name: string, path = "") => {
      if (name === "action") return "";
      const base = FILES.test(path) || name === "src" ? place.assets : place.pages;
      return ` ${name}="${base}/${path}"`;
    })
    .replace(SOURCE_SET, (_, candidates: string) => {
      const moved = candidates.replace(/(^|, )\//gu, `$1${place.assets}/`);
      return ` srcset="${moved}"`;
    })
    .replace(/url\(("?)\/_assets\//gu, `url($1${place.assets}/_assets/`)
    .replace("</body>", `${script}</body>`);
}
