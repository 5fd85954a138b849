/** What commands do with site records. */
import * as v from "valibot";
import { type CommandProcedures, procedure } from "../../http/procedure.ts";
import { getAccount } from "../accounts/room.ts";
import { toSite } from "./model.ts";
import { getSiteRecord, listSites } from "./service.ts";

const byId = v.object({ id: v.string() });

export const siteCommands: CommandProcedures = {
  "site.list": procedure(v.object({ account: v.string() }), async (ctx, { account }) => {
    await getAccount(ctx, account);
    return listSites(ctx, account);
  }),
  "site.show": procedure(byId, async (ctx, { id }) => toSite(ctx, await getSiteRecord(ctx, id))),
};
