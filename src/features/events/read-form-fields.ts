/** Reads a form that a browser sent, as text by field name: nothing in it is taken for anything else. */
import { readBoundary, readMultipart } from "../../http/multipart.ts";
import { invalidRequest } from "../../lib/errors.ts";

/** Room for every field at its longest, whatever it is encoded as. */
const FORM_BYTES_MAX = 512 * 1024;
const FIELDS_MAX = 100;

type Pair = readonly [name: string, value: string];

/** A field that is sent several times has its values joined. Throws `invalid_request`. */
export async function readFormFields(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = readBoundary(type);
  const pairs =
    boundary === undefined
      ? await readUrlEncoded(request, type)
      : await readParts(request, boundary);
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : `${before}, ${value}`);
    if (fields.size > FIELDS_MAX) throw invalidRequest("The form has too many fields.");
  }
  return Object.fromEntries(fields);
}

async function readUrlEncoded(request: Request, type: string): Promise<Iterable<Pair>> {
  if (!/^application\/x-www-form-urlencoded *(; *charset *= *"?utf-8"? *)?$/i.test(type))
    throw invalidRequest("Send the form as application/x-www-form-urlencoded in UTF-8.");
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  // The server enforces a declared length, so nothing longer than this is ever read.
  if (!(declared <= FORM_BYTES_MAX))
    throw invalidRequest(
      `Send the form with its length, and at most ${FORM_BYTES_MAX / 1024} KiB of it.`,
    );
  return new URLSearchParams(await request.text());
}

/** What a script sends that posts a form's data as it is. */
async function readParts(request: Request, boundary: string): Promise<Pair[]> {
  const parts = await readMultipart(request.body, boundary, {
    bodyBytesMax: FORM_BYTES_MAX,
    partsMax: FIELDS_MAX,
    partBytesMax: () => FORM_BYTES_MAX,
  });
  return parts.map(({ name, isFile, bytes }) => {
    if (isFile) throw invalidRequest("The form takes no files.");
    return [name, new TextDecoder().decode(bytes)];
  });
}
