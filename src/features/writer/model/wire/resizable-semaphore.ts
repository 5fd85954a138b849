/** How many calls are on the wire at once, over all jobs: a model on one machine answers few at a time. */

export class ResizableSemaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Runs `work` when there is a place for it, in the order of asking. Rejects with the signal's reason. */
  async within<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#take(signal);
    try {
      return await work();
    } finally {
      this.#free += 1;
      this.#waiting.shift()?.();
    }
  }

  async #take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    while (this.#free === 0) await this.#wait(signal);
    this.#free -= 1;
  }

  async #wait(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onAbort = () => {
      const index = this.#waiting.indexOf(resolve);
      if (index >= 0) this.#waiting.splice(index, 1);
      reject(signal.reason);
    };
    this.#waiting.push(resolve);
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      await promise;
    } catch (error) {
      // A place that was offered in the same moment goes to the next one.
      if (this.#free > 0) this.#waiting.shift()?.();
      throw error;
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  }
}
