/** What the operator does to the installation as a whole. */
import * as v from "valibot";
import { type CommandProcedures, procedure } from "../../http/procedure.ts";
import { exportCell } from "./cells/export-cell.ts";
import { forwardCell } from "./cells/forward-cell.ts";
import { importCell } from "./cells/import-cell.ts";
import { examine } from "./doctor.ts";

export const upkeepProcedures: CommandProcedures = {
  doctor: (ctx) => examine(ctx),
  backup: procedure(v.object({ path: v.string() }), async (ctx, { path }) => {
    await ctx.db.backup(path);
    // By its path it is named to `restore`.
    return { id: path, path, bytes: Bun.file(path).size };
  }),
  "cell.export": procedure(
    v.object({ account: v.string(), path: v.string(), moves: v.boolean() }),
    exportCell,
  ),
  "cell.import": procedure(v.object({ path: v.string() }), (ctx, { path }) =>
    importCell(ctx, path),
  ),
  "cell.forward": procedure(
    v.object({ account: v.string(), to: v.string(), sitesDomain: v.optional(v.string()) }),
    forwardCell,
  ),
};
