/** Sites as people work with them: found, looked at, built. */
import * as v from "valibot";
import { boundedText } from "../../../lib/text.ts";
import type { Context } from "../../../platform/context.ts";
import { findAccounts } from "../../accounts/service.ts";
import { countVisitors } from "../../analytics/summary.ts";
import { generateSite } from "../../generation/service.ts";
import { countNewLeads } from "../../leads/counts.ts";
import type { Lead } from "../../leads/model.ts";
import { listLeads } from "../../leads/service.ts";
import type { Role } from "../../people/model.ts";
import { type Site, type SiteRow, toSite } from "../../sites/model.ts";
import { renameSite, searchSites, unpublishSite } from "../../sites/service.ts";
import { SITE_STATUSES } from "../../sites/status.ts";
import { hasDraft } from "../../versions/drafts.ts";
import { publishSite } from "../../versions/release.ts";
import { briefSchema } from "../../writer/brief.ts";
import { visibleAccounts } from "./caller.ts";
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

export type SiteDetail = {
  site: Site;
  account: { id: string; name: string };
  role: Role;
  latestLeads: Lead[];
  newLeads: number;
  visits7: number;
  /** Whether there is something that visitors do not see yet. */
  hasDraft: boolean;
};

export const siteProcedures = {
  /** Of all accounts that the caller can see, or of the one that is named. */
  "sites.list": personProcedure(
    {
      input: {
        accountId: v.optional(v.string("must be an account's id")),
        q: searchText(),
        status: v.optional(v.picklist(SITE_STATUSES, `must be one of ${SITE_STATUSES.join(", ")}`)),
        ...pageEntries,
      },
    },
    async (ctx, { input, caller }) => {
      const { accountId, ...search } = input;
      const visible = visibleAccounts(caller);
      const accountIds =
        accountId === undefined
          ? visible
          : [accountId].filter((id) => visible === undefined || visible.includes(id));
      const { rows, total } = await searchSites(ctx, { ...search, accountIds });
      return { items: await withFigures(ctx, rows), total };
    },
  ),

  "sites.get": siteProcedure("viewer", {}, async (ctx, call): Promise<SiteDetail> => {
    const { site, account, role } = call;
    const page = { status: undefined, limit: LATEST_LEADS, skip: 0 };
    const [[item], latest, hasUnsavedDraft] = await Promise.all([
      withFigures(ctx, [site]),
      listLeads(ctx, account.id, site.id, page),
      hasDraft(ctx, site.id),
    ]);
    return {
      site: toSite(ctx, site),
      account: { id: account.id, name: account.name },
      role,
      latestLeads: latest.leads,
      newLeads: item?.newLeads ?? 0,
      visits7: item?.visits7 ?? 0,
      hasDraft: site.publishedVersionId !== site.versionId || hasUnsavedDraft,
    };
  }),

  "sites.publish": siteProcedure("owner", { changes: true }, async (ctx, { site }) => ({
    site: await publishSite(ctx, site.id),
  })),

  "sites.unpublish": siteProcedure("owner", { changes: true }, async (ctx, { site }) => ({
    site: await unpublishSite(ctx, site.id),
  })),

  "sites.rename": siteProcedure(
    "editor",
    { input: { name: boundedText(200) }, changes: true },
    async (ctx, { input, site }) => ({ site: await renameSite(ctx, site.id, input.name) }),
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
