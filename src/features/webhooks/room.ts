/** What others may use of this room. */

export { webhookChanges } from "./change-sources.ts";
export { checkSecrets } from "./checks.ts";
export {
  listDeliveries,
  listTold,
  readMessageBodies,
  redeliver,
  redeliverToAll,
  type ToldEndpoint,
} from "./deliveries.ts";
export { deliveryOperations } from "./delivery-routes.ts";
export { disabledNotice } from "./disabled-notice.ts";
export {
  composeBody,
  MESSAGE_TYPE_NAMES,
  MESSAGE_TYPES,
  type MessageData,
  type MessageType,
} from "./message-types.ts";
export {
  hasListeners,
  type Message,
  messageStatements,
  type PreparedMessage,
  preparedMessageStatements,
  prepareMessage,
  wakeWebhooks,
} from "./messages.ts";
export {
  changeEndpointSchema,
  DELIVERY_STATUSES,
  type Delivery,
  type Endpoint,
  newEndpointSchema,
} from "./model.ts";
export { eraseMessages, exportMessages } from "./person.ts";
export { pingEndpoint } from "./ping.ts";
export { webhookOperations } from "./routes.ts";
export {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  getEndpointRow,
  listEndpoints,
  type NewSecret,
  type Owner,
  rotateSecret,
} from "./service.ts";
export { webhookTasks } from "./tasks.ts";
