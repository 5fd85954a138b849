/**
 * What wrong sign-ins cost: a token of the address they come from, and one of the person they are
 * for, known or not. Both are taken before a password is looked at, and given back if it was right.
 */
import { emailKeyOf } from "../../lib/email-key.ts";
import { ApiError } from "../../lib/errors.ts";
import { networkOf } from "../../lib/ip-address.ts";
import type { Context } from "../../platform/context.ts";

export type SignInAttempt = { succeed(): Promise<void> };

/** Throws `rate_limited`, the same for an address that nobody has. */
export async function beginAttempt(
  ctx: Context,
  email: string | undefined,
  clientAddress: string,
): Promise<SignInAttempt> {
  const { signin } = ctx.buckets;
  const keys = [`from ${networkOf(clientAddress)}`];
  if (email !== undefined) keys.push(personKey(email));
  const taken: string[] = [];
  const giveBack = async () => {
    for (const key of taken) await signin.giveBack(key);
  };
  for (const key of keys) {
    const draw = await signin.take(key);
    if (!draw.allowed) {
      await giveBack();
      throw new ApiError(
        "rate_limited",
        `Too many wrong attempts. Try again in ${draw.retryAfterSeconds} s.`,
        { retryAfterSeconds: draw.retryAfterSeconds },
      );
    }
    taken.push(key);
  }
  return { succeed: giveBack };
}

/**
 * Ends what keeps a person out. The addresses that they tried from are not known by their name, so
 * that all addresses begin anew.
 */
export async function forgiveAttempts(ctx: Context): Promise<void> {
  await ctx.buckets.signin.refill();
}

const personKey = (email: string): string => `for ${Bun.SHA256.hash(emailKeyOf(email), "hex")}`;
