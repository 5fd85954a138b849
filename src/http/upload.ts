/**
 * Reads the body of an operation that takes a file: a multipart form with the file and text fields,
 * or JSON without one. How many of them are in memory at the same time is bounded.
 */
import type * as v from "valibot";
import { invalidRequest } from "../lib/errors.ts";
import { FairSemaphore } from "../lib/fair-semaphore.ts";
import type { Clock } from "../platform/clock.ts";
import { defineState } from "../platform/room-state.ts";
import { type MultipartLimits, readBoundary, readMultipart } from "./multipart.ts";
import { checkInput, requireUncompressed } from "./read-input.ts";

/** The part of the form that holds the file. */
export const FILE_FIELD = "file";

/** A form with one file, as an operation declares it. */
export type UploadForm = {
  /** Of the form's text fields. */
  schema: v.GenericSchema<unknown, Record<string, unknown>>;
  fileBytesMax: number;
};

/** What a form's schema puts out, and the file beside it. */
export type Uploaded<Fields> = Fields & { [FILE_FIELD]: Uint8Array<ArrayBuffer> };

const FIELDS_MAX = 20;
const FIELD_BYTES_MAX = 16 * 1024;
/** Whoever is slower keeps a place from others. */
const READ_MS_MAX = 60_000;

/** Uploads in memory at the same time: in all, and of one account. */
export const uploadPlaces = defineState(() => new FairSemaphore(6, 2));

/** The form's fields and file; undefined when the body is JSON. Throws `invalid_request`. */
export async function readUpload(
  request: Request,
  form: UploadForm,
  clock: Clock,
): Promise<Uploaded<Record<string, unknown>> | undefined> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = readBoundary(type);
  if (boundary === undefined && /^application\/json\b/i.test(type)) return undefined;
  if (boundary === undefined)
    throw invalidRequest("Send a form with Content-Type: multipart/form-data, or JSON.");
  requireUncompressed(request.headers);
  const parts = await readMultipart(inTime(request.body, clock), boundary, limitsOf(form));
  const fields = new Map<string, string>();
  let file: Uint8Array<ArrayBuffer> | undefined;
  for (const { name, bytes } of parts) {
    // Ignored, as unknown fields of JSON are.
    if (name !== FILE_FIELD && !isFieldOf(form.schema, name)) continue;
    if (fields.has(name) || (name === FILE_FIELD && file !== undefined))
      throw invalidRequest(`\`${name}\` is given more than once; send it once.`);
    if (name === FILE_FIELD) file = bytes;
    else fields.set(name, decodeText(bytes));
  }
  const checked = checkInput(form.schema, Object.fromEntries(fields));
  if (file === undefined || file.byteLength === 0)
    throw invalidRequest(`\`${FILE_FIELD}\` is required: send the file as that part of the form.`);
  return { ...checked, [FILE_FIELD]: file };
}

const isFieldOf = (schema: UploadForm["schema"], name: string): boolean =>
  "entries" in schema && Object.hasOwn(schema.entries as object, name);

function limitsOf({ fileBytesMax }: UploadForm): MultipartLimits {
  return {
    bodyBytesMax: fileBytesMax + FIELDS_MAX * FIELD_BYTES_MAX,
    partsMax: FIELDS_MAX,
    partBytesMax: ({ name }) => (name === FILE_FIELD ? fileBytesMax : FIELD_BYTES_MAX),
  };
}

async function* inTime(
  body: AsyncIterable<Uint8Array> | null,
  clock: Clock,
): AsyncGenerator<Uint8Array> {
  const startedAtMs = clock.monotonicMs();
  for await (const chunk of body ?? []) {
    if (clock.monotonicMs() - startedAtMs > READ_MS_MAX)
      throw invalidRequest(`The upload took longer than ${READ_MS_MAX / 1000} s.`);
    yield chunk;
  }
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw invalidRequest("The fields of the form must be valid UTF-8.");
  }
}
