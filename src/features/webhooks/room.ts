/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { webhookChanges } from "./change-sources.ts";
import { checkSecrets } from "./checks.ts";
import { deliveryOperations } from "./delivery-routes.ts";
import { disabledNotice } from "./disabled-notice.ts";
import { eraseMessages, exportMessages } from "./person.ts";
import { webhookCommands } from "./procedures.ts";
import { webhookOperations } from "./routes.ts";
import { webhookTasks } from "./tasks.ts";

export {
  listDeliveries,
  listTold,
  readMessageBodies,
  redeliver,
  type ToldEndpoint,
} from "./deliveries.ts";
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
  DELIVERY_STATUSES,
  type Delivery,
  type Endpoint,
  endpointChangeEntries,
  newEndpointSchema,
} from "./model.ts";
export { pingEndpoint } from "./ping.ts";
export {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  getEndpointRow,
  listEndpoints,
  rotateSecret,
} from "./service.ts";

export const webhooksRoom: Room = {
  name: "webhooks",
  operations: [...webhookOperations, ...deliveryOperations],
  tasks: webhookTasks,
  mails: [disabledNotice],
  procedures: webhookCommands,
  changes: webhookChanges,
  invariants: [
    { check: "webhooks", good: "every secret opens with the instance key", find: checkSecrets },
  ],
  people: [{ name: "webhookMessages", export: exportMessages, erase: eraseMessages }],
};
