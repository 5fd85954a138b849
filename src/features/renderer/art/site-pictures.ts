/**
 * The pictures of a site that are made on demand: its icons and, for each page, the picture shown
 * when the page is shared. Which paths exist follows from the document alone; the bytes are a pure
 * function of document and path, so whoever serves them may keep them for the life of a version.
 */

import { DIRECTIONS } from "../../design/directions.ts";
import type { Page, SiteDocument } from "../../design/document.ts";
import { solvePalette } from "../../design/palette.ts";
import { TYPE_PAIRS } from "../../design/type-pairs.ts";
import { loadFonts } from "../typefaces/load-fonts.ts";
import { renderSiteIcon, SITE_ICON_FILES } from "./icons/icon-files.ts";
import type { SiteIconSpec } from "./icons/site-icon.ts";
import { chooseArtStyle } from "./manners.ts";
import { type OpenGraphFace, renderOpenGraphImage } from "./raster/open-graph.ts";
import type { Rasteriser } from "./raster/rasteriser.ts";

export type SitePicture = { path: string; contentType: string };

/** Path of the picture that stands for a page when it is shared: "/" → "/_og/home.png". */
export const openGraphPath = (pagePath: string): string =>
  `/_og/${pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "--")}.png`;

/** Every picture the document's site can be asked for. */
export function listSitePictures(document: SiteDocument): SitePicture[] {
  return [
    ...SITE_ICON_FILES.map(({ path, contentType }) => ({ path, contentType })),
    ...document.pages.map((page) => ({
      path: openGraphPath(page.path),
      contentType: "image/png",
    })),
  ];
}

/** Makes one picture; undefined when the site has none at that path. */
export async function renderSitePicture(
  rasteriser: Rasteriser,
  document: SiteDocument,
  path: string,
): Promise<{ contentType: string; bytes: Uint8Array } | undefined> {
  const icon = SITE_ICON_FILES.find((file) => file.path === path);
  if (icon !== undefined) {
    const bytes = await renderSiteIcon(rasteriser, iconSpec(document), icon.path);
    return { contentType: icon.contentType, bytes };
  }
  const page = document.pages.find((one) => openGraphPath(one.path) === path);
  if (page === undefined) return undefined;
  return { contentType: "image/png", bytes: await renderSharedPicture(rasteriser, document, page) };
}

/** Files have no scheme of their own: they take the light one unless the site is always dark. */
function solveColours({ tokens }: SiteDocument) {
  const scheme = tokens.scheme === "dark" ? "dark" : "light";
  return solvePalette(tokens.palette, DIRECTIONS[tokens.direction].temper, scheme);
}

function iconSpec(document: SiteDocument): SiteIconSpec {
  const { identity, meta, tokens } = document;
  return {
    name: identity.name,
    motif: identity.motif ?? "",
    colours: solveColours(document),
    seed: meta.seed,
    radius: tokens.radius,
  };
}

function renderSharedPicture(
  rasteriser: Rasteriser,
  document: SiteDocument,
  page: Page,
): Promise<Uint8Array> {
  const { identity, meta, tokens } = document;
  const pair = TYPE_PAIRS[tokens.typePair];
  const fonts = loadFonts(tokens.typePair);
  const bytesOf = (id: string) => fonts.find((font) => font.id === id)?.bytes ?? new Uint8Array();
  const heading: OpenGraphFace = {
    bytes: bytesOf(pair.head),
    weight: pair.headWeight,
    tracking: pair.headTracking,
    leading: pair.headLeading,
    scale: pair.headScale,
  };
  const slot = findArt(page) ?? document.pages.map(findArt).find((found) => found !== undefined);
  return renderOpenGraphImage(rasteriser, {
    name: identity.name,
    ...(page.role === "home" ? {} : { title: page.title }),
    descriptor: identity.descriptor,
    colours: solveColours(document),
    heading,
    body: { bytes: bytesOf(pair.text), weight: 500 },
    art: {
      style: chooseArtStyle(tokens.direction, slot?.kind ?? "still-life", `${meta.seed}/shared`),
      motif: slot?.motif ?? identity.motif ?? "",
      companions: identity.motif === undefined ? [] : [identity.motif],
      density: tokens.density,
    },
    seed: `${meta.seed}/shared${page.path}`,
    isRightToLeft: meta.direction === "rtl",
  });
}

/** The first drawing of a page. */
const findArt = (page: Page) =>
  page.blocks.flatMap((block) => ("art" in block && block.art ? [block.art] : []))[0];
