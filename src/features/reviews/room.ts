/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { selectShownVersions } from "./links.ts";
import { notesMail } from "./notes-mail.ts";
import { eraseNotes, exportNotes } from "./person.ts";
import { removeReviewsStatements } from "./removal.ts";
import { reviewTasks } from "./tasks.ts";

export { createReviewLink, findReviewLink, listReviewLinks, revokeReviewLink } from "./links.ts";
export {
  addReviewNote,
  listNotesOfLink,
  listOpenNotes,
  type ReviewNote,
  settleNote,
} from "./notes.ts";

export const reviewsRoom: Room = {
  name: "reviews",
  tasks: reviewTasks,
  mails: [notesMail],
  people: [{ name: "reviewNotes", export: exportNotes, erase: eraseNotes }],
  removeSite: (_, siteId) => removeReviewsStatements(siteId),
  shownVersions: selectShownVersions,
};
