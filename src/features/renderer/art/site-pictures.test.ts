/** The pictures that a site can be asked for: each under a path of its own, drawn from its recipe alone. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import { HOSTILE_TEXTS } from "../../../../test/fixtures/hostile-texts.ts";
import { attribute, listElements } from "../../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { checkDocument, type SiteDocument } from "../../design/document.ts";
import { DIRECTION_IDS } from "../../design/vocabulary.ts";
import { renderSite } from "../render-site.ts";
import { createRasteriser } from "./raster/rasteriser.ts";
import { drawSitePicture, listSitePictures, openGraphPath } from "./site-pictures.ts";

// The engine takes its time on a machine that does much else.
setDefaultTimeout(120_000);

const filled = fillDocument();
const withPaths = (paths: readonly string[]): SiteDocument => {
  const [home, page] = filled.pages;
  return checkDocument({
    ...filled,
    navigation: { items: [] },
    pages: [home, ...paths.map((path) => ({ ...page, role: "custom", path }))],
  });
};

const slug = fc.constantFrom("home", "a", "b", "index", "a-b", "home-2", "og", "icon-192", "404");
const pagePath = fc
  .array(slug, { minLength: 1, maxLength: 3 })
  .map((parts) => `/${parts.join("/")}`);

test("no two pictures have one path, whatever the pages are called", () => {
  fc.assert(
    fc.property(fc.uniqueArray(pagePath, { maxLength: 12 }), (paths) => {
      const document = withPaths(paths);
      const pictures = listSitePictures(document).map(({ path }) => path);
      expect(new Set(pictures).size).toBe(pictures.length);
      for (const path of ["/", ...paths]) expect(pictures).toContain(openGraphPath(path));
    }),
    { numRuns: 200 },
  );
});

test("every picture that a page or the manifest names is one of them, or a file", () => {
  for (const direction of DIRECTION_IDS.slice(0, 4)) {
    const document = fillDocument({ direction });
    const options = { origin: "http://x.localhost", siteId: "site_1", hasPictures: true };
    const files = [...renderSite(document, options)];
    const known = new Set([
      ...files.map(({ path }) => path),
      ...listSitePictures(document).map(({ path }) => path),
    ]);
    const named = files.flatMap(({ path, kind, bytes }) => {
      const text = new TextDecoder().decode(bytes);
      if (path === "/site.webmanifest")
        return JSON.parse(text).icons.map(({ src }: { src: string }) => src);
      if (kind !== "page") return [];
      return listElements(text).flatMap((one) =>
        attribute(one, "property") === "og:image"
          ? [attribute(one, "content")?.slice(options.origin.length)]
          : /icon/u.test(attribute(one, "rel") ?? "")
            ? [attribute(one, "href")]
            : [],
      );
    });
    expect(named.length).toBeGreaterThan(20);
    for (const path of named) expect([path, known.has(path)]).toEqual([path, true]);
  }
});

describe("a recipe", () => {
  const recipeOf = (document: SiteDocument, path: string) =>
    listSitePictures(document).find((picture) => picture.path === path)?.recipe ?? "";

  test("is the same for the same document, and changes with what is seen on the picture", () => {
    const share = "/_og/page-2.png";
    const recipes = (document: SiteDocument) => [
      ...[recipeOf(document, share), recipeOf(document, "/icon-192.png")],
    ];
    expect(recipes(structuredClone(filled))).toEqual(recipes(filled));
    const changes: Partial<SiteDocument>[] = [
      { identity: { ...filled.identity, name: "Other" } },
      { tokens: { ...filled.tokens, palette: { ...filled.tokens.palette, hue: 200 } } },
      { meta: { ...filled.meta, seed: "other" } },
    ];
    for (const change of changes) {
      const [one, other] = recipes({ ...filled, ...change });
      expect(one).not.toBe(recipes(filled)[0] ?? "");
      expect(other).not.toBe(recipes(filled)[1] ?? "");
    }
    const pages = filled.pages.map((page) => ({ ...page, title: `${page.title} anew` }));
    expect(recipeOf({ ...filled, pages }, share)).not.toBe(recipeOf(filled, share));
    // A change of texts that no picture shows draws nothing anew.
    const facts = filled.facts.map((fact) => ({ ...fact, value: "Other" }));
    expect(recipes({ ...filled, facts })).toEqual(recipes(filled));
  });

  test.each([
    "",
    "{}",
    "[]",
    '{"kind":"icon"}',
    '{"kind":"icon","path":"/../etc/passwd","name":"x","motif":"x","colours":{},"seed":"x","radius":"none"}',
    '{"kind":"shared","name":"x"}',
    '{"kind":"other"}',
  ])("that was not written here is refused: %s", async (recipe) => {
    await expect(drawSitePicture(createRasteriser(), recipe)).rejects.toThrow();
  });

  test("makes a picture of the size that is announced, whatever the business is called", async () => {
    const rasteriser = createRasteriser();
    const names = [
      "Alder & Rye",
      "مخبز الزيتون",
      "面包",
      "👩🏽‍🍳",
      "x".repeat(200),
      ...HOSTILE_TEXTS.slice(0, 4),
    ];
    for (const name of names) {
      const document = checkDocument({ ...filled, identity: { ...filled.identity, name } });
      for (const [path, width, height] of [
        ["/icon-192.png", 192, 192],
        ["/apple-touch-icon.png", 180, 180],
        ["/_og/home.png", 1200, 630],
      ] as const) {
        const bytes = await drawSitePicture(rasteriser, recipeOf(document, path));
        const { format, ...size } = await new Bun.Image(bytes).metadata();
        expect([name, path, format, size.width, size.height]).toEqual([
          ...[name, path, "png", width, height],
        ]);
      }
    }
  });
});
