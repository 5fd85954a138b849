/** What others may use of this room. */

export { type AuditCheck, type AuditReport, auditReportSchema, type Finding } from "./report.ts";
