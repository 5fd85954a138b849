/** Tells the operator once of a model's server that runs beside the service and is not set. */
import type { Context } from "../../platform/context.ts";

/** Never rejects; whoever starts the service does not wait for it. */
export async function lookForModel(ctx: Context): Promise<void> {
  if (ctx.config.model !== undefined) return;
  const { describeLocalModel, findLocalModel } = await import(
    "../writer/model/find-local-models.ts"
  );
  const found = await findLocalModel(ctx.outbound);
  if (found !== undefined) ctx.log.info(describeLocalModel(found));
}
