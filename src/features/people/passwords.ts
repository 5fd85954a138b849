/**
 * Passwords: argon2id, a few at a time. One takes 19 MiB and some 30 ms of a core, so that as many
 * at once as strangers like to send would take the memory and the machine from everybody else.
 */
import { ApiError } from "../../lib/errors.ts";
import { FairSemaphore } from "../../lib/fair-semaphore.ts";
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";

const AT_ONCE = 2;
/** Each waits some 15 ms for every one in front of it. */
const WAITING_MAX = 100;
/** KiB; 19 MiB and two passes are what OWASP asks for at least. */
const MEMORY_COST = 19_456;
const TIME_COST = 2;

/** Compared with when there is nobody of that address: the same cost, and no password fits it. */
const NOBODYS_HASH = `$argon2id$v=19$m=${MEMORY_COST},t=${TIME_COST},p=1$c2l0ZXdyaWdodC1ub2JvZHktMTIzNDU2$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

const hashing = defineState(() => ({ places: new FairSemaphore(AT_ONCE), waiting: 0 }));

export function hashPassword(ctx: Context, password: string): Promise<string> {
  return inTurn(ctx, () =>
    Bun.password.hash(password.normalize("NFC"), {
      algorithm: "argon2id",
      memoryCost: MEMORY_COST,
      timeCost: TIME_COST,
    }),
  );
}

/** Whether it is the password of `hash`. Without a hash it takes as long, and is false. */
export function verifyPassword(
  ctx: Context,
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  return inTurn(ctx, async () => {
    const isRight = await Bun.password.verify(password.normalize("NFC"), hash ?? NOBODYS_HASH);
    return isRight && hash !== undefined;
  });
}

/** Throws `rate_limited` when too many wait already. */
async function inTurn<Result>(ctx: Context, work: () => Promise<Result>): Promise<Result> {
  const state = ctx.states.of(hashing);
  if (state.waiting >= WAITING_MAX)
    throw new ApiError("rate_limited", "Too many people sign in right now. Try again in 5 s.", {
      retryAfterSeconds: 5,
    });
  state.waiting += 1;
  try {
    return await state.places.run("passwords", work);
  } finally {
    state.waiting -= 1;
  }
}
