/** What others may use of this room. */

export { captureLead, captureSpam, restoreSpam } from "./capture.ts";
export { listLeadsAfter, newestLeadId } from "./changes.ts";
export { checkCounts, countNewLeads } from "./counts.ts";
export { countLeadsBetween } from "./counts-between.ts";
export {
  addNote,
  deleteLead,
  type Further,
  type LeadNote,
  readNotes,
  searchLeads,
  searchSpam,
} from "./inbox.ts";
export type { Lead } from "./model.ts";
export { leadNotice, leadNoticeCopy, listNoticeIds } from "./notice.ts";
export { notificationEmails, readNotificationEmails, setNotificationEmails } from "./notified.ts";
export { eraseLeads, exportLeads } from "./person.ts";
export { removeLeadsStatements } from "./removal.ts";
export { leadOperations } from "./routes.ts";
export { listLeads, setLeadStatus } from "./service.ts";
export { leadTasks } from "./tasks.ts";
export { LEAD_STATUSES } from "./words.ts";
