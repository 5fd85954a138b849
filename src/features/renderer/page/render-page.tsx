/** @jsxImportSource preact */
// One page as HTML bytes: skeleton, landmarks, blocks. Preact escapes every text on its way out.
import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { writeEmptyAlternatives } from "../../../lib/empty-alternative.ts";
import { withoutRefusedCharacters } from "../../../lib/markup-characters.ts";
import type { Block, Page, Surface } from "../../design/room.ts";
import { BlockView } from "../blocks/blocks.tsx";
import type { EventEntry } from "../options.ts";
import type { StylesFor } from "../page-styles.ts";
import { markBlock } from "../slot-mark.ts";
import type { StyleSheet } from "../styles/style-sheet.ts";
import type { LoadedFont } from "../typefaces/load-fonts.ts";
import type { RenderView } from "../view.ts";
import { isWorthShowing } from "../worth-showing.ts";
import { Footer } from "./footer.tsx";
import { PageHead } from "./head.tsx";
import { SiteHeader } from "./header.tsx";
import { typesetPage } from "./typeset.ts";

export type PageInputs = {
  view: RenderView;
  page: Page;
  stylesFor: StylesFor;
  /** Styles of the page's own. */
  extraStyles?: StyleSheet;
  fonts: readonly LoadedFont[];
  ogPath: string | undefined;
  /** The event that the page is about, if it is about one. */
  event?: EventEntry | undefined;
};

/** A page's complete HTML text, and the hash of its style element for the policy. */
export type PageHtml = { html: string; styleHash: string };

export function renderPage(inputs: PageInputs): PageHtml {
  const { page } = inputs;
  const shown = page.blocks.filter((block) => isWorthShowing(block, page, inputs.view));
  // A preview is one file: all its drawings stand in it.
  const near = isPreview(inputs.view) ? Number.POSITIVE_INFINITY : countNear(shown);
  const view = { ...inputs.view, art: inputs.view.siteArt.openPage(near) };
  const surfaces = assignSurfaces(shown, view);
  const blocks = shown.map((block, at) => (
    <BlockView
      key={block.id}
      block={block}
      view={view}
      surface={surfaces[at] ?? "plain"}
      mark={markBlock(view, page.path, block)}
      pagePath={page.path}
    />
  ));
  return renderFrame({ ...inputs, view }, blocks);
}

const isPreview = ({ options }: RenderView): boolean => options.isPreview === true;

/**
 * How many drawings may be on the first screen of a phone. They stand in the page: a picture that is
 * fetched would be the last thing to appear there.
 */
const countNear = ([first]: readonly Block[]): number =>
  first?.kind === "hero" && first.art !== undefined ? 1 : 2;

/** A page around content that is made of something else than blocks. */
export function renderFrame(inputs: PageInputs, content: ComponentChildren): PageHtml {
  const { view, page, fonts, ogPath, event } = inputs;
  const { meta, tokens } = view.document;
  const markup = renderToString(
    <body class={`d-${tokens.direction} p-${page.role}`}>
      <a class="skip" href="#main">
        {view.words.skip}
      </a>
      <SiteHeader view={view} pagePath={page.path} />
      <main id="main">{content}</main>
      <Footer view={view} pagePath={page.path} />
    </body>,
  );
  const body = writeEmptyAlternatives(markup);
  const styles = inputs.stylesFor(page, body, inputs.extraStyles);
  const head = renderToString(
    <PageHead
      view={view}
      page={page}
      styles={styles}
      fonts={fonts}
      ogPath={ogPath}
      event={event}
    />,
  );
  // Both were rendered here, and everything in them was escaped then.
  const html = renderToString(
    <html
      lang={meta.language}
      dir={meta.direction}
      dangerouslySetInnerHTML={{ __html: head + body }}
    />,
  );
  return {
    html: `<!doctype html>${typesetPage(withoutRefusedCharacters(html), meta.language)}`,
    styleHash: styles.hash,
  };
}

/** Where a rhythm begins after an opening: colour after the same colour would be one section. */
function findBeginning(rhythm: readonly Surface[], opening: Surface): number {
  if (opening === "plain") return 0;
  return Math.max(
    0,
    rhythm.findIndex((surface) => surface !== opening),
  );
}

/** The direction's rhythm over the sections after the opening; a block's own surface wins. */
function assignSurfaces(blocks: readonly Block[], view: RenderView): Surface[] {
  const { rhythm, opening } = view.frame;
  const isHome = blocks[0]?.kind === "hero";
  let at = findBeginning(rhythm, isHome ? opening : (view.direction.pageOpening ?? "plain"));
  const surfaces = blocks.map((block): Surface => {
    if (block.surface !== undefined) return block.surface;
    if (block.kind === "hero") return opening;
    if (block.kind === "pageHeader") return "plain";
    if (block.kind === "callToAction" && (block.variant === "band" || block.variant === "split"))
      return "strong";
    if (block.kind === "notice" || block.kind === "picture") return "plain";
    const surface = rhythm[at % rhythm.length] ?? "plain";
    at += 1;
    // Long tables and forms are read, not looked at: they stay on paper.
    const isForReading = block.kind === "legal" || block.kind === "contact" || block.kind === "faq";
    return isForReading && surface === "strong" ? "tint" : surface;
  });
  // Two loud surfaces in a row would be one.
  return surfaces.map((surface, index) =>
    surface === "strong" && surfaces[index + 1] === "strong" && index > 0 ? "plain" : surface,
  );
}
