import { expect, setDefaultTimeout, test } from "bun:test";
import { TYPEFACE_FILES } from "../../typefaces/typeface-files.ts";
import { readCoverage } from "./font-coverage.ts";
import { type OpenGraphSpec, renderOpenGraphImage } from "./open-graph.ts";
import { createRasteriser } from "./rasteriser.ts";

// The engine takes its time on a machine that does much else.
setDefaultTimeout(60_000);

const read = async (path: string) => new Uint8Array(await Bun.file(path).arrayBuffer());
const colours = {
  ground: "#fbf6ec",
  tint: "#f1e6d2",
  ink: "#23201c",
  brand: "#c4512f",
  accent: "#e0a83e",
};

const specFor = async (more: Partial<OpenGraphSpec> = {}): Promise<OpenGraphSpec> => ({
  name: "Sailor’s Bread",
  title: "Bread, buns and what we bake on Fridays",
  descriptor: "Sourdough and pastry",
  colours,
  heading: { bytes: await read(TYPEFACE_FILES.fraunces.full), weight: 560 },
  body: { bytes: await read(TYPEFACE_FILES.figtree.full), weight: 500 },
  art: { style: "still-life", motif: "bread" },
  seed: "bakery",
  ...more,
});

test("a page's picture is a PNG of 1200 by 630 and comes out the same each time", async () => {
  const rasteriser = createRasteriser();
  const [one, two] = [
    await renderOpenGraphImage(rasteriser, await specFor()),
    await renderOpenGraphImage(rasteriser, await specFor()),
  ];
  expect(await new Bun.Image(one).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: "png",
  });
  expect(Bun.hash(one)).toBe(Bun.hash(two));
  expect(one.length).toBeLessThan(300_000);
});

test("titles differ, so do their pictures", async () => {
  const rasteriser = createRasteriser();
  const one = await renderOpenGraphImage(rasteriser, await specFor());
  const other = await renderOpenGraphImage(rasteriser, await specFor({ title: "Find us" }));
  expect(Bun.hash(one)).not.toBe(Bun.hash(other));
});

test("text the typefaces lack is left out, never set as boxes", async () => {
  const rasteriser = createRasteriser();
  const draw = async (name: string, title: string) =>
    Bun.hash(
      await renderOpenGraphImage(rasteriser, await specFor({ name, title, descriptor: "" })),
    );
  expect(await draw("北京烤鸭店", "菜单")).toBe(await draw("上海烤鸭店", "预订"));
  expect(await draw("北京烤鸭店", "Menu")).toBe(await draw("上海烤鸭店", "Menu"));
  expect(await draw("Peking", "Menu")).not.toBe(await draw("北京烤鸭店", "Menu"));
});

test("every embedded typeface says which characters it has", async () => {
  const files = Object.entries(TYPEFACE_FILES).flatMap(([id, { full, plain }]) => [
    { id, path: full, latin: "Café Öl & Söhne “12” Œuvre ¿Qué? ß Àÿ" },
    { id, path: plain, latin: "Café & Söhne “12” – it’s £3 …" },
  ]);
  for (const { id, path, latin } of files) {
    const covers = readCoverage(await read(path));
    expect({
      id,
      latin: covers(latin),
      han: covers("寿司"),
      emoji: covers("🥐"),
    }).toEqual({
      id,
      latin: true,
      han: false,
      emoji: false,
    });
  }
  expect(() => readCoverage(new Uint8Array(200))).toThrow("not a WOFF2 typeface");
});
