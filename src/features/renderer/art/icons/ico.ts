/** Packs PNG pictures into one ICO file; every browser in use reads PNG inside ICO. */

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Pictures are square, at most 256 pixels, smallest first. */
export function packIco(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const directoryBytes = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const total = pictures.reduce((sum, { png }) => sum + png.byteLength, directoryBytes);
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = directoryBytes;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    // One byte a side; 256 is written as 0.
    view.setUint8(at, size % 256);
    view.setUint8(at + 1, size % 256);
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 32, true);
    view.setUint32(at + 8, png.byteLength, true);
    view.setUint32(at + 12, offset, true);
    bytes.set(png, offset);
    offset += png.byteLength;
  }
  return bytes;
}
