/** Everything below /sites/{id}/gallery. */
import { type Call, operation } from "../../http/operation.ts";
import { awaitRelease } from "../sites/room.ts";
import {
  IMAGE_BYTES_MAX,
  IMAGES_MAX,
  imageAnswerSchema,
  imageChangeSchema,
  imageListQuerySchema,
  imageListSchema,
  linkSchema,
  uploadSchema,
} from "./model.ts";
import { addImage, addLinkedImage, changeImage, deleteImage, listImages } from "./service.ts";

const tag = "Gallery";
const galleryPath = "/sites/:id/gallery";
const imagePath = "/sites/:id/gallery/:imageId";

const HASH = "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9";
const example = {
  image: {
    id: "img_01k9zj4c8h0a1b2c3d4e5f6g7h",
    url: `https://sitewright.example/media/${HASH}.webp`,
    thumbnailUrl: `https://sitewright.example/media/${HASH.replace(/^5/, "6")}.webp`,
    alt: "A tray of rye loaves on a wooden counter",
    caption: "Saturday's first batch",
    width: 2560,
    height: 1707,
    bytes: 412_806,
    contentType: "image/webp",
    createdAt: 1763700000000,
  },
};

const siteOf = ({ principal, params }: Pick<Call<unknown, unknown>, "principal" | "params">) => ({
  accountId: principal.accountId,
  siteId: params.id ?? "",
});

const listImagesOperation = operation({
  method: "GET",
  path: galleryPath,
  id: "listImages",
  tag,
  summary: "List images",
  description: "The images of a site's gallery, newest first.",
  query: imageListQuerySchema,
  success: {
    status: 200,
    description: "One page of images, and how many there are in all.",
    schema: imageListSchema,
    example: { images: [example.image], total: 1 },
  },
  errors: ["not_found"],
  handle: (ctx, call) => listImages(ctx, siteOf(call), call.query),
});

const addImageOperation = operation({
  method: "POST",
  path: galleryPath,
  id: "addImage",
  isCreation: true,
  tag,
  summary: "Add an image",
  description: `Takes a JPEG, PNG, WebP or GIF of at most ${IMAGE_BYTES_MAX / 1024 / 1024} MiB and 50 megapixels: as the \`file\` of a form, or from an address in JSON, which the service fetches. What it is decides its content, not its name. It is turned upright, freed of metadata and kept as WebP, its longest side at most 2560 px, and of a JPEG with more than 5 megapixels less; of one that moves, the first picture is kept. A site has at most ${IMAGES_MAX} images. They are on its gallery page, and in its pictures instead of drawings, when the answer comes, or soon after where that takes long. The addresses in the answer work at once and for drafts too, and nobody can guess them.`,
  body: linkSchema,
  bodyExample: { url: "https://example.com/loaves.jpg", alt: example.image.alt },
  upload: { schema: uploadSchema, fileBytesMax: IMAGE_BYTES_MAX },
  success: {
    status: 201,
    description: "The image was added.",
    schema: imageAnswerSchema,
    example,
  },
  errors: ["not_found"],
  handle: async (ctx, call) => {
    const { body } = call;
    const site = siteOf(call);
    const image =
      "file" in body
        ? await addImage(ctx, site, body.file, body)
        : await addLinkedImage(ctx, site, body.url, body);
    await awaitRelease(ctx, site.siteId);
    return { image };
  },
});

const changeImageOperation = operation({
  method: "PATCH",
  path: imagePath,
  id: "changeImage",
  tag,
  summary: "Change an image's texts",
  description: "Sets `alt`, `caption` or both; null or an empty text removes one.",
  body: imageChangeSchema,
  bodyExample: { caption: example.image.caption },
  success: { status: 200, description: "The image.", schema: imageAnswerSchema, example },
  errors: ["not_found"],
  handle: async (ctx, call) => {
    const site = siteOf(call);
    const image = await changeImage(ctx, site, call.params.imageId ?? "", call.body);
    await awaitRelease(ctx, site.siteId);
    return { image };
  },
});

const deleteImageOperation = operation({
  method: "DELETE",
  path: imagePath,
  id: "deleteImage",
  tag,
  summary: "Delete an image",
  description:
    "Takes the image out of the gallery and off the site's pages, by the time of the answer or soon after where that takes long. The answer is the image as it was; its addresses no longer work.",
  success: { status: 200, description: "The image.", schema: imageAnswerSchema, example },
  errors: ["not_found"],
  handle: async (ctx, call) => {
    const site = siteOf(call);
    const image = await deleteImage(ctx, site, call.params.imageId ?? "");
    await awaitRelease(ctx, site.siteId);
    return { image };
  },
});

export const galleryOperations = [
  listImagesOperation,
  addImageOperation,
  changeImageOperation,
  deleteImageOperation,
];
