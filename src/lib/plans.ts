/** The plans an account can be on, and which of them include the API. */

export const PLANS = ["free", "starter", "pro", "agency"] as const;
export type Plan = (typeof PLANS)[number];

export const includesApi = (plan: Plan): boolean => plan === "pro" || plan === "agency";
