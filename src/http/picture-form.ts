/**
 * Reads a form that takes pictures: its fields, and up to five files, which are only bytes here. What
 * has no file in it is read like any other form's body and needs no place; pictures need one from before
 * they are read until nothing of them is in memory any more.
 */
import { invalidRequest } from "../lib/errors.ts";
import { PICTURE_BYTES_MAX, PICTURES_FIELD, PICTURES_MAX } from "../lib/form-pictures.ts";
import { networkOf } from "../lib/ip-address.ts";
import type { Context } from "../platform/context.ts";
import { defineState } from "../platform/room-state.ts";
import {
  FORM_BODY_BYTES_MAX,
  FORM_FIELDS_MAX,
  fileRefused,
  requireBounded,
  type SentField,
  type SentForm,
} from "./form-reader.ts";
import { FormRefused } from "./form-refused.ts";
import { type FormPart, type MultipartLimits, readBoundary, readMultipart } from "./multipart.ts";
import { PicturePlaces } from "./picture-places.ts";
import { readVisitorBody } from "./visitor-body.ts";

const BODY_BYTES_MAX = PICTURES_MAX * PICTURE_BYTES_MAX + FORM_BODY_BYTES_MAX;
/** Telephones send slowly, and silence keeps a place from others: a body keeps this pace behind its first moments. */
const SLOWEST_BYTES_PER_MS = 32;
const GRACE_MS = 15_000;
const BODY_MS_MAX = 5 * 60_000;
const BUSY_SECONDS = 20;

const picturePlaces = defineState(() => new PicturePlaces());

/** Whose pictures they are, and what a place for them is given back by. */
export type PictureHold = {
  /**
   * Takes a place for so many bytes, and one of the few forms with pictures that an address may send a site, unless it
   * has both. Throws `rate_limited`.
   */
  enter(bytes: number): Promise<void>;
  leave(): void;
};

export function holdPictures(
  ctx: Context,
  { siteId, clientAddress }: { siteId: string; clientAddress: string },
): PictureHold {
  let leave: (() => void) | undefined;
  return {
    async enter(bytes) {
      if (leave !== undefined) return;
      const network = networkOf(clientAddress);
      const draw = await ctx.buckets.pictures.take(`${siteId}/${network}`);
      if (!draw.allowed) throw picturesBusy(draw.retryAfterSeconds);
      leave = ctx.states.of(picturePlaces).enter({ siteId, network, bytes });
      if (leave === undefined) throw picturesBusy(BUSY_SECONDS);
    },
    leave: () => leave?.(),
  };
}

const picturesBusy = (retryAfterSeconds: number) =>
  new FormRefused(
    "pictures-busy",
    "Too many pictures are on their way at the moment; send the form again in a while.",
    retryAfterSeconds,
  );

export type PictureForm = SentForm & { readonly pictures: readonly Uint8Array<ArrayBuffer>[] };

/**
 * The form in a multipart body. Throws `invalid_request` for what cannot be read or goes beyond a bound,
 * and `rate_limited` where there is no place for the pictures.
 */
export async function readPictureForm(
  ctx: Context,
  visit: { request: Request; clientAddress: string },
  hold: PictureHold,
): Promise<PictureForm> {
  const { request } = visit;
  const boundary = readBoundary(request.headers.get("content-type") ?? "");
  if (boundary === undefined) throw invalidRequest("The body is not valid multipart/form-data.");
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > BODY_BYTES_MAX) throw pictureTooLarge();
  const isSmall = declared <= FORM_BODY_BYTES_MAX;
  // A body of unknown length takes the place of the largest.
  if (!isSmall) await hold.enter(Number.isNaN(declared) ? BODY_BYTES_MAX : declared);
  const body = isSmall
    ? [await readVisitorBody(ctx, visit, FORM_BODY_BYTES_MAX)]
    : inTime(ctx, request.body);
  const parts = await readMultipart(inPieces(body), boundary, LIMITS);
  const files = listFiles(parts);
  // Few bytes can be many pixels: what is to be decoded has a place, too.
  if (files.length > 0) await hold.enter(FORM_BODY_BYTES_MAX);
  const fields = parts.filter(({ isFile }) => !isFile).map(toField);
  requireBounded(fields);
  return { fields, isJson: false, pictures: files.map(({ bytes }) => bytes) };
}

async function* inPieces(
  body: AsyncIterable<Uint8Array> | readonly Uint8Array[],
): AsyncGenerator<Uint8Array> {
  yield* body;
}

const decoder = new TextDecoder();
const toField = ({ name, bytes }: FormPart): SentField => [name, decoder.decode(bytes)];

const pictureTooLarge = () =>
  new FormRefused(
    "picture-large",
    `A picture is larger than ${PICTURE_BYTES_MAX / 1024 / 1024} MiB; send a smaller one.`,
  );

/** An input for files that was left empty still sends its name, and counts for nothing. */
const listFiles = (parts: readonly FormPart[]) =>
  parts.filter(({ isFile, bytes }) => isFile && bytes.byteLength > 0);

const LIMITS: MultipartLimits = {
  bodyBytesMax: BODY_BYTES_MAX,
  partsMax: FORM_FIELDS_MAX + 2 * PICTURES_MAX,
  partBytesMax({ name, isFile }, before) {
    const isTaken = name === PICTURES_FIELD && listFiles(before).length < PICTURES_MAX;
    if (isFile) return isTaken ? PICTURE_BYTES_MAX : 0;
    const texts = before.filter((part) => !part.isFile);
    return FORM_BODY_BYTES_MAX - texts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  },
  tooLarge({ name, isFile }, before) {
    if (!isFile) return tooMuchText();
    if (name !== PICTURES_FIELD) return fileRefused(name);
    return listFiles(before).length < PICTURES_MAX ? pictureTooLarge() : tooManyPictures();
  },
};

const tooMuchText = () =>
  invalidRequest(`The form's texts are larger than ${FORM_BODY_BYTES_MAX / 1024} KiB.`);

const tooManyPictures = () =>
  new FormRefused("pictures-many", `Send at most ${PICTURES_MAX} pictures with a form.`);

/** The body as it comes, for as long as it may take. Throws `invalid_request`. */
async function* inTime(
  ctx: Context,
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  const startedAtMs = ctx.clock.monotonicMs();
  let length = 0;
  try {
    for (;;) {
      const allowedMs = Math.min(BODY_MS_MAX, GRACE_MS + length / SLOWEST_BYTES_PER_MS);
      const restMs = startedAtMs + allowedMs - ctx.clock.monotonicMs();
      const next = await within(restMs, reader.read());
      if (next === undefined)
        throw invalidRequest("The pictures took too long to come; send fewer, or smaller ones.");
      if (next.done) return;
      length += next.value.byteLength;
      yield next.value;
    }
  } finally {
    // What is still to come is of no use to anybody.
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined once it has taken longer. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, Math.max(0, ms));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
