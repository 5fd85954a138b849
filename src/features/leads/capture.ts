/**
 * Storing what a form sent. A lead, the mail about it and the message to the owner's systems are one
 * write: when it is answered, all of it is on disk. Spam is only stored.
 */
import { and, eq, sql } from "drizzle-orm";
import type { SpamReason } from "../../http/judge-form.ts";
import { notFound } from "../../lib/errors.ts";
import { PICTURES_FIELD } from "../../lib/form-pictures.ts";
import type { Context } from "../../platform/context.ts";
import type { Writable } from "../../platform/database/database.ts";
import { requireThat, statement, unlessRefused } from "../../platform/database/statements.ts";
import { prepareMail, wakeMail } from "../../platform/mail/mail.ts";
import { formSubmitStatement } from "../analytics/room.ts";
import { SITE_GONE } from "../sites/room.ts";
import { hasListeners, prepareMessage, wakeWebhooks } from "../webhooks/room.ts";
import { countIn } from "./counts.ts";
import { type Lead, parseFields, toLead } from "./model.ts";
import { LEAD_NOTICE } from "./notice.ts";
import {
  NO_ROOM,
  pictureStatements,
  restorePicturesStatement,
  type SentPictures,
} from "./pictures.ts";
import {
  columns,
  leadsWrite,
  type NewLead,
  type StoredRow,
  spamStatements,
  tellingStatements,
} from "./store-statements.ts";
import { leads, spamLeads } from "./table.ts";
import type { Verification } from "./words.ts";

/** What came in through a form, checked and within its limits. */
export type CapturedForm = {
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
 * Stores a lead and what tells of it, with its pictures. Where the account has no room for them the lead
 * is kept without any, and says so. Resolves when all of it is on disk. Throws `not_found`.
 */
export async function captureLead(
  ctx: Context,
  submission: CapturedForm,
  pictures: SentPictures = NO_PICTURES,
): Promise<Lead> {
  const { sent, kept } = pictures;
  const row = toRow(ctx, telling(submission, pictures));
  const lead = await prepareLead(ctx, row);
  if (kept.length === 0) await unlessGone(() => ctx.db.writeShared(leadsWrite, lead));
  else {
    const statements = leadsWrite.statementsFor([lead]);
    if (!(await writeWithPictures(ctx, row, { kept, isSpam: false }, statements)))
      return captureLead(ctx, submission, { sent, kept: [], leftOut: "no room" });
  }
  wakeTelling(ctx, lead);
  return toLead(row, "new");
}

const NO_PICTURES: SentPictures = { sent: 0, kept: [] };

/** What a lead says of the pictures that came with it, in the field that they came in. */
const NOT_KEPT = {
  "no room": "not kept: the account has no room left for pictures",
  spam: "not kept: the message was taken for a machine's",
} as const;

/** With how many came in the field's value; a text that the visitor sent in that field stands before it. */
function telling(submission: CapturedForm, { sent, leftOut }: SentPictures): CapturedForm {
  if (sent === 0) return submission;
  const said = leftOut === undefined ? String(sent) : `${sent} ${NOT_KEPT[leftOut]}`;
  const before = submission.fields[PICTURES_FIELD];
  const value = before === undefined ? said : `${before}, ${said}`;
  return { ...submission, fields: { ...submission.fields, [PICTURES_FIELD]: value } };
}

/**
 * Throws `not_found` where the site was removed while the form came in: nobody would remove it again, or
 * could ever read it.
 */
async function unlessGone(write: () => Promise<unknown>): Promise<void> {
  if (!(await unlessRefused(SITE_GONE, write))) throw notFound("site");
}

/** Writes pictures with what they came with. False where there is no room for them; nothing is written then. */
async function writeWithPictures(
  ctx: Context,
  row: StoredRow,
  pictures: { kept: SentPictures["kept"]; isSpam: boolean },
  statements: readonly Writable[],
): Promise<boolean> {
  const { kept, isSpam } = pictures;
  const stored = pictureStatements(ctx, row, kept, { isSpam });
  return unlessRefused(NO_ROOM, () => unlessGone(() => ctx.db.write([...statements, ...stored])));
}

/** Puts a submission into the spam folder: it is neither counted, mailed nor told of. */
export async function captureSpam(
  ctx: Context,
  submission: CapturedForm,
  reason: SpamReason,
  pictures: SentPictures = NO_PICTURES,
): Promise<void> {
  const { sent, kept } = pictures;
  const row = toRow(ctx, telling(submission, pictures));
  const statements = spamStatements(row, reason);
  if (kept.length === 0) await unlessGone(() => ctx.db.write(statements));
  else if (!(await writeWithPictures(ctx, row, { kept, isSpam: true }, statements)))
    await captureSpam(ctx, submission, reason, { sent, kept: [], leftOut: "no room" });
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
  const lead = await prepareLead(ctx, row);
  const now = ctx.clock.now();
  const isWritten = await unlessRefused(SPAM_GONE, () =>
    ctx.db.write([
      requireThat(SPAM_GONE, sql`exists (select 1 from ${spamLeads} where id = ${id})`),
      statement(sql`insert into ${leads} (${columns}, status, ordinal)
        select ${columns}, 'new', ordinal from ${spamLeads} where id = ${id}`),
      statement(sql`delete from ${spamLeads} where id = ${id}`),
      restorePicturesStatement(id),
      countIn(id),
      formSubmitStatement([{ siteId, at: now, leads: 1 }]),
      ...tellingStatements([lead], now),
    ]),
  );
  if (!isWritten) throw notFound("spam");
  wakeTelling(ctx, lead);
  return toLead(row, "new");
}

/** The mail to the owner, and where somebody listens, the message to the owner's systems. */
async function prepareLead(ctx: Context, row: StoredRow): Promise<NewLead> {
  const { id, accountId, siteId } = row;
  const mail = prepareMail(ctx, { kind: LEAD_NOTICE, reference: id, lane: accountId, id });
  if (!(await hasListeners(ctx, accountId))) return { row, mail, message: undefined };
  const lead = { ...toLead(row, "new"), fields: parseFields(row.fields) };
  const told = { accountId, siteId, type: "lead.created" as const, data: { siteId, lead } };
  return { row, mail, message: prepareMessage(ctx, told) };
}

function wakeTelling(ctx: Context, { message }: NewLead): void {
  wakeMail(ctx);
  if (message !== undefined) wakeWebhooks(ctx);
}

function toRow(ctx: Context, submission: CapturedForm): StoredRow {
  return {
    ...submission,
    id: ctx.ids.create("lead"),
    fields: JSON.stringify(submission.fields),
    subject: submission.subject ?? null,
    verification: submission.verification ?? null,
    createdAt: ctx.clock.now(),
  };
}
