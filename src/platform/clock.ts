/** Time, as the service sees it. Tests pass one that they move by hand. */
import { machineMs } from "../lib/machine-time.ts";

export type Clock = {
  /** Wall time in epoch milliseconds: for what is stored or shown. */
  now(): number;
  /** Milliseconds from an arbitrary start that never step back: for buckets, leases in memory, durations. */
  monotonicMs(): number;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonicMs: machineMs,
};
