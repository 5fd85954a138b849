/** What commands see of jobs. */
import * as v from "valibot";
import { type CommandProcedures, procedure } from "../../http/procedure.ts";
import { getJob } from "./service.ts";
import { inspectJob } from "./steps.ts";

const byId = v.object({ id: v.string() });

export const jobCommands: CommandProcedures = {
  "job.inspect": procedure(byId, (ctx, { id }) => inspectJob(ctx, id)),
  "job.show": procedure(v.object({ id: v.string(), account: v.string() }), (ctx, input) =>
    getJob(ctx, input.account, input.id),
  ),
};
