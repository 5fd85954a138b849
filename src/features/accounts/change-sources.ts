/** What other instances hear of: changes of who a key stands for. */
import type { ChangeSource } from "../../platform/sharing/change-source.ts";
import { principalsCache } from "./model.ts";

const topic = principalsCache.name;

export const accountChanges: readonly ChangeSource[] = [
  {
    ...{ topic, table: "keys", key: "old.hash" },
    on: "update of hash, account_id, scope, expires_at, revoked_at",
  },
  { topic, table: "keys", on: "delete", key: "old.hash" },
  {
    ...{ topic, table: "accounts", on: "update" },
    ...{ key: "hash", from: "from keys where account_id = new.id" },
  },
];
