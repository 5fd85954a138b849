/** Requests that may change something and are not answered yet: to wait for before a tenant's copy is made. */
import type { Ready } from "../lib/ready.ts";
import type { Context } from "../platform/context.ts";
import { defineState } from "../platform/room-state.ts";

const underWay = defineState(() => new Set<Promise<unknown>>());

/** Keeps each answer that is given to it until it is there. */
export function followChanges(ctx: Context): (answer: Ready<Response>) => void {
  const pending = ctx.states.of(underWay);
  return (answer) => {
    if (!(answer instanceof Promise)) return;
    pending.add(answer);
    const end = () => void pending.delete(answer);
    answer.then(end, end);
  };
}

/** Resolves once all that are under way now are answered; false if that takes longer than `patienceMs`. */
export async function changesAnswered(ctx: Context, patienceMs: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), patienceMs);
  try {
    const all = Promise.allSettled([...ctx.states.of(underWay)]).then(() => true as const);
    return await Promise.race([all, late]);
  } finally {
    clearTimeout(timer);
  }
}
