/** A lead as clients see it: exactly the contract's fields, and the ones of the spam folder. */
import * as v from "valibot";
import { SPAM_REASONS } from "../../http/judge-form.ts";
import { filter, pagingEntries } from "../../http/paging.ts";
import type { leads, spamLeads } from "./table.ts";
import { LEAD_STATUSES, type LeadStatus } from "./words.ts";

export type LeadRow = typeof leads.$inferSelect;
export type SpamRow = typeof spamLeads.$inferSelect;

export const leadSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
  status: v.picklist(LEAD_STATUSES),
  /** Path of the page that the form is on. */
  source: v.string(),
  createdAt: v.number(),
});
export type Lead = v.InferOutput<typeof leadSchema>;

export const spamSchema = v.object({
  ...leadSchema.entries,
  /** Which check it failed. */
  reason: v.picklist(SPAM_REASONS),
});
export type Spam = v.InferOutput<typeof spamSchema>;

export const listQuery = v.object({ status: filter(LEAD_STATUSES), ...pagingEntries(50) });
export type ListQuery = v.InferOutput<typeof listQuery>;

export const spamQuery = v.object(pagingEntries(50));

export const changeSchema = v.object({
  status: v.picklist(LEAD_STATUSES, `must be one of ${LEAD_STATUSES.join(", ")}`),
});

type Shown = "id" | "name" | "email" | "phone" | "message" | "source" | "createdAt";

export function toLead(row: Pick<LeadRow, Shown>, status: LeadStatus): Lead {
  const { id, name, email, phone, message, source, createdAt } = row;
  return { id, name, email, phone, message, status, source, createdAt };
}

export const toSpam = (row: SpamRow): Spam => ({ ...toLead(row, "new"), reason: row.reason });

/** Not `v.record`, which leaves out names that objects have of themselves, such as `constructor`. */
const fieldsSchema = v.custom<Record<string, string>>(
  (fields) =>
    typeof fields === "object" &&
    fields !== null &&
    Object.values(fields).every((value) => typeof value === "string"),
);

/** A form's further fields; names are whatever the form calls them. */
export function parseFields(json: string): Record<string, string> {
  return v.parse(fieldsSchema, JSON.parse(json));
}
