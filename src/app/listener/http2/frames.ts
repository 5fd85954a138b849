/** Frames of HTTP/2 (RFC 9113, section 4): their names and numbers, how they are written, and errors. */

export const FRAME = {
  ...{ data: 0, headers: 1, priority: 2, reset: 3, settings: 4, push: 5, ping: 6, goaway: 7 },
  ...{ windowUpdate: 8, continuation: 9 },
} as const;

export const FLAG = { endStream: 1, ack: 1, endHeaders: 4, padded: 8, priority: 0x20 } as const;

export const SETTING = {
  ...{ tableBytes: 1, push: 2, streamsMax: 3, initialWindow: 4, frameBytesMax: 5 },
  listBytesMax: 6,
} as const;

export const ERROR = {
  ...{ none: 0, protocol: 1, internal: 2, flowControl: 3, streamClosed: 5, frameSize: 6 },
  ...{ refusedStream: 7, cancel: 8, compression: 9, enhanceYourCalm: 11 },
} as const;

export const PREFACE = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
export const HEAD_BYTES = 9;
/** What both sides may send without being asked; we ask for no more. */
export const FRAME_BYTES_MAX = 16_384;
export const INITIAL_WINDOW = 65_535;
export const WINDOW_MAX = 0x7fff_ffff;

/** Ends the whole connection, with this code. */
export class ConnectionError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export type FrameHead = { type: number; flags: number; stream: number };

/** Writes a head in front of what is at `at + HEAD_BYTES`. */
export function putHead(target: Buffer, at: number, length: number, head: FrameHead): void {
  target[at] = length >> 16;
  target[at + 1] = length >> 8;
  target[at + 2] = length;
  target[at + 3] = head.type;
  target[at + 4] = head.flags;
  target.writeUInt32BE(head.stream, at + 5);
}

export function makeFrame(head: FrameHead, payload: Uint8Array = NO_BYTES): Buffer {
  const frame = Buffer.allocUnsafe(HEAD_BYTES + payload.length);
  putHead(frame, 0, payload.length, head);
  frame.set(payload, HEAD_BYTES);
  return frame;
}

const NO_BYTES = new Uint8Array();

/** A block in as many frames as it needs; `flags` are the first one's. */
export function makeHeaders(stream: number, block: Buffer, flags: number): Buffer {
  const frames: Buffer[] = [];
  for (let at = 0; at === 0 || at < block.length; at += FRAME_BYTES_MAX) {
    const isLast = at + FRAME_BYTES_MAX >= block.length;
    const type = at === 0 ? FRAME.headers : FRAME.continuation;
    const own = (at === 0 ? flags : 0) | (isLast ? FLAG.endHeaders : 0);
    frames.push(makeFrame({ type, flags: own, stream }, block.subarray(at, at + FRAME_BYTES_MAX)));
  }
  return frames.length === 1 && frames[0] ? frames[0] : Buffer.concat(frames);
}

export function makeReset(stream: number, code: number): Buffer {
  return makeFrame({ type: FRAME.reset, flags: 0, stream }, uint32(code));
}

export function makeWindowUpdate(stream: number, bytes: number): Buffer {
  return makeFrame({ type: FRAME.windowUpdate, flags: 0, stream }, uint32(bytes));
}

export function makeGoaway(lastStream: number, code: number): Buffer {
  const payload = Buffer.concat([uint32(lastStream), uint32(code)]);
  return makeFrame({ type: FRAME.goaway, flags: 0, stream: 0 }, payload);
}

export function makeSettings(settings: readonly (readonly [number, number])[]): Buffer {
  const payload = Buffer.alloc(settings.length * 6);
  for (const [at, [name, value]] of settings.entries()) {
    payload.writeUInt16BE(name, at * 6);
    payload.writeUInt32BE(value, at * 6 + 2);
  }
  return makeFrame({ type: FRAME.settings, flags: 0, stream: 0 }, payload);
}

export const SETTINGS_ACK = makeFrame({ type: FRAME.settings, flags: FLAG.ack, stream: 0 });

export function uint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value, 0);
  return bytes;
}
