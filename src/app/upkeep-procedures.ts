/** What the operator does to the installation as a whole. */
import * as v from "valibot";
import { examine, exportCell, importCell } from "../features/upkeep/room.ts";
import { type Procedures, procedure } from "./procedures.ts";

export const upkeepProcedures: Procedures = {
  doctor: (ctx) => examine(ctx),
  backup: procedure(v.object({ path: v.string() }), async (ctx, { path }) => {
    await ctx.db.backup(path);
    return { path, bytes: Bun.file(path).size };
  }),
  "cell.export": procedure(
    v.object({ account: v.string(), path: v.string(), moves: v.boolean() }),
    exportCell,
  ),
  "cell.import": procedure(v.object({ path: v.string() }), (ctx, { path }) =>
    importCell(ctx, path),
  ),
};
