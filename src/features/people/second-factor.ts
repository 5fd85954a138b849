/** The second factor: six digits that an app makes every 30 s (RFC 6238), and codes for when it is gone. */
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { TOTP } from "otpauth";
import { invalidRequest } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Writable } from "../../platform/database/database.ts";
import { requireThat, unlessRefused } from "../../platform/database/statements.ts";
import { openSecret, sealSecret } from "../../platform/seal.ts";
import { recoveryCodes, users } from "./table.ts";
import { getUserRow, type UserRow } from "./users.ts";

const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** A code is taken one step late or early: clocks of telephones are not ours. */
const STEPS_AROUND = 1;
const RECOVERY_CODES = 10;
const RECOVERY_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const RECOVERY_LENGTH = 10;

const sealPlace = (userId: string) => ({ use: "second factor", owner: userId });

export type NewTotpSecret = { secret: string; uri: string; qrSvg: string };

/** A secret for the person's app. It counts only once a code of it was given. */
export async function startSecondFactor(ctx: Context, userId: string): Promise<NewTotpSecret> {
  const row = await getUserRow(ctx, userId);
  if (row.totpSecret !== null)
    throw invalidRequest("There is a second factor already; remove it first.");
  const [{ Secret }, { renderSVG }] = await Promise.all([import("otpauth"), import("uqr")]);
  const { base32 } = new Secret({ buffer: ctx.random.bytes(SECRET_BYTES).buffer });
  const totpPending = sealSecret(ctx, sealPlace(userId), base32);
  const isWithout = and(eq(users.id, userId), isNull(users.totpSecret));
  await ctx.db.write([ctx.db.orm.update(users).set({ totpPending }).where(isWithout)]);
  const uri = (await totpOf(base32, row.email)).toString();
  return { secret: base32, uri, qrSvg: renderSVG(uri) };
}

const NOT_STARTED = "Start the second factor first.";
const NOT_PENDING = "second-factor-not-pending";

/** Switches it on and answers the recovery codes, which are shown this once. */
export async function confirmSecondFactor(
  ctx: Context,
  userId: string,
  code: string,
): Promise<string[]> {
  const row = await getUserRow(ctx, userId);
  if (row.totpPending === null) throw invalidRequest(NOT_STARTED);
  const step = await stepOf(ctx, row, row.totpPending, code);
  if (step === undefined)
    throw invalidRequest("The code is wrong or too old. Type the one that the app shows now.");
  const codes = Array.from({ length: RECOVERY_CODES }, () => createRecoveryCode(ctx));
  const isPending = sql`exists (select 1 from ${users}
    where id = ${userId} and totp_pending = ${row.totpPending})`;
  const isWritten = await unlessRefused(NOT_PENDING, () =>
    ctx.db.write([
      // Sent twice, the second would replace the recovery codes that the first has shown.
      requireThat(NOT_PENDING, isPending),
      ctx.db.orm
        .update(users)
        .set({ totpSecret: row.totpPending, totpPending: null, totpStep: step })
        .where(eq(users.id, userId)),
      ctx.db.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      ctx.db.orm
        .insert(recoveryCodes)
        .values(codes.map((one) => ({ userId, hash: hashRecoveryCode(userId, one) }))),
    ]),
  );
  if (!isWritten) throw invalidRequest(NOT_STARTED);
  return codes;
}

export function removeSecondFactorStatements(ctx: Context, userId: string): Writable[] {
  return [
    ctx.db.orm
      .update(users)
      // Steps are those of a secret: the next one begins anew.
      .set({ totpSecret: null, totpPending: null, totpStep: 0 })
      .where(eq(users.id, userId)),
    ctx.db.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ];
}

const CODE_USED = "code-used";

/**
 * What has to be written to use up a code of the app or a recovery code; undefined when it is wrong.
 * The write fails with `PreconditionFailed` when the same code was used at the same moment.
 */
export async function redeemCode(
  ctx: Context,
  row: UserRow,
  code: string,
): Promise<Writable[] | undefined> {
  const given = code.replaceAll(/[\s-]/g, "").toLowerCase();
  if (row.totpSecret !== null && /^\d{6}$/.test(given)) {
    const step = await stepOf(ctx, row, row.totpSecret, given);
    if (step === undefined) return undefined;
    return [
      requireThat(
        CODE_USED,
        sql`exists (select 1 from ${users} where id = ${row.id} and totp_step < ${step})`,
      ),
      ctx.db.orm
        .update(users)
        .set({ totpStep: step })
        .where(and(eq(users.id, row.id), lt(users.totpStep, step))),
    ];
  }
  const hash = hashRecoveryCode(row.id, given);
  const which = and(eq(recoveryCodes.userId, row.id), eq(recoveryCodes.hash, hash));
  const [known] = await ctx.db.orm.select().from(recoveryCodes).where(which);
  if (!known) return undefined;
  return [
    requireThat(
      CODE_USED,
      sql`exists (select 1 from ${recoveryCodes} where user_id = ${row.id} and hash = ${hash})`,
    ),
    ctx.db.orm.delete(recoveryCodes).where(which),
  ];
}

/** The time step that the code is of; undefined for a wrong one, and for one that was used. */
async function stepOf(
  ctx: Context,
  row: UserRow,
  sealed: string,
  code: string,
): Promise<number | undefined> {
  const secret = openSecret(ctx, sealPlace(row.id), sealed);
  if (secret === undefined) return undefined;
  const timestamp = ctx.clock.now();
  const totp = await totpOf(secret, row.email);
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / (PERIOD_S * 1000)) + delta;
  return step > row.totpStep ? step : undefined;
}

/** The library comes with the first code: most commands and services need none. */
async function totpOf(secret: string, label: string): Promise<TOTP> {
  const { Secret, TOTP } = await import("otpauth");
  return new TOTP({
    issuer: "Sitewright",
    label,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
}

function createRecoveryCode(ctx: Context): string {
  let code = "";
  while (code.length < RECOVERY_LENGTH)
    // Bytes from 248 on would favour some characters: 31 divides 248.
    for (const byte of ctx.random.bytes(RECOVERY_LENGTH))
      if (byte < 248 && code.length < RECOVERY_LENGTH) code += RECOVERY_ALPHABET[byte % 31];
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** 49 bits of randomness behind the bucket of wrong attempts need no slow hash. */
const hashRecoveryCode = (userId: string, code: string): string =>
  Bun.SHA256.hash(`${userId} ${code.replaceAll("-", "")}`, "hex");
