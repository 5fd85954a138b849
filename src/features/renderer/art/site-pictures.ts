/**
 * The pictures of a site that are made on demand: its icons and, for each page, the picture shown
 * when the page is shared. A document names them with a recipe each; the bytes are a pure function
 * of the recipe, so whoever serves them may draw one late and keep it for good.
 */

import * as v from "valibot";
import {
  DIRECTIONS,
  type Page,
  type SiteDocument,
  solvePalette,
  TYPE_PAIR_IDS,
  TYPE_PAIRS,
} from "../../design/room.ts";
import { loadFonts } from "../typefaces/load-fonts.ts";
import { renderSiteIcon, SITE_ICON_FILES } from "./icons/icon-files.ts";
import { chooseArtStyle } from "./manners.ts";
import { type OpenGraphFace, renderOpenGraphImage } from "./raster/open-graph.ts";
import type { Rasteriser } from "./raster/rasteriser.ts";
import { ART_STYLES } from "./styles/styles.ts";

export type PictureFile = {
  path: string;
  contentType: string;
  /** JSON text for `drawSitePicture`. */
  recipe: string;
};

const coloursSchema = v.object({
  ground: v.string(),
  tint: v.string(),
  ink: v.string(),
  brand: v.string(),
  accent: v.string(),
});

const iconRecipe = v.object({
  kind: v.literal("icon"),
  path: v.picklist(SITE_ICON_FILES.map(({ path }) => path)),
  name: v.string(),
  motif: v.string(),
  colours: coloursSchema,
  seed: v.string(),
  radius: v.picklist(["none", "small", "round"]),
});

const sharedRecipe = v.object({
  kind: v.literal("shared"),
  name: v.string(),
  title: v.exactOptional(v.string()),
  descriptor: v.string(),
  colours: coloursSchema,
  typePair: v.picklist(TYPE_PAIR_IDS),
  art: v.object({
    style: v.picklist(ART_STYLES),
    motif: v.string(),
    companions: v.array(v.string()),
    density: v.picklist(["airy", "regular", "compact"]),
  }),
  seed: v.string(),
  isRightToLeft: v.boolean(),
});

const recipeSchema = v.variant("kind", [iconRecipe, sharedRecipe]);
type IconRecipe = v.InferOutput<typeof iconRecipe>;
type SharedRecipe = v.InferOutput<typeof sharedRecipe>;
type Colours = v.InferOutput<typeof coloursSchema>;

/**
 * Path of the picture that stands for a page when it is shared: "/" → "/_og/home.png". No path of a page begins with
 * a hyphen or has two in a row, so that no two pages have one picture.
 */
export function openGraphPath(pagePath: string): string {
  if (pagePath === "/") return "/_og/home.png";
  const name = pagePath === "/home" ? "-home" : pagePath.slice(1).replaceAll("/", "--");
  return `/_og/${name}.png`;
}

/** Every picture the document's site can be asked for. `/icon.svg` is a file and not among them. */
export function listSitePictures(document: SiteDocument): PictureFile[] {
  const colours = solveColours(document);
  const icons = SITE_ICON_FILES.filter(({ contentType }) => contentType !== "image/svg+xml");
  return [
    ...icons.map(({ path, contentType }) => ({
      path,
      contentType,
      recipe: JSON.stringify(describeIcon(document, path, colours)),
    })),
    ...document.pages.map((page) => ({
      path: openGraphPath(page.path),
      contentType: "image/png",
      recipe: JSON.stringify(describeShared(document, page, colours)),
    })),
  ];
}

/** The bytes of one picture. Throws for a text that `listSitePictures` cannot have written. */
export async function drawSitePicture(rasteriser: Rasteriser, recipe: string): Promise<Uint8Array> {
  const read = v.parse(recipeSchema, JSON.parse(recipe));
  return read.kind === "icon"
    ? renderSiteIcon(rasteriser, read, read.path)
    : drawShared(rasteriser, read);
}

/** Files have no scheme of their own: they take the light one unless the site is always dark. */
function solveColours({ tokens }: SiteDocument): Colours {
  const scheme = tokens.scheme === "dark" ? "dark" : "light";
  const { temper } = DIRECTIONS[tokens.direction];
  const { ground, tint, ink, brand, accent } = solvePalette(tokens.palette, temper, scheme);
  return { ground, tint, ink, brand, accent };
}

function describeIcon(
  document: SiteDocument,
  path: IconRecipe["path"],
  colours: Colours,
): IconRecipe {
  const { identity, meta, tokens } = document;
  return {
    kind: "icon",
    path,
    name: identity.name,
    motif: identity.motif ?? "",
    colours,
    seed: meta.seed,
    radius: tokens.radius,
  };
}

function describeShared(document: SiteDocument, page: Page, colours: Colours): SharedRecipe {
  const { identity, meta, tokens } = document;
  const slot = findArt(page) ?? document.pages.map(findArt).find((found) => found !== undefined);
  return {
    kind: "shared",
    name: identity.name,
    ...(page.role === "home" ? {} : { title: page.title }),
    descriptor: identity.descriptor,
    colours,
    typePair: tokens.typePair,
    art: {
      style: chooseArtStyle(tokens.direction, slot?.kind ?? "still-life", `${meta.seed}/shared`),
      motif: slot?.motif ?? identity.motif ?? "",
      companions: identity.motif === undefined ? [] : [identity.motif],
      density: tokens.density,
    },
    seed: `${meta.seed}/shared${page.path}`,
    isRightToLeft: meta.direction === "rtl",
  };
}

function drawShared(rasteriser: Rasteriser, recipe: SharedRecipe): Promise<Uint8Array> {
  const { typePair, kind: _, ...spec } = recipe;
  const pair = TYPE_PAIRS[typePair];
  const fonts = loadFonts(typePair, "full");
  const bytesOf = (id: string) => fonts.find((font) => font.id === id)?.bytes ?? new Uint8Array();
  const heading: OpenGraphFace = {
    bytes: bytesOf(pair.head),
    weight: pair.headWeight,
    tracking: pair.headTracking,
    leading: pair.headLeading,
    scale: pair.headScale,
  };
  return renderOpenGraphImage(rasteriser, {
    ...spec,
    heading,
    body: { bytes: bytesOf(pair.text), weight: 500 },
  });
}

/** The first drawing of a page. */
const findArt = (page: Page) =>
  page.blocks.flatMap((block) => ("art" in block && block.art ? [block.art] : []))[0];
