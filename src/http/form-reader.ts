/**
 * Reads what a visitor's form sends into names and values, of which there may be only so many.
 * The media type alone decides how: a text is never looked into for another format, so a message
 * that happens to be JSON stays the message it is. Files are refused.
 */
import { hasExcessiveCombiningRun } from "../lib/combining-marks.ts";
import { invalidRequest } from "../lib/errors.ts";
import { FormRefused } from "./form-refused.ts";
import { parseJson } from "./read-input.ts";
import { readUrlEncoded } from "./read-url-encoded.ts";

/** A field as it was sent; the same name may come more than once. Only JSON has other values than texts. */
export type SentField = readonly [name: string, value: unknown];

export type SentForm = { readonly fields: readonly SentField[]; readonly isJson: boolean };

export const FORM_BODY_BYTES_MAX = 256 * 1024;
/** No form that people fill in has as many. */
export const FORM_FIELDS_MAX = 200;

const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";
const JSON_TYPE = "application/json";

const tooMany = () =>
  new FormRefused("unreadable", `The form sends more than ${FORM_FIELDS_MAX} fields.`);

/** What `readForm` reads by, found before anything is read. Throws `invalid_request` for another type. */
export function requireFormType(request: Request): string {
  const type = mediaType(request);
  if (type === URL_ENCODED || type === MULTIPART || type === JSON_TYPE) return type;
  throw invalidRequest(`Send the form as ${URL_ENCODED}, ${MULTIPART} or ${JSON_TYPE}.`);
}

/** Whether the request's body says that it has parts, among which files may be. */
export const isSentInParts = (request: Request): boolean => mediaType(request) === MULTIPART;

/** Whether the request's body says that it is JSON. */
export const isSentAsJson = (request: Request): boolean => mediaType(request) === JSON_TYPE;

const mediaType = (request: Request): string =>
  (request.headers.get("content-type") ?? "")
    .slice(0, 200)
    .split(";", 1)[0]
    ?.trim()
    .toLowerCase() ?? "";

/**
 * The form that `bytes` are, which `request` came with. Throws `invalid_request` for files, and for what
 * cannot be read or goes beyond a bound.
 */
export async function readForm(request: Request, bytes: Uint8Array): Promise<SentForm> {
  const type = requireFormType(request);
  const isJson = type === JSON_TYPE;
  const fields = isJson
    ? readJsonFields(bytes)
    : type === MULTIPART
      ? await readParts(bytes, request.headers.get("content-type") ?? "")
      : readUrlEncoded(decoder.decode(bytes), FORM_FIELDS_MAX);
  if (fields === undefined) throw tooMany();
  requireBounded(fields);
  return { fields, isJson };
}

/** Throws `invalid_request` for more fields than any form has, and for texts that cannot be worked with. */
export function requireBounded(fields: readonly SentField[]): void {
  if (fields.length > FORM_FIELDS_MAX) throw tooMany();
  for (const field of fields) requireReadable(field);
}

/** Made once: making one costs more than what it does here. */
const decoder = new TextDecoder();

function readJsonFields(bytes: Uint8Array): SentField[] {
  const value = parseJson(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidRequest("The body must be a JSON object.");
  return Object.entries(value);
}

export const fileRefused = (name: string) =>
  new FormRefused("file", `\`${name.slice(0, 100)}\` is a file; this form takes none.`);

/** Undefined when there are too many parts. */
async function readParts(bytes: Uint8Array, contentType: string): Promise<SentField[] | undefined> {
  if (countBoundaries(bytes) > FORM_FIELDS_MAX + 2) return undefined;
  const fields: SentField[] = [];
  for (const [name, value] of await parseMultipart(bytes, contentType)) {
    if (typeof value === "string") fields.push([name, value]);
    // An input for files that was left empty still sends its name.
    else if (value.size > 0) throw fileRefused(name);
  }
  return fields;
}

/** Lines that begin as the first one does. What a body's own boundary is, its first line says. */
function countBoundaries(bytes: Uint8Array): number {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lineEnd = body.indexOf("\r\n");
  if (lineEnd <= 2) return 0;
  const line = body.subarray(0, lineEnd);
  let count = 0;
  for (let at = 0; at >= 0 && count <= FORM_FIELDS_MAX + 2; count += 1)
    at = body.indexOf(line, at + lineEnd);
  return count;
}

async function parseMultipart(bytes: Uint8Array, contentType: string) {
  try {
    const parsed = await new Response(Buffer.from(bytes), {
      headers: { "content-type": contentType },
    }).formData();
    return [...parsed];
  } catch {
    throw invalidRequest("The body is not valid multipart/form-data.");
  }
}

/** Before any text is normalised, which takes the square of such a run. */
function requireReadable([name, value]: SentField): void {
  const text = typeof value === "object" && value !== null ? JSON.stringify(value) : value;
  const isExcessive = typeof text === "string" && hasExcessiveCombiningRun(text);
  if (isExcessive || hasExcessiveCombiningRun(name))
    throw new FormRefused(
      "unreadable",
      "The form holds a text with more than 30 combining marks in a row, which no writing has.",
    );
}

/** Anything but a text is kept as JSON writes it; nothing is lost. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/**
 * One value for each name; the texts of a name that comes several times are joined by commas, and an empty
 * one adds nothing: forms send it in front of a box that may be ticked.
 */
export function recordOf(fields: readonly SentField[]): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, value] of fields) {
    const before = values.get(name);
    if (textOf(before) === "") values.set(name, value);
    else if (textOf(value) !== "") values.set(name, `${textOf(before)}, ${textOf(value)}`);
  }
  // Built from entries, so that no name can reach a prototype.
  return Object.fromEntries(values);
}
