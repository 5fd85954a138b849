/**
 * Gives memory back. The engine collects by what is allocated: what a busy hour leaves behind stays for as
 * long as nobody asks for much. Its own small collections leave much of that; until a whole one, what is new
 * lies between it, and a block of the heap is given back only when nothing lives in it any more. A pause is
 * about 5 ms for the objects that a service holds.
 */
import { edenGC, heapSize } from "bun:jsc";
import type { Task } from "./scheduler.ts";

const EVERY_MS = 5_000;
/** Every minute, however little has come since. */
const RUNS_MAX = 12;
/** Sooner when the heap has grown by this part of what was left of it, and by so many bytes. */
const GROWTH = 1 / 4;
const GROWTH_BYTES = 4 * 1024 * 1024;

/** The service is at rest while all its threads together take less processor time than this between two runs. */
const REST_MS = 100;
/** The same right after the start, of which some is done when the first run has been. */
const START_REST_MS = 250;

export type Heap = {
  /** In bytes, as of the last collection of any kind. */
  readonly size: () => number;
  /** Only of what is new: a tenth of a millisecond, but whatever was looked at before stays. */
  readonly collectNew: () => void;
  readonly collectAll: () => void;
  /**
   * Collects everything, and drops what was compiled: what is called next is compiled anew from the executable's
   * bytecode, which makes the first call of each kind about a millisecond slower.
   */
  readonly shrink: () => void;
  /** Processor time of the process so far, in ms. */
  readonly busyMs: () => number;
};

export const ownHeap: Heap = {
  size: heapSize,
  collectNew: edenGC,
  collectAll: () => Bun.gc(true),
  shrink: () => Bun.shrink(),
  busyMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
};

/** Nothing has been left behind when the service starts, so that its first run does nothing. */
export function memoryTask(heap: Heap = ownHeap): Task {
  const hasComeToRest = watchRest(heap.busyMs);
  let left: number | undefined;
  let runs = 0;
  return {
    name: "memory.collect",
    everyMs: EVERY_MS,
    async run() {
      const isRestBegun = hasComeToRest();
      if (left === undefined) {
        left = heap.size();
        return false;
      }
      if (isRestBegun) {
        heap.shrink();
        left = undefined;
        runs = 0;
        return false;
      }
      // Left to itself the engine lets as much come as there was, and none of it is in the size until then.
      heap.collectNew();
      runs += 1;
      const isGrown = heap.size() - left >= Math.max(GROWTH_BYTES, left * GROWTH);
      if (!isGrown && runs < RUNS_MAX) return false;
      heap.collectAll();
      left = heap.size();
      runs = 0;
      return false;
    },
  };
}

/**
 * Answers true once in each rest: after the start at the first look that finds one, since what only the start
 * needed is not called again, and later after a minute of it.
 */
function watchRest(busyMs: () => number): () => boolean {
  let seenMs: number | undefined;
  let looks = 0;
  let looksWanted = 1;
  let restMs = START_REST_MS;
  return () => {
    const nowMs = busyMs();
    const isResting = seenMs !== undefined && nowMs - seenMs < restMs;
    seenMs = nowMs;
    looks = isResting ? looks + 1 : 0;
    if (looks !== looksWanted) return false;
    looksWanted = RUNS_MAX;
    restMs = REST_MS;
    // Further looks at the same rest count on from there.
    looks = RUNS_MAX;
    return true;
  };
}
