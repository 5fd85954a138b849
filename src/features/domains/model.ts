/** A domain as clients see it, and as it is kept. */
import * as v from "valibot";
import type { domains } from "./table.ts";

export type DomainRow = typeof domains.$inferSelect;

/**
 * none: the site has no domain. pending: it does not lead here yet. connecting: it leads here, and
 * the site is being moved. live: it is the site's address. lost: it is, but leads elsewhere now.
 */
export const DOMAIN_STATUSES = ["none", "pending", "connecting", "live", "lost"] as const;

const recordSchema = v.object({
  type: v.picklist(["A", "AAAA", "CNAME", "ALIAS", "TXT"]),
  name: v.string(),
  value: v.string(),
  /** What it is for, in words. */
  purpose: v.string(),
  found: v.boolean(),
});
export type WantedRecord = v.InferOutput<typeof recordSchema>;

const checkSchema = v.object({
  name: v.picklist(["records", "counterpart", "claim", "caa", "certificate"]),
  /** A warning keeps nothing from working. */
  outcome: v.picklist(["passed", "failed", "warning"]),
  text: v.string(),
  checkedAt: v.number(),
});
export type DomainCheck = v.InferOutput<typeof checkSchema>;

const certificateSchema = v.object({
  status: v.picklist(["valid", "invalid", "missing"]),
  issuer: v.nullable(v.string()),
  validUntil: v.nullable(v.number()),
  text: v.string(),
});
export type CertificateState = v.InferOutput<typeof certificateSchema>;

export const domainSchema = v.object({
  domain: v.nullable(v.string()),
  status: v.picklist(DOMAIN_STATUSES),
  records: v.array(recordSchema),
  checks: v.array(checkSchema),
  /** Null where sites are served without HTTPS, and before the first look. */
  certificate: v.nullable(certificateSchema),
});
export type DomainState = v.InferOutput<typeof domainSchema>;

export const newDomainSchema = v.object({
  domain: v.pipe(
    v.string("must be a host name, such as www.example.com"),
    v.maxLength(1_000, "must be a host name, such as www.example.com"),
  ),
});

/** What one look at a domain found. */
export type DomainExamination = {
  records: WantedRecord[];
  checks: DomainCheck[];
  certificate: CertificateState | null;
};

export function parseLook(row: DomainRow): DomainExamination | undefined {
  return row.look === null ? undefined : (JSON.parse(row.look) as DomainExamination);
}
