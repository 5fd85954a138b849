/**
 * What the service knows of one person, in every room that keeps something: to hand it out, or to
 * erase it. A person is an e-mail address within an account; other accounts are other controllers.
 */
import { getAccount } from "../features/accounts/room.ts";
import { eraseRegistrations, exportRegistrations } from "../features/events/room.ts";
import { eraseLeads, exportLeads } from "../features/leads/room.ts";
import { eraseAudit, eraseUser, exportAudit, exportUser } from "../features/people/room.ts";
import { eraseMessages, exportMessages } from "../features/webhooks/room.ts";
import type { Context } from "../platform/context.ts";

type PersonRoom = {
  name: string;
  export(ctx: Context, accountId: string, email: string): Promise<readonly object[]>;
  /** Answers how many records it removed. */
  erase(ctx: Context, accountId: string, email: string): Promise<number>;
};

const ROOMS: readonly PersonRoom[] = [
  // The log first: it knows its people by the user that is erased after it.
  { name: "audit", export: exportAudit, erase: eraseAudit },
  { name: "users", export: exportUser, erase: eraseUser },
  { name: "leads", export: exportLeads, erase: eraseLeads },
  { name: "registrations", export: exportRegistrations, erase: eraseRegistrations },
  // Last, since erasing a registration may tell of it.
  { name: "webhookMessages", export: exportMessages, erase: eraseMessages },
];

export type Person = { account: string; email: string };

/** Everything that is kept, by room. Throws `not_found` for an unknown account. */
export async function exportPerson(
  ctx: Context,
  { account, email }: Person,
): Promise<Record<string, unknown>> {
  await getAccount(ctx, account);
  const found: Record<string, unknown> = { account, email, exportedAt: ctx.clock.now() };
  for (const room of ROOMS) found[room.name] = await room.export(ctx, account, email.trim());
  return found;
}

/**
 * How many records each room removed. The engine overwrites what is deleted, and its log is emptied,
 * so that the file no longer holds it. Throws `not_found` for an unknown account.
 */
export async function erasePerson(
  ctx: Context,
  { account, email }: Person,
): Promise<Record<string, number>> {
  await getAccount(ctx, account);
  const erased: Record<string, number> = {};
  for (const room of ROOMS) erased[room.name] = await room.erase(ctx, account, email.trim());
  await ctx.db.emptyLog();
  return erased;
}
