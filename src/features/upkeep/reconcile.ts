/**
 * Holds the invariants against the database once an hour, one at a time, away from the event loop
 * where they read whole tables. It mends nothing: a breach is a fault of the service, and is said.
 */
import { listInvariants } from "../../http/room.ts";
import type { Context } from "../../platform/context.ts";
import type { Task } from "../../platform/scheduler.ts";
import { warnOperators } from "./warn-operators.ts";

const EVERY_MS = 60 * 60_000;
const LINES_MAX = 5;

export function reconcileTask(ctx: Context): Task {
  const invariants = listInvariants(ctx);
  const breaches = new Map<string, number>(invariants.map(({ check }) => [check, 0]));
  for (const { check } of invariants)
    ctx.metrics.gauge(
      `sitewright_invariant_${check}_breaches`,
      `Breaches that the last hourly check of the ${check} invariant found.`,
      async () => breaches.get(check) ?? 0,
    );
  let next = 0;
  return {
    name: "upkeep.reconcile",
    everyMs: EVERY_MS,
    exclusive: "period",
    /** One invariant a run, so that requests and other tasks come between. */
    async run() {
      const invariant = invariants[next];
      next = (next + 1) % invariants.length;
      if (invariant === undefined) return false;
      const { check, find } = invariant;
      const found = await find(ctx);
      if (found.length > 0 && breaches.get(check) === 0) {
        ctx.log.error(
          { check, count: found.length, found: found.slice(0, LINES_MAX) },
          "an invariant is broken",
        );
        await warnOperators(
          ctx,
          `What must hold does not: ${check}`,
          found.slice(0, LINES_MAX).join("\n"),
        );
      }
      if (found.length === 0 && breaches.get(check) !== 0)
        ctx.log.info({ check }, "an invariant holds again");
      breaches.set(check, found.length);
      return next !== 0;
    },
  };
}
