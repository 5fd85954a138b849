/**
 * Reads multipart/form-data as it comes in, strictly and within bounds: a part that is too large
 * ends the reading at once, whatever is still to come. It knows names and bytes, and never writes
 * to disk; what a client calls its file is not even passed on.
 */
import { type ApiError, invalidRequest } from "../lib/errors.ts";
import { readPartHead } from "./multipart-head.ts";

export type FormPart = {
  name: string;
  /** Whether it was sent as a file: with a file name. */
  isFile: boolean;
  bytes: Uint8Array<ArrayBuffer>;
};

export type PartHead = Pick<FormPart, "name" | "isFile">;

export type MultipartLimits = {
  /** Of the whole body, with boundaries and headers. */
  bodyBytesMax: number;
  partsMax: number;
  /** Of one part's content, by its head and the parts before it. May throw what the form is refused with. */
  partBytesMax(part: PartHead, before: readonly FormPart[]): number;
  /** What a part beyond that is refused with, in place of `invalid_request`. */
  tooLarge?(part: PartHead, before: readonly FormPart[]): ApiError;
};

/** A part's header lines; real ones take less than 300 bytes. */
const HEAD_BYTES_MAX = 4 * 1024;
/** Spaces that may follow a boundary on its line. */
const PADDING_BYTES_MAX = 100;
const LINE_END = "\r\n";

/** The boundary of a multipart/form-data Content-Type; undefined for any other type. Throws `invalid_request`. */
export function readBoundary(contentType: string): string | undefined {
  if (!/^multipart\/form-data *(;|$)/i.test(contentType)) return undefined;
  const [, quoted, plain] =
    /; *boundary=(?:"([^"\\]*)"|([^\s;"]*)) *(?:;|$)/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? "";
  // RFC 2046: 1 to 70 of these characters, the last one not a space.
  if (!/^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary))
    throw invalidRequest("The Content-Type must name the boundary between the form's parts.");
  return boundary;
}

/** The form's parts in order. Throws `invalid_request` for what is malformed, cut off or too large. */
export async function readMultipart(
  body: AsyncIterable<Uint8Array> | null,
  boundary: string,
  limits: MultipartLimits,
): Promise<FormPart[]> {
  const reader = new FormReader(boundary, limits);
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > limits.bodyBytesMax)
      throw invalidRequest(`The body is larger than ${describeBytes(limits.bodyBytesMax)}.`);
    reader.push(chunk);
  }
  return reader.end();
}

const malformed = (what: string) => invalidRequest(`The form is malformed: ${what}.`);

type OpenPart = {
  name: string;
  isFile: boolean;
  bytesMax: number;
  bytes: number;
  chunks: Buffer[];
};

/** What is expected next; each step takes what it can of `rest` and answers whether it got on. */
type State = "start" | "after boundary" | "head" | "content" | "epilogue";

class FormReader {
  readonly #limits: MultipartLimits;
  readonly #delimiter: Buffer;
  readonly #parts: FormPart[] = [];
  #state: State = "start";
  #part: OpenPart | undefined;
  /** Bytes not understood yet: at most a head, or the beginning of a delimiter. */
  #rest: Buffer;

  constructor(boundary: string, limits: MultipartLimits) {
    this.#limits = limits;
    this.#delimiter = Buffer.from(`${LINE_END}--${boundary}`, "latin1");
    // The first boundary stands without the line end that the others have.
    this.#rest = Buffer.from(LINE_END);
  }

  push(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.#rest = this.#rest.byteLength === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    while (this.#advance());
  }

  end(): FormPart[] {
    if (this.#state !== "epilogue") throw malformed("it ends before its last boundary");
    return this.#parts;
  }

  #advance(): boolean {
    if (this.#state === "start") return this.#readStart();
    if (this.#state === "after boundary") return this.#readLineEnd();
    if (this.#state === "head") return this.#readHead();
    if (this.#state === "content") return this.#readContent();
    this.#rest = Buffer.alloc(0);
    return false;
  }

  #readStart(): boolean {
    const length = Math.min(this.#rest.byteLength, this.#delimiter.byteLength);
    if (!this.#rest.subarray(0, length).equals(this.#delimiter.subarray(0, length)))
      throw malformed("it does not begin with its boundary");
    if (length < this.#delimiter.byteLength) return false;
    return this.#take(length, "after boundary");
  }

  /** The rest of a boundary's line: two hyphens after the last one, only spaces after others. */
  #readLineEnd(): boolean {
    if (this.#rest.byteLength < 2) return false;
    if (this.#rest.toString("latin1", 0, 2) === "--") return this.#take(2, "epilogue");
    const at = this.#rest.indexOf(LINE_END);
    const line = this.#rest.toString("latin1", 0, at < 0 ? this.#rest.byteLength : at);
    if (!/^[ \t]*\r?$/.test(line) || line.length > PADDING_BYTES_MAX)
      throw malformed("something else stands on a boundary's line");
    if (at < 0) return false;
    if (this.#parts.length === this.#limits.partsMax)
      throw invalidRequest(`The form has more than ${this.#limits.partsMax} parts.`);
    // The line end stays: every header line of a head then has one before it.
    return this.#take(at, "head");
  }

  #readHead(): boolean {
    const at = this.#rest.indexOf(LINE_END + LINE_END);
    if (at > HEAD_BYTES_MAX || (at < 0 && this.#rest.byteLength > HEAD_BYTES_MAX))
      throw malformed("the headers of a part are too long");
    if (at < 0) return false;
    const head = readPartHead(this.#rest.subarray(0, at));
    const bytesMax = this.#limits.partBytesMax(head, this.#parts);
    this.#part = { ...head, bytesMax, bytes: 0, chunks: [] };
    return this.#take(at + 2 * LINE_END.length, "content");
  }

  #readContent(): boolean {
    const at = this.#rest.indexOf(this.#delimiter);
    const end = at < 0 ? this.#rest.byteLength - this.#delimiter.byteLength + 1 : at;
    if (end > 0) this.#append(this.#rest.subarray(0, end));
    if (at < 0) {
      this.#rest = this.#rest.subarray(Math.max(end, 0));
      return false;
    }
    this.#close();
    return this.#take(at + this.#delimiter.byteLength, "after boundary");
  }

  #append(bytes: Buffer): void {
    const part = this.#part;
    if (part === undefined) throw new Error("content without a part");
    part.bytes += bytes.byteLength;
    if (part.bytes > part.bytesMax)
      throw (
        this.#limits.tooLarge?.(part, this.#parts) ??
        invalidRequest(
          `${part.isFile ? "The file" : "A field of the form"} is larger than ${describeBytes(part.bytesMax)}.`,
        )
      );
    part.chunks.push(bytes);
  }

  #close(): void {
    const part = this.#part;
    if (part === undefined) throw new Error("content without a part");
    const bytes = new Uint8Array(part.bytes);
    let at = 0;
    for (const chunk of part.chunks) {
      bytes.set(chunk, at);
      at += chunk.byteLength;
    }
    this.#parts.push({ name: part.name, isFile: part.isFile, bytes });
    this.#part = undefined;
  }

  #take(length: number, next: State): boolean {
    this.#rest = this.#rest.subarray(length);
    this.#state = next;
    return true;
  }
}

function describeBytes(bytes: number): string {
  return bytes % (1024 * 1024) === 0 ? `${bytes / (1024 * 1024)} MiB` : `${bytes / 1024} KiB`;
}
