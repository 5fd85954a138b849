import { machineMs } from "../lib/machine-time.ts";

/**
 * Tells many arrivals at once from single ones, so that what follows from each (mail, messages, a build)
 * is done a moment later, and for many together, while more are coming in: whoever waits for an answer
 * goes first.
 */

/** More arrivals than these within two intervals are many. */
const FEW = 8;
const INTERVAL_MS = 50;

export class Backpressure {
  /** The latest interval in which anything arrived, what arrived then, and in the one right before it. */
  #interval = 0;
  #arrived = 0;
  #arrivedBefore = 0;
  #turnAtMs = Number.NEGATIVE_INFINITY;

  noteArrivals(count: number): void {
    const interval = currentInterval();
    if (interval !== this.#interval) {
      this.#arrivedBefore = interval === this.#interval + 1 ? this.#arrived : 0;
      this.#arrived = 0;
      this.#interval = interval;
    }
    this.#arrived += count;
  }

  /** Resolves at once, or under pressure when 50 ms have passed since it last did. */
  async waitForTurn(): Promise<void> {
    const restMs = this.#turnAtMs + INTERVAL_MS - machineMs();
    if (this.#isHigh && restMs > 0) await Bun.sleep(restMs);
    this.#turnAtMs = machineMs();
  }

  /** Resolves when there is no pressure, and after `msMax` in any case: heavy work can wait that long. */
  async waitForCalm(msMax: number): Promise<void> {
    const until = machineMs() + msMax;
    while (this.#isHigh && machineMs() < until) await Bun.sleep(INTERVAL_MS);
  }

  get #isHigh(): boolean {
    const intervalsAgo = currentInterval() - this.#interval;
    if (intervalsAgo > 1) return false;
    return this.#arrived + (intervalsAgo === 0 ? this.#arrivedBefore : 0) > FEW;
  }
}

const currentInterval = (): number => Math.floor(machineMs() / INTERVAL_MS);
