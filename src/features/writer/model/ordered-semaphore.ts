/** How much is under way at once: calls on the wire, sites that are written. */

export class OrderedSemaphore {
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
      this.#release();
    }
  }

  /** To whoever waits longest, and to nobody who asks in that moment: a job asks again as soon as it is answered. */
  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }

  async #take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#free === 0) return this.#wait(signal);
    this.#free -= 1;
  }

  async #wait(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onAbort = () => {
      const index = this.#waiting.indexOf(resolve);
      // One that was given its place in the same moment gives it on, below.
      if (index >= 0) this.#waiting.splice(index, 1);
      reject(signal.reason);
    };
    this.#waiting.push(resolve);
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      await promise;
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
    if (!signal.aborted) return;
    this.#release();
    signal.throwIfAborted();
  }
}
