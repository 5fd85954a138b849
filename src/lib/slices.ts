/** Long work in slices: others have their turn whenever one has taken long enough. */
import { machineMs } from "./machine-time.ts";

const SLICE_MS_MAX = 5;

export class Slices {
  readonly #sliceMsMax: number;
  #startedAtMs = machineMs();

  constructor(sliceMsMax = SLICE_MS_MAX) {
    this.#sliceMsMax = sliceMsMax;
  }

  /** To be awaited between two steps; gives way only when the slice is over. */
  async pause(): Promise<void> {
    if (machineMs() - this.#startedAtMs < this.#sliceMsMax) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.#startedAtMs = machineMs();
  }
}
