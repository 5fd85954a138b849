/** What commands do with sites and builds. */
import * as v from "valibot";
import { getAccount, requireActivePlan } from "../features/accounts/room.ts";
import { checkDomain, getDomain, removeDomain, setDomain } from "../features/domains/room.ts";
import { exportSite } from "../features/exports/room.ts";
import { generateSite, reviseNow } from "../features/generation/room.ts";
import { getJob, inspectJob } from "../features/jobs/room.ts";
import {
  getSite,
  getSiteRecord,
  listSites,
  toSite,
  unpublishSite,
} from "../features/sites/room.ts";
import { findAudit, listVersions, publishSite, restoreVersion } from "../features/versions/room.ts";
import { briefSchema } from "../features/writer/room.ts";
import { notFound } from "../lib/errors.ts";
import { boundedText } from "../lib/text.ts";
import { type Procedures, procedure } from "./procedures.ts";

const byId = v.object({ id: v.string() });

export const siteProcedures: Procedures = {
  "site.list": procedure(v.object({ account: v.string() }), async (ctx, { account }) => {
    await getAccount(ctx, account);
    return listSites(ctx, account);
  }),
  "site.show": procedure(byId, async (ctx, { id }) => toSite(ctx, await getSiteRecord(ctx, id))),
  "site.audit": procedure(byId, async (ctx, { id }) => {
    const audit = await findAudit(ctx, (await getSiteRecord(ctx, id)).versionId);
    if (audit === undefined) throw notFound("audit");
    return audit;
  }),
  "site.publish": procedure(byId, (ctx, { id }) => publishSite(ctx, id)),
  "site.unpublish": procedure(byId, (ctx, { id }) => unpublishSite(ctx, id)),
  "site.domain": procedure(
    v.object({ id: v.string(), host: v.nullable(v.string()) }),
    async (ctx, { id, host }) => {
      const { accountId } = await getSiteRecord(ctx, id);
      if (host === null) await removeDomain(ctx, { accountId, siteId: id });
      else await setDomain(ctx, { accountId, siteId: id }, host);
      return getSite(ctx, accountId, id);
    },
  ),
  "site.domain.show": procedure(byId, async (ctx, { id }) => {
    const { accountId } = await getSiteRecord(ctx, id);
    return getDomain(ctx, { accountId, siteId: id });
  }),
  "site.domain.check": procedure(byId, async (ctx, { id }) => {
    const { accountId } = await getSiteRecord(ctx, id);
    return checkDomain(ctx, { accountId, siteId: id });
  }),
  "site.export": procedure(
    v.object({ id: v.string(), out: v.string(), withData: v.boolean() }),
    (ctx, { id, out, withData }) => exportSite(ctx, id, out, { withData }),
  ),
  generate: procedure(
    v.object({ account: v.string(), brief: briefSchema }),
    async (ctx, { account, brief }) => {
      const plan = await requireActivePlan(ctx, account);
      const jobId = await generateSite(ctx, { accountId: account, plan, brief, origin: "api" });
      return { id: jobId, account };
    },
  ),
  "site.versions": procedure(
    v.object({ id: v.string(), limit: v.number(), skip: v.number() }),
    (ctx, { id, ...page }) => listVersions(ctx, id, page),
  ),
  "site.restore": procedure(
    v.object({ id: v.string(), version: v.string(), publish: v.boolean() }),
    async (ctx, { id, version, publish }) => {
      const restored = await restoreVersion(ctx, { siteId: id, versionId: version, madeBy: null });
      if (publish) await publishSite(ctx, id);
      return restored;
    },
  ),
  "site.revise": procedure(
    v.object({ id: v.string(), say: boundedText(2_000), apply: v.boolean() }),
    reviseNow,
  ),
  "job.inspect": procedure(byId, (ctx, { id }) => inspectJob(ctx, id)),
  "job.show": procedure(v.object({ id: v.string(), account: v.string() }), (ctx, input) =>
    getJob(ctx, input.account, input.id),
  ),
};
