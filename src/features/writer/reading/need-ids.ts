/** What a visitor has to say for a goal: the ids that texts, fields and readings share. A table, no logic. */

/** What a business does, where its industry says so without doubt. */
export const ACTIVITIES = [
  "repair",
  "hire",
  "course",
  "tour",
  "made",
  "text",
  "software",
  "research",
  "advice",
  "care",
  "animal",
  "performance",
  "photo",
  "group",
  "lodging",
  "transport",
  "upkeep",
  "catering",
  "table",
] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** What a goal itself settles, whatever the business does. */
export const TOPICS = [
  "callback",
  "number",
  "redeem",
  "gift",
  "files",
  "drawing",
  "photos",
  "urgent",
  "refer",
  "waiting",
  "class-group",
  "outing",
  "party",
  "bring",
  "private",
  "post",
  "prices",
  "download",
  "sample",
  "commission",
  "quantity",
  "invite",
  "report",
  "broken",
  "repair-date",
  "free-date",
  "sent",
  "child",
  "monthly",
  "sum",
  "propose",
  "stockist",
  "wholesale",
  "switch",
  "adoption",
  "audition",
  "viewing",
  "job",
  "collect",
  "member",
] as const;
export type Topic = (typeof TOPICS)[number];

export const NEEDS = [...ACTIVITIES, ...TOPICS] as const;
export type Need = (typeof NEEDS)[number];
