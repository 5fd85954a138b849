/** A bounded number of places for work that is heavy, shared out in turn among its owners. */

export class FairSemaphore {
  readonly #placesMax: number;
  readonly #placesMaxEach: number;
  readonly #taken = new Map<string, number>();
  #takenInAll = 0;
  /** Who waits, in the order in which they have their next turn; each with its work in order. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(placesMax: number, placesMaxEach: number = placesMax) {
    this.#placesMax = placesMax;
    this.#placesMaxEach = placesMaxEach;
  }

  /**
   * Does the work once there is a place. Owners who wait have their turns one after the other,
   * so that whoever brings one thing waits for one of each other's, however many they brought.
   */
  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#isFree(owner)) this.#take(owner);
    else await this.#wait(owner);
    try {
      return await work();
    } finally {
      this.#leave(owner);
    }
  }

  #wait(owner: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const queue = this.#waiting.get(owner);
    if (queue) queue.push(resolve);
    else this.#waiting.set(owner, [resolve]);
    return promise;
  }

  #isFree(owner: string): boolean {
    return (
      this.#takenInAll < this.#placesMax && (this.#taken.get(owner) ?? 0) < this.#placesMaxEach
    );
  }

  #take(owner: string): void {
    this.#takenInAll += 1;
    this.#taken.set(owner, (this.#taken.get(owner) ?? 0) + 1);
  }

  #leave(owner: string): void {
    this.#takenInAll -= 1;
    const left = (this.#taken.get(owner) ?? 1) - 1;
    if (left === 0) this.#taken.delete(owner);
    else this.#taken.set(owner, left);
    this.#admitNext();
  }

  #admitNext(): void {
    for (const [owner, queue] of this.#waiting) {
      if (!this.#isFree(owner)) continue;
      const [enter, ...rest] = queue;
      this.#waiting.delete(owner);
      // To the end of the line: the next turn is somebody else's.
      if (rest.length > 0) this.#waiting.set(owner, rest);
      // Taken on its behalf at once, or somebody who comes in between would have the same place.
      this.#take(owner);
      enter?.();
      return;
    }
  }
}
