/** What others may use of this room. */

export { backupTasks } from "./backups/backup-task.ts";
export { readLastBackup } from "./backups/last-backup.ts";
export { openBackup } from "./backups/open-backup.ts";
export { type ExportedCell, exportCell } from "./cells/export-cell.ts";
export { type ImportedCell, importCell } from "./cells/import-cell.ts";
export { examine, examineInvariants } from "./doctor.ts";
export type { Finding } from "./finding.ts";
export { reconcileTask } from "./reconcile.ts";
export { operatorWarning, warnOperators } from "./warn-operators.ts";
