/** What commands have built and revised. */
import * as v from "valibot";
import { type CommandProcedures, procedure } from "../../http/procedure.ts";
import { boundedText } from "../../lib/text.ts";
import { requireActivePlan } from "../accounts/room.ts";
import { briefSchema } from "../writer/room.ts";
import { reviseNow } from "./revisions.ts";
import { generateSite } from "./service.ts";

export const generationProcedures: CommandProcedures = {
  generate: procedure(
    v.object({ account: v.string(), brief: briefSchema }),
    async (ctx, { account, brief }) => {
      const plan = await requireActivePlan(ctx, account);
      const jobId = await generateSite(ctx, { accountId: account, plan, brief, origin: "api" });
      return { id: jobId, account };
    },
  ),
  "site.revise": procedure(
    v.object({ id: v.string(), say: boundedText(2_000), apply: v.boolean() }),
    reviseNow,
  ),
};
