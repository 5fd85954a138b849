/**
 * Reads queries and JSON bodies strictly, and says which part of them is wrong. The values that
 * were sent are never echoed.
 */
import * as v from "valibot";
import { ApiError, invalidRequest } from "../lib/errors.ts";

/** A JSON body's size limit in bytes. */
export const JSON_BODY_BYTES_MAX = 1024 * 1024;
/** Nesting deeper than any body of this API, and far from what a parser can be hurt with. */
const JSON_DEPTH_MAX = 32;
/** Values in a body, more than any of this API: making many small ones costs more than their bytes do. */
const JSON_VALUES_MAX = 10_000;

type Schema = v.GenericSchema<unknown, unknown>;

/** Checks the known parameters of a URL's query; unknown ones are ignored. */
export function readQuery(url: string, schema: Schema): unknown {
  const at = url.indexOf("?");
  const search = new URLSearchParams(at < 0 ? "" : url.slice(at + 1));
  const query: Record<string, string> = {};
  for (const name of "entries" in schema ? Object.keys(schema.entries as object) : []) {
    const values = search.getAll(name);
    if (values.length > 1)
      throw invalidRequest(`\`${name}\` is given more than once; send it once.`);
    if (values[0] !== undefined) query[name] = values[0];
  }
  return checkInput(schema, query);
}

export type JsonBody = { value: unknown; hash: string };

/** Reads a body sent as application/json in UTF-8, at most 1 MiB, holding one object. */
export async function readJsonBody(request: Request, schema: Schema): Promise<JsonBody> {
  requireJsonType(request.headers);
  requireUncompressed(request.headers);
  const bytes = await readBytes(request, JSON_BODY_BYTES_MAX);
  const value = parseJson(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidRequest("The body must be a JSON object.");
  const hash = new Bun.CryptoHasher("sha256").update(bytes).digest("hex");
  return { value: checkInput(schema, value), hash };
}

/** What JSON in UTF-8 is labelled with; US-ASCII is a part of it. */
const JSON_CHARSETS = new Set(["utf-8", "utf8", "us-ascii"]);

/** Parameters beside the charset mean nothing for JSON, and are ignored. */
function requireJsonType(headers: Headers): void {
  const [type, ...parameters] = (headers.get("content-type") ?? "").split(";");
  if (type?.trim().toLowerCase() !== "application/json")
    throw invalidRequest("Send the body as JSON, with Content-Type: application/json.");
  for (const parameter of parameters) {
    const [name, value = ""] = parameter.split("=", 2);
    if (name?.trim().toLowerCase() !== "charset") continue;
    if (!JSON_CHARSETS.has(value.trim().replaceAll('"', "").toLowerCase()))
      throw invalidRequest("Send the body in UTF-8, with Content-Type: application/json.");
  }
}

/** What is packed is never unpacked here. Throws `invalid_request`. */
export function requireUncompressed(headers: Headers): void {
  const coding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (coding !== "" && coding !== "identity")
    throw invalidRequest("Send the body as it is, without a Content-Encoding.");
}

/** Reads a body of at most `bytesMax` bytes, whatever its Content-Length says. */
export async function readBytes(request: Request, bytesMax: number): Promise<Uint8Array> {
  const tooLarge = `The body is larger than ${bytesMax / 1024} KiB.`;
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > bytesMax) throw invalidRequest(tooLarge);
  // A declared length is enforced by the server, so a small body can be read in one go.
  if (declared > 0) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > bytesMax) throw invalidRequest(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Made once: making one costs more than what it does here. */
const strictDecoder = new TextDecoder("utf-8", { fatal: true });

/** Strict JSON in UTF-8 that does not nest deep. Throws `invalid_request`. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) throw invalidRequest("The body is empty; send a JSON object.");
  let text: string;
  try {
    text = strictDecoder.decode(bytes);
  } catch {
    throw invalidRequest("The body is not valid UTF-8.");
  }
  boundShape(text);
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest("The body is not valid JSON.");
  }
}

/** Throws `invalid_request` for a text that would be parsed into too deep or too large a tree. */
function boundShape(text: string): void {
  // Short texts cannot nest deep or hold much, and they are nearly all there is.
  if (text.length <= JSON_DEPTH_MAX) return;
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) values += 1;
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      depth += 1;
      values += 1;
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth -= 1;
    if (depth > JSON_DEPTH_MAX)
      throw invalidRequest(`The body nests deeper than ${JSON_DEPTH_MAX} levels.`);
    if (values > JSON_VALUES_MAX)
      throw invalidRequest(
        `The body holds more than ${JSON_VALUES_MAX.toLocaleString("en")} values.`,
      );
  }
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Where the string that begins at `at` has its closing quote; the text's length if it has none. */
function endOfString(text: string, at: number): number {
  let end = at + 1;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === BACKSLASH) end += 1;
    else if (code === QUOTE) break;
  }
  return end;
}

/** An input that is not what it must be; the message says so field by field. */
export class InputRefused extends ApiError {
  /** The fields that are meant, for whoever says it in other words; "" is all of it. */
  readonly fields: readonly string[];
  constructor(message: string, fields: readonly string[]) {
    super("invalid_request", message);
    this.fields = fields;
  }
}

/** What the schema makes of the value. Throws `invalid_request` that names the first faults. */
export function checkInput<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
): Output {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  const issues = result.issues.slice(0, 5);
  throw new InputRefused(
    issues.map(describeIssue).join(" "),
    issues.map(({ path }) => String(path?.[0]?.key ?? "")),
  );
}

/**
 * One sentence that names the field and what it must be. Only our own messages are passed on:
 * valibot's defaults repeat the value, which may be private.
 */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map((item) => String(item.key)).join(".");
  const name = path === "" ? "The body" : `\`${path}\``;
  if (issue.kind === "schema" && issue.input === undefined) return `${name} is required.`;
  if (/^must /.test(issue.message)) return `${name} ${issue.message}.`;
  return `${name} must be ${EXPECTED[issue.type] ?? "valid"}.`;
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};
