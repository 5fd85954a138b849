/** What a request's fields say, by the rules of RFC 9113, section 8. Pure. */
import type { Asked } from "../../../http/asked.ts";
import type { Field } from "./hpack/static-table.ts";

export type RequestHead = {
  readonly method: string;
  readonly scheme: string;
  readonly authority: string;
  /** With its query. */
  readonly path: string;
  /** All but the pseudo-header fields. */
  readonly fields: readonly Field[];
};

/** They speak of a connection of HTTP/1.1. */
const OF_CONNECTIONS = new Set([
  ...["connection", "proxy-connection", "keep-alive", "transfer-encoding", "upgrade"],
]);

/** Undefined when it is malformed. `isWhole` says that no body follows. */
export function readRequestHead(all: readonly Field[], isWhole: boolean): RequestHead | undefined {
  let method = "";
  let scheme = "";
  let authority = "";
  let path = "";
  let pseudo = 0;
  for (const [name, value] of all) {
    if (!name.startsWith(":")) break;
    if (!isSoundValue(value) || value === "") return undefined;
    if (name === ":method" && method === "") method = value;
    else if (name === ":scheme" && scheme === "") scheme = value;
    else if (name === ":authority" && authority === "") authority = value;
    else if (name === ":path" && path === "") path = value;
    else return undefined;
    pseudo += 1;
  }
  // Nobody is connected through to anywhere, so that every request has a path.
  if (method === "" || method === "CONNECT" || scheme === "" || path === "") return undefined;
  if (!path.startsWith("/") && !(path === "*" && method === "OPTIONS")) return undefined;
  const fields = all.slice(pseudo);
  return areSoundFields(fields, isWhole) ? { method, scheme, authority, path, fields } : undefined;
}

/** Whether these may stand after the pseudo-header fields, or at the end of a body. */
export function areSoundFields(fields: readonly Field[], isWhole: boolean): boolean {
  for (const [name, value] of fields) {
    if (!isSoundName(name) || !isSoundValue(value) || OF_CONNECTIONS.has(name)) return false;
    if (name === "te" && value !== "trailers") return false;
    if (isWhole && name === "content-length" && value !== "0") return false;
  }
  return true;
}

/** In lower case, and nothing that HTTP/1.1 could not say. */
function isSoundName(name: string): boolean {
  for (let at = 0; at < name.length; at += 1) {
    const sign = name.charCodeAt(at);
    const isUpperCase = sign >= 0x41 && sign <= 0x5a;
    if (sign <= 0x20 || sign >= 0x7f || sign === 0x3a || isUpperCase) return false;
  }
  return name !== "";
}

const NUL = 0x00;
const [TAB, LINE_FEED, RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20];

function isSoundValue(value: string): boolean {
  for (let at = 0; at < value.length; at += 1) {
    const sign = value.charCodeAt(at);
    if (sign === NUL || sign === LINE_FEED || sign === RETURN) return false;
  }
  return !isBlank(value.charCodeAt(0)) && !isBlank(value.charCodeAt(value.length - 1));
}

const isBlank = (sign: number): boolean => sign === SPACE || sign === TAB;

/** What a request without a body asks for, as the runtime would tell it. */
export class AskedByFields implements Asked {
  readonly method: string;
  readonly #head: RequestHead;

  constructor(head: RequestHead) {
    this.method = head.method;
    this.#head = head;
  }

  /** The scheme is the one by which the runtime's own server is spoken to. */
  get url(): string {
    return `http://${this.#head.authority}${this.#head.path}`;
  }

  get headers(): Pick<Headers, "get"> {
    return this;
  }

  get(name: string): string | null {
    if (name === "host") return this.#head.authority;
    let found: string | null = null;
    for (const [of, value] of this.#head.fields) {
      if (of !== name) continue;
      const separator = name === "cookie" ? "; " : ", ";
      found = found === null ? value : found + separator + value;
    }
    return found;
  }
}

/**
 * The path without its query, when a URL of it is spelt as it was sent; undefined for all that the
 * runtime might spell otherwise, and for requests that mean a host in two ways.
 */
export function plainPathOf({ authority, path, fields }: RequestHead): string | undefined {
  if (authority === "" || path.includes("/.")) return undefined;
  if (fields.some(([name]) => name === "host" || name === "content-length")) return undefined;
  let end = path.length;
  for (let at = 0; at < path.length; at += 1) {
    const sign = path.charCodeAt(at);
    if (sign === QUESTION_MARK) end = Math.min(end, at);
    else if (PLAIN[sign] !== 1) return undefined;
  }
  return path.slice(0, end);
}

const QUESTION_MARK = 0x3f;
/** No percent sign: what is spelt with one may be a dot. */
const PLAIN = new Uint8Array(0x10000);
for (const sign of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&()*+,;=:@/")
  PLAIN[sign.charCodeAt(0)] = 1;
