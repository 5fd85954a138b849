/** What was sent to a webhook, over the API: the log, tests, and sending again. */
import { operation } from "../../http/operation.ts";
import { listDeliveries, redeliver } from "./deliveries.ts";
import { EXAMPLE_DELIVERY } from "./examples.ts";
import {
  deliveryAnswerSchema,
  deliveryListQuerySchema,
  deliveryListSchema,
  queuedSchema,
  redeliverSchema,
} from "./model.ts";
import { pingEndpoint } from "./ping.ts";
import { getEndpointRow } from "./service.ts";

const tag = "Webhooks";

const testWebhookOperation = operation({
  method: "POST",
  path: "/webhooks/:id/test",
  id: "testWebhook",
  tag,
  summary: "Test a webhook",
  description:
    "Sends a `ping` now and once, and answers with what came of it: 200 also when the webhook did not answer well.",
  success: {
    status: 200,
    description: "The delivery with its one attempt.",
    schema: deliveryAnswerSchema,
    example: { delivery: { ...EXAMPLE_DELIVERY, type: "ping" } },
  },
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, { principal, params }) => ({
    delivery: await pingEndpoint(ctx, principal, params.id ?? ""),
  }),
});

const listDeliveriesOperation = operation({
  method: "GET",
  path: "/webhooks/:id/deliveries",
  id: "listDeliveries",
  tag,
  summary: "List deliveries",
  description:
    "Messages for this webhook, newest first, each with every attempt: its time, status, duration and the first KiB of the answer. Kept for 30 days.",
  query: deliveryListQuerySchema,
  success: {
    status: 200,
    description: "One page of deliveries, and how many match.",
    schema: deliveryListSchema,
    example: { deliveries: [EXAMPLE_DELIVERY], total: 1 },
  },
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, { principal, params, query }) => {
    const endpoint = await getEndpointRow(ctx, principal, params.id ?? "");
    return listDeliveries(ctx, endpoint.id, query);
  },
});

const redeliverOperation = operation({
  method: "POST",
  path: "/webhooks/:id/redeliver",
  id: "redeliver",
  tag,
  summary: "Send messages again",
  description:
    "Sends one message again, or all since a time, with the same `webhook-id` and body. What succeeded before is sent again as well unless `status` says otherwise.",
  body: redeliverSchema,
  bodyExample: { since: EXAMPLE_DELIVERY.createdAt, status: "failed" },
  success: {
    status: 202,
    description: "How many messages are on their way.",
    schema: queuedSchema,
    example: { queued: 3 },
  },
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, { principal, params, body }) => {
    const endpoint = await getEndpointRow(ctx, principal, params.id ?? "");
    return { queued: await redeliver(ctx, endpoint, body) };
  },
});

export const deliveryOperations = [
  testWebhookOperation,
  listDeliveriesOperation,
  redeliverOperation,
];
