/** What the audit of a site's version looks at, and what it says of it. Plain data, stored as JSON. */

import * as v from "valibot";
import type { Place } from "../design/room.ts";

export const AUDIT_CHECKS = [
  "structure",
  "contrast",
  "links",
  "lengths",
  "duplicates",
  "leftovers",
  "claims",
  "structured_data",
  "feeds",
  "budgets",
] as const;
export type AuditCheck = (typeof AUDIT_CHECKS)[number];

export type AuditFinding = {
  check: AuditCheck;
  /** Path of the page or file it was found on. */
  path: string;
  /** What was found, for a person. */
  detail: string;
  /** Where in the document a repair can begin; absent when the document is not at fault. */
  place?: Place;
};

const figuresSchema = v.object({
  pages: v.number(),
  /** Of the heaviest page without photographs, everything it loads included, as sent. */
  pageBytes: v.number(),
  /** Of the heaviest page's HTML and CSS, compressed. */
  htmlBytes: v.number(),
  /** Of the scripts of the page with most of them, compressed. */
  scriptBytes: v.number(),
  links: v.number(),
  texts: v.number(),
  colourPairs: v.number(),
  /** Of text on its ground; never above 21. */
  lowestContrast: v.number(),
});
export type AuditFigures = v.InferOutput<typeof figuresSchema>;

export const auditReportSchema = v.object({
  checks: v.array(
    v.object({
      name: v.picklist(AUDIT_CHECKS),
      outcome: v.picklist(["passed", "failed", "not_applicable"]),
    }),
  ),
  findings: v.array(
    v.object({ check: v.picklist(AUDIT_CHECKS), path: v.string(), detail: v.string() }),
  ),
  /** What was changed in the document before it passed. */
  repairs: v.array(
    v.object({ check: v.picklist(AUDIT_CHECKS), path: v.string(), detail: v.string() }),
  ),
  figures: figuresSchema,
  /** Texts that kept the composer's words, because nothing that a model wrote for them could be used. */
  kept: v.optional(v.array(v.object({ step: v.string(), slot: v.string(), reason: v.string() }))),
});
export type AuditReport = v.InferOutput<typeof auditReportSchema>;
