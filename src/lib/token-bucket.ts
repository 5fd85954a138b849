/**
 * Token buckets as one number each: the moment at which the bucket is full again (GCRA's
 * theoretical arrival time). A bucket whose moment has passed is full and need not be kept.
 */

export type Limit = {
  /** Tokens in a full bucket: how many calls may come at once. */
  burst: number;
  /** Tokens that flow back each second. */
  refillPerSecond: number;
};

export type Draw =
  | { allowed: true; fullAtMs: number; remaining: number }
  | { allowed: false; retryAfterSeconds: number };

/** Rounding of fractions must not refuse the call that was promised to succeed. */
const TOLERANCE_MS = 1e-6;

/** Tries to take one token at `nowMs` from a bucket that is full again at `fullAtMs`. Changes nothing itself. */
export function drawToken(limit: Limit, fullAtMs: number, nowMs: number): Draw {
  const tokenMs = 1000 / limit.refillPerSecond;
  const capacityMs = limit.burst * tokenMs;
  const nextFullAtMs = Math.max(fullAtMs, nowMs) + tokenMs;
  const overMs = nextFullAtMs - nowMs - capacityMs;
  if (overMs > TOLERANCE_MS)
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(overMs / 1000)) };
  const remaining = Math.floor((capacityMs - (nextFullAtMs - nowMs) + TOLERANCE_MS) / tokenMs);
  return { allowed: true, fullAtMs: nextFullAtMs, remaining };
}
