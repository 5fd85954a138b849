/** What commands take along of a site. */
import * as v from "valibot";
import { type Procedures, procedure } from "../../http/procedure.ts";
import { exportSite } from "./service.ts";

export const exportProcedures: Procedures = {
  "site.export": procedure(
    v.object({ id: v.string(), out: v.string(), withData: v.boolean() }),
    (ctx, { id, out, withData }) => exportSite(ctx, id, out, { withData }),
  ),
};
