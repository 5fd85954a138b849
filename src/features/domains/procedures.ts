/** What commands do with a site's domain. */
import * as v from "valibot";
import { type CommandProcedures, procedure } from "../../http/procedure.ts";
import { getSite, getSiteRecord } from "../sites/room.ts";
import { checkDomain, getDomain, removeDomain, setDomain } from "./service.ts";

const byId = v.object({ id: v.string() });

export const domainCommands: CommandProcedures = {
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
};
