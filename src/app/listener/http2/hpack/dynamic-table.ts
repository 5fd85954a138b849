/** The fields that a connection's blocks have named so far, newest first (RFC 7541, section 2.3.2). */
import type { Field } from "./static-table.ts";

/** What an entry counts beside its name and value. */
const ENTRY_BYTES = 32;

export const sizeOf = ([name, value]: Field): number => name.length + value.length + ENTRY_BYTES;

export class DynamicTable {
  /** Oldest first. */
  readonly #fields: Field[] = [];
  #bytesMax: number;
  #bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  /** The newest has the number 0. */
  find(number: number): Field | undefined {
    return this.#fields[this.#fields.length - 1 - number];
  }

  add(field: Field): void {
    this.#bytes += sizeOf(field);
    this.#fields.push(field);
    this.#evict();
  }

  resize(bytesMax: number): void {
    this.#bytesMax = bytesMax;
    this.#evict();
  }

  #evict(): void {
    let count = 0;
    for (const field of this.#fields) {
      if (this.#bytes <= this.#bytesMax) break;
      this.#bytes -= sizeOf(field);
      count += 1;
    }
    if (count > 0) this.#fields.splice(0, count);
  }
}
