/** Makes src/app/favicon.ico of the console's mark. Run it when the mark changes. */
import { join } from "node:path";
import { packIco } from "../src/features/renderer/art/icons/ico.ts";
import { createRasteriser, svgImage } from "../src/features/renderer/art/raster/rasteriser.ts";

const source = join(import.meta.dir, "../src");
const mark = await Bun.file(join(source, "features/console/web/mark.svg")).text();
const rasteriser = createRasteriser();
const pictures: { size: number; png: Uint8Array }[] = [];
for (const size of [16, 32, 48]) {
  const children = [svgImage(mark, size, size)];
  const style = { width: size, height: size, display: "flex" };
  const node = { type: "container" as const, style, children };
  pictures.push({ size, png: await rasteriser.renderPng({ width: size, height: size, node }) });
}
await Bun.write(join(source, "app/favicon.ico"), packIco(pictures));
