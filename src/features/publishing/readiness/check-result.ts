/** What a readiness check comes to. */
export const CHECK_NAMES = ["host", "tls", "pages", "links", "markup"] as const;

export type CheckName = (typeof CHECK_NAMES)[number];

export type CheckResult = {
  name: CheckName;
  outcome: "passed" | "failed" | "not_applicable";
  /** What was seen: addresses, statuses, the first faults. */
  evidence: string;
};
