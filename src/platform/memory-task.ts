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

export type Heap = {
  /** In bytes, as of the last collection of any kind. */
  readonly size: () => number;
  /** Only of what is new: a tenth of a millisecond, but whatever was looked at before stays. */
  readonly collectNew: () => void;
  readonly collectAll: () => void;
};

const ownHeap: Heap = { size: heapSize, collectNew: edenGC, collectAll: () => Bun.gc(true) };

/** Nothing has been left behind when the service starts, so that its first run does nothing. */
export function memoryTask(heap: Heap = ownHeap): Task {
  let left: number | undefined;
  let runs = 0;
  return {
    name: "memory.collect",
    everyMs: EVERY_MS,
    async run() {
      if (left === undefined) {
        left = heap.size();
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
