import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { MOTIFS } from "../../design/motifs.ts";
import { ART_KINDS, DIRECTION_IDS } from "../../design/vocabulary.ts";
import { type ArtSpec, drawArt } from "./art.ts";
import { chooseArtStyle } from "./manners.ts";
import { drawMotif } from "./motifs/motifs.ts";
import { flattenPath } from "./path.ts";
import { SHEET_SIZES } from "./sheet.ts";
import { ART_STYLES, type ArtStyle } from "./styles/styles.ts";

// Some five thousand drawings, on a machine that may do much else.
setDefaultTimeout(60_000);

const ASPECTS = ["wide", "square", "tall"] as const;
const COLOURS = {
  ground: "#fbf6ec",
  tint: "#f1e6d2",
  ink: "#23201c",
  brand: "#c4512f",
  accent: "#e0a83e",
};
/** As the page's style sheet names its colours. */
const PROPERTIES = ["paper", "tint", "ink", "accent", "accent-2"];
const COMPRESSED_BYTES_MAX = 5 * 1024;

const specOf = (style: ArtStyle, motif: string, more: Partial<ArtSpec> = {}): ArtSpec => ({
  style,
  motif,
  companions: ["leaf", "cup"],
  aspect: "wide",
  seed: "test/hero",
  name: "Alder & Sons",
  density: "compact",
  ...more,
});

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const referencesOf = (svg: string) =>
  [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);

describe.each(ART_STYLES.map((style) => [style] as const))("%s", (style) => {
  let drawings: { spec: ArtSpec; svg: string }[] = [];

  beforeAll(() => {
    drawings = MOTIFS.flatMap((motif) =>
      ASPECTS.map((aspect) => {
        const spec = specOf(style, motif, { aspect, seed: `test/${motif}` });
        return { spec, svg: drawArt(spec) };
      }),
    );
  });

  test("is well-formed XML for every motif and aspect, in the sheet's size", () => {
    for (const { spec, svg } of drawings) {
      const { width, height } = SHEET_SIZES[spec.aspect];
      expect(() => Bun.XML.parse(svg)).not.toThrow();
      expect(svg).toStartWith("<svg ");
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(svg).toContain('aria-hidden="true"');
    }
  });

  test("draws only shapes: no text, script, style, handler or outside reference", () => {
    for (const { svg } of drawings) {
      const elements = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name ?? ""));
      for (const name of elements) expect(ALLOWED_ELEMENTS).toContain(name);
      expect(/ on[a-z]+=| style=|javascript:|data:/.test(svg)).toBe(false);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toContain("//");
    }
  });

  test("every number is finite and has at most three decimals", () => {
    for (const { svg } of drawings) {
      expect(/NaN|Infinity|undefined|\de-\d|\.\d{4}/.test(svg)).toBe(false);
    }
  });

  test("stays within its compressed size", () => {
    for (const { svg } of drawings) {
      expect(Bun.gzipSync(svg).length).toBeLessThanOrEqual(COMPRESSED_BYTES_MAX);
    }
  });

  test("its references point into itself and its ids are its own", () => {
    const seen = new Set<string>();
    for (const { svg } of drawings) {
      const ids = idsOf(svg);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of referencesOf(svg)) expect(ids).toContain(id);
      for (const id of ids) {
        expect(seen.has(id ?? "")).toBe(false);
        seen.add(id ?? "");
      }
    }
  });

  test("same spec, same bytes; another seed, another picture", () => {
    expect(drawArt(specOf(style, "bread"))).toBe(drawArt(specOf(style, "bread")));
    expect(drawArt(specOf(style, "bread"))).not.toBe(
      drawArt(specOf(style, "bread", { seed: "b" })),
    );
  });

  test("colours are the page's properties, or fixed ones when given", () => {
    const paged = drawArt(specOf(style, "wheel"));
    const roles = new Set([...paged.matchAll(/var\(--([a-z0-9-]+)\)/g)].map(([, role]) => role));
    expect(roles.size).toBeGreaterThan(0);
    for (const role of roles) expect(PROPERTIES).toContain(role ?? "");
    const fixed = drawArt(specOf(style, "wheel", { colours: COLOURS }));
    expect(fixed).not.toMatch(/var\(|color-mix/);
    expect(fixed.replace(/#[0-9a-f]{6}/g, "")).not.toMatch(/(fill|stroke|stop-color)="#[0-9a-f]*"/);
  });
});

const ALLOWED_ELEMENTS = [
  "svg",
  "g",
  "path",
  "defs",
  "use",
  "pattern",
  "clipPath",
  "linearGradient",
  "radialGradient",
  "stop",
];

test("an unknown motif and a name in another script still give a picture", () => {
  for (const style of ART_STYLES) {
    const svg = drawArt(
      specOf(style, "no-such-motif", { name: '寿司 <b>&"', companions: ["<script>"] }),
    );
    expect(() => Bun.XML.parse(svg)).not.toThrow();
    expect(svg).not.toContain("script");
    expect(svg.length).toBeGreaterThan(800);
  }
});

test("every direction has a style for every kind of slot, and keeps to it", () => {
  for (const direction of DIRECTION_IDS) {
    for (const kind of ART_KINDS) {
      const style = chooseArtStyle(direction, kind, "seed");
      expect(ART_STYLES).toContain(style);
      expect(chooseArtStyle(direction, kind, "seed")).toBe(style);
    }
  }
});

test("every motif is drawn within its box and fills a good part of it", () => {
  for (const motif of MOTIFS) {
    const points = drawMotif(motif)
      .filter(([tone]) => tone !== "d")
      .flatMap(([, path]) => flattenPath(path).flat());
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
    const [left, top, right, bottom] = bounds;
    expect({ motif, isInside: left >= -1 && top >= -1 && right <= 101 && bottom <= 101 }).toEqual({
      motif,
      isInside: true,
    });
    expect({ motif, isLarge: Math.max(right - left, bottom - top) >= 75 }).toEqual({
      motif,
      isLarge: true,
    });
  }
});
