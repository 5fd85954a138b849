/**
 * The gate of the bearer API: who calls, whether the account may, and at what pace, decided in the
 * contract's order from headers alone, before a route is looked up or a body is read.
 */
import { ApiError } from "../../lib/errors.ts";
import { networkOf } from "../../lib/ip-address.ts";
import { includesApi } from "../../lib/plans.ts";
import { type Ready, whenReady } from "../../lib/ready.ts";
import type { Context } from "../../platform/context.ts";
import { hashApiKey, isWellFormedApiKey } from "./api-key.ts";
import { noteKeyUse } from "./key-uses.ts";
import { findPrincipal, recallPrincipal } from "./keys.ts";
import type { Principal } from "./model.ts";
import { suspendedText } from "./moved.ts";

export type Admission = {
  /** Set unless the call is refused. */
  principal?: Principal;
  refusal?: ApiError;
  /** `RateLimit` headers, once the call got as far as the key's bucket. */
  rate?: { policy: string; state: string };
};

const UNAUTHORIZED = "Send a valid API key: Authorization: Bearer swk_…";

/**
 * Decides on one call: at once for a key that is remembered. Never throws for a refusal, since a
 * refused call may carry headers too.
 */
export function admitCall(
  ctx: Context,
  authorization: string | null,
  clientAddress: string,
): Ready<Admission> {
  const network = networkOf(clientAddress);
  const key = readBearerToken(authorization);
  if (key === undefined) return refuseUnknown(ctx, network);
  const hash = hashApiKey(key);
  const known = recallPrincipal(ctx, hash);
  if (known) return admitPrincipal(ctx, known, network);
  if (!isWellFormedApiKey(key)) return refuseUnknown(ctx, network);
  return findPrincipal(ctx, hash).then((found) => admitPrincipal(ctx, found, network));
}

/**
 * The account whose key this is, if it is a good one. It draws on no bucket, so nothing that a
 * caller can see may follow from it.
 */
export async function findKeyHolder(
  ctx: Context,
  authorization: string,
): Promise<string | undefined> {
  const key = readBearerToken(authorization);
  if (key === undefined || !isWellFormedApiKey(key)) return undefined;
  const principal = await findPrincipal(ctx, hashApiKey(key));
  return principal && !isExpired(ctx, principal) ? principal.accountId : undefined;
}

function admitPrincipal(
  ctx: Context,
  principal: Principal | undefined,
  network: string,
): Ready<Admission> {
  if (!principal || isExpired(ctx, principal)) return refuseUnknown(ctx, network);
  if (principal.isSuspended)
    return { refusal: new ApiError("forbidden", suspendedText(principal.movedTo)) };
  if (!includesApi(principal.plan))
    return {
      refusal: new ApiError(
        "upgrade_required",
        "The API is part of the Pro and Agency plans. This key works as soon as the plan changes.",
      ),
    };
  return drawTokens(ctx, principal, network);
}

/** Guessing keys costs tokens of the address, so that it cannot be done at speed. */
function refuseUnknown(ctx: Context, network: string): Ready<Admission> {
  return whenReady(ctx.buckets.ip.take(network), (draw) => ({
    refusal: draw.allowed
      ? new ApiError("unauthorized", UNAUTHORIZED)
      : tooFast(draw.retryAfterSeconds),
  }));
}

function drawTokens(ctx: Context, principal: Principal, network: string): Ready<Admission> {
  const { ip, key } = ctx.buckets;
  return whenReady(ip.take(network), (byNetwork) => {
    // The wait that is told has to be enough for both.
    if (!byNetwork.allowed)
      return whenReady(key.check(principal.keyId), (byKey) => ({
        refusal: tooFast(
          Math.max(byNetwork.retryAfterSeconds, byKey.allowed ? 0 : byKey.retryAfterSeconds),
        ),
      }));
    return whenReady(key.take(principal.keyId), (byKey) =>
      byKey.allowed
        ? admit(ctx, principal, byKey.remaining)
        : whenReady(ip.giveBack(network), () => ({
            refusal: tooFast(byKey.retryAfterSeconds),
            rate: { policy: key.policy, state: `"key";r=0;t=${byKey.retryAfterSeconds}` },
          })),
    );
  });
}

function admit(ctx: Context, principal: Principal, remaining: number): Admission {
  const { limit, policy } = ctx.buckets.key;
  noteKeyUse(ctx, principal.keyId);
  const resetSeconds = Math.ceil((limit.burst - remaining) / limit.refillPerSecond);
  return { principal, rate: { policy, state: `"key";r=${remaining};t=${resetSeconds}` } };
}

function tooFast(retryAfterSeconds: number): ApiError {
  return new ApiError(
    "rate_limited",
    `Too many requests. Try again in ${retryAfterSeconds} s, with jitter.`,
    { retryAfterSeconds },
  );
}

const BEARER = "Bearer ";

function readBearerToken(authorization: string | null): string | undefined {
  if (authorization === null) return undefined;
  // As all but a few write it; whatever else is in it, a key of ours it is not.
  if (authorization.startsWith(BEARER) && !authorization.includes(" ", BEARER.length))
    return authorization.slice(BEARER.length);
  // The scheme's name is case-insensitive (RFC 9110 §11.1).
  if (!/^bearer +\S+$/i.test(authorization)) return undefined;
  return authorization.slice(authorization.lastIndexOf(" ") + 1);
}

function isExpired(ctx: Context, principal: Principal): boolean {
  return principal.expiresAt !== null && principal.expiresAt <= ctx.clock.now();
}
