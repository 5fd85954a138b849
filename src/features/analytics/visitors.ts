/**
 * Visitors as keyed hashes: the same person has another one on another site and on another day, and
 * once a day's salt is destroyed nobody can tell whose it was, not even with the address at hand.
 */
import { eq, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import { defineState } from "../../platform/room-state.ts";
import { dayOf } from "./days.ts";
import { dayVisitors, visitorSalts } from "./table.ts";

const SALT_BYTES = 32;
/** 96 bits in base64url. */
const VISITOR_LETTERS = 16;
/** A day's salt and hashes are gone when its second day is over: 48 hours after it began. */
const KEPT_DAYS = 2;

/** Salts in use, by day; destroyed here together with those on disk. */
const salts = defineState(() => new Map<number, Uint8Array>());

/** The day's salt, made by whoever needs it first; other instances on the same server share it. */
export async function loadSalt(ctx: Context, day: number): Promise<Uint8Array> {
  const known = ctx.states.of(salts).get(day);
  if (known !== undefined) return known;
  const made = Buffer.from(ctx.random.bytes(SALT_BYTES));
  await ctx.db.write([
    ctx.db.orm.insert(visitorSalts).values({ day, salt: made }).onConflictDoNothing(),
  ]);
  const [row] = await ctx.db.orm.select().from(visitorSalts).where(eq(visitorSalts.day, day));
  if (!row) throw new Error("the salt of the day was not stored");
  ctx.states.of(salts).set(day, row.salt);
  return row.salt;
}

/** Names visitors of one day and one site each: the hash of who they are under the day's salt. */
export type NameVisitor = (visitor: { siteId: string; address: string; agent: string }) => string;

export function visitorNames(salt: Uint8Array): NameVisitor {
  // Keyed once: that is half of the work.
  const keyed = new Bun.CryptoHasher("sha256", salt);
  return ({ siteId, address, agent }) =>
    keyed
      .copy()
      .update(`${siteId}\n${address}\n${agent}`)
      .digest("base64url")
      .slice(0, VISITOR_LETTERS);
}

/** Clocks of several instances differ by less. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Destroys salts and hashes that are 48 hours old, and those of days to come: a clock was fast then, and they
 * would be kept for as long as it was. Our own connection overwrites what it deletes
 * (`secure_delete`); a database server need not, so that salts are overwritten before they are deleted.
 * The log is emptied, which would keep their bytes.
 */
export async function forgetVisitors(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const lastOver = dayOf(now) - KEPT_DAYS;
  const today = dayOf(now + CLOCKS_DIFFER_MS);
  const kept = ctx.states.of(salts);
  for (const day of kept.keys()) if (day <= lastOver || day > today) kept.delete(day);
  const isOver = sql`(day <= ${lastOver} or day > ${today})`;
  const [over] = await ctx.db.orm
    .select({ day: visitorSalts.day })
    .from(visitorSalts)
    .where(isOver)
    .limit(1);
  if (!over) return;
  await ctx.db.write([
    statement(sql`update ${visitorSalts} set salt = zeroblob(length(salt)) where ${isOver}`),
    statement(sql`delete from ${visitorSalts} where ${isOver}`),
    statement(sql`delete from ${dayVisitors} where ${isOver}`),
  ]);
  await ctx.db.emptyLog();
}
