/**
 * Which characters a WOFF2 typeface has, read from its `cmap` table. Used to leave out text that
 * would come out as empty boxes; nothing else of the font is interpreted.
 */

import { brotliDecompressSync } from "node:zlib";

const SIGNATURE = 0x774f4632;
const HEADER_BYTES = 48;
/** Indexes of the known tables whose stored form may be a transformed one. */
const GLYF = 10;
const LOCA = 11;
const CMAP = 0;
const ARBITRARY_TAG = 63;

/** Answers whether the face has every character of a text; white space and joiners always pass. */
export type Coverage = (text: string) => boolean;

/** Reads a WOFF2 file. Throws when the bytes are not one. */
export function readCoverage(bytes: Uint8Array): Coverage {
  const ranges = readRanges(findCmap(bytes));
  const has = (code: number) => ranges.some(([first, last]) => code >= first && code <= last);
  return (text) =>
    [...text].every((character) => {
      const isUnseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/u.test(character);
      return isUnseen || has(character.codePointAt(0) ?? 0);
    });
}

/** Cuts the `cmap` table out of the file's one compressed stream. */
function findCmap(bytes: Uint8Array): DataView {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_BYTES || view.getUint32(0) !== SIGNATURE) {
    throw new Error("not a WOFF2 typeface");
  }
  const tableCount = view.getUint16(12);
  const compressedBytes = view.getUint32(20);
  let at = HEADER_BYTES;
  const readVariable = () => {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = view.getUint8(at);
      at += 1;
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) break;
    }
    return value;
  };
  let offset = 0;
  let cmap: { offset: number; length: number } | undefined;
  for (let index = 0; index < tableCount; index += 1) {
    const flags = view.getUint8(at);
    at += 1;
    const tag = flags & 0x3f;
    if (tag === ARBITRARY_TAG) at += 4;
    let length = readVariable();
    const isOutline = tag === GLYF || tag === LOCA;
    // For outlines, version 3 means "stored as it is"; for all others version 0 does.
    if (isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0) length = readVariable();
    if (tag === CMAP) cmap = { offset, length };
    offset += length;
  }
  if (cmap === undefined) throw new Error("typeface without a character map");
  const tables = brotliDecompressSync(bytes.subarray(at, at + compressedBytes));
  return new DataView(tables.buffer, tables.byteOffset + cmap.offset, cmap.length);
}

type Range = readonly [first: number, last: number];

/** Formats 4 (the basic plane) and 12 (all planes) are what typefaces of today carry. */
function readRanges(cmap: DataView): Range[] {
  const ranges: Range[] = [];
  const subtables = cmap.getUint16(2);
  for (let index = 0; index < subtables; index += 1) {
    const start = cmap.getUint32(8 + index * 8);
    const format = cmap.getUint16(start);
    if (format === 4) {
      const segments = cmap.getUint16(start + 6) / 2;
      for (let segment = 0; segment < segments; segment += 1) {
        const last = cmap.getUint16(start + 14 + segment * 2);
        const first = cmap.getUint16(start + 16 + (segments + segment) * 2);
        if (first !== 0xffff) ranges.push([first, last]);
      }
    } else if (format === 12) {
      const groups = cmap.getUint32(start + 12);
      for (let group = 0; group < groups; group += 1) {
        const at = start + 16 + group * 12;
        ranges.push([cmap.getUint32(at), cmap.getUint32(at + 4)]);
      }
    }
  }
  return ranges;
}
