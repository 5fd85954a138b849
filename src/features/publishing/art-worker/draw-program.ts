/** The program of the thread that draws: recipes in, pictures out. */
import { serveOrders } from "../../../platform/worker-thread/serve-orders.ts";
import { createRasteriser, drawSitePicture } from "../../renderer/programs.ts";

const rasteriser = createRasteriser();

serveOrders({
  async draw(recipe: string) {
    // A copy of its own length: what the engine hands out may be a window into its memory.
    const bytes = new Uint8Array(await drawSitePicture(rasteriser, recipe));
    return { output: bytes, handOver: [bytes.buffer] };
  },
});
