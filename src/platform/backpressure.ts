/**
 * Tells a rush from single arrivals, so that what follows from each (mail, messages, a build) is
 * done a moment later, and for many at once, while more are coming in: who waits for an answer goes
 * first.
 */

/** More arrivals than these within a breath are a rush. */
const FEW = 8;
const BREATH_MS = 50;

export class Backpressure {
  /** Arrivals by breath: the latest one in which there were any, and the one right before it. */
  #breath = 0;
  #arrived = 0;
  #arrivedBefore = 0;
  #breathedAtMs = Number.NEGATIVE_INFINITY;

  noteArrivals(count: number): void {
    const breath = currentBreath();
    if (breath !== this.#breath) {
      this.#arrivedBefore = breath === this.#breath + 1 ? this.#arrived : 0;
      this.#arrived = 0;
      this.#breath = breath;
    }
    this.#arrived += count;
  }

  /** Resolves at once, or in a rush when 50 ms have passed since it last did. */
  async waitForTurn(): Promise<void> {
    const restMs = this.#breathedAtMs + BREATH_MS - performance.now();
    if (this.#isOn && restMs > 0) await Bun.sleep(restMs);
    this.#breathedAtMs = performance.now();
  }

  /** Resolves when no rush is on, and after `msMax` in any case: heavy work can wait that long. */
  async waitForCalm(msMax: number): Promise<void> {
    const until = performance.now() + msMax;
    while (this.#isOn && performance.now() < until) await Bun.sleep(BREATH_MS);
  }

  get #isOn(): boolean {
    const breathsAgo = currentBreath() - this.#breath;
    if (breathsAgo > 1) return false;
    return this.#arrived + (breathsAgo === 0 ? this.#arrivedBefore : 0) > FEW;
  }
}

const currentBreath = (): number => Math.floor(performance.now() / BREATH_MS);
