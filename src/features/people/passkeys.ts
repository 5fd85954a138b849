/**
 * Passkeys (WebAuthn): made by somebody who is signed in, and a way to sign in by themselves. The
 * authenticator verifies its person, so that a passkey stands for password and second factor both.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import * as v from "valibot";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Writable } from "../../platform/database/database.ts";
import { isRefusal, requireThat } from "../../platform/database/statements.ts";
import { beginAttempt } from "./attempts.ts";
import { openSession, type SignedIn, type SignInOrigin } from "./sign-in.ts";
import { answeredChallenges, passkeys, users } from "./table.ts";
import { getUserRow } from "./users.ts";

const NAME = "Sitewright";
const PASSKEYS_MAX = 20;
const CHALLENGE_MS = 5 * 60_000;
const RANDOM_BYTES = 16;
const TIME_BYTES = 8;
const MAC_BYTES = 32;

/** The page that asks, as the browser said; the mount has looked that it is the console's own. */
export type PasskeyPage = { origin: string };

/** What a browser's authenticator says. The library looks into it. */
const credentialId = v.pipe(
  v.string("must be a passkey's answer"),
  // Base64url; the database is asked for it.
  v.regex(/^[\w-]{1,2000}$/, "must be a passkey's answer"),
);
export const passkeyResponse = v.looseObject({
  id: credentialId,
  rawId: credentialId,
  type: v.literal("public-key", "must be a passkey's answer"),
  response: v.looseObject({}),
});
export type PasskeyResponse = v.InferOutput<typeof passkeyResponse>;

export type PasskeyRecord = { id: string; label: string; createdAt: number };

export async function listPasskeys(ctx: Context, userId: string): Promise<PasskeyRecord[]> {
  return ctx.db.orm
    .select({ id: passkeys.id, label: passkeys.label, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** What the browser makes a passkey with. Throws `invalid_request` past the greatest number. */
export async function startPasskey(
  ctx: Context,
  userId: string,
  page: PasskeyPage,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const user = await getUserRow(ctx, userId);
  const known = await ctx.db.orm.select().from(passkeys).where(eq(passkeys.userId, userId));
  if (known.length >= PASSKEYS_MAX)
    throw invalidRequest(`There are ${PASSKEYS_MAX} passkeys; remove one first.`);
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: hostOf(page),
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(userId)),
    challenge: createChallenge(ctx, userId),
    attestationType: "none",
    excludeCredentials: known.map((one) => ({
      id: one.credentialId,
      transports: readTransports(one.transports),
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

const refused = () => invalidRequest("The passkey was not accepted. Try again.");

/** Keeps the passkey. Throws `invalid_request`. */
export async function finishPasskey(
  ctx: Context,
  userId: string,
  page: PasskeyPage,
  given: { response: PasskeyResponse; label: string },
): Promise<PasskeyRecord> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const challenge = new GivenChallenge(ctx, userId);
  const result = await verifyRegistrationResponse({
    response: given.response as unknown as RegistrationResponseJSON,
    expectedChallenge: (text) => challenge.isOurs(text),
    expectedOrigin: page.origin,
    expectedRPID: hostOf(page),
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified) throw refused();
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  const row = {
    ...{ id: ctx.ids.create("psk"), userId, credentialId: id, counter },
    publicKey: Buffer.from(publicKey).toString("base64url"),
    transports: JSON.stringify(transports),
    label: given.label,
    createdAt: ctx.clock.now(),
  };
  await unlessOver(
    ctx.db.write([...challenge.useStatements(), requireNewPasskey(row), insertOf(ctx, row)]),
  );
  return { id: row.id, label: row.label, createdAt: row.createdAt };
}

/** Throws `not_found`, also for another person's. */
export async function removePasskey(ctx: Context, userId: string, id: string): Promise<void> {
  const isTheirs = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  if ((await ctx.db.orm.$count(passkeys, isTheirs)) === 0) throw notFound("passkey");
  await ctx.db.write([ctx.db.orm.delete(passkeys).where(isTheirs)]);
}

/** What the browser signs in with; it says nothing of who there is. */
export async function startPasskeySignIn(
  ctx: Context,
  page: PasskeyPage,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  return generateAuthenticationOptions({
    rpID: hostOf(page),
    challenge: createChallenge(ctx, ""),
    userVerification: "required",
  });
}

/** Opens a session. Throws `invalid_request`, and `rate_limited` after too many wrong attempts. */
export async function finishPasskeySignIn(
  ctx: Context,
  page: PasskeyPage,
  response: PasskeyResponse,
  place: SignInOrigin,
): Promise<SignedIn> {
  const attempt = await beginAttempt(ctx, undefined, place.clientAddress);
  const [row] = await ctx.db.orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, response.id));
  if (!row) throw refused();
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const challenge = new GivenChallenge(ctx, "");
  const result = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: (text) => challenge.isOurs(text),
    expectedOrigin: page.origin,
    expectedRPID: hostOf(page),
    requireUserVerification: true,
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, "base64url")),
      counter: row.counter,
      transports: readTransports(row.transports),
    },
  }).catch(() => undefined);
  if (!result?.verified) throw refused();
  const counter = result.authenticationInfo.newCounter;
  const count = ctx.db.orm
    .update(passkeys)
    .set({ counter })
    .where(and(eq(passkeys.id, row.id), lte(passkeys.counter, counter)));
  const user = await getUserRow(ctx, row.userId);
  const isThere = sql`exists (select 1 from ${passkeys} where id = ${row.id})`;
  const also = [...challenge.useStatements(), requireThat(PASSKEY_CHANGED, isThere), count];
  const signedIn = await unlessOver(openSession(ctx, user, place, also));
  await attempt.succeed();
  return signedIn;
}

