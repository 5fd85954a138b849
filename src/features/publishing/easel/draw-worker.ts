/**
 * The program of the thread that draws: recipes in, pictures out, one after the other. It knows
 * neither the database nor the service, and nothing but recipes and pictures passes between them.
 */
import { parentPort } from "node:worker_threads";
import { createRasteriser } from "../../renderer/art/raster/rasteriser.ts";
import { drawSitePicture } from "../../renderer/art/site-pictures.ts";

export type DrawOrder = { id: number; recipe: string };
export type DrawAnswer =
  | { id: number; bytes: Uint8Array<ArrayBuffer> }
  | { id: number; fault: string };

const rasteriser = createRasteriser();

parentPort?.on("message", async ({ id, recipe }: DrawOrder) => {
  try {
    // A copy of its own length: what the engine hands out may be a window into its memory.
    const bytes = new Uint8Array(await drawSitePicture(rasteriser, recipe));
    answer({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    answer({ id, fault: error instanceof Error ? error.message : String(error) }, []);
  }
});

function answer(message: DrawAnswer, handedOver: ArrayBuffer[]): void {
  parentPort?.postMessage(message, handedOver);
}
