/**
 * Draws pictures in a thread of its own, so that pages are served meanwhile. The thread starts with
 * the first picture and ends soon after the last: the drawing engine's memory is given back with it.
 */
import { Worker } from "node:worker_threads";
import { buildFacts } from "../../../platform/build-facts.ts";
import type { DrawAnswer, DrawOrder } from "./draw-worker.ts";

/** How long a thread without work is kept, and how long one picture may take. */
const IDLE_MS_MAX = 10_000;
const DRAWING_MS_MAX = 30_000;

/** Inside the executable modules lie by their place in the source, as seen from its root. */
const PROGRAM =
  buildFacts.commit === "source"
    ? "./draw-worker.ts"
    : "./src/features/publishing/easel/draw-worker.ts";

export class Easel {
  #thread: Worker | undefined;
  #lastId = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  /**
   * The picture of a recipe. Whoever asks for one that is being drawn waits for the same drawing;
   * others wait their turn. Rejects when it cannot be drawn.
   */
  draw(recipe: string): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#underWay.get(recipe);
    if (known !== undefined) return known;
    const drawing = this.#last
      .then(() => this.#drawNow(recipe))
      .finally(() => this.#underWay.delete(recipe));
    this.#underWay.set(recipe, drawing);
    this.#last = drawing.catch(() => undefined);
    return drawing;
  }

  async #drawNow(recipe: string): Promise<Uint8Array<ArrayBuffer>> {
    this.#thread ??= new Worker(new URL(PROGRAM, import.meta.url));
    const thread = this.#thread;
    const { promise, resolve, reject } = Promise.withResolvers<DrawAnswer>();
    this.#lastId += 1;
    const order: DrawOrder = { id: this.#lastId, recipe };
    thread.removeAllListeners();
    thread.on("message", (answer: DrawAnswer) => {
      if (answer.id === order.id) resolve(answer);
    });
    thread.on("error", (cause) => reject(new Error("the drawing thread broke", { cause })));
    this.#wait(DRAWING_MS_MAX, () => reject(new Error("a picture took too long to draw")));
    thread.ref();
    thread.postMessage(order);
    try {
      const answer = await promise;
      if ("fault" in answer) throw new Error(answer.fault);
      this.#wait(IDLE_MS_MAX, () => this.#end());
      // A resting thread keeps no process from ending.
      thread.unref();
      return answer.bytes;
    } catch (error) {
      // Whatever state it is in: the next picture gets a new one.
      this.#end();
      throw error;
    }
  }

  #end(): void {
    clearTimeout(this.#timer);
    void this.#thread?.terminate();
    this.#thread = undefined;
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms).unref();
  }
}
