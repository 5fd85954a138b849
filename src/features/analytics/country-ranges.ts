/**
 * The packed form of the country database: every address belongs to exactly one range, and ranges
 * lie one after the other in blocks that a binary search finds. It is searched as it is stored, so
 * that it takes no more memory than its file. Pure; `scripts/pack-countries.ts` writes it.
 *
 * An address is a key of 64 bits: of IPv6 the network part, which is all that countries are told
 * by; IPv4 has the keys from 0, which no IPv6 network can have. A key is two halves of 32 bits.
 *
 * Little-endian: number of blocks, number of codes, codes of two letters (the first is that of
 * unknown ranges) padded to four bytes; then by block the high halves, the low halves and the
 * places of its ranges. A range is the number of its code, the shape of its length, and what the
 * shape leaves open: a length is an odd number shifted left, by the low six bits of the shape; the
 * high two bits count the bytes that hold the odd number's upper bits. A code comes first.
 */

export const UNKNOWN_COUNTRY = "ZZ";

export type Key = readonly [high: number, low: number];

const HALF = 2 ** 32;
/** Bits of a length's odd number: three bytes, and the 1 that is not stored. */
const ODD_BITS = 25n;
/** Ranges that a search goes through one by one. */
const BLOCK_RANGES_MAX = 32;
/** Places within a block are counted in doubles, exact up to here. */
const BLOCK_SPAN_MAX = 2n ** 53n;

/** The key of an address; undefined when it is none, or one that belongs to no country. */
export function keyOfAddress(address: string): Key | undefined {
  if (!address.includes(":")) {
    const low = readIpv4(address);
    return low === undefined ? undefined : [0, low];
  }
  return readIpv6(address);
}

const [DOT, ZERO, NINE] = [46, 48, 57];

/** Sign by sign: every visit passes here. */
function readIpv4(address: string): number | undefined {
  let [low, parts, value, digits] = [0, 0, 0, 0];
  for (let at = 0; at <= address.length; at += 1) {
    const sign = at < address.length ? address.charCodeAt(at) : DOT;
    if (sign === DOT) {
      if (digits === 0 || value > 255) return undefined;
      low = low * 256 + value;
      parts += 1;
      value = 0;
      digits = 0;
    } else if (sign >= ZERO && sign <= NINE && digits < 3) {
      value = value * 10 + sign - ZERO;
      digits += 1;
    } else return undefined;
  }
  return parts === 4 ? low : undefined;
}

/** The first four groups; a zone or an IPv4 address at the end is in none of them. */
function readIpv6(address: string): Key | undefined {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return keyOfAddress(mapped);
  const [before = "", after] = address.split("::");
  const groups = before === "" ? [] : before.split(":");
  if (after !== undefined) {
    const behind = after === "" ? [] : after.split(":");
    while (groups.length + behind.length < 8) groups.push("0");
    groups.push(...behind);
  }
  if (groups.length > 8) return undefined;
  const [a, b, c, d] = groups.map((group) => Number.parseInt(group, 16));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const high = a * 65_536 + b;
  const low = c * 65_536 + d;
  return high > 0 && high < HALF && low < HALF ? [high, low] : undefined;
}

export class CountryRanges {
  readonly #codes: readonly string[];
  readonly #highs: Uint32Array;
  readonly #lows: Uint32Array;
  readonly #places: Uint32Array;
  readonly #ranges: Uint8Array;

  /** Throws when the bytes cannot be a packed database. */
  constructor(bytes: ArrayBuffer) {
    const [blocks = 0, codes = 0] = new Uint32Array(bytes, 0, 2);
    const letters = new TextDecoder().decode(new Uint8Array(bytes, 8, codes * 2));
    this.#codes = letters.match(/../g) ?? [];
    const start = 8 + paddedLength(codes);
    this.#highs = new Uint32Array(bytes, start, blocks);
    this.#lows = new Uint32Array(bytes, start + blocks * 4, blocks);
    this.#places = new Uint32Array(bytes, start + blocks * 8, blocks);
    this.#ranges = new Uint8Array(bytes, start + blocks * 12);
  }

