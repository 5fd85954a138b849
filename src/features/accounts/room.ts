/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { accountChanges } from "./change-sources.ts";
import { writeAllKeyUses } from "./key-uses.ts";
import { accountCommands, keyCommands } from "./procedures.ts";
import { accountOperations } from "./routes.ts";
import { accountTasks } from "./tasks.ts";

export {
  type Brand,
  findBrand,
  findLetterBrand,
  LOGO_BYTES_MAX,
  listBrands,
  readLogo,
  setBrand,
} from "./brands.ts";
export { firstAccountStatements } from "./first-account.ts";
export { admitCall, findKeyHolder } from "./gate.ts";
export { createKey, listKeys, requireKeyOf, revokeKey, rotateKey } from "./keys.ts";
export { type KeyRecord, newAccountSchema, SCOPES } from "./model.ts";
export {
  findNewAddress,
  forwardAccount,
  isMoved,
  listForwarded,
  noteMove,
  suspendedText,
} from "./moved.ts";
export {
  type AccountRecord,
  type AccountRow,
  bootstrapAccount,
  createAccount,
  findAccounts,
  getAccount,
  grantBonus,
  hasAccounts,
  requireActivePlan,
  resumeAccount,
  searchAccounts,
  setPlan,
  suspendAccount,
} from "./service.ts";

export const accountsRoom: Room = {
  name: "accounts",
  operations: accountOperations,
  tasks: accountTasks,
  procedures: { ...accountCommands, ...keyCommands },
  changes: accountChanges,
  finish: writeAllKeyUses,
};
