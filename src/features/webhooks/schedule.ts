/** When a message is tried again, and when an endpoint has failed for long enough. Pure. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Before each attempt after the first, counted from the one before it, as Standard Webhooks has it. */
export const RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** An endpoint with failures and not one success for this long is disabled. */
export const FAILING_MS_MAX = 5 * 24 * HOUR;

/** A delay varies by this part of itself, so that what failed together does not come back together. */
const JITTER = 0.1;
const RETRY_AFTER_MS_MAX = 24 * HOUR;
/** No attempt is put off for longer. */
export const WAIT_MS_MAX = Math.max(...RETRY_DELAYS_MS, RETRY_AFTER_MS_MAX) * (1 + JITTER);

/**
 * Epoch ms of the next attempt after `attemptsMade` have failed, the latest at `now`; undefined
 * after the last. `chance` is from 0 up to 1. `Retry-After` can only make it later.
 */
export function nextAttemptAt(
  attemptsMade: number,
  now: number,
  chance: number,
  retryAfterMs = 0,
): number | undefined {
  const delayMs = RETRY_DELAYS_MS[attemptsMade - 1];
  if (delayMs === undefined) return undefined;
  const varied = delayMs * (1 - JITTER + 2 * JITTER * chance);
  return now + Math.round(Math.max(varied, Math.min(retryAfterMs, RETRY_AFTER_MS_MAX)));
}

/** A `Retry-After` header in ms from `now`; 0 when there is none that can be read. */
export function parseRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND;
  const at = Date.parse(header);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}
