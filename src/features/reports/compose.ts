/** What stands in a report: figures of the sites of a person's accounts, read when it is sent. */
import * as v from "valibot";
import type { Context } from "../../platform/context.ts";
import type { MailKind } from "../../platform/mail/mail.ts";
import { type Letter, renderLetter, writeLetter } from "../../platform/mail/mail-layout.tsx";
import type { MailMessage } from "../../platform/mail/mail-message.ts";
import { findLetterBrand } from "../accounts/room.ts";
import { countVisitors } from "../analytics/room.ts";
import { countLeadsBetween } from "../leads/room.ts";
import { findReader, type Reader, unsubscribeUrl } from "../people/room.ts";
import { listSites } from "../sites/room.ts";

export const REPORT = "reports.report";

const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;
/** A mail with more lines is read by nobody. */
const SITES_MAX = 50;

export type ReportKind = "daily" | "weekly";

const referenceSchema = v.object({
  userId: v.string(),
  kind: v.picklist(["daily", "weekly"]),
  from: v.number(),
  until: v.number(),
});
export type ReportReference = v.InferOutput<typeof referenceSchema>;

export const reportMail: MailKind = {
  name: REPORT,
  async compose(ctx, text) {
    const reference = v.parse(referenceSchema, JSON.parse(text));
    const reader = await findReader(ctx, reference.userId);
    // Gone, or no longer interested.
    if (reader === undefined || !isWanted(reader, reference.kind)) return undefined;
    return reference.kind === "daily"
      ? composeDaily(ctx, reader, reference)
      : composeWeekly(ctx, reader, reference);
  },
};

export const isWanted = (reader: Reader, kind: ReportKind): boolean =>
  kind === "daily" ? reader.leadMail === "daily" : reader.weeklyMail;

/** Undefined when no lead has come. */
async function composeDaily(
  ctx: Context,
  reader: Reader,
  { from, until }: ReportReference,
): Promise<MailMessage | undefined> {
  const sites = await listReadersSites(ctx, reader);
  const leads = await countLeadsBetween(ctx, idsOf(sites), from, until);
  const rows = sites
    .filter(({ id }) => leads.has(id))
    .map(({ id, name }) => ({ label: name, value: amount(leads.get(id) ?? 0, "new lead") }));
  if (rows.length === 0) return undefined;
  const total = [...leads.values()].reduce((sum, count) => sum + count, 0);
  const heading = `${amount(total, "new lead")} since ${writeSince(from, until)}`;
  return letterTo(ctx, reader, "daily", heading, rows);
}

/** A service that was away for days tells of all of them in one mail. */
const writeSince = (from: number, until: number): string =>
  until - from < 2 * DAY_MS ? "yesterday" : `${DATE.format(from)} (UTC)`;

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Undefined for somebody whose accounts have no site that is live. */
async function composeWeekly(
  ctx: Context,
  reader: Reader,
  { until }: ReportReference,
): Promise<MailMessage | undefined> {
  const sites = (await listReadersSites(ctx, reader)).filter(({ status }) => status === "live");
  if (sites.length === 0) return undefined;
  const ids = idsOf(sites);
  const [visitors, leads] = await Promise.all([
    countVisitors(ctx, ids, WEEK_DAYS),
    countLeadsBetween(ctx, ids, until - WEEK_DAYS * DAY_MS, until),
  ]);
  const rows = sites.map(({ id, name }) => ({
    label: name,
    value: `${amount(visitors.get(id) ?? 0, "visitor")}, ${amount(leads.get(id) ?? 0, "lead")}`,
  }));
  return letterTo(ctx, reader, "weekly", "Your sites in the last seven days", rows);
}

async function listReadersSites(ctx: Context, { accountIds }: Reader) {
  const all = await Promise.all(accountIds.map((accountId) => listSites(ctx, accountId)));
  return all.flat();
}

const idsOf = (sites: readonly { id: string }[]): string[] => sites.map(({ id }) => id);

const amount = (count: number, noun: string): string =>
  `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

/** In an account's own name when all of the reader's sites are of that account. */
async function findReadersBrand(ctx: Context, { accountIds }: Reader) {
  const [accountId, ...others] = accountIds;
  if (accountId === undefined || others.length > 0) return undefined;
  return findLetterBrand(ctx, accountId);
}

async function letterTo(
  ctx: Context,
  reader: Reader,
  kind: ReportKind,
  heading: string,
  rows: { label: string; value: string }[],
): Promise<MailMessage> {
  const brand = await findReadersBrand(ctx, reader);
  const url = unsubscribeUrl(ctx, reader.userId, kind);
  const more = rows.length - SITES_MAX;
  const letter: Letter = {
    ...{ brand, heading },
    preview: heading,
    paragraphs:
      more > 0
        ? [`${more === 1 ? "1 more site is" : `${more} more sites are`} in the console.`]
        : [],
    rows: rows.slice(0, SITES_MAX),
    footer: [
      `Open the console: ${ctx.config.publicUrl}/console/`,
      `Choose what you are mailed: ${ctx.config.publicUrl}/console/you`,
    ],
    unsubscribe: { label: "Unsubscribe", url },
  };
  return {
    to: reader.email,
    ...(brand && { senderName: brand.name }),
    ...{ subject: heading, unsubscribeUrl: url },
    html: renderLetter(letter),
    text: writeLetter(letter),
  };
}
