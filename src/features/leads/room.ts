/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { checkCounts } from "./counts.ts";
import { leadNotice, leadNoticeAddress, leadNoticeCopy } from "./notice.ts";
import { eraseLeads, exportLeads } from "./person.ts";
import { eraseLeadNotes, exportLeadNotes } from "./person-notes.ts";
import { checkPictures, removePictures } from "./pictures.ts";
import { removeLeadsStatements } from "./removal.ts";
import { leadOperations } from "./routes.ts";
import { leadTasks } from "./tasks.ts";

export { captureLead, captureSpam, restoreSpam } from "./capture.ts";
export { listLeadsAfter, newestLeadId } from "./changes.ts";
export { countNewLeads } from "./counts.ts";
export { countLeadsBetween } from "./counts-between.ts";
export {
  addLeadNote,
  deleteLead,
  type Further,
  getInboxLead,
  type LeadNote,
  leadPages,
  readNotes,
  searchLeads,
  searchSpam,
} from "./inbox.ts";
export type { Lead } from "./model.ts";
export { listNoticeIds } from "./notice.ts";
export { notificationEmails, readNotificationEmails, setNotificationEmails } from "./notified.ts";
export {
  findPicture,
  hasRoomForPictures,
  type LeadPicture,
  listPictures,
  type NewPicture,
  readPicture,
  type SentPictures,
} from "./pictures.ts";
export { listLeads, setLeadStatus } from "./service.ts";
export { LEAD_STATUSES } from "./words.ts";

export const leadsRoom: Room = {
  name: "leads",
  operations: leadOperations,
  tasks: leadTasks,
  mails: [leadNotice, leadNoticeAddress, leadNoticeCopy],
  invariants: [
    { check: "leads", good: "every site's leads are counted right", find: checkCounts },
    { check: "pictures", good: "every picture is with its enquiry", find: checkPictures },
  ],
  people: [
    { name: "leads", export: exportLeads, erase: eraseLeads },
    { name: "leadNotes", export: exportLeadNotes, erase: eraseLeadNotes },
  ],
  emptySite: (ctx, siteId) => removePictures(ctx, { siteId }),
  removeSite: (_, siteId) => removeLeadsStatements(siteId),
};
