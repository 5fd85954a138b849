/** The fixed words of this room: what a lead can be, and why a submission was taken for spam. */

/** In the order in which a lead usually moves; it may move freely. */
export const LEAD_STATUSES = ["new", "contacted", "qualified", "won", "lost"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const SPAM_REASONS = [
  "honeypot",
  "forged-time",
  "too-fast",
  "too-old",
  "recaptcha",
  "links",
] as const;
export type SpamReason = (typeof SPAM_REASONS)[number];

export type Verification = "verified" | "unverified";
