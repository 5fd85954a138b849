/** What must hold whatever has happened: the one list that doctor, backups and the hourly check share. */

import type { Context } from "../../platform/context.ts";
import { checkLedger } from "../credits/room.ts";
import { checkPointers } from "../domains/room.ts";
import { checkSeats } from "../events/room.ts";
import { checkJobs } from "../jobs/room.ts";
import { checkCounts } from "../leads/room.ts";
import { checkSites } from "../versions/room.ts";
import { checkSecrets } from "../webhooks/room.ts";

export type Invariant = {
  /** One word, as `doctor` prints it. */
  readonly check: string;
  /** What is said when it holds. */
  readonly good: string;
  /** One line for each breach; it changes nothing. */
  readonly find: (ctx: Context) => Promise<string[]>;
};

export const INVARIANTS: readonly Invariant[] = [
  { check: "ledger", good: "every balance is what its entries add up to", find: checkLedger },
  { check: "jobs", good: "every job has its one reservation and outcome", find: checkJobs },
  { check: "sites", good: "every live site has all its pages", find: checkSites },
  { check: "leads", good: "every site's leads are counted right", find: checkCounts },
  { check: "events", good: "every event's seats are counted right", find: checkSeats },
  { check: "names", good: "every domain leads to the site that has it", find: checkPointers },
  { check: "webhooks", good: "every secret opens with the instance key", find: checkSecrets },
];
