/** What the HTTP layer knows of who calls: enough to check scope and to pass on. */
import type { Plan } from "../lib/plans.ts";

export type Caller = {
  readonly accountId: string;
  readonly plan: Plan;
  readonly keyId: string;
  readonly scope: "full" | "read" | "build";
  /** The account as the API shows it. */
  readonly account: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly plan: Plan;
    readonly createdAt: number;
  };
};
