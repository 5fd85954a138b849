/**
 * Gives memory back. The engine collects by what is allocated: what a busy hour leaves behind stays for as
 * long as nobody asks for much. A pause is about 5 ms for the objects that a service holds.
 */
import type { Task } from "./scheduler.ts";

const EVERY_MS = 60_000;

/** Nothing has been left behind when the service starts, so that its first run does nothing. */
export function memoryTask(): Task {
  let isFirst = true;
  return {
    name: "memory.collect",
    everyMs: EVERY_MS,
    async run() {
      if (!isFirst) Bun.gc(true);
      isFirst = false;
      return false;
    },
  };
}
