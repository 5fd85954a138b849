/** Puts header blocks together, of frames that nothing else may stand between, and decodes them. */
import type { Frame } from "./frame-reader.ts";
import { ConnectionError, ERROR, FLAG, FRAME } from "./frames.ts";
import { type DecodedBlock, HpackDecoder } from "./hpack/decoder.ts";
import { HpackError } from "./hpack/hpack-error.ts";

/** Names and values of a request, as the runtime's server has it. */
export const LIST_BYTES_MAX = 16_384;
/** A list of that size fits, however it is coded. */
const BLOCK_BYTES_MAX = 2 * LIST_BYTES_MAX;
const FRAMES_MAX = 16;
const PRIORITY_BYTES = 5;

export type HeaderBlock = DecodedBlock & { readonly stream: number; readonly isEnd: boolean };

export class BlockReader {
  readonly #decoder = new HpackDecoder(LIST_BYTES_MAX);
  #parts: Buffer[] = [];
  #first: Frame | undefined;

  /** Throws `ConnectionError`. Undefined while the block is not whole, and for other frames. */
  read(frame: Frame): HeaderBlock | undefined {
    const first = this.#first;
    if (first === undefined) {
      if (frame.type === FRAME.continuation)
        throw new ConnectionError(ERROR.protocol, "nothing is continued");
      return frame.type === FRAME.headers ? this.#begin(frame, fragmentOf(frame)) : undefined;
    }
    if (frame.type !== FRAME.continuation || frame.stream !== first.stream)
      throw new ConnectionError(ERROR.protocol, "a header block is not continued");
    return this.#add(first, frame, frame.payload);
  }

  #begin(frame: Frame, fragment: Buffer): HeaderBlock | undefined {
    if ((frame.flags & FLAG.endHeaders) !== 0) return this.#decode(frame, fragment);
    return this.#add(frame, frame, fragment);
  }

  #add(first: Frame, frame: Frame, fragment: Buffer): HeaderBlock | undefined {
    this.#parts.push(fragment);
    const isLast = (frame.flags & FLAG.endHeaders) !== 0;
    const bytes = this.#parts.reduce((sum, part) => sum + part.length, 0);
    if (bytes > BLOCK_BYTES_MAX || this.#parts.length > FRAMES_MAX)
      throw new ConnectionError(ERROR.enhanceYourCalm, "a header block is too large");
    this.#first = isLast ? undefined : first;
    if (!isLast) return undefined;
    const parts = this.#parts;
    this.#parts = [];
    return this.#decode(first, Buffer.concat(parts));
  }

  #decode({ flags, stream }: Frame, block: Buffer): HeaderBlock {
    try {
      const { fields, isTooLong } = this.#decoder.decode(block);
      return { fields, isTooLong, stream, isEnd: (flags & FLAG.endStream) !== 0 };
    } catch (error) {
      if (!(error instanceof HpackError)) throw error;
      throw new ConnectionError(ERROR.compression, error.message);
    }
  }
}

/** What a HEADERS frame has of its block, without padding and priority. */
function fragmentOf({ flags, payload }: Frame): Buffer {
  const unpadded = withoutPadding(flags, payload);
  if ((flags & FLAG.priority) === 0) return unpadded;
  if (unpadded.length < PRIORITY_BYTES)
    throw new ConnectionError(ERROR.frameSize, "a frame is too short");
  return unpadded.subarray(PRIORITY_BYTES);
}

/** Throws `ConnectionError` when there is more padding than frame. */
export function withoutPadding(flags: number, payload: Buffer): Buffer {
  if ((flags & FLAG.padded) === 0) return payload;
  const [padding] = payload;
  if (padding === undefined || padding >= payload.length)
    throw new ConnectionError(ERROR.protocol, "a frame has more padding than it is long");
  return payload.subarray(1, payload.length - padding);
}
