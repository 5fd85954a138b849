// Pictures that a site refers to and that are drawn when somebody first asks for one: icons, and what a
// shared link shows. A version only holds the recipe of each; drawing is a pure function of it.
import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Page } from "../design/document.ts";
import { solvePalette } from "../design/palette.ts";
import { TYPE_PAIRS } from "../design/type-pairs.ts";
import { TYPE_PAIR_IDS } from "../design/vocabulary.ts";
import { renderSiteIcon, SITE_ICON_FILES } from "./art/icons/icon-files.ts";
import { drawSiteIcon } from "./art/icons/site-icon.ts";
import { chooseArtStyle } from "./art/manners.ts";
import type { ArtColours } from "./art/paint.ts";
import { renderOpenGraphImage } from "./art/raster/open-graph.ts";
import type { Rasteriser } from "./art/raster/rasteriser.ts";
import { ART_STYLES } from "./art/styles/styles.ts";
import { loadFonts } from "./typefaces/load-fonts.ts";
import type { SiteView } from "./view.ts";

export type PictureFile = {
  path: string;
  contentType: string;
  /** JSON that `drawPicture` takes. */
  recipe: string;
};

const coloursSchema = v.object({
  ground: v.string(),
  tint: v.string(),
  ink: v.string(),
  brand: v.string(),
  accent: v.string(),
});

const iconSchema = v.object({
  kind: v.literal("icon"),
  path: v.picklist(SITE_ICON_FILES.map(({ path }) => path)),
  name: v.string(),
  motif: v.string(),
  colours: coloursSchema,
  seed: v.string(),
  radius: v.picklist(["none", "small", "round"]),
});

const shareSchema = v.object({
  kind: v.literal("share"),
  name: v.string(),
  title: v.exactOptional(v.string()),
  descriptor: v.string(),
  colours: coloursSchema,
  typePair: v.picklist(TYPE_PAIR_IDS),
  style: v.picklist(ART_STYLES),
  motif: v.string(),
  density: v.picklist(["airy", "regular", "compact"]),
  seed: v.string(),
  isRightToLeft: v.boolean(),
});

const recipeSchema = v.variant("kind", [iconSchema, shareSchema]);
type Recipe = v.InferOutput<typeof recipeSchema>;

const NEUTRAL_MOTIF = "spark";

/** The icon that needs no drawing in pixels. */
export function writeSvgIcon(view: SiteView): string {
  return drawSiteIcon(iconFacts(view));
}

/** The icons that browsers and telephones ask for, in pixels. */
export function listIconPictures(view: SiteView): PictureFile[] {
  return SITE_ICON_FILES.filter(({ contentType }) => contentType !== "image/svg+xml").map(
    ({ path, contentType }) => {
      const recipe: Recipe = { kind: "icon", path, ...iconFacts(view) };
      return { path, contentType, recipe: JSON.stringify(recipe) };
    },
  );
}

/** What a link to the page shows where it is shared. */
export function describeSharePicture(view: SiteView, page: Page): PictureFile {
  const { identity, meta, tokens } = view.document;
  const recipe: Recipe = {
    kind: "share",
    name: identity.name,
    ...(page.role === "home" ? {} : { title: page.title }),
    descriptor: identity.descriptor,
    colours: artColours(view),
    typePair: tokens.typePair,
    style: chooseArtStyle(tokens.direction, "emblem", meta.seed),
    motif: identity.motif ?? NEUTRAL_MOTIF,
    density: tokens.density,
    seed: `${meta.seed}${page.path}`,
    isRightToLeft: meta.direction === "rtl",
  };
  const text = JSON.stringify(recipe);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return { path: `/_assets/share-${hash}.png`, contentType: "image/png", recipe: text };
}

/** The bytes of a picture. Throws for a recipe that this release did not write. */
export async function drawPicture(text: string, rasteriser: Rasteriser): Promise<Uint8Array> {
  const recipe = v.parse(recipeSchema, JSON.parse(text));
  if (recipe.kind === "icon") return renderSiteIcon(rasteriser, recipe, recipe.path);
  const { typePair, style, motif, density, kind: _, ...spec } = recipe;
  const [heading, body = heading] = loadFonts(typePair);
  if (!heading || !body) throw new Error(`the pair ${typePair} has no fonts`);
  const { headWeight, headTracking, headLeading, headScale } = TYPE_PAIRS[typePair];
  return renderOpenGraphImage(rasteriser, {
    ...spec,
    heading: {
      bytes: heading.bytes,
      weight: headWeight,
      tracking: headTracking,
      leading: headLeading,
      scale: headScale,
    },
    body: { bytes: body.bytes, weight: 450 },
    art: { style, motif, density },
  });
}

function iconFacts(view: SiteView) {
  const { identity, meta, tokens } = view.document;
  return {
    name: identity.name,
    motif: identity.motif ?? NEUTRAL_MOTIF,
    colours: artColours(view),
    seed: meta.seed,
    radius: tokens.radius,
  };
}

function artColours(view: SiteView): ArtColours {
  const { tokens } = view.document;
  const scheme = tokens.scheme === "dark" ? "dark" : "light";
  const { ground, tint, ink, brand, accent } = solvePalette(
    tokens.palette,
    view.direction.temper,
    scheme,
  );
  return { ground, tint, ink, brand, accent };
}
