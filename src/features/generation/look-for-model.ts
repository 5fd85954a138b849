/** Tells the operator once of a model's server that runs beside the service and is not set. */

import type { Context } from "../../platform/context.ts";
import { loadLocalModels } from "../writer/room.ts";

/** Never rejects; whoever starts the service does not wait for it. */
export async function lookForModel(ctx: Context): Promise<void> {
  if (ctx.config.model !== undefined) return;
  const { describeLocalModel, findLocalModel } = await loadLocalModels();
  const found = await findLocalModel(ctx.outbound);
  if (found !== undefined) ctx.log.info(describeLocalModel(found));
}
