/** The fixed words of this room: what a lead can be. */

/** In the order in which a lead usually moves; it may move freely. */
export const LEAD_STATUSES = ["new", "contacted", "qualified", "won", "lost"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export type Verification = "verified" | "unverified";
