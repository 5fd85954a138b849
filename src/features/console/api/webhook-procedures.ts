/** Webhook endpoints of an account, what was sent to them and what they answered. */
import * as v from "valibot";
import {
  changeEndpoint,
  createEndpoint,
  DELIVERY_STATUSES,
  deleteEndpoint,
  endpointChangeEntries,
  getEndpointRow,
  listDeliveries,
  listEndpoints,
  MESSAGE_TYPE_NAMES,
  newEndpointSchema,
  pingEndpoint,
  readMessageBodies,
  redeliver,
  rotateSecret,
} from "../../webhooks/room.ts";
import { idText } from "./id-text.ts";
import { requireApiPlan } from "./key-procedures.ts";
import { pageEntries } from "./paging.ts";
import { accountProcedure } from "./procedure.ts";

const webhookId = idText("a webhook's");
const byId = { input: { webhookId }, changes: true };

export const webhookProcedures = {
  "webhooks.list": accountProcedure(
    "owner",
    { input: pageEntries },
    async (ctx, { input: { limit, skip }, account }) => {
      const owner = { accountId: account.id };
      const { webhooks: items, total } = await listEndpoints(ctx, owner, { limit, skip });
      return { items, total, types: MESSAGE_TYPE_NAMES };
    },
  ),

  "webhooks.create": accountProcedure(
    "owner",
    { input: newEndpointSchema.entries, changes: true },
    (ctx, { input, account }) => {
      requireApiPlan(account);
      const { accountId: _, ...endpoint } = input;
      return createEndpoint(ctx, account.id, endpoint);
    },
  ),

  "webhooks.update": accountProcedure(
    "owner",
    { input: { webhookId, ...endpointChangeEntries }, changes: true },
    async (ctx, { input, account }) => {
      const { accountId: _, webhookId: id, ...change } = input;
      return { webhook: await changeEndpoint(ctx, { accountId: account.id }, id, change) };
    },
  ),

  "webhooks.delete": accountProcedure("owner", byId, async (ctx, { input, account }) => ({
    webhook: await deleteEndpoint(ctx, { accountId: account.id }, input.webhookId),
  })),

  "webhooks.test": accountProcedure("owner", byId, async (ctx, { input, account }) => ({
    delivery: await pingEndpoint(ctx, { accountId: account.id }, input.webhookId),
  })),

  "webhooks.rotate": accountProcedure("owner", byId, (ctx, { input, account }) =>
    rotateSecret(ctx, { accountId: account.id }, input.webhookId),
  ),

  "webhooks.deliveries": accountProcedure(
    "owner",
    {
      input: {
        webhookId,
        status: v.optional(
          v.picklist(DELIVERY_STATUSES, `must be one of ${DELIVERY_STATUSES.join(", ")}`),
        ),
        ...pageEntries,
      },
    },
    async (ctx, { input, account }) => {
      const { webhookId: id, status, limit, skip } = input;
      const endpoint = await getEndpointRow(ctx, { accountId: account.id }, id);
      const page = { status, limit, skip };
      const { deliveries, total } = await listDeliveries(ctx, endpoint.id, page);
      const bodies = await readMessageBodies(
        ctx,
        deliveries.map(({ messageId }) => messageId),
      );
      const items = deliveries.map((delivery) => ({
        ...delivery,
        /** What was sent, byte for byte. */
        payload: bodies.get(delivery.messageId) ?? "",
      }));
      return { items, total };
    },
  ),

  "webhooks.redeliver": accountProcedure(
    "owner",
    { input: { webhookId, messageId: idText("a message's") }, changes: true },
    async (ctx, { input, account }) => {
      const endpoint = await getEndpointRow(ctx, { accountId: account.id }, input.webhookId);
      const { messageId } = input;
      return { queued: await redeliver(ctx, endpoint, { messageId, status: undefined }) };
    },
  ),
};
