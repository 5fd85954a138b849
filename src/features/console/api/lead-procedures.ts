/** The inbox of a site: leads, the spam folder, notes, and how each lead was told of. */
import * as v from "valibot";
import { ApiError } from "../../../lib/errors.ts";
import { boundedText } from "../../../lib/text.ts";
import type { Limit } from "../../../lib/token-bucket.ts";
import { TokenBuckets } from "../../../platform/buckets.ts";
import type { Context } from "../../../platform/context.ts";
import { type MailState, readMailStates } from "../../../platform/mail/mail.ts";
import { defineState } from "../../../platform/room-state.ts";
import { getAccount } from "../../accounts/room.ts";
import {
  addLeadNote,
  captureLead,
  deleteLead,
  type Further,
  getInboxLead,
  LEAD_STATUSES,
  type Lead,
  type LeadNote,
  type LeadPicture,
  listNoticeIds,
  listPictures,
  readNotes,
  restoreSpam,
  searchLeads,
  searchSpam,
  setLeadStatus,
} from "../../leads/room.ts";
import { namesOfUsers } from "../../people/room.ts";
import { listTold, type ToldEndpoint } from "../../webhooks/room.ts";
import { idText } from "./id-text.ts";
import { pageEntries, searchText } from "./paging.ts";
import { siteProcedure } from "./procedure.ts";

/** How something was told of: kept here, mailed, sent to a webhook. */
export type LeadDelivery = { kind: "stored" | "mail" | "webhook"; text: string; ok: boolean };

export type ShownLeadNote = Omit<LeadNote, "userId"> & { by: string | null };

type LeadDoings = {
  notes: ShownLeadNote[];
  deliveries: LeadDelivery[];
  spamReason: string | null;
};

export type InboxLead = Lead & Further & LeadDoings & { pictures: LeadPicture[] };

const leadId = idText("a lead's");
const leadStatus = v.picklist(LEAD_STATUSES, `must be one of ${LEAD_STATUSES.join(", ")}`);

const STORED: LeadDelivery = { kind: "stored", text: "Stored", ok: true };

/** Of several mails about one lead, what somebody has to know: undefined when all were sent. */
const worstOf = (states: readonly (MailState | undefined)[]): MailState | undefined =>
  states.find((one) => one?.state === "given up") ?? states.find((one) => one !== undefined);

function describeMail(ctx: Context, state: MailState | undefined): LeadDelivery {
  if (state === undefined) return { kind: "mail", text: "Mailed", ok: true };
  if (state.state === "given up")
    return { kind: "mail", text: `Bounced: ${state.reason ?? "no reason was given"}`, ok: false };
  if (ctx.config.mail.server === undefined)
    return { kind: "mail", text: "Waiting: no mail server is configured", ok: false };
  const tried = state.reason === null ? "" : `: ${state.reason}`;
  return { kind: "mail", text: `Mail is waiting${tried}`, ok: state.reason === null };
}

function describeTold({ url, status, lastError }: ToldEndpoint): LeadDelivery {
  const host = URL.parse(url)?.host ?? "webhook";
  if (status === "succeeded") return { kind: "webhook", text: `Delivered to ${host}`, ok: true };
  const reason = lastError === null ? "" : `: ${lastError}`;
  const text = status === "failed" ? `Not delivered to ${host}` : `Waiting for ${host}`;
  return { kind: "webhook", text: text + reason, ok: status !== "failed" };
}

async function listDeliveriesOf(
  ctx: Context,
  accountId: string,
  leads: readonly Lead[],
): Promise<Map<string, LeadDelivery[]>> {
  const ids = await listNoticeIds(
    ctx,
    accountId,
    leads.map(({ id }) => id),
  );
  const states = await readMailStates(ctx, [...ids.values()].flat());
  const all = await Promise.all(
    leads.map(async ({ id, createdAt: at }) => {
      const told = await listTold(ctx, { accountId, type: "lead.created", at, id });
      const mail = describeMail(ctx, worstOf((ids.get(id) ?? []).map((one) => states.get(one))));
      const deliveries: LeadDelivery[] = [STORED, mail, ...told.map(describeTold)];
      return [id, deliveries] as const;
    }),
  );
  return new Map(all);
}

async function listNotesOf(
  ctx: Context,
  leads: readonly Lead[],
): Promise<Map<string, ShownLeadNote[]>> {
  const notes = await readNotes(
    ctx,
    leads.map(({ id }) => id),
  );
  const ids = [...notes.values()].flat().flatMap(({ userId }) => userId ?? []);
  const names = await namesOfUsers(ctx, [...new Set(ids)]);
  return new Map(
    [...notes].map(([id, all]) => [
      id,
      all.map(({ userId, ...note }) => ({ ...note, by: names.get(userId ?? "") ?? null })),
    ]),
  );
}

/** Beside each lead what was noted on it, and how it was told of. */
async function withDoings(
  ctx: Context,
  accountId: string,
  leads: readonly (Lead & Further)[],
): Promise<(Lead & Further & LeadDoings)[]> {
  const [notes, deliveries] = await Promise.all([
    listNotesOf(ctx, leads),
    listDeliveriesOf(ctx, accountId, leads),
  ]);
  return leads.map((lead) => ({
    ...lead,
    notes: notes.get(lead.id) ?? [],
    deliveries: deliveries.get(lead.id) ?? [],
    spamReason: null,
  }));
}

