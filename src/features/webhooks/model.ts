/** What the API and the commands say about webhook endpoints and their deliveries. */
import * as v from "valibot";
import { filter, pagingEntries } from "../../http/paging.ts";
import { ANY_ID } from "../../lib/ids.ts";
import { boundedText, isWebUrl } from "../../lib/text.ts";
import { MESSAGE_TYPE_NAMES } from "./message-types.ts";
import type { webhookEndpoints } from "./table.ts";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

const LIST_LENGTH_MAX = 100;
const ENDPOINT_STATUSES = ["enabled", "disabled"] as const;
export const DELIVERY_STATUSES = ["pending", "succeeded", "failed"] as const;

export const endpointSchema = v.object({
  id: v.string(),
  url: v.string(),
  types: v.pipe(
    v.nullable(v.array(v.string())),
    v.description("Message types sent; null for all."),
  ),
  siteIds: v.pipe(
    v.nullable(v.array(v.string())),
    v.description("Sites it is told about; null for all."),
  ),
  status: v.picklist(ENDPOINT_STATUSES),
  disabledAt: v.nullable(v.number()),
  disabledReason: v.pipe(
    v.nullable(v.picklist(["owner", "gone", "failing"])),
    v.description(
      "`owner`: switched off; `gone`: it answered 410; `failing`: five days of failures.",
    ),
  ),
  failingSince: v.pipe(
    v.nullable(v.number()),
    v.description(
      "The first failure since the latest success; null when the latest attempt succeeded.",
    ),
  ),
  previousSecretUntil: v.pipe(
    v.nullable(v.number()),
    v.description("Until then the secret before the latest rotation signs, too."),
  ),
  createdAt: v.number(),
  updatedAt: v.number(),
});
export type Endpoint = v.InferOutput<typeof endpointSchema>;

export function toEndpoint(row: EndpointRow): Endpoint {
  const { id, url, disabledAt, disabledReason, failingSince, createdAt, updatedAt } = row;
  return {
    ...{ id, url, types: parseList(row.types), siteIds: parseList(row.siteIds) },
    status: disabledAt === null ? "enabled" : "disabled",
    ...{ disabledAt, disabledReason, failingSince },
    previousSecretUntil: row.previousUntil,
    ...{ createdAt, updatedAt },
  };
}

const parseList = (json: string | null) =>
  json === null ? null : v.parse(v.array(v.string()), JSON.parse(json));

export const endpointAnswerSchema = v.object({ webhook: endpointSchema });

export const newSecretSchema = v.object({
  webhook: endpointSchema,
  secret: v.pipe(
    v.string(),
    v.description("Signs this endpoint's messages. It is shown this once."),
  ),
});

export const endpointListSchema = v.object({
  webhooks: v.array(endpointSchema),
  total: v.number(),
});

const attemptSchema = v.object({
  attemptedAt: v.number(),
  durationMs: v.number(),
  status: v.pipe(v.nullable(v.number()), v.description("HTTP status; null when no answer came.")),
  error: v.pipe(v.nullable(v.string()), v.description("Why no answer came; null when one did.")),
  answer: v.pipe(v.string(), v.description("The first KiB of the answer's body.")),
});
export type Attempt = v.InferOutput<typeof attemptSchema>;

export const deliverySchema = v.object({
  messageId: v.pipe(
    v.string(),
    v.description("The `webhook-id` header, the same on every attempt."),
  ),
  type: v.string(),
  status: v.picklist(DELIVERY_STATUSES),
  nextAttemptAt: v.pipe(v.nullable(v.number()), v.description("Null unless pending.")),
  createdAt: v.number(),
  attempts: v.pipe(v.array(attemptSchema), v.description("Oldest first.")),
});
export type Delivery = v.InferOutput<typeof deliverySchema>;

export const deliveryAnswerSchema = v.object({ delivery: deliverySchema });
export const deliveryListSchema = v.object({
  deliveries: v.array(deliverySchema),
  total: v.number(),
});

export const queuedSchema = v.object({
  queued: v.pipe(v.number(), v.description("Messages that will be sent again.")),
});

const url = v.pipe(
  boundedText(2_048, "Where messages are sent: an absolute http or https URL."),
  v.check(isWebUrl, "must be an absolute http or https URL, such as https://www.example.com/hook"),
);

function list<Item extends v.GenericSchema<unknown, string>>(item: Item, meaning: string) {
  const length = `must list 1 to ${LIST_LENGTH_MAX} entries, or be null for all`;
  return v.optional(
    v.nullable(
      v.pipe(
        v.array(item, length),
        v.description(meaning),
        v.minLength(1, length),
        v.maxLength(LIST_LENGTH_MAX, length),
        v.transform((items) => [...new Set(items)]),
      ),
    ),
  );
}

const types = list(
  v.picklist(MESSAGE_TYPE_NAMES, `must list some of ${MESSAGE_TYPE_NAMES.join(", ")}`),
  "Message types to send; left out or null: all, also those of later releases.",
);
const siteIds = list(
  v.pipe(v.string("must list site ids"), v.regex(/^site_[0-9a-z]{26}$/, "must list site ids")),
  "Sites to tell about; left out or null: all, and what concerns no site.",
);

export const newEndpointSchema = v.object({ url, types, siteIds });
export type NewEndpoint = v.InferOutput<typeof newEndpointSchema>;

export const endpointChangeEntries = {
  url: v.optional(url),
  types,
  siteIds,
  status: v.optional(
    v.pipe(
      v.picklist(ENDPOINT_STATUSES, `must be one of ${ENDPOINT_STATUSES.join(", ")}`),
      v.description("`disabled` stops all sending; `enabled` starts it anew."),
    ),
  ),
};

export const changeEndpointSchema = v.pipe(
  v.object({
    ...endpointChangeEntries,
    enabled: v.optional(
      v.pipe(
        v.boolean("must be true or false"),
        v.description("The same as `status`, as true or false."),
      ),
    ),
  }),
  v.check(
    ({ status, enabled }) =>
      status === undefined || enabled === undefined || enabled === (status === "enabled"),
    "must not say one thing in `status` and another in `enabled`",
  ),
);
export type EndpointChange = v.InferOutput<typeof changeEndpointSchema>;

export const endpointListQuerySchema = v.object(pagingEntries(50));

export const deliveryListQuerySchema = v.object({
  status: filter(DELIVERY_STATUSES),
  ...pagingEntries(50),
});
export type DeliveryListQuery = v.InferOutput<typeof deliveryListQuerySchema>;

const EPOCH = "must be a time in epoch milliseconds";

const MESSAGE_ID = "must be a message's id";

export const redeliverSchema = v.pipe(
  v.object({
    messageId: v.optional(
      v.pipe(v.string(MESSAGE_ID), v.regex(ANY_ID, MESSAGE_ID), v.description("One message.")),
    ),
    since: v.optional(
      v.pipe(
        v.number(EPOCH),
        v.integer(EPOCH),
        v.minValue(0, EPOCH),
        v.description("All messages from this time on, epoch ms."),
      ),
    ),
    status: v.pipe(
      filter(DELIVERY_STATUSES),
      v.description("With `since`: only those in this state."),
    ),
  }),
  v.check(
    ({ messageId, since }) => (messageId === undefined) !== (since === undefined),
    "must have either `messageId` or `since`",
  ),
);
export type Redelivery = v.InferOutput<typeof redeliverSchema>;
