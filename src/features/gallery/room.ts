/** What others may use of this room. */

export { arrangeImage, listArranged } from "./arrangement.ts";
export { mediaRoute } from "./media-route.ts";
export { IMAGE_BYTES_MAX, IMAGES_MAX, uploadSchema } from "./model.ts";
export { removeGalleryStatements } from "./removal.ts";
export { galleryOperations } from "./routes.ts";
export { addImage, changeImage, deleteImage } from "./service.ts";
export { listSiteImages, readImageFile, type SiteImage } from "./site-images.ts";
export { TAKE_OVER_TASK, takeOverStatements } from "./take-over.ts";
export { galleryTasks } from "./tasks.ts";
