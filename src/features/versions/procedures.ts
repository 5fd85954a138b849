/** What commands do with a site's versions and builds. */
import * as v from "valibot";
import { type CommandProcedures, procedure } from "../../http/procedure.ts";
import { ApiError } from "../../lib/errors.ts";
import { getSiteRecord } from "../sites/room.ts";
import { listVersions, restoreVersion } from "./history.ts";
import { withdrawSite } from "./planned-releases.ts";
import { publishSite } from "./release.ts";
import { findAudit } from "./stored-audits.ts";

const byId = v.object({ id: v.string() });

/** A version that was restored, say. */
const NOT_CHECKED =
  "The site's newest version is not checked yet; publish it (sitewright site publish ID), which does.";

export const versionCommands: CommandProcedures = {
  "site.audit": procedure(byId, async (ctx, { id }) => {
    const audit = await findAudit(ctx, (await getSiteRecord(ctx, id)).versionId);
    if (audit === undefined) throw new ApiError("not_found", NOT_CHECKED);
    return audit;
  }),
  "site.publish": procedure(byId, (ctx, { id }) => publishSite(ctx, id)),
  "site.unpublish": procedure(byId, (ctx, { id }) => withdrawSite(ctx, id)),
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
};
