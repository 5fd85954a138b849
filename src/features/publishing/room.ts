/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { removeReadinessStatements } from "./removal.ts";
import { publishingTasks } from "./tasks.ts";

export { assignImages } from "./assign-images.ts";
export { BUILD_HEADER } from "./build-header.ts";
export { buildNewSite } from "./build-new-site.ts";
export { buildVersion } from "./build-version.ts";
export { gatherSite } from "./gather-site.ts";
export { PHOTO, photoPath, toGalleryImage } from "./photo-files.ts";
export { readPhoto } from "./photos.ts";
export { PREVIEW_PARAMETER, readPreviewToken } from "./preview.ts";
export { readContent } from "./read-content.ts";
export { type OwnSiteClient, ownSiteClientOf } from "./readiness/own-site-client.ts";
export { listReadiness } from "./readiness/stored-checks.ts";
export { renderSiteVisitorPage } from "./visitor-page.ts";

export const publishingRoom: Room = {
  name: "publishing",
  tasks: (ctx) => publishingTasks(ctx),
  removeSite: (_, siteId) => removeReadinessStatements(siteId),
};
