/**
 * Decodes header blocks (RFC 7541). One decoder reads all blocks of a connection in their order, also
 * those whose fields nobody wants, because each may change what the next ones mean.
 */
import { DynamicTable, sizeOf } from "./dynamic-table.ts";
import { HpackError } from "./hpack-error.ts";
import { decodeHuffman } from "./huffman.ts";
import { type Field, STATIC_FIELDS } from "./static-table.ts";

/** What HTTP/2 begins with; we ask for no other. */
const TABLE_BYTES_MAX = 4_096;
/** Four bytes after the first: far more than any index or length that we take. */
const INTEGER_SHIFT_MAX = 28;
/** A string of a block of the largest size, decoded. Every decoder writes here and reads it at once. */
const decoded = Buffer.alloc(64 * 1024);

export type DecodedBlock = {
  readonly fields: Field[];
  /** There was more than the limit; `fields` is what came before. */
  readonly isTooLong: boolean;
};

export class HpackDecoder {
  readonly #table = new DynamicTable(TABLE_BYTES_MAX);
  readonly #listBytesMax: number;
  #block: Buffer = decoded;
  #at = 0;

  /** `listBytesMax`: of names and values, each field with 32 more, as RFC 9113 counts them. */
  constructor(listBytesMax: number) {
    this.#listBytesMax = listBytesMax;
  }

  /** Throws `HpackError`, and is of no use after that. */
  decode(block: Buffer): DecodedBlock {
    this.#block = block;
    this.#at = 0;
    const fields: Field[] = [];
    let bytes = 0;
    while (this.#at < block.length) {
      const first = block[this.#at] ?? 0;
      if ((first & 0xe0) === 0x20) {
        if (bytes > 0) throw new HpackError("a table changes its size within a block");
        this.#resize();
        continue;
      }
      const field = this.#readField(first);
      bytes += sizeOf(field);
      if (bytes <= this.#listBytesMax) fields.push(field);
    }
    return { fields, isTooLong: bytes > this.#listBytesMax };
  }

  #readField(first: number): Field {
    if (first >= 0x80) return this.#find(this.#readInteger(0x7f));
    const isStored = first >= 0x40;
    const index = this.#readInteger(isStored ? 0x3f : 0x0f);
    const name = index === 0 ? this.#readString() : this.#find(index)[0];
    const field: Field = [name, this.#readString()];
    if (isStored) this.#table.add(field);
    return field;
  }

  #resize(): void {
    const bytesMax = this.#readInteger(0x1f);
    if (bytesMax > TABLE_BYTES_MAX) throw new HpackError("a table is larger than allowed");
    this.#table.resize(bytesMax);
  }

  #find(index: number): Field {
    const field =
      index <= STATIC_FIELDS.length
        ? STATIC_FIELDS[index - 1]
        : this.#table.find(index - STATIC_FIELDS.length - 1);
    if (field === undefined) throw new HpackError("a field is named that there is not");
    return field;
  }

  #readInteger(prefix: number): number {
    let value = this.#readByte() & prefix;
    if (value < prefix) return value;
    for (let shift = 0; ; shift += 7) {
      if (shift >= INTEGER_SHIFT_MAX) throw new HpackError("a number is too large");
      const byte = this.#readByte();
      value += (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }

  #readByte(): number {
    const byte = this.#block[this.#at];
    if (byte === undefined) throw new HpackError("a block ends within a field");
    this.#at += 1;
    return byte;
  }

  /** Bytes as ISO 8859-1, as HTTP/1.1 reads them too. */
  #readString(): string {
    const isHuffman = (this.#block[this.#at] ?? 0) >= 0x80;
    const length = this.#readInteger(0x7f);
    const from = this.#at;
    const to = from + length;
    if (to > this.#block.length) throw new HpackError("a string ends after its block");
    this.#at = to;
    if (!isHuffman) return this.#block.toString("latin1", from, to);
    return decoded.toString("latin1", 0, decodeHuffman(this.#block, { from, to }, decoded));
  }
}