  find([high, low]: Key): string {
    const block = this.#findBlock(high, low);
    // Beyond 2^53 the sum is rounded, and beyond the block's last range either way.
    let left = (high - (this.#highs[block] ?? 0)) * HALF + (low - (this.#lows[block] ?? 0));
    const end = this.#places[block + 1] ?? this.#ranges.length;
    let code = 0;
    for (let at = this.#places[block] ?? 0; at < end; ) {
      code = this.#ranges[at] ?? 0;
      const shape = this.#ranges[at + 1] ?? 0;
      const bytes = shape >> 6;
      let odd = 0;
      for (let byte = bytes; byte > 0; byte -= 1)
        odd = odd * 256 + (this.#ranges[at + 1 + byte] ?? 0);
      left -= (odd * 2 + 1) * 2 ** (shape & 63);
      if (left < 0) break;
      at += 2 + bytes;
    }
    return this.#codes[code] ?? UNKNOWN_COUNTRY;
  }

  /** The last block that starts at the key or before it. */
  #findBlock(high: number, low: number): number {
    let from = 0;
    let to = this.#highs.length - 1;
    while (from < to) {
      const middle = (from + to + 1) >>> 1;
      const start = this.#highs[middle] ?? 0;
      if (start < high || (start === high && (this.#lows[middle] ?? 0) <= low)) from = middle;
      else to = middle - 1;
    }
    return from;
  }
}

const paddedLength = (codes: number): number => Math.ceil((codes * 2) / 4) * 4;

/** A range reaches to the start of the next one; the last to the end of all keys. */
export type RangeStart = { readonly start: bigint; readonly code: string };

/** Packs ranges that are given in order, the first of which starts at 0. */
export function packRanges(starts: readonly RangeStart[]): Uint8Array<ArrayBuffer> {
  const codes = [...new Set([UNKNOWN_COUNTRY, ...starts.map(({ code }) => code)])];
  if (codes.length > 256) throw new Error("a byte cannot tell so many codes apart");
  const numbers = new Map(codes.map((code, number) => [code, number]));
  const ranges: number[] = [];
  const blocks: { start: bigint; place: number; count: number }[] = [];
  for (const { start, length, code } of cutLengths(starts)) {
    const block = blocks.at(-1);
    const isFull =
      !block || block.count === BLOCK_RANGES_MAX || start + length - block.start >= BLOCK_SPAN_MAX;
    if (isFull) blocks.push({ start, place: ranges.length, count: 1 });
    else block.count += 1;
    ranges.push(numbers.get(code) ?? 0, ...encodeLength(length));
  }
  return joinParts(codes, blocks, ranges);
}

/** The ranges with their lengths, in pieces where a length has too many bits to be encoded. */
function* cutLengths(starts: readonly RangeStart[]) {
  for (const [at, { start, code }] of starts.entries()) {
    const end = starts[at + 1]?.start ?? 2n ** 64n;
    for (let from = start; from < end; ) {
      const rest = end - from;
      const lowest = rest & -rest;
      const length = rest & (lowest * 2n ** ODD_BITS - 1n);
      yield { start: from, length, code };
      from += length;
    }
  }
}

function encodeLength(length: bigint): number[] {
  let shift = 0;
  let odd = length;
  for (; (odd & 1n) === 0n; odd >>= 1n) shift += 1;
  const bytes: number[] = [];
  for (let rest = Number(odd >> 1n); rest > 0; rest = Math.floor(rest / 256))
    bytes.push(rest % 256);
  return [shift | (bytes.length << 6), ...bytes];
}

function joinParts(
  codes: readonly string[],
  blocks: readonly { start: bigint; place: number }[],
  ranges: readonly number[],
): Uint8Array<ArrayBuffer> {
  const head = 8 + paddedLength(codes.length);
  const packed = new Uint8Array(head + blocks.length * 12 + ranges.length);
  new Uint32Array(packed.buffer, 0, 2).set([blocks.length, codes.length]);
  packed.set(new TextEncoder().encode(codes.join("")), 8);
  const index = new Uint32Array(packed.buffer, head, blocks.length * 3);
  index.set(blocks.map(({ start }) => Number(start >> 32n)));
  index.set(
    blocks.map(({ start }) => Number(start & 0xffff_ffffn)),
    blocks.length,
  );
  index.set(
    blocks.map(({ place }) => place),
    blocks.length * 2,
  );
  packed.set(ranges, head + blocks.length * 12);
  return packed;
}
