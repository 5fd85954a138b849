/** What others may use of this room. */

export {
  type Brand,
  findBrand,
  findLetterBrand,
  LOGO_BYTES_MAX,
  listBrands,
  readLogo,
  setBrand,
} from "./brands.ts";
export { accountChanges } from "./change-sources.ts";
export { firstAccountStatements } from "./first-account.ts";
export { admitCall, findKeyHolder } from "./gate.ts";
export { writeKeyUses } from "./key-uses.ts";
export { createKey, listKeys, requireKeyOf, revokeKey, rotateKey } from "./keys.ts";
export { type KeyRecord, newAccountSchema, SCOPES } from "./model.ts";
export { accountOperations } from "./routes.ts";
export {
  type AccountRecord,
  type AccountRow,
  bootstrapAccount,
  createAccount,
  findAccounts,
  getAccount,
  grantBonus,
  hasAccounts,
  listAccounts,
  requireActivePlan,
  resumeAccount,
  searchAccounts,
  setPlan,
  suspendAccount,
} from "./service.ts";
export { accountTasks } from "./tasks.ts";