/** What came with each; the pictures themselves are read one by one. */
async function withPictures<One extends Lead>(
  ctx: Context,
  leads: readonly One[],
): Promise<(One & { pictures: LeadPicture[] })[]> {
  const pictures = await listPictures(
    ctx,
    leads.map(({ id }) => id),
  );
  return leads.map((lead) => ({ ...lead, pictures: pictures.get(lead.id) ?? [] }));
}

export const leadProcedures = {
  "leads.list": siteProcedure(
    "viewer",
    {
      input: {
        q: searchText(),
        status: v.optional(leadStatus),
        spam: v.optional(v.boolean("must be true or false"), false),
        ...pageEntries,
      },
    },
    async (ctx, { input, account, site }): Promise<{ items: InboxLead[]; total: number }> => {
      const query = { ...input, siteId: site.id };
      if (input.spam) {
        const { items, total } = await searchSpam(ctx, query);
        const spam = items.map(({ reason, ...lead }) => ({ ...lead, spamReason: reason }));
        const shown = spam.map((one) => ({ ...one, notes: [], deliveries: [STORED] }));
        return { items: await withPictures(ctx, shown), total };
      }
      const { items, total } = await searchLeads(ctx, query);
      const shown = await withDoings(ctx, account.id, items);
      return { items: await withPictures(ctx, shown), total };
    },
  ),

  /** Whichever page and folder it is on: the links in mails lead to it. */
  "leads.get": siteProcedure(
    "viewer",
    { input: { leadId } },
    async (ctx, { input, account, site }): Promise<{ lead: InboxLead }> => {
      const lead = await getInboxLead(ctx, site.id, input.leadId);
      const kept = { ...lead, notes: [], deliveries: [STORED] };
      const isSpam = lead.spamReason !== null;
      const [shown = kept] = isSpam ? [] : await withDoings(ctx, account.id, [lead]);
      const pictures = (await listPictures(ctx, [lead.id])).get(lead.id) ?? [];
      return { lead: { ...shown, pictures } };
    },
  ),

  "leads.status": siteProcedure(
    "editor",
    { input: { leadId, status: leadStatus }, changes: true },
    async (ctx, { input, account, site }) => {
      const lead = { accountId: account.id, siteId: site.id, leadId: input.leadId };
      return { lead: await setLeadStatus(ctx, lead, input.status) };
    },
  ),

  "leads.note": siteProcedure(
    "editor",
    { input: { leadId, text: boundedText(5_000) }, changes: true },
    async (ctx, { input, site, caller: { user } }) => {
      const note = { userId: user.id, text: input.text };
      const lead = { siteId: site.id, leadId: input.leadId };
      const { userId: _, ...added } = await addLeadNote(ctx, lead, note);
      return { note: { ...added, by: user.name } };
    },
  ),

  "leads.restore": siteProcedure(
    "editor",
    { input: { leadId }, changes: true },
    async (ctx, { input, site }) => ({ lead: await restoreSpam(ctx, site.id, input.leadId) }),
  ),

  "leads.delete": siteProcedure(
    "editor",
    { input: { leadId }, changes: true },
    async (ctx, { input, site }) => {
      await deleteLead(ctx, site.id, input.leadId);
      return {};
    },
  ),

  "leads.sendTest": siteProcedure("editor", { changes: true }, async (ctx, { account, site }) => ({
    steps: await sendTestLead(ctx, account.id, site.id),
  })),
};

/** Whoever may change the addresses could have any of them mailed by this. */
const TEST_LEADS: Limit = { burst: 3, refillPerSecond: 3 / 3600 };
const testLeads = defineState(() => ({ buckets: undefined as TokenBuckets | undefined }));

/** Throws `rate_limited` after three of a site's within an hour. */
function drawTestLead(ctx: Context, siteId: string): void {
  const state = ctx.states.of(testLeads);
  state.buckets ??= new TokenBuckets("test leads", TEST_LEADS, ctx.clock);
  const draw = state.buckets.take(siteId);
  if (draw.allowed) return;
  const { retryAfterSeconds } = draw;
  throw new ApiError("rate_limited", "Three tests were sent within the hour; try again later.", {
    retryAfterSeconds,
  });
}

const WAIT_MS = 250;
const WAITS_MAX = 12;

/** A lead like any other, marked as a test, and what became of it within a few seconds. */
async function sendTestLead(
  ctx: Context,
  accountId: string,
  siteId: string,
): Promise<{ text: string; ok: boolean }[]> {
  drawTestLead(ctx, siteId);
  const { email } = await getAccount(ctx, accountId);
  const lead = await captureLead(ctx, {
    ...{ siteId, accountId, form: "contact", name: "Test lead", email, phone: "" },
    message: "This is a test, sent from the console.",
    ...{ fields: {}, subject: undefined, source: "/contact", verification: undefined },
  });
  const isOpen = (deliveries: readonly LeadDelivery[]) =>
    deliveries.some(({ text }) => /^(?:Mail is waiting$|Waiting for )/.test(text));
  let deliveries: LeadDelivery[] = [];
  for (let wait = 0; wait <= WAITS_MAX; wait += 1) {
    if (wait > 0) await Bun.sleep(WAIT_MS);
    deliveries = (await listDeliveriesOf(ctx, accountId, [lead])).get(lead.id) ?? [];
    if (!isOpen(deliveries)) break;
  }
  return deliveries.map(({ text, ok }) => ({ text, ok }));
}
