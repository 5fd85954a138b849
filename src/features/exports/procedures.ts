/** What commands take along of a site. */
import * as v from "valibot";
import { type CommandProcedures, procedure } from "../../http/procedure.ts";
import { exportSite } from "./service.ts";

export const exportProcedures: CommandProcedures = {
  "site.export": procedure(
    v.object({ id: v.string(), out: v.string(), withData: v.boolean() }),
    (ctx, { id, out, withData }) => exportSite(ctx, id, out, { withData }),
  ),
};
