/** What of the audit runs in the build thread. */

export { auditSite, type StoredSizes } from "./audit-site.ts";
export { repairDocument } from "./repair.ts";
