/**
 * Storing what a form sent. A lead, and the notice from which the mail about it and the message to
 * the owner's systems are made, are one write: when it is answered, all of it is on disk. Spam is
 * only stored.
 */
import { and, eq, sql } from "drizzle-orm";
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { PreconditionFailed, requireThat, statement } from "../../platform/database/statements.ts";
import { formSubmitStatement } from "../analytics/form-counts.ts";
import { countIn } from "./counts.ts";
import { leadQueues } from "./lead-queue.ts";
import { type Lead, toLead } from "./model.ts";
import { columns, noticeStatement, type StoredRow, spamStatements } from "./store-statements.ts";
import { leads, spamLeads } from "./table.ts";
import { wakeTelling } from "./tell.ts";
import type { SpamReason, Verification } from "./words.ts";

/** What came in through a form, checked and within its limits. */
export type Submission = {
  siteId: string;
  accountId: string;
  form: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Whatever else the form asked. */
  fields: Readonly<Record<string, string>>;
  /** What the form asks the mail to be titled. */
  subject: string | undefined;
  /** Path of the page that the form is on. */
  source: string;
  verification: Verification | undefined;
};

/**
 * Stores a lead and what tells of it, together with the statements of other rooms that belong to
 * it. Resolves when all of it is on disk.
 */
export async function captureLead(
  ctx: Context,
  submission: Submission,
  companions: readonly Statement[] = [],
): Promise<Lead> {
  const row = toRow(ctx, submission);
  await ctx.states.of(leadQueues).add(ctx, row, companions);
  return toLead(row, "new");
}

/** Puts a submission into the spam folder: it is neither counted, mailed nor told of. */
export async function captureSpam(
  ctx: Context,
  submission: Submission,
  reason: SpamReason,
): Promise<void> {
  const row = toRow(ctx, submission);
  await ctx.db.write(spamStatements(row, reason));
}

const SPAM_GONE = "spam-gone";

/**
 * Makes a lead of what was taken for spam, at its place in time, and tells of it as if it had just
 * come. Throws `not_found`, also for another site's.
 */
export async function restoreSpam(ctx: Context, siteId: string, id: string): Promise<Lead> {
  const [row] = await ctx.db.orm
    .select()
    .from(spamLeads)
    .where(and(eq(spamLeads.id, id), eq(spamLeads.siteId, siteId)));
  if (!row) throw notFound("spam");
  try {
    await ctx.db.write([
      requireThat(SPAM_GONE, sql`exists (select 1 from ${spamLeads} where id = ${id})`),
      statement(sql`insert into ${leads} (${columns}, status, ordinal)
        select ${columns}, 'new', ordinal from ${spamLeads} where id = ${id}`),
      statement(sql`delete from ${spamLeads} where id = ${id}`),
      countIn(id),
      formSubmitStatement(ctx, [{ siteId, leads: 1 }]),
      noticeStatement(id),
    ]);
  } catch (error) {
    if (error instanceof PreconditionFailed && error.label === SPAM_GONE) throw notFound("spam");
    throw error;
  }
  wakeTelling(ctx);
  return toLead(row, "new");
}

function toRow(ctx: Context, submission: Submission): StoredRow {
  return {
    ...submission,
    id: ctx.ids.create("lead"),
    fields: JSON.stringify(submission.fields),
    subject: submission.subject ?? null,
    verification: submission.verification ?? null,
    createdAt: ctx.clock.now(),
  };
}
