/** What others may use of this room. */

export { createReviewLink, findReviewLink, listReviewLinks, revokeReviewLink } from "./links.ts";
export { addNote, listNotesOfLink, listOpenNotes, type ReviewNote, settleNote } from "./notes.ts";
export { removeReviewsStatements } from "./removal.ts";
export { reviewTasks } from "./tasks.ts";
