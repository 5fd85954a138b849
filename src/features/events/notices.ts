/**
 * From notices to what is sent: each becomes a mail, and a webhook message where there is one for
 * it, in one transaction that also marks it handled.
 */
import { asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { PreconditionFailed, requireThat, statement } from "../../platform/database/statements.ts";
import { type MailKind, mailStatements, wakeMail } from "../../platform/mail.ts";
import { siteOrigin } from "../sites/origin.ts";
import { getSiteRecord } from "../sites/service.ts";
import { readSiteLanguage } from "../sites/site-language.ts";
import { messageStatements, wakeWebhooks } from "../webhooks/messages.ts";
import type { Snapshot } from "./notice-mail.tsx";
import { emailKeyOf } from "./registration-model.ts";
import { selfServicePath } from "./self-service.ts";
import { registrationNotices } from "./table.ts";

const MAIL_KIND = "events.notice";
const ALREADY_HANDLED = "notice-handled";
const NOTICES_AT_ONCE = 50;
/** A mail is tried for three days; after that nobody reads its notice any more. */
const KEPT_MS = 4 * 24 * 60 * 60_000;
const PRUNED_AT_ONCE = 1_000;

type Notice = typeof registrationNotices.$inferSelect;
type SiteRecord = Awaited<ReturnType<typeof getSiteRecord>>;

/** Handles the oldest notices. Answers whether there may be more. */
export async function handleNotices(ctx: Context): Promise<boolean> {
  const notices = await ctx.db.orm
    .select()
    .from(registrationNotices)
    .where(isNull(registrationNotices.handledAt))
    .orderBy(asc(registrationNotices.id))
    .limit(NOTICES_AT_ONCE);
  if (notices.length === 0) return false;
  const sites = new Map<string, Promise<SiteRecord>>();
  // Put into the queue in order, so that mail to one address goes out in order.
  await Promise.all(notices.map((notice) => handleNotice(ctx, notice, sites)));
  wakeMail(ctx);
  wakeWebhooks(ctx);
  return notices.length === NOTICES_AT_ONCE;
}

async function handleNotice(
  ctx: Context,
  notice: Notice,
  sites: Map<string, Promise<SiteRecord>>,
): Promise<void> {
  const site = sites.get(notice.siteId) ?? getSiteRecord(ctx, notice.siteId);
  sites.set(notice.siteId, site);
  const { accountId } = await site;
  const snapshot = readSnapshot(notice);
  const lane = `registration ${emailKeyOf(snapshot.registration.email)}`;
  try {
    await ctx.db.write([
      requireThat(
        ALREADY_HANDLED,
        sql`exists (select 1 from ${registrationNotices} where id = ${notice.id} and handled_at is null)`,
      ),
      ...mailStatements(ctx, { kind: MAIL_KIND, reference: String(notice.id), lane }),
      ...messagesFor(ctx, accountId, notice, snapshot),
      statement(sql`update ${registrationNotices} set handled_at = ${ctx.clock.now()}
        where id = ${notice.id}`),
    ]);
  } catch (error) {
    // Another instance was faster, or the person has been erased.
    if (!(error instanceof PreconditionFailed && error.label === ALREADY_HANDLED)) throw error;
  }
}

function readSnapshot(notice: Notice): Snapshot {
  return JSON.parse(notice.payload);
}

function messagesFor(
  ctx: Context,
  accountId: string,
  { kind, siteId }: Notice,
  { event, registration: { sequence, ...registration } }: Snapshot,
): Statement[] {
  const data = { siteId, eventId: event.id, registration };
  if (kind === "promoted")
    return messageStatements(ctx, { accountId, siteId, type: "registration.promoted", data });
  const isNew = sequence === 0 && (kind === "confirmed" || kind === "waitlisted");
  if (!isNew) return [];
  return messageStatements(ctx, { accountId, siteId, type: "registration.created", data });
}

/** How a notice's mail is written when its turn comes. */
export const noticeMail: MailKind = {
  name: MAIL_KIND,
  async compose(ctx, reference) {
    const [notice] = await ctx.db.orm
      .select()
      .from(registrationNotices)
      .where(eq(registrationNotices.id, Number(reference)));
    if (notice === undefined) return undefined;
    const snapshot = readSnapshot(notice);
    const { event, registration } = snapshot;
    // A mail server that was away for days must not send people to what is over.
    if (notice.kind === "reminder" && event.startsAt < ctx.clock.now()) return undefined;
    const site = await getSiteRecord(ctx, notice.siteId);
    // Calendars and their zones are large, and needed for mail only.
    const { writeNoticeMail } = await import("./notice-mail.tsx");
    return writeNoticeMail({
      ...snapshot,
      kind: notice.kind,
      at: notice.createdAt,
      site: {
        name: site.name,
        origin: siteOrigin(ctx.config, site),
        language: await readSiteLanguage(ctx, site),
      },
      managePath: selfServicePath(ctx, event.slug, registration.id),
    });
  },
};

/** Forgets notices whose mail has been sent or given up. Answers whether there may be more. */
export async function pruneNotices(ctx: Context): Promise<boolean> {
  const until = ctx.clock.now() - KEPT_MS;
  const [old] = await ctx.db.orm
    .select({ id: registrationNotices.id })
    .from(registrationNotices)
    .where(lte(registrationNotices.handledAt, until))
    .limit(1);
  if (old === undefined) return false;
  const [pruned] = await ctx.db.write([
    statement(sql`delete from ${registrationNotices} where id in
      (select id from ${registrationNotices} where handled_at <= ${until} limit ${PRUNED_AT_ONCE})`),
  ]);
  return pruned?.rowsAffected === PRUNED_AT_ONCE;
}
