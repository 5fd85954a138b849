/** A bounded number of places for work that is heavy, with a smaller bound for each of its owners. */

type Waiter = { readonly owner: string; readonly enter: () => void };

export class Places {
  readonly #placesMax: number;
  readonly #placesMaxEach: number;
  readonly #taken = new Map<string, number>();
  #takenInAll = 0;
  #waiting: Waiter[] = [];

  constructor(placesMax: number, placesMaxEach: number = placesMax) {
    this.#placesMax = placesMax;
    this.#placesMaxEach = placesMaxEach;
  }

  /** Does the work once there is a place; whoever came first goes first, of those who may. */
  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#isFree(owner)) this.#take(owner);
    else
      await new Promise<void>((resolve) => {
        this.#waiting.push({ owner, enter: resolve });
      });
    try {
      return await work();
    } finally {
      this.#leave(owner);
    }
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
    const next = this.#waiting.find((waiter) => this.#isFree(waiter.owner));
    if (next === undefined) return;
    this.#waiting = this.#waiting.filter((waiter) => waiter !== next);
    // Taken on its behalf at once, or somebody who comes in between would have the same place.
    this.#take(next.owner);
    next.enter();
  }
}
