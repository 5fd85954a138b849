/**
 * Tells a rush from single arrivals, so that what follows from each (mail, messages) is done a
 * moment later and for many at once while more are coming in: who waits for an answer goes first.
 */

/** More arrivals than these within a breath are a rush. */
const FEW = 8;
const BREATH_MS = 50;

export class Rush {
  #arrived = 0;
  #breathedAtMs = Number.NEGATIVE_INFINITY;

  arrive(count: number): void {
    this.#arrived += count;
  }

  /** Resolves at once, or in a rush when 50 ms have passed since it last did. */
  async breathe(): Promise<void> {
    const restMs = this.#breathedAtMs + BREATH_MS - performance.now();
    if (this.#arrived > FEW && restMs > 0) await Bun.sleep(restMs);
    this.#arrived = 0;
    this.#breathedAtMs = performance.now();
  }
}
