/** Draws pictures in a thread of its own, so that pages are served meanwhile. */
import { threadProgram } from "../../../platform/worker-thread/thread-program.ts";
import { WorkerThread } from "../../../platform/worker-thread/worker-thread.ts";

const IDLE_MS = 10_000;
const ORDERS_MAX = 200;
/** How long one picture may take. */
const DRAWING_MS_MAX = 30_000;

export class ArtWorker {
  readonly #thread = new WorkerThread({
    name: "the drawing thread",
    program: threadProgram("features/publishing/art-worker/draw-program.ts"),
    idleMs: IDLE_MS,
    ordersMax: ORDERS_MAX,
  });
  readonly #underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  /**
   * The picture of a recipe. Whoever asks for one that is being drawn waits for the same drawing;
   * others wait their turn. Rejects when it cannot be drawn.
   */
  draw(recipe: string): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#underWay.get(recipe);
    if (known !== undefined) return known;
    const drawing = this.#thread
      .run("draw", recipe, { timeoutMs: DRAWING_MS_MAX })
      .then((bytes) => bytes as Uint8Array<ArrayBuffer>)
      .finally(() => this.#underWay.delete(recipe));
    this.#underWay.set(recipe, drawing);
    return drawing;
  }
}