const hostOf = ({ origin }: PasskeyPage): string => new URL(origin).hostname;

const readTransports = (json: string): AuthenticatorTransport[] =>
  JSON.parse(json) as AuthenticatorTransport[];

/** Until when it is good, randomness, and our own mark over both: nothing has to be kept of it. */
function createChallenge(ctx: Context, userId: string): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(TIME_BYTES + RANDOM_BYTES);
  head.writeBigUInt64BE(BigInt(ctx.clock.now() + CHALLENGE_MS));
  head.set(ctx.random.bytes(RANDOM_BYTES), TIME_BYTES);
  return new Uint8Array(Buffer.concat([head, markOf(ctx, userId, head)]));
}

const CHALLENGE_USED = "challenge-used";

/** The challenge that a browser's answer names. */
class GivenChallenge {
  readonly #ctx: Context;
  readonly #userId: string;
  #text = "";
  /** Epoch ms. */
  #goodUntil = 0;

  constructor(ctx: Context, userId: string) {
    this.#ctx = ctx;
    this.#userId = userId;
  }

  /** Whether we made it, for that person, and it is not over. */
  isOurs(text: string): boolean {
    const bytes = Buffer.from(text, "base64url");
    if (bytes.length !== TIME_BYTES + RANDOM_BYTES + MAC_BYTES) return false;
    const head = bytes.subarray(0, TIME_BYTES + RANDOM_BYTES);
    const mark = bytes.subarray(TIME_BYTES + RANDOM_BYTES);
    const until = Number(head.readBigUInt64BE());
    const isMade = timingSafeEqual(mark, markOf(this.#ctx, this.#userId, head));
    if (!isMade || until <= this.#ctx.clock.now()) return false;
    this.#text = text;
    this.#goodUntil = until;
    return true;
  }

  /**
   * In the write that it allows: each is good once, on all instances. Whoever has overheard an answer
   * could send it to another one.
   */
  useStatements(): Writable[] {
    const { db, clock } = this.#ctx;
    const isUsed = sql`exists (select 1 from ${answeredChallenges} where challenge = ${this.#text})`;
    return [
      db.orm.delete(answeredChallenges).where(lte(answeredChallenges.goodUntil, clock.now())),
      requireThat(CHALLENGE_USED, sql`not ${isUsed}`),
      db.orm
        .insert(answeredChallenges)
        .values({ challenge: this.#text, goodUntil: this.#goodUntil }),
    ];
  }
}

const PASSKEY_CHANGED = "passkey-changed";

/** Its person is still here and has room for it, and nobody else has it. */
function requireNewPasskey(row: { userId: string; credentialId: string }): Writable {
  const isNew = sql`not exists (select 1 from ${passkeys} where credential_id = ${row.credentialId})`;
  const hasRoom = sql`(select count(*) from ${passkeys} where user_id = ${row.userId}) < ${PASSKEYS_MAX}`;
  const isHere = sql`exists (select 1 from ${users} where id = ${row.userId})`;
  return requireThat(PASSKEY_CHANGED, sql`${isHere} and ${isNew} and ${hasRoom}`);
}

async function unlessOver<Value>(written: Promise<Value>): Promise<Value> {
  try {
    return await written;
  } catch (error) {
    if (isRefusal(error, CHALLENGE_USED, PASSKEY_CHANGED)) throw refused();
    throw error;
  }
}

const insertOf = (ctx: Context, row: typeof passkeys.$inferInsert): Writable =>
  ctx.db.orm.insert(passkeys).values(row);

const markOf = ({ instanceKey }: Context, userId: string, head: Uint8Array): Buffer =>
  createHmac("sha256", instanceKey).update(`passkey challenge ${userId} `).update(head).digest();
