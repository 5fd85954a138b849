/**
 * From notices to what is sent: each becomes a mail, and a webhook message where there is one for
 * it, in one transaction that also marks it handled.
 */
import { asc, eq, isNull, lte, sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { isRefusal, requireThat, statement } from "../../platform/database/statements.ts";
import {
  type MailKind,
  type MailOrder,
  mailStatements,
  wakeMail,
} from "../../platform/mail/mail.ts";
import { digestAddress } from "../../platform/mail/mail-cap.ts";
import { getSiteRecord, siteOrigin } from "../sites/room.ts";
import { readSiteLanguage } from "../versions/room.ts";
import { hasListeners, messageStatements, wakeWebhooks } from "../webhooks/room.ts";
import type { Snapshot } from "./notice-mail.tsx";
import { findRegistration, mailCauseOf } from "./registrations.ts";
import { selfServicePath } from "./self-service.ts";
import { registrationNotices, registrations } from "./table.ts";

type Notice = typeof registrationNotices.$inferSelect;

const MAIL_KIND = "events.notice";
const ALREADY_HANDLED = "notice-handled";
const NOTICES_AT_ONCE = 200;
const HOUR_MS = 60 * 60_000;
/** How long mail waits for its turn when an address has had its share; an hour if not said here. */
const WAIT_MS_MAX: Partial<Record<Notice["kind"], number>> = {
  // There will be another one, should anybody try again.
  known: 0,
  // Nobody else tells them that they have seats.
  promoted: 24 * HOUR_MS,
};
/** A mail waits for a day at most and is tried for three days; after that nobody reads its notice any more. */
const KEPT_MS = 5 * 24 * HOUR_MS;
const PRUNED_AT_ONCE = 1_000;

/** Handles the oldest notices, all in one write. Answers whether there may be more. */
export async function handleNotices(ctx: Context): Promise<boolean> {
  const notices = await ctx.db.orm
    .select()
    .from(registrationNotices)
    .where(isNull(registrationNotices.handledAt))
    .orderBy(asc(registrationNotices.id))
    .limit(NOTICES_AT_ONCE);
  if (notices.length === 0) return false;
  const told = notices.map((notice) => ({ notice, snapshot: readSnapshot(notice) }));
  const ids = soundJson(notices.map(({ id }) => id));
  const ours = sql`id in (select value from json_each(${ids}))`;
  const owners = await listOwners(ctx, told);
  const messages = await messagesFor(ctx, told, owners);
  try {
    await ctx.db.write([
      requireThat(
        ALREADY_HANDLED,
        sql`(select count(*) from ${registrationNotices}
          where ${ours} and handled_at is null) = ${notices.length}`,
      ),
      ...mailStatements(ctx, ...told.map((one) => mailFor(ctx, one, owners))),
      ...messages,
      statement(
        sql`update ${registrationNotices} set handled_at = ${ctx.clock.now()} where ${ours}`,
      ),
    ]);
  } catch (error) {
    // Another instance was faster with one of them, or the person has been erased: look again.
    if (!isRefusal(error, ALREADY_HANDLED)) throw error;
    return true;
  }
  wakeMail(ctx);
  if (messages.length > 0) wakeWebhooks(ctx);
  return notices.length === NOTICES_AT_ONCE;
}

type Told = { notice: Notice; snapshot: Snapshot };

/** Mail to one address goes out in order. Lanes are read in logs, and hold no address. */
function mailFor(ctx: Context, { notice, snapshot }: Told, owners: Owners): MailOrder {
  const { email: address } = snapshot.registration;
  const order = {
    kind: MAIL_KIND,
    reference: String(notice.id),
    lane: `registration ${digestAddress(ctx, "lane", address)}`,
    owner: owners.get(notice.siteId) ?? notice.siteId,
  };
  if (notice.cause === "owner") return order;
  const waitMsMax = WAIT_MS_MAX[notice.kind] ?? HOUR_MS;
  return { ...order, cap: { address, cause: mailCauseOf(snapshot.event.id), waitMsMax } };
}

/** Accounts by their sites; a site that is gone is not among them. */
type Owners = ReadonlyMap<string, string>;

async function listOwners(ctx: Context, told: readonly Told[]): Promise<Owners> {
  const owners = new Map<string, string>();
  for (const siteId of new Set(told.map(({ notice }) => notice.siteId))) {
    // It must not hold up what others are told.
    const site = await getSiteRecord(ctx, siteId).catch(() => undefined);
    if (site !== undefined) owners.set(siteId, site.accountId);
  }
  return owners;
}

function readSnapshot(notice: Notice): Snapshot {
  return JSON.parse(notice.payload);
}

/** Only where somebody listens. */
async function messagesFor(
  ctx: Context,
  told: readonly Told[],
  owners: Owners,
): Promise<Statement[]> {
  const messages: Parameters<typeof messageStatements>[1][] = [];
  for (const [siteId, theirs] of Map.groupBy(told, ({ notice }) => notice.siteId)) {
    const accountId = owners.get(siteId);
    if (accountId === undefined || !(await hasListeners(ctx, accountId))) continue;
    const texts = await readTexts(ctx, theirs);
    for (const { notice, snapshot } of theirs) {
      const type = typeOf(notice, snapshot);
      if (type === undefined) continue;
      const { sequence: _, status, createdAt, ...known } = snapshot.registration;
      const written = texts.get(known.id) ?? { message: null, fields: null };
      const registration = { ...known, ...written, status, createdAt };
      const data = { siteId, eventId: snapshot.event.id, registration };
      messages.push({ accountId, siteId, type, data });
    }
  }
  return messages.length === 0 ? [] : messageStatements(ctx, ...messages);
}

type Texts = { message: string | null; fields: Record<string, string> | null };

/** What visitors have written at length: it is not copied into notices, which anybody can cause. */
async function readTexts(ctx: Context, told: readonly Told[]): Promise<Map<string, Texts>> {
  const ids = soundJson(told.map(({ notice }) => notice.registrationId));
  const rows = await ctx.db.orm
    .select({
      id: registrations.id,
      message: registrations.message,
      fields: registrations.fields,
    })
    .from(registrations)
    .where(sql`id in (select value from json_each(${ids}))`);
  return new Map(
    rows.map(({ id, message, fields }) => [
      id,
      { message, fields: fields === null ? null : JSON.parse(fields) },
    ]),
  );
}

/** What clients are told of; of changes and reminders they are not. */
function typeOf(
  { kind }: Notice,
  { registration: { sequence } }: Snapshot,
): "registration.created" | "registration.promoted" | undefined {
  if (kind === "promoted") return "registration.promoted";
  const isNew = sequence === 0 && (kind === "confirmed" || kind === "waitlisted");
  return isNew ? "registration.created" : undefined;
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
    // With its event a registration is gone, and a link to it would lead nowhere.
    const stands = await findRegistration(ctx, event.id, registration.id);
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
      managePath: stands && selfServicePath(ctx, event.slug, registration.id),
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
