/**
 * How many visitors one network may bring. A machine that makes up a browser for every request
 * would else fill the disk with visitors; people behind one address have a few browsers in common.
 */
import { networkOf } from "../../lib/ip-address.ts";
import { TokenBuckets } from "../../platform/buckets.ts";
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { type Sighting, visitorKey } from "./tally.ts";

/** Browsers of one network that may be new at once; another is taken in each second. */
export const NEW_VISITORS_MAX = 5_000;

/** Made with the first visit, as it needs the context's clock. */
const state = defineState((): { buckets?: TokenBuckets } => ({}));

function networksOf(ctx: Context): TokenBuckets {
  const held = ctx.states.of(state);
  const limit = { burst: NEW_VISITORS_MAX, refillPerSecond: 1 };
  held.buckets ??= new TokenBuckets("visitors", limit, ctx.clock);
  return held.buckets;
}

export type AddressedSighting = { readonly sighting: Sighting; readonly address: string };

/** What is counted of these: all but new visitors of networks that have brought too many. */
export function admitVisitors(
  ctx: Context,
  seen: readonly AddressedSighting[],
  known: ReadonlyMap<string, string>,
): Sighting[] {
  const networks = networksOf(ctx);
  const admitted = new Set<string>();
  const counted: Sighting[] = [];
  for (const { sighting, address } of seen) {
    if (sighting.kind === "view") {
      const key = visitorKey(sighting.day, sighting.visitor);
      const isNew = !known.has(key) && !admitted.has(key);
      if (isNew && !networks.take(networkOf(address)).allowed) continue;
      admitted.add(key);
    }
    counted.push(sighting);
  }
  return counted;
}
