/** What can be said of a picture from its outline, without decoding any of it. */

export type ImageFormat = "jpeg" | "png" | "webp" | "gif";

export type ImageFacts = {
  format: ImageFormat;
  /** As stored, before any orientation is applied. */
  width: number;
  height: number;
  /** Bytes from the file's beginning to the picture's end; what stands behind is none of ours. */
  length: number;
};

/** Why a file is refused; the message is for whoever sent it, and follows "The image". */
export class BadImage extends Error {
  override readonly name = "BadImage";
}

export const truncated = () => new BadImage("is cut off");
export const damaged = () => new BadImage("is damaged");

/** Text of ASCII bytes at a place, for comparing tags. */
export function tagAt(bytes: Uint8Array, at: number, length = 4): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
