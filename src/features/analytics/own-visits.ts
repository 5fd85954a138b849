/**
 * Owners look at their own sites, and those visits say nothing of their public. Whoever comes with
 * a key of the site's account is remembered for a day, by address and browser, in memory only.
 */
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { findKeyHolder } from "../accounts/room.ts";
import { DAY_MS } from "./days.ts";
import type { Hit } from "./read-view.ts";

const OWNERS_MAX = 10_000;

/** Until when, in monotonic ms. */
const owners = defineState(() => new Map<string, number>());

type Person = Pick<Hit, "accountId" | "address" | "agent">;

const keyOf = ({ accountId, address, agent }: Person) => `${accountId}\n${address}\n${agent}`;

/** Whether the key that a hit came with is the owner's, who is remembered then. */
export async function recogniseOwner(
  ctx: Context,
  person: Person,
  authorization: string,
): Promise<boolean> {
  if ((await findKeyHolder(ctx, authorization)) !== person.accountId) return false;
  const known = ctx.states.of(owners);
  if (known.size >= OWNERS_MAX) known.clear();
  known.set(keyOf(person), ctx.clock.monotonicMs() + DAY_MS);
  return true;
}

export function isKnownOwner(ctx: Context, person: Person): boolean {
  const known = ctx.states.of(owners);
  if (known.size === 0) return false;
  const key = keyOf(person);
  const untilMs = known.get(key);
  if (untilMs === undefined) return false;
  if (ctx.clock.monotonicMs() < untilMs) return true;
  known.delete(key);
  return false;
}
