/**
 * Owners look at their own sites, and those visits say nothing of their public. Whoever signs in is
 * remembered here for a day, by address and browser, in memory only.
 */
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { DAY_MS } from "./days.ts";

const OWNERS_MAX = 10_000;

/** Until when, in monotonic ms. */
const owners = defineState(() => new Map<string, number>());

export type Person = { readonly address: string; readonly agent: string };

const keyOf = (accountId: string, { address, agent }: Person) =>
  `${accountId}\n${address}\n${agent}`;

/** To be called with each request of somebody who is signed in to the account. */
export function leaveOutOwner(ctx: Context, accountId: string, person: Person): void {
  const known = ctx.states.of(owners);
  if (known.size >= OWNERS_MAX) known.clear();
  known.set(keyOf(accountId, person), ctx.clock.monotonicMs() + DAY_MS);
}

export function isOwnVisit(ctx: Context, visit: Person & { accountId: string }): boolean {
  const known = ctx.states.of(owners);
  if (known.size === 0) return false;
  const key = keyOf(visit.accountId, visit);
  const untilMs = known.get(key);
  if (untilMs === undefined) return false;
  if (ctx.clock.monotonicMs() < untilMs) return true;
  known.delete(key);
  return false;
}
