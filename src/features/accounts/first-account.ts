/** The account of whoever claims an empty instance: without one, nothing could be built in it. */
import type { Context } from "../../platform/context.ts";
import type { Writable } from "../../platform/database/database.ts";
import { openBalanceStatements } from "../credits/room.ts";
import { accounts } from "./table.ts";

/** On the largest plan, since the instance is their own. */
export function firstAccountStatements(
  ctx: Context,
  person: { name: string; email: string },
): { id: string; statements: Writable[] } {
  const id = ctx.ids.create("acc");
  const row = { id, ...person, plan: "agency" as const, createdAt: ctx.clock.now() };
  return {
    id,
    statements: [ctx.db.orm.insert(accounts).values(row), ...openBalanceStatements(ctx, id)],
  };
}
