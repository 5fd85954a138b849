/** A Bloom filter of runs: what it was told of it knows, in little memory, and now and then more. */
import { hashText } from "../speech/chance.ts";

const SECOND = hashText("second look");

export class RunFilter {
  readonly #bits: Uint32Array;
  readonly #mask: number;

  /** `size` is in bits, a power of two. */
  constructor(size: number) {
    this.#bits = new Uint32Array(size / 32);
    this.#mask = size - 1;
  }

  add(run: number): void {
    this.#set(run & this.#mask);
    this.#set(this.#second(run));
  }

  has(run: number): boolean {
    return this.#isSet(run & this.#mask) && this.#isSet(this.#second(run));
  }

  #second(run: number): number {
    const mixed = Math.imul(run ^ SECOND, 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & this.#mask;
  }

  #set(at: number): void {
    this.#bits[at >>> 5] = (this.#bits[at >>> 5] ?? 0) | (1 << (at & 31));
  }

  #isSet(at: number): boolean {
    return ((this.#bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
  }
}
