/** What of the renderer runs in the thread that draws. */

export { createRasteriser } from "./art/raster/rasteriser.ts";
export { drawSitePicture } from "./art/site-pictures.ts";
