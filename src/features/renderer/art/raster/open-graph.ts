/**
 * The picture a page shows when it is shared: 1200 by 630, the site's own art beside its name and
 * the page's title. A pure function of its inputs; whoever serves it decides when, and keeps it.
 */

import { type ArtSpec, drawArt } from "../art.ts";
import type { ArtColours } from "../paint.ts";
import { createRandom } from "../random.ts";
import { readCoverage } from "./font-coverage.ts";
import { type Rasteriser, type RasterNode, svgImage } from "./rasteriser.ts";

export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

export type OpenGraphFace = {
  /** WOFF2 bytes of the variable file the site itself uses. */
  bytes: Uint8Array;
  weight: number;
  /** Em. */
  tracking?: number;
  leading?: number;
  /** Factor on the size, for wide and narrow faces. */
  scale?: number;
};

export type OpenGraphSpec = {
  name: string;
  /** The page's title; left out on the home page, where the name stands alone. */
  title?: string;
  /** A short line under the title, for example the trade. */
  descriptor?: string;
  colours: ArtColours;
  heading: OpenGraphFace;
  body: OpenGraphFace;
  art: Pick<ArtSpec, "style" | "motif" | "companions" | "density">;
  /** Same spec and seed, same bytes. */
  seed: string;
  isRightToLeft?: boolean;
};

type Line = { text: string; face: "heading" | "body" };

/** Draws the picture as PNG bytes. Text that neither face can set is left out, never boxed. */
export async function renderOpenGraphImage(
  rasteriser: Rasteriser,
  spec: OpenGraphSpec,
): Promise<Uint8Array> {
  const covers = {
    heading: readCoverage(spec.heading.bytes),
    body: readCoverage(spec.body.bytes),
  };
  const set = (text: string | undefined, preferred: Line["face"]): Line | undefined => {
    const plain = (text ?? "").normalize("NFC").replace(/\s+/gu, " ").trim();
    if (plain === "") return undefined;
    const other = preferred === "heading" ? "body" : "heading";
    if (covers[preferred](plain)) return { text: plain, face: preferred };
    return covers[other](plain) ? { text: plain, face: other } : undefined;
  };
  const title = set(spec.title ?? spec.name, "heading");
  const name = spec.title === undefined ? undefined : set(spec.name, "body");
  const lines = { title, name, descriptor: set(spec.descriptor, "body") };
  const node = title === undefined && name === undefined ? fullPicture(spec) : page(spec, lines);
  return rasteriser.renderPng({
    ...OPEN_GRAPH_SIZE,
    node,
    fonts: [
      { family: "heading", bytes: spec.heading.bytes },
      { family: "body", bytes: spec.body.bytes },
    ],
  });
}

const picture = (spec: OpenGraphSpec, aspect: ArtSpec["aspect"]) =>
  drawArt({ ...spec.art, aspect, seed: spec.seed, name: spec.name, colours: spec.colours });

function fullPicture(spec: OpenGraphSpec): RasterNode {
  const { width, height } = OPEN_GRAPH_SIZE;
  return {
    type: "container",
    style: { width, height, display: "flex" },
    children: [svgImage(picture(spec, "wide"), width, height)],
  };
}

type Lines = Readonly<Record<"title" | "name" | "descriptor", Line | undefined>>;

/** Two arrangements, one a site: the picture bleeding off the side, or hung on the page with a margin. */
function page(spec: OpenGraphSpec, lines: Lines): RasterNode {
  const { width, height } = OPEN_GRAPH_SIZE;
  const random = createRandom(`${spec.seed}/open-graph`);
  const isHung = random.chance(0.5);
  const isPictureFirst = random.chance(0.4) !== (spec.isRightToLeft === true);
  const margin = isHung ? 44 : 0;
  const pictureWidth = isHung ? 470 : 520;
  const pictureHeight = height - margin * 2;
  const image: RasterNode = {
    type: "container",
    style: {
      display: "flex",
      width: pictureWidth,
      height: pictureHeight,
      margin,
      flexShrink: 0,
      overflow: "hidden",
    },
    children: [svgImage(picture(spec, "tall"), pictureWidth, pictureHeight)],
  };
  const words = wordColumn(spec, lines, width - pictureWidth - margin * 2, isHung);
  return {
    type: "container",
    style: {
      width,
      height,
      display: "flex",
      flexDirection: "row",
      backgroundColor: spec.colours.ground,
    },
    children: isPictureFirst ? [image, words] : [words, image],
  };
}

/** Short titles are set large; the longest still fits in four lines and is then cut with an ellipsis. */
function titleSize(length: number): number {
  if (length <= 14) return 96;
  if (length <= 26) return 78;
  if (length <= 48) return 62;
  return length <= 80 ? 50 : 42;
}

type Setting = { size: number; color: string; lineClamp: number; width: number; isRight: boolean };

function setText(line: Line, face: OpenGraphFace, setting: Setting): RasterNode {
  return {
    type: "text",
    text: line.text,
    style: {
      fontFamily: line.face,
      fontWeight: face.weight,
      fontSize: Math.round(setting.size * (face.scale ?? 1)),
      letterSpacing: `${face.tracking ?? 0}em`,
      lineHeight: Math.max(1.04, face.leading ?? 1.1),
      color: setting.color,
      textAlign: setting.isRight ? "right" : "left",
      lineClamp: setting.lineClamp,
      overflowWrap: "anywhere",
      width: setting.width,
    },
  };
}

/** Name above, title in the middle under a short bar, descriptor below; what is missing leaves its room. */
function wordColumn(spec: OpenGraphSpec, lines: Lines, width: number, isHung: boolean): RasterNode {
  const { colours } = spec;
  const side = isHung ? 48 : 64;
  const isRight = spec.isRightToLeft === true;
  const inner = width - side * 2;
  const set = (line: Line | undefined, size: number, lineClamp: number): RasterNode[] => {
    const setting = { size, color: colours.ink, lineClamp, width: inner, isRight };
    return line === undefined ? [] : [setText(line, spec[line.face], setting)];
  };
  const bar: RasterNode = {
    type: "container",
    style: {
      width: 72,
      height: 8,
      backgroundColor: colours.brand,
      marginBottom: 28,
      alignSelf: isRight ? "flex-end" : "flex-start",
    },
  };
  const block = (children: RasterNode[]): RasterNode => ({
    type: "container",
    style: { display: "flex", flexDirection: "column", width: inner },
    children,
  });
  const title = set(lines.title, titleSize(lines.title?.text.length ?? 0), 4);
  return {
    type: "container",
    style: {
      display: "flex",
      flexDirection: "column",
      justifyContent: "space-between",
      width,
      height: OPEN_GRAPH_SIZE.height,
      padding: `64px ${side}px`,
    },
    children: [
      block(set(lines.name, 30, 2)),
      block([bar, ...title]),
      block(set(lines.descriptor, 28, 2)),
    ],
  };
}
