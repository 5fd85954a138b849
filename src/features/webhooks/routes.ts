/** Webhook endpoints over the API. */
import { operation } from "../../http/operation.ts";
import { EXAMPLE_ENDPOINT, EXAMPLE_SECRET } from "./examples.ts";
import {
  changeEndpointSchema,
  endpointAnswerSchema,
  endpointListQuerySchema,
  endpointListSchema,
  newEndpointSchema,
  newSecretSchema,
} from "./model.ts";
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  getEndpoint,
  listEndpoints,
  rotateSecret,
} from "./service.ts";

const tag = "Webhooks";
const path = "/webhooks/:id";
const example = { webhook: EXAMPLE_ENDPOINT };

const listWebhooksOperation = operation({
  method: "GET",
  path: "/webhooks",
  id: "listWebhooks",
  tag,
  summary: "List webhooks",
  description: "The account's webhooks, newest first. Secrets are never shown again.",
  query: endpointListQuerySchema,
  success: {
    status: 200,
    description: "One page of webhooks, and how many there are.",
    schema: endpointListSchema,
    example: { webhooks: [EXAMPLE_ENDPOINT], total: 1 },
  },
  errors: ["invalid_request"],
  handle: (ctx, { principal, query }) => listEndpoints(ctx, principal, query),
});

const createWebhookOperation = operation({
  method: "POST",
  path: "/webhooks",
  id: "createWebhook",
  tag,
  summary: "Create a webhook",
  description:
    "Has messages sent to a URL of yours. The answer holds the secret that signs them, this once. Private addresses and unusual ports are refused unless the operator has opened them.",
  body: newEndpointSchema,
  bodyExample: { url: EXAMPLE_ENDPOINT.url, types: EXAMPLE_ENDPOINT.types },
  success: {
    status: 201,
    description: "The webhook and its secret.",
    schema: newSecretSchema,
    example: { ...example, secret: EXAMPLE_SECRET },
  },
  errors: ["invalid_request"],
  handle: (ctx, { principal, body }) => createEndpoint(ctx, principal.accountId, body),
});

const getWebhookOperation = operation({
  method: "GET",
  path,
  id: "getWebhook",
  tag,
  summary: "Retrieve a webhook",
  description: "One webhook, without its secret.",
  success: { status: 200, description: "The webhook.", schema: endpointAnswerSchema, example },
  errors: ["not_found"],
  handle: async (ctx, { principal, params }) => ({
    webhook: await getEndpoint(ctx, principal, params.id ?? ""),
  }),
});

const changeWebhookOperation = operation({
  method: "PATCH",
  path,
  id: "changeWebhook",
  tag,
  summary: "Change a webhook",
  description:
    "Changes what is given and leaves the rest. Disabling drops messages that wait; they can be sent again later. Enabling starts with a clean record.",
  body: changeEndpointSchema,
  bodyExample: { status: "enabled" },
  success: { status: 200, description: "The webhook.", schema: endpointAnswerSchema, example },
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, { principal, params, body }) => ({
    webhook: await changeEndpoint(ctx, principal, params.id ?? "", body),
  }),
});

const deleteWebhookOperation = operation({
  method: "DELETE",
  path,
  id: "deleteWebhook",
  tag,
  summary: "Delete a webhook",
  description: "Nothing more is sent to it. The answer is the webhook as it was.",
  success: { status: 200, description: "The webhook.", schema: endpointAnswerSchema, example },
  errors: ["not_found"],
  handle: async (ctx, { principal, params }) => ({
    webhook: await deleteEndpoint(ctx, principal, params.id ?? ""),
  }),
});

const rotateWebhookOperation = operation({
  method: "POST",
  path: `${path}/rotate`,
  id: "rotateWebhook",
  tag,
  summary: "Rotate a webhook's secret",
  description:
    "Gives it a new secret. For 24 hours messages carry two signatures, the new secret's and the old one's, so that receivers can change over without losing any. Rotated again within that time, each old secret keeps its own 24 hours, the latest nine of them.",
  success: {
    status: 200,
    description: "The webhook and its new secret.",
    schema: newSecretSchema,
    example: { ...example, secret: EXAMPLE_SECRET },
  },
  errors: ["not_found"],
  handle: (ctx, { principal, params }) => rotateSecret(ctx, principal, params.id ?? ""),
});

export const webhookOperations = [
  listWebhooksOperation,
  createWebhookOperation,
  getWebhookOperation,
  changeWebhookOperation,
  deleteWebhookOperation,
  rotateWebhookOperation,
];
