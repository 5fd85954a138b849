/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { checkLedger, creditChanges } from "./service.ts";

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
  forgetUsage,
  getUsage,
  listCreditEntries,
  listJobOutcomes,
  type Usage,
} from "./service.ts";

export const creditsRoom: Room = {
  name: "credits",
  changes: creditChanges,
  invariants: [
    { check: "ledger", good: "every balance is what its entries add up to", find: checkLedger },
  ],
};
