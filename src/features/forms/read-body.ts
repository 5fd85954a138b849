/**
 * Reads what a form sends into names and texts. The media type alone decides how: a text is never
 * looked into for another format, so a message that happens to be JSON stays the message it is.
 */
import { parseJson, readBytes } from "../../http/read-input.ts";
import { invalidRequest } from "../../lib/errors.ts";
import { FormRefused } from "./faults.ts";
import { readUrlEncoded } from "./read-url-encoded.ts";

/** A field as it was sent; the same name may come more than once. */
export type Entry = readonly [name: string, value: string];

export type FormBody = { entries: Entry[]; isJson: boolean };

export const FORM_BODY_BYTES_MAX = 256 * 1024;

const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";
const JSON_TYPE = "application/json";

/** Made once: making one costs more than what it does here. */
const decoder = new TextDecoder();

/** Throws `invalid_request` for any other media type, for files, and for what cannot be read. */
export async function readFormBody(request: Request): Promise<FormBody> {
  const header = request.headers.get("content-type") ?? "";
  const type = (header.split(";", 1)[0] ?? "").trim().toLowerCase();
  if (type !== URL_ENCODED && type !== MULTIPART && type !== JSON_TYPE)
    throw invalidRequest(`Send the form as ${URL_ENCODED}, ${MULTIPART} or ${JSON_TYPE}.`);
  const bytes = await readBytes(request, FORM_BODY_BYTES_MAX);
  if (type === JSON_TYPE) return { entries: readJsonEntries(bytes), isJson: true };
  const entries =
    type === MULTIPART ? await readParts(bytes, header) : readUrlEncoded(decoder.decode(bytes));
  return { entries, isJson: false };
}

function readJsonEntries(bytes: Uint8Array): Entry[] {
  const value = parseJson(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidRequest("The body must be a JSON object.");
  return Object.entries(value).map(([name, content]) => [name, textOf(content)]);
}

/** Anything but a text is kept as JSON writes it; nothing is lost. */
function textOf(content: unknown): string {
  if (content === null || content === undefined) return "";
  return typeof content === "string" ? content : JSON.stringify(content);
}

async function readParts(bytes: Uint8Array, contentType: string): Promise<Entry[]> {
  const parts = await parseMultipart(bytes, contentType);
  const entries: Entry[] = [];
  for (const [name, value] of parts) {
    if (typeof value === "string") entries.push([name, value]);
    // An input for files that was left empty still sends its name.
    else if (value.size > 0)
      throw new FormRefused("file", `\`${name.slice(0, 100)}\` is a file; this form takes none.`);
  }
  return entries;
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
