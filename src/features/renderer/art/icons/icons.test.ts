import { expect, setDefaultTimeout, test } from "bun:test";
import { createRasteriser } from "../raster/rasteriser.ts";
import { renderSiteIcon, SITE_ICON_FILES } from "./icon-files.ts";
import { drawSiteIcon, type SiteIconSpec } from "./site-icon.ts";

// The engine takes its time on a machine that does much else.
setDefaultTimeout(60_000);

const spec: SiteIconSpec = {
  name: "Łódź Rowery",
  motif: "wheel",
  seed: "bicycles",
  colours: {
    ground: "#ffffff",
    tint: "#eeeeee",
    ink: "#111111",
    brand: "#0b5c5c",
    accent: "#9fd3c7",
  },
};

test("PNG icons have the size they announce", async () => {
  const rasteriser = createRasteriser();
  for (const file of SITE_ICON_FILES.filter((one) => one.contentType === "image/png")) {
    const bytes = await renderSiteIcon(rasteriser, spec, file.path);
    const [size] = file.sizes;
    expect(await new Bun.Image(bytes).metadata()).toMatchObject({
      width: size,
      height: size,
      format: "png",
    });
  }
});

test("the ICO holds a PNG of each size at the place its directory says", async () => {
  const bytes = await renderSiteIcon(createRasteriser(), spec, "/favicon.ico");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([
    0, 1, 3,
  ]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const at = 6 + index * 16;
    expect(view.getUint8(at)).toBe(size);
    const [length, offset] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    const picture = bytes.slice(offset, offset + length);
    expect(await new Bun.Image(picture).metadata()).toMatchObject({
      width: size,
      height: size,
      format: "png",
    });
  }
});

test("the drawn icon is well-formed, fixed in colour and needs no engine", () => {
  for (const name of ["Łódź Rowery", "寿司", "", '"><script>', "8 Days"]) {
    for (const shape of ["tile", "bleed"] as const) {
      const svg = drawSiteIcon({ ...spec, name }, shape);
      expect(() => Bun.XML.parse(svg)).not.toThrow();
      expect(svg).not.toMatch(/var\(|script/);
    }
  }
});

test("names in Latin letters show their initial, others the motif", () => {
  const iconOf = (name: string) => drawSiteIcon({ ...spec, name });
  expect(iconOf("Łódź")).toBe(iconOf("lamp"));
  expect(iconOf("« Élan »")).toBe(iconOf("Egg"));
  expect(iconOf("寿司")).toBe(iconOf("كتاب"));
  expect(iconOf("寿司")).not.toBe(iconOf("lamp"));
});
