/** What other instances hear of: certificates obtained, renewed, or failed to be. */
import type { ChangeSource } from "../../../platform/sharing/change-source.ts";

export const CERTIFICATES_TOPIC = "domains.certificates";

export const certificateChanges: readonly ChangeSource[] = [
  { topic: CERTIFICATES_TOPIC, table: "certificates", on: "insert", key: "new.name" },
  { topic: CERTIFICATES_TOPIC, table: "certificates", on: "update", key: "new.name" },
  { topic: CERTIFICATES_TOPIC, table: "certificates", on: "delete", key: "old.name" },
];
