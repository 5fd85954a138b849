/** Sites as people work with them: found, looked at, built. */
import * as v from "valibot";
import { boundedText, optionalText } from "../../../lib/text.ts";
import type { Context } from "../../../platform/context.ts";
import { findAccounts } from "../../accounts/room.ts";
import { countVisitors } from "../../analytics/room.ts";
import { type EditOperation, listTasks, type OpenTask } from "../../design/room.ts";
import { generateSite } from "../../generation/room.ts";
import {
  countNewLeads,
  type Lead,
  listLeads,
  notificationEmails,
  readNotificationEmails,
  setNotificationEmails,
} from "../../leads/room.ts";
import type { Role } from "../../people/room.ts";
import { listReadiness } from "../../publishing/room.ts";
import {
  changeSiteName,
  SITE_STATUSES,
  type Site,
  type SiteRow,
  searchSites,
  toSite,
} from "../../sites/room.ts";
import { hasDraft, openDraft, withdrawSite } from "../../versions/room.ts";
import { briefSchema } from "../../writer/room.ts";
import { FieldsRefused } from "./answer.ts";
import { readDraftState } from "./builder/draft-state.ts";
import { editDraft } from "./builder/edit-draft.ts";
import { publishDraft } from "./builder/publish-draft.ts";
import { type SignedInCaller, visibleAccounts } from "./caller.ts";
import { deleteSite } from "./delete-site.ts";
import { idText } from "./id-text.ts";
import { pageEntries, searchText } from "./paging.ts";
import { accountProcedure, personProcedure, siteProcedure } from "./procedure.ts";

const DAYS = 7;
const LATEST_LEADS = 5;

export type SiteItem = Site & {
  accountId: string;
  accountName: string;
  newLeads: number;
  /** Visitors of the last seven days. */
  visits7: number;
};

async function withFigures(ctx: Context, rows: readonly SiteRow[]): Promise<SiteItem[]> {
  const ids = rows.map(({ id }) => id);
  const [visits, newLeads, accounts] = await Promise.all([
    countVisitors(ctx, ids, DAYS),
    countNewLeads(ctx, ids),
    findAccounts(ctx, { ids: [...new Set(rows.map(({ accountId }) => accountId))] }),
  ]);
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...toSite(ctx, row),
    accountId: row.accountId,
    accountName: names.get(row.accountId) ?? "",
    newLeads: newLeads.get(row.id) ?? 0,
    visits7: visits.get(row.id) ?? 0,
  }));
}

export const siteListSchema = v.object({
  accountId: v.optional(idText("an account's")),
  q: searchText(),
  status: v.optional(v.picklist(SITE_STATUSES, `must be one of ${SITE_STATUSES.join(", ")}`)),
  ...pageEntries,
});

type ListCall = { input: v.InferOutput<typeof siteListSchema>; caller: SignedInCaller };

/** Of all accounts that the caller can see, or of the one that is named. */
export async function listSites(
  ctx: Context,
  { input, caller }: ListCall,
): Promise<{ items: SiteItem[]; total: number }> {
  const { accountId, ...search } = input;
  const visible = visibleAccounts(caller);
  const accountIds =
    accountId === undefined
      ? visible
      : [accountId].filter((id) => visible === undefined || visible.includes(id));
  const { rows, total } = await searchSites(ctx, { ...search, accountIds });
  return { items: await withFigures(ctx, rows), total };
}

export type SiteDetail = {
  site: Site & { language: string; notificationEmails: string[] };
  account: { id: string; name: string };
  role: Role;
  latestLeads: Lead[];
  newLeads: number;
  visits7: number;
  /** What the site asks its owner, of the draft if there is one. */
  tasks: OpenTask[];
  /** The checks that it has to pass before it is live, or what is newer is; empty before the first look. */
  waitsFor: { name: string; outcome: string; evidence: string; checkedAt: number }[];
  /** Whether there is something that visitors do not see yet. */
  hasDraft: boolean;
};

/** Visitors do not get what they should: nothing yet, or something older, because a check failed. */
const isWaiting = ({ status, failures }: Pick<SiteRow, "status" | "failures">): boolean =>
  status === "provisioning" || (status === "live" && failures > 0);

/** An edit of the draft as it is at this moment, by somebody who has not opened the builder. */
async function editNow(
  ctx: Context,
  who: { siteId: string; userId: string },
  operation: EditOperation,
): Promise<{ revision: number }> {
  const { revision } = await openDraft(ctx, who.siteId);
  const changed = await editDraft(ctx, { ...who, revision }, operation);
  return { revision: changed.revision };
}

