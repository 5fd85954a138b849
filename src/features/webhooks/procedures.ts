/** What commands do with webhooks. */
import * as v from "valibot";
import { type CommandProcedures, procedure } from "../../http/procedure.ts";
import type { Context } from "../../platform/context.ts";
import { getAccount } from "../accounts/room.ts";
import { listDeliveries, redeliverToAll } from "./deliveries.ts";
import { type Endpoint, newEndpointSchema } from "./model.ts";
import { pingEndpoint } from "./ping.ts";
import {
  createEndpoint,
  deleteEndpoint,
  getEndpointRow,
  listEndpoints,
  type NewSecret,
  type Owner,
  rotateSecret,
} from "./service.ts";

const byId = v.object({ id: v.string() });
const PAGE = 200;

export const webhookCommands: CommandProcedures = {
  "webhook.create": procedure(
    v.object({ account: v.string(), ...newEndpointSchema.entries }),
    async (ctx, { account, ...input }) => {
      await getAccount(ctx, account);
      return withSecret(await createEndpoint(ctx, account, input));
    },
  ),
  "webhook.list": procedure(v.object({ account: v.optional(v.string()) }), (ctx, { account }) =>
    listAll(ctx, account === undefined ? "operator" : { accountId: account }),
  ),
  "webhook.test": procedure(byId, async (ctx, { id }) => ({
    id,
    ...(await pingEndpoint(ctx, "operator", id)),
  })),
  "webhook.rotate": procedure(byId, async (ctx, { id }) =>
    withSecret(await rotateSecret(ctx, "operator", id)),
  ),
  "webhook.delete": procedure(byId, (ctx, { id }) => deleteEndpoint(ctx, "operator", id)),
  "webhook.deliveries": procedure(byId, async (ctx, { id }) => {
    const endpoint = await getEndpointRow(ctx, "operator", id);
    const page = { status: undefined, limit: PAGE, skip: 0 };
    const { deliveries } = await listDeliveries(ctx, endpoint.id, page);
    return deliveries.map((delivery) => ({ id: delivery.messageId, ...delivery }));
  }),
  "webhook.redeliver": procedure(byId, async (ctx, { id }) => ({
    id,
    queued: await redeliverToAll(ctx, id),
  })),
};

const withSecret = ({ webhook, secret }: NewSecret) => ({ ...webhook, secret });

async function listAll(ctx: Context, owner: Owner): Promise<Endpoint[]> {
  if (owner !== "operator") await getAccount(ctx, owner.accountId);
  const all: Endpoint[] = [];
  for (;;) {
    const { webhooks, total } = await listEndpoints(ctx, owner, { limit: PAGE, skip: all.length });
    all.push(...webhooks);
    if (all.length >= total || webhooks.length === 0) return all;
  }
}
