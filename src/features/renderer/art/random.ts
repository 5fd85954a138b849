/**
 * A small seeded generator: the same text gives the same stream on every machine and release.
 * It is for pictures and choices of taste, and refuses nothing else: never use it for secrets.
 */

export type SeededRandom = {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  integer(low: number, high: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One element; the list must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** A new list with the same elements in another order. */
  shuffle<T>(list: readonly T[]): T[];
  /** An independent stream: what it draws does not move this one. */
  fork(label: string): SeededRandom;
};

/** Four 32-bit words that differ in about half their bits when one letter of the text changes. */
function hashText(text: string): [number, number, number, number] {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0xdeadbeef;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 0x85ebca6b) ^ (b >>> 15);
    b = Math.imul(b ^ unit, 0xc2b2ae35) ^ (c >>> 13);
    c = Math.imul(c ^ unit, 0x27d4eb2f) ^ (d >>> 16);
    d = Math.imul(d ^ unit, 0x165667b1) ^ (a >>> 14);
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

/** A short name for a text: seven base-36 letters, the first never a digit (fit for an XML id). */
export function nameForText(text: string): string {
  const [a, b] = hashText(text);
  const letters = (a * 0x10000 + (b & 0xffff)).toString(36).padStart(7, "0").slice(-6);
  return `${String.fromCharCode(97 + (b % 26))}${letters}`;
}

/** Starts the stream that belongs to the text (sfc32 over the hash of the text). */
export function createRandom(seed: string): SeededRandom {
  let [a, b, c, d] = hashText(seed);

  function next(): number {
    const sum = (((a + b) >>> 0) + d) >>> 0;
    d = (d + 1) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum / 0x1_0000_0000;
  }

  // The first values still resemble the hash; a dozen rounds part streams of similar seeds.
  for (let round = 0; round < 12; round += 1) next();

  const random: SeededRandom = {
    next,
    between: (low, high) => low + next() * (high - low),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick(list) {
      const index = Math.floor(next() * list.length);
      const element = list[index];
      if (element === undefined && index >= list.length) throw new Error("nothing to pick from");
      return element as (typeof list)[number];
    },
    shuffle(list) {
      const result = [...list];
      for (let last = result.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next() * (last + 1));
        [result[last], result[other]] = [
          result[other] as (typeof result)[number],
          result[last] as (typeof result)[number],
        ];
      }
      return result;
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
  return random;
}