export const siteProcedures = {
  "sites.list": personProcedure({ input: siteListSchema.entries }, listSites),

  "sites.get": siteProcedure("viewer", {}, async (ctx, call): Promise<SiteDetail> => {
    const { site, account, role } = call;
    const page = { status: undefined, limit: LATEST_LEADS, skip: 0 };
    const [[item], latest, hasUnsavedDraft] = await Promise.all([
      withFigures(ctx, [site]),
      listLeads(ctx, account.id, site.id, page),
      hasDraft(ctx, site.id),
    ]);
    const [{ document }, emails, checks] = await Promise.all([
      readDraftState(ctx, site.id),
      readNotificationEmails(ctx, site.id),
      isWaiting(site) ? listReadiness(ctx, site.id) : [],
    ]);
    return {
      site: {
        ...toSite(ctx, site),
        language: document.meta.language,
        notificationEmails: emails,
      },
      tasks: listTasks(document),
      waitsFor: checks.map(({ name, outcome, evidence, checkedAt }) => ({
        ...{ name, outcome, evidence, checkedAt },
      })),
      account: { id: account.id, name: account.name },
      role,
      latestLeads: latest.leads,
      newLeads: item?.newLeads ?? 0,
      visits7: item?.visits7 ?? 0,
      hasDraft: site.publishedVersionId !== site.versionId || hasUnsavedDraft,
    };
  }),

  /** With the changes of the draft, which the page shows where this is asked for. */
  "sites.publish": siteProcedure("owner", { changes: true }, async (ctx, { site, caller }) => {
    const { revision } = await openDraft(ctx, site.id);
    const editor = { siteId: site.id, revision, userId: caller.user.id };
    return { site: (await publishDraft(ctx, { site, editor })).site };
  }),

  "sites.unpublish": siteProcedure("owner", { changes: true }, async (ctx, { site }) => ({
    site: await withdrawSite(ctx, site.id),
  })),

  "sites.rename": siteProcedure(
    "editor",
    { input: { name: boundedText(200) }, changes: true },
    async (ctx, { input, site }) => ({ site: await changeSiteName(ctx, site.id, input.name) }),
  ),

  /** For good, with its leads, events, images and figures; its name says that it is meant. */
  "sites.delete": siteProcedure(
    "owner",
    { input: { name: boundedText(200) }, changes: true },
    async (ctx, { input, site }) => {
      if (input.name !== site.name)
        throw new FieldsRefused("`name` must be the site's name.", {
          name: "Type the site's name as it stands above.",
        });
      await deleteSite(ctx, site.id);
      return {};
    },
  ),

  /** Into the draft: visitors see it once it is published. */
  "sites.setLanguage": siteProcedure(
    "editor",
    { input: { language: boundedText(35) } },
    (ctx, { input, site, caller }) => {
      const operation = { op: "set-language", language: input.language } as const;
      return editNow(ctx, { siteId: site.id, userId: caller.user.id }, operation);
    },
  ),

  "sites.notificationEmails": siteProcedure(
    "editor",
    { input: { emails: notificationEmails }, changes: true },
    async (ctx, { input, site }) => ({
      emails: await setNotificationEmails(ctx, site.id, input.emails),
    }),
  ),

  /** Into the draft, like an edit of the builder. */
  "sites.answerTask": siteProcedure(
    "editor",
    {
      input: {
        taskId: boundedText(300),
        action: v.picklist(
          ["confirm", "change", "remove"],
          "must be one of confirm, change, remove",
        ),
        text: optionalText(5_000),
      },
    },
    (ctx, { input, site, caller }) => {
      const { taskId, action, text } = input;
      const answer = { taskId, action, ...(text !== undefined && { text }) };
      const operation = { op: "answer-task", ...answer } as const;
      return editNow(ctx, { siteId: site.id, userId: caller.user.id }, operation);
    },
  ),

  /** Costs the same credits, and draws on the same bucket, as a call of the API. */
  "sites.create": accountProcedure(
    "editor",
    { input: briefSchema.entries, changes: true },
    async (ctx, { input, account }) => {
      const { accountId: _, ...brief } = input;
      const { id: accountId, plan } = account;
      return { jobId: await generateSite(ctx, { accountId, plan, brief, origin: "builder" }) };
    },
  ),
};
