/** What other instances hear of: changes of endpoints. */
import type { ChangeSource } from "../../platform/sharing/change-source.ts";
import { listeningAccounts } from "./messages.ts";
import { sendersCache } from "./senders.ts";

const table = "webhook_endpoints";

export const webhookChanges: readonly ChangeSource[] = [
  { topic: sendersCache.name, table, on: "update", key: "old.id" },
  { topic: sendersCache.name, table, on: "delete", key: "old.id" },
  { topic: listeningAccounts.name, table, on: "insert", key: "new.account_id" },
  { topic: listeningAccounts.name, table, on: "update of disabled_at", key: "new.account_id" },
  { topic: listeningAccounts.name, table, on: "delete", key: "old.account_id" },
];
