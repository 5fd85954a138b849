/** Header blocks of stored answers, encoded once; the date in them is the present one's. */
import type { AnswerParts } from "../../../features/hosting/room.ts";
import { encodeFields } from "./hpack/encoder.ts";
import type { Field } from "./hpack/static-table.ts";

/** Every date in HTTP is so long. */
const DATE_LENGTH = 29;

type Encoded = { readonly block: Buffer; second: number };

export class StoredBlocks {
  readonly #added: readonly Field[];
  readonly #now: () => number;
  readonly #known = new WeakMap<AnswerParts, Encoded>();
  #second = 0;
  #date: Buffer = Buffer.alloc(0);

  /** `added` are the fields that every answer gets. */
  constructor(added: readonly Field[], now: () => number) {
    this.#added = added;
    this.#now = now;
  }

  /** Is written over when it is asked for again. */
  find(parts: AnswerParts): Buffer {
    this.#setTime(this.#now());
    let known = this.#known.get(parts);
    if (known === undefined) {
      known = { block: this.#encode(parts), second: this.#second };
      this.#known.set(parts, known);
    } else if (known.second !== this.#second) {
      known.block.set(this.#date, known.block.length - DATE_LENGTH);
      known.second = this.#second;
    }
    return known.block;
  }

  #setTime(nowMs: number): void {
    const second = Math.floor(nowMs / 1_000);
    if (second === this.#second) return;
    this.#second = second;
    this.#date = Buffer.from(new Date(nowMs).toUTCString());
  }

  #encode({ status, headers, body }: AnswerParts): Buffer {
    return encodeFields([
      [":status", String(status)],
      ...Object.entries(headers),
      ...this.#added,
      ...(body === null ? [] : [["content-length", String(body.length)] as const]),
      // At the end, where it can be found again.
      ["date", this.#date.toString()],
    ]);
  }
}
