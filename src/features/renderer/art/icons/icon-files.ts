/**
 * The icon files browsers and telephones ask a site for: favicon, touch icon and the launcher icons
 * of the manifest. Each file is made only when it is asked for.
 */

import { type Rasteriser, svgImage } from "../raster/rasteriser.ts";
import { packIco } from "./ico.ts";
import { drawSiteIcon, type IconShape, type SiteIconSpec } from "./site-icon.ts";

type IconFile = {
  path: string;
  contentType: "image/svg+xml" | "image/png" | "image/x-icon";
  shape: IconShape;
  /** Pixel sizes within the file; none for SVG. */
  sizes: readonly number[];
};

/** Paths are fixed: browsers ask for some of them unasked. */
export const SITE_ICON_FILES = [
  { path: "/icon.svg", contentType: "image/svg+xml", shape: "tile", sizes: [] },
  { path: "/favicon.ico", contentType: "image/x-icon", shape: "tile", sizes: [16, 32, 48] },
  { path: "/apple-touch-icon.png", contentType: "image/png", shape: "bleed", sizes: [180] },
  { path: "/icon-192.png", contentType: "image/png", shape: "tile", sizes: [192] },
  { path: "/icon-512.png", contentType: "image/png", shape: "tile", sizes: [512] },
  { path: "/icon-maskable-512.png", contentType: "image/png", shape: "bleed", sizes: [512] },
] as const satisfies readonly IconFile[];
export type SiteIconPath = (typeof SITE_ICON_FILES)[number]["path"];

/** The bytes of one icon file. SVG needs no engine. */
export async function renderSiteIcon(
  rasteriser: Rasteriser,
  spec: SiteIconSpec,
  path: SiteIconPath,
): Promise<Uint8Array> {
  const file = SITE_ICON_FILES.find((one) => one.path === path);
  if (file === undefined) throw new Error(`no icon file ${path}`);
  const svg = drawSiteIcon(spec, file.shape);
  if (file.contentType === "image/svg+xml") return new TextEncoder().encode(svg);
  const pictures: { size: number; png: Uint8Array }[] = [];
  for (const size of file.sizes) {
    const node = {
      type: "container" as const,
      style: { width: size, height: size, display: "flex" },
      children: [svgImage(svg, size, size)],
    };
    pictures.push({ size, png: await rasteriser.renderPng({ width: size, height: size, node }) });
  }
  const [first] = pictures;
  if (first === undefined) throw new Error(`icon file ${path} has no sizes`);
  return file.contentType === "image/x-icon" ? packIco(pictures) : first.png;
}
