/** Frames of the server inside on their way to a client, and how they are cut to fit. Pure. */
import { FRAME, FRAME_BYTES_MAX, HEAD_BYTES, makeFrame } from "./frames.ts";

/** Frames that belong together. */
export type RelayedFrames = {
  readonly stream: number;
  /** Of the first. */
  readonly type: number;
  readonly bytes: Buffer;
  /** What data there is in it, which is all that windows count; then it is one frame. */
  readonly dataBytes: number;
  /** Told once it is sent or dropped. */
  readonly onGone: () => void;
};

/** The size of the table of fields is 0. */
export const NO_TABLE = Buffer.from([0x20]);

/** A frame of data as one of `length` bytes and the rest. */
export function splitData(frames: RelayedFrames, length: number): [Buffer, RelayedFrames] {
  const { stream, bytes } = frames;
  const data = bytes.subarray(HEAD_BYTES);
  const first = makeFrame({ type: FRAME.data, flags: 0, stream }, data.subarray(0, length));
  const last = { type: FRAME.data, flags: bytes[4] ?? 0, stream };
  const rest = makeFrame(last, data.subarray(length));
  return [first, { ...frames, bytes: rest, dataBytes: data.length - length }];
}

/** Header frames whose block says that the client's table of fields is not used. */
export function withoutTable({ stream, bytes }: RelayedFrames): Buffer {
  const length = bytes.readUIntBE(0, 3);
  if (length + 1 > FRAME_BYTES_MAX) return bytes;
  const payload = bytes.subarray(HEAD_BYTES, HEAD_BYTES + length);
  const head = { type: FRAME.headers, flags: bytes[4] ?? 0, stream };
  return Buffer.concat([
    makeFrame(head, Buffer.concat([NO_TABLE, payload])),
    bytes.subarray(HEAD_BYTES + length),
  ]);
}
