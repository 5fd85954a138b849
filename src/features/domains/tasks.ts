/** Looking at domains by itself. */
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import type { Task } from "../../platform/scheduler.ts";
import { CHECK_TASK, checkRow } from "./check-domain.ts";
import { CHECKS_UNDER_WAY_MAX, CheckPlaces } from "./check-places.ts";

const CHECK_EVERY_MS = 5_000;

const checkPlaces = defineState(() => new CheckPlaces());

/** A shutdown does not wait for name servers that hang: what was not found out is due as before. */
async function unlessStopped(signal: AbortSignal, look: Promise<void>): Promise<void> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    signal.throwIfAborted();
    await Promise.race([look, stopped]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

export function domainTasks(ctx: Context): Task[] {
  return [
    {
      name: CHECK_TASK,
      everyMs: CHECK_EVERY_MS,
      exclusive: "run",
      concurrency: CHECKS_UNDER_WAY_MAX,
      run: (signal) =>
        ctx.states.of(checkPlaces).runNext(ctx, (row) => unlessStopped(signal, checkRow(ctx, row))),
    },
  ];
}
