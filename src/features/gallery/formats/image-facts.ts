/** What can be said of a picture from its outline, without decoding any of it. */

export type ImageFormat = "jpeg" | "png" | "webp" | "gif";

export type ImageFacts = {
  format: ImageFormat;
  /** As stored, before any orientation is applied. */
  width: number;
  height: number;
};

/** Why a file is refused; the message is for whoever sent it, and follows "The image". */
export class BadImage extends Error {
  override readonly name = "BadImage";
}

export const truncated = () => new BadImage("is cut off");
export const damaged = () => new BadImage("is damaged");
export const surplus = () => new BadImage("has something else attached to it");

/** True when only zeros come after `at`, as some cameras fill up a file. */
export function isPadding(bytes: Uint8Array, at: number): boolean {
  for (let next = at; next < bytes.byteLength; next += 1) if (bytes[next] !== 0) return false;
  return true;
}

/** Text of ASCII bytes at a place, for comparing tags. */
export function tagAt(bytes: Uint8Array, at: number, length = 4): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
