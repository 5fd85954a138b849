/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { removeReviewsStatements } from "./removal.ts";
import { reviewTasks } from "./tasks.ts";

export { createReviewLink, findReviewLink, listReviewLinks, revokeReviewLink } from "./links.ts";
export { addNote, listNotesOfLink, listOpenNotes, type ReviewNote, settleNote } from "./notes.ts";

export const reviewsRoom: Room = {
  name: "reviews",
  tasks: reviewTasks,
  removeSite: (_, siteId) => removeReviewsStatements(siteId),
};
