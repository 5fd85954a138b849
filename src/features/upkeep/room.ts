/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { memoryTask } from "../../platform/memory-task.ts";
import { backupTasks } from "./backups/backup-task.ts";
import { upkeepProcedures } from "./procedures.ts";
import { reconcileTask } from "./reconcile.ts";
import { operatorWarning, warnOperators } from "./warn-operators.ts";

export { sortByAge, stampOf } from "./backups/by-age.ts";
export { readLastBackup } from "./backups/last-backup.ts";
export { openBackup } from "./backups/open-backup.ts";
export type { ExportedCell } from "./cells/export-cell.ts";
export type { ForwardedCell } from "./cells/forward-cell.ts";
export type { ImportedCell } from "./cells/import-cell.ts";
export { examine, examineInvariants } from "./doctor.ts";
export type { HealthFinding } from "./finding.ts";
export { warnOperators } from "./warn-operators.ts";

export const upkeepRoom: Room = {
  name: "upkeep",
  tasks: (ctx) => [
    ...backupTasks(ctx, (on, fault) => warnOperators(on, "A backup failed", fault)),
    reconcileTask(ctx),
    memoryTask(),
  ],
  mails: [operatorWarning],
  procedures: upkeepProcedures,
};
