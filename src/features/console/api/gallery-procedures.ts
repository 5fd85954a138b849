/** The gallery of a site. */
import * as v from "valibot";
import { readQuery } from "../../../http/read-input.ts";
import { FILE_FIELD, readUpload, uploadPlaces } from "../../../http/upload.ts";
import { invalidRequest } from "../../../lib/errors.ts";
import { optionalText } from "../../../lib/text.ts";
import {
  addImage,
  arrangeImage,
  changeImage,
  deleteImage,
  IMAGE_BYTES_MAX,
  IMAGES_MAX,
  listArranged,
  uploadSchema,
} from "../../gallery/room.ts";
import { isAtLeast, withAudit } from "../../people/room.ts";
import { findSubject } from "./caller.ts";
import { idText } from "./id-text.ts";
import { type ConsoleUpload, notAllowed } from "./mount.ts";
import { pageEntries } from "./paging.ts";
import { siteProcedure } from "./procedure.ts";

const imageId = idText("an image's");
const PART = "must be a number from 0 to 1";
const part = v.pipe(v.number(PART), v.minValue(0, PART), v.maxValue(1, PART));
const PLACE = `must be a whole number from 0 to ${IMAGES_MAX}`;

export const galleryProcedures = {
  "gallery.list": siteProcedure("viewer", { input: pageEntries }, (ctx, { input, site }) =>
    listArranged(ctx, site.id, input),
  ),

  /** What is left out stays; an empty text is taken away. */
  "gallery.save": siteProcedure(
    "editor",
    {
      input: {
        imageId,
        alt: v.optional(v.nullable(optionalText(300))),
        caption: v.optional(v.nullable(optionalText(500))),
        focalPoint: v.optional(v.nullable(v.object({ x: part, y: part }))),
        order: v.optional(
          v.pipe(
            v.number(PLACE),
            v.integer(PLACE),
            v.minValue(0, PLACE),
            v.maxValue(IMAGES_MAX, PLACE),
          ),
        ),
      },
      changes: true,
    },
    async (ctx, { input, account, site }) => {
      const owner = { accountId: account.id, siteId: site.id };
      const { siteId: _, imageId: id, focalPoint, order, ...texts } = input;
      await changeImage(ctx, owner, id, texts);
      return { image: await arrangeImage(ctx, owner, id, { focalPoint, order }) };
    },
  ),

  "gallery.delete": siteProcedure(
    "editor",
    { input: { imageId }, changes: true },
    async (ctx, { input, account, site }) => ({
      image: await deleteImage(ctx, { accountId: account.id, siteId: site.id }, input.imageId),
    }),
  ),
};

const ofSite = v.object({ siteId: idText("a site's") });

/** `gallery.add?siteId=`: a form with the file, its alternative text and its caption. */
export const addToGallery: ConsoleUpload = async (ctx, { request }, caller) => {
  const { siteId } = v.parse(ofSite, readQuery(request.url, ofSite));
  const { account, role } = await findSubject(ctx, caller, "site", { siteId });
  if (!isAtLeast(role, "editor")) throw notAllowed();
  const form = { schema: uploadSchema, fileBytesMax: IMAGE_BYTES_MAX };
  return ctx.states.of(uploadPlaces).run(account.id, async () => {
    const sent = await readUpload(request, form, ctx.clock);
    if (sent === undefined) throw invalidRequest("Send the image as the `file` of a form.");
    const { [FILE_FIELD]: file, ...fields } = sent;
    const texts = v.parse(uploadSchema, fields);
    const audited = withAudit(ctx, () => ({
      ...{ userId: caller.user.id, by: "person", action: "gallery.add" },
      ...{ accountId: account.id, target: { siteId } },
    }));
    const image = await addImage(audited, { accountId: account.id, siteId }, file, texts);
    return Response.json({ image });
  });
};
