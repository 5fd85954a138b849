/** Whether messages can be signed; it changes nothing. */
import type { Context } from "../../platform/context.ts";
import { openSigners } from "./secrets.ts";
import { webhookEndpoints } from "./table.ts";

/** One line for each webhook whose secret was sealed with another instance key. */
export async function checkSecrets(ctx: Context): Promise<string[]> {
  const endpoints = await ctx.db.orm.select().from(webhookEndpoints);
  return endpoints
    .filter((endpoint) => openSigners(ctx, endpoint) === undefined)
    .map(
      ({ id }) =>
        `the secret of ${id} was sealed with another SITEWRIGHT_INSTANCE_KEY; set that one, or rotate the secret`,
    );
}
