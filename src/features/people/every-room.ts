/**
 * What the service knows of one person, in every room that keeps something: to hand it out, or to
 * erase it. A person is an e-mail address within an account; other accounts are other controllers.
 */
import { type PersonRecords, roomsOf } from "../../http/room.ts";
import type { Context } from "../../platform/context.ts";
import { getAccount } from "../accounts/room.ts";

export type PersonKey = { account: string; email: string };

/** Everything that is kept, by room. Throws `not_found` for an unknown account. */
export async function exportPerson(
  ctx: Context,
  { account, email }: PersonKey,
): Promise<Record<string, unknown>> {
  await getAccount(ctx, account);
  const found: Record<string, unknown> = { account, email, exportedAt: ctx.clock.now() };
  for (const records of listRecords(ctx))
    found[records.name] = await records.export(ctx, account, email.trim());
  return found;
}

/**
 * How many records each room removed. The engine overwrites what is deleted, and its log is emptied,
 * so that the file no longer holds it. Throws `not_found` for an unknown account.
 */
export async function erasePerson(
  ctx: Context,
  { account, email }: PersonKey,
): Promise<Record<string, number>> {
  await getAccount(ctx, account);
  const erased: Record<string, number> = {};
  for (const records of listRecords(ctx))
    erased[records.name] = await records.erase(ctx, account, email.trim());
  await ctx.db.emptyLog();
  return erased;
}

/** Webhook messages come after what may tell of its own end in them. */
const listRecords = (ctx: Context): readonly PersonRecords[] =>
  roomsOf(ctx)
    .toReversed()
    .flatMap(({ people }) => people ?? []);
