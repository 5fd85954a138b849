/** Previews for people without an account: links that show one, and the notes that come back by them. */
import * as v from "valibot";
import { invalidRequest } from "../../../lib/errors.ts";
import { boundedText } from "../../../lib/text.ts";
import type { Context } from "../../../platform/context.ts";
import { type Brand, findBrand } from "../../accounts/room.ts";
import { findPlace, labelAddress, type SiteDocument } from "../../design/room.ts";
import {
  addReviewNote,
  createReviewLink,
  findReviewLink,
  listNotesOfLink,
  listOpenNotes,
  listReviewLinks,
  type ReviewNote,
  revokeReviewLink,
  settleNote,
} from "../../reviews/room.ts";
import { getSiteRecord } from "../../sites/room.ts";
import { getVersionOf } from "../../versions/room.ts";
import { readDraftState } from "./builder/draft-state.ts";
import { readPreviewDocument } from "./builder/preview-document.ts";
import { idText, toId } from "./id-text.ts";
import { openProcedure, siteProcedure } from "./procedure.ts";

const linkId = idText("a link's");
const noteId = idText("a note's");
/** An id and its signature: whether it is one is the signature's business. */
const token = v.pipe(v.string("must be a link's text"), v.maxLength(200, "must be a link's text"));
const address = v.pipe(v.string("must be an address"), v.maxLength(300, "must be an address"));

/** A note beside what it is about, as a person reads it: "Home, Opening". */
export type ShownReviewNote = ReviewNote & { where: string };

export const reviewProcedures = {
  "reviews.links": siteProcedure("editor", {}, async (ctx, { site }) => ({
    items: await listReviewLinks(ctx, site.id),
  })),

  "reviews.share": siteProcedure(
    "editor",
    {
      input: { shows: v.pipe(v.string('must be "draft" or a version\'s id'), v.transform(toId)) },
      changes: true,
    },
    async (ctx, { input: { shows }, site, caller }) => {
      if (shows !== "draft") await getVersionOf(ctx, site.id, shows);
      const wanted = { siteId: site.id, shows, userId: caller.user.id };
      return { link: await createReviewLink(ctx, wanted) };
    },
  ),

  "reviews.revoke": siteProcedure(
    "editor",
    { input: { linkId }, changes: true },
    async (ctx, { input, site }) => {
      await revokeReviewLink(ctx, site.id, input.linkId);
      return {};
    },
  ),

  "reviews.notes": siteProcedure("viewer", {}, async (ctx, { site }) => {
    const notes = await listOpenNotes(ctx, site.id);
    if (notes.length === 0) return { items: [] };
    const { document } = await readDraftState(ctx, site.id);
    return { items: withPlaces(document, notes) };
  }),

  "reviews.settle": siteProcedure(
    "editor",
    { input: { noteId, isDone: v.boolean("must be true or false") }, changes: true },
    async (ctx, { input, site }) => {
      await settleNote(ctx, { siteId: site.id, noteId: input.noteId }, input.isDone);
      return {};
    },
  ),

  "review.look": openProcedure({ input: { token } }, async (ctx, { input }) => {
    const { link, document } = await openReview(ctx, input.token);
    return {
      name: document.identity.name,
      brand: await brandOf(ctx, link.siteId),
      isDraft: link.shows === "draft",
      expiresAt: link.expiresAt,
      pages: document.pages
        .filter(({ hidden }) => hidden !== true)
        .map(({ path, label, blocks }) => ({
          ...{ path, label },
          blocks: blocks
            .filter(({ hidden }) => hidden !== true)
            .map(({ id }) => blockOf(document, `${path}#${id}`)),
        })),
      notes: withPlaces(document, await listNotesOfLink(ctx, link.id)),
    };
  }),

  "review.note": openProcedure(
    {
      input: {
        token,
        page: address,
        block: v.nullable(address),
        author: boundedText(80),
        text: boundedText(2_000),
      },
    },
    async (ctx, { input, visitor }) => {
      const { link, document } = await openReview(ctx, input.token);
      const { page, block, author, text } = input;
      const shown = document.pages.find(({ path, hidden }) => path === page && hidden !== true);
      const isThere =
        block === null ||
        shown?.blocks.some(({ id, hidden }) => block === `${page}#${id}` && hidden !== true);
      if (shown === undefined || isThere !== true)
        throw invalidRequest("What this note is about is no longer there. Look at the page again.");
      const note = { page, block, author: author.trim(), text: text.trim() };
      const added = await addReviewNote(ctx, link, visitor.clientAddress, note);
      return { note: withPlaces(document, [added])[0] };
    },
  ),
};

async function openReview(ctx: Context, text: string) {
  const link = await findReviewLink(ctx, text);
  return { link, document: await readPreviewDocument(ctx, link.siteId, link.shows) };
}

async function brandOf(ctx: Context, siteId: string): Promise<Brand | null> {
  const { accountId } = await getSiteRecord(ctx, siteId);
  return (await findBrand(ctx, accountId)) ?? null;
}

const blockOf = (document: SiteDocument, at: string) => ({
  ...{ address: at, label: labelAddress(document, at) },
});

/** What a note is about may be gone by now; the page is then named by its path. */
function withPlaces(document: SiteDocument, notes: readonly ReviewNote[]): ShownReviewNote[] {
  return notes.map((note) => {
    const page = document.pages.find(({ path }) => path === note.page)?.label ?? note.page;
    const isThere = note.block !== null && findPlace(document, note.block) !== undefined;
    return { ...note, where: isThere && note.block ? labelAddress(document, note.block) : page };
  });
}
