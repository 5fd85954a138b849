/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { mediaRoute } from "./media-route.ts";
import { removeGalleryStatements } from "./removal.ts";
import { galleryOperations } from "./routes.ts";
import { galleryTasks } from "./tasks.ts";

export { arrangeImage, listArranged } from "./arrangement.ts";
export { developImage } from "./image-worker/image-worker.ts";
export { type Inspected, inspectUpload } from "./inspect-upload.ts";
export { IMAGE_BYTES_MAX, IMAGES_MAX, uploadSchema } from "./model.ts";
export { addImage, changeImage, deleteImage } from "./service.ts";
export { hasSiteImages, listSiteImages, readImageFile, type SiteImage } from "./site-images.ts";
export { TAKE_OVER_TASK, takeOverStatements } from "./take-over.ts";

export const galleryRoom: Room = {
  name: "gallery",
  operations: galleryOperations,
  serviceRoutes: [mediaRoute],
  tasks: galleryTasks,
  removeSite: (_, siteId) => removeGalleryStatements(siteId),
};
