/** What is kept in memory up to a number of bytes; what was used longest ago goes first. */

export type Kept = { bytes: number; usedAt: number; drop(): void };

export class ByteBudget {
  readonly #bytesMax: number;
  readonly #kept = new Set<Kept>();
  #bytes = 0;
  /** Counts uses: the order of last use without a clock. */
  #uses = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  /** Bytes held at the moment; never more than the budget after something was kept. */
  get bytes(): number {
    return this.#bytes;
  }

  use(kept: Kept): void {
    this.#uses += 1;
    kept.usedAt = this.#uses;
  }

  keep(kept: Kept): void {
    this.use(kept);
    this.#kept.add(kept);
    this.#bytes += kept.bytes;
    if (this.#bytes <= this.#bytesMax) return;
    // Somewhat more than needed goes at once, so that sorting is rare.
    const enough = this.#bytesMax * 0.9;
    for (const oldest of [...this.#kept].sort((a, b) => a.usedAt - b.usedAt)) {
      if (this.#bytes <= enough) return;
      this.drop(oldest);
    }
  }

  drop(kept: Kept): void {
    if (!this.#kept.delete(kept)) return;
    this.#bytes -= kept.bytes;
    kept.drop();
  }
}
