/** What others may use of this room. */

export {
  type AuditCheck,
  type AuditFinding,
  type AuditReport,
  auditReportSchema,
} from "./report.ts";
