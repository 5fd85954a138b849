/**
 * Pictures that come with a form: recognised by their bytes, then developed like those of a gallery,
 * which leaves nothing of what cameras write into them. What is no picture is refused, and nothing is kept.
 */
import { FormRefused } from "../../http/form-refused.ts";
import type { SpamReason } from "../../http/judge-form.ts";
import { ApiError } from "../../lib/errors.ts";
import { Slices } from "../../lib/slices.ts";
import type { Context } from "../../platform/context.ts";
import { developImage, type Inspected, inspectUpload } from "../gallery/room.ts";
import { hasRoomForPictures, type NewPicture, type SentPictures } from "../leads/room.ts";

/** Longest sides in px: what is opened, and what stands beside the enquiry. */
const SIDES_PX = [2000, 480] as const;

/**
 * Of the large one, in bytes. Noise in colour takes less; only transparency, which is kept as it is, can take
 * more: 16 forms of it would be all the room of an account, and a libSQL server takes no row of 5 MB.
 */
const KEPT_BYTES_MAX = 3 * 1024 * 1024;

/** Only a machine fails these checks; of the others somebody may restore what a person sent. */
const OF_MACHINES: ReadonlySet<SpamReason> = new Set(["honeypot", "missing-time", "forged-time"]);

/** Throws `invalid_request` for what is no picture; in spam too, which is answered like anything else. */
export async function inspectPictures(
  sent: readonly Uint8Array<ArrayBuffer>[],
): Promise<Inspected[]> {
  const inspected: Inspected[] = [];
  const slices = new Slices();
  for (const bytes of sent) {
    inspected.push(await inForm(() => inspectUpload(bytes)));
    await slices.pause();
  }
  return inspected;
}

/**
 * Makes of them what is kept: none where the account has no room, and none of what a machine sent.
 * Throws `invalid_request` for what cannot be decoded.
 */
export async function developPictures(
  ctx: Context,
  accountId: string,
  inspected: readonly Inspected[],
  reason: SpamReason | undefined,
): Promise<SentPictures> {
  const sent = inspected.length;
  if (sent === 0) return { sent, kept: [] };
  if (reason !== undefined && OF_MACHINES.has(reason)) return { sent, kept: [], leftOut: "spam" };
  const isSpam = reason !== undefined;
  if (!(await hasRoomForPictures(ctx, accountId, { isSpam })))
    return { sent, kept: [], leftOut: "no room" };
  const kept: NewPicture[] = [];
  // One after the other: a form takes no more of the service than one picture does.
  for (const { picture, facts } of inspected) {
    const made = await inForm(() => developImage(ctx, accountId, picture, facts, SIDES_PX));
    const [large, thumbnail] = made;
    if (!large) throw new Error("a picture without renditions");
    if (large.bytes.byteLength > KEPT_BYTES_MAX)
      throw refuse("Its transparency takes too much room.");
    kept.push({ ...large, thumbnail: thumbnail?.bytes });
  }
  return { sent, kept };
}

/** Says of what a visitor sent that it is no picture, in words of the form. */
async function inForm<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "invalid_request") throw error;
    throw refuse(error.message);
  }
}

const refuse = (why: string) =>
  new FormRefused("no-picture", `One of the pictures cannot be taken. ${why}`);
