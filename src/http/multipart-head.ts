/** The headers of one part of a form: which field it is. Pure. */
import { invalidRequest } from "../lib/errors.ts";

const HEADERS_MAX = 8;
const NAME_LENGTH_MAX = 200;
/** What RFC 7578 has for a form's part. Other encodings were given up by it and are refused. */
const PLAIN_ENCODING = /^(?:7bit|8bit|binary)$/i;

const malformed = (what: string) => invalidRequest(`The form is malformed: ${what}.`);

/** `head` is every header line, each after a line end. Throws `invalid_request`. */
export function readPartHead(head: Uint8Array): { name: string; isFile: boolean } {
  const headers = readHeaders(head);
  const encoding = headers.get("content-transfer-encoding");
  if (encoding !== undefined && !PLAIN_ENCODING.test(encoding))
    throw malformed("a part has a transfer encoding");
  if (/^multipart\//i.test(headers.get("content-type") ?? ""))
    throw malformed("a part holds further parts");
  return readDisposition(headers.get("content-disposition") ?? "");
}

function readHeaders(head: Uint8Array): Map<string, string> {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(head);
  } catch {
    throw malformed("the headers of a part are not valid UTF-8");
  }
  const lines = text.split("\r\n").slice(1);
  if (lines.length > HEADERS_MAX) throw malformed("a part has too many headers");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).toLowerCase();
    if (!/^[\w-]+$/.test(name) || /[\0\r\n]/.test(line) || headers.has(name))
      throw malformed("a part has a header that cannot be read, or one of them twice");
    headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}

const PARAMETER = /;[ \t]*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))[ \t]*/gy;

function readDisposition(header: string): { name: string; isFile: boolean } {
  const [type = ""] = /^form-data[ \t]*/i.exec(header) ?? [];
  const parameters = new Map<string, string>();
  const rest = header.slice(type.length);
  let end = 0;
  for (const match of rest.matchAll(PARAMETER)) {
    const [text, key = "", quoted, plain = ""] = match;
    if (parameters.has(key.toLowerCase())) throw malformed("a part says twice what it is");
    parameters.set(key.toLowerCase(), quoted === undefined ? plain : unquote(quoted));
    end = match.index + text.length;
  }
  const name = parameters.get("name") ?? "";
  if (type === "" || end < rest.length || name === "" || name.length > NAME_LENGTH_MAX)
    throw malformed("a part does not say which field it is");
  return { name, isFile: parameters.has("filename") || parameters.has("filename*") };
}

/** Browsers write quotes and line ends as percent codes, other clients put a backslash before them. */
function unquote(quoted: string): string {
  return quoted
    .replace(/\\(["\\])/g, "$1")
    .replace(/%(?:22|0D|0A)/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}
