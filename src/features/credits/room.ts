/** What others may use of this room. */

export {
  grantStatements,
  openBalanceStatements,
  QUOTA_EXCEEDED,
  REVISION_CREDITS,
  refundStatements,
  reserveStatements,
  SITE_BUILD_CREDITS,
  settleStatements,
} from "./ledger.ts";
export {
  checkLedger,
  creditChanges,
  forgetUsage,
  getUsage,
  listCreditEntries,
  listJobOutcomes,
  type Usage,
} from "./service.ts";
