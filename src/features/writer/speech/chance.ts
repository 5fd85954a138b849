/**
 * Seeded choices. Each choice has a key of its own, so that a change in one place of a site does
 * not shift the choices of all others; the same seed and key always choose the same.
 */

import { hashText } from "../../design/room.ts";

export type Chance = {
  /** A fraction in [0, 1) that belongs to this key. */
  fraction(key: string): number;
  /** One of the options, which must not be empty. */
  pick<T>(key: string, options: readonly T[]): T;
  /** All options in an order that belongs to this key. */
  shuffle<T>(key: string, options: readonly T[]): T[];
};

export function createChance(seed: string): Chance {
  const fraction = (key: string): number => hashText(`${seed}\n${key}`) / 2 ** 32;
  return {
    fraction,
    pick(key, options) {
      const chosen = options[Math.floor(fraction(key) * options.length)];
      if (chosen === undefined) throw new Error(`Nothing to choose from for ${key}.`);
      return chosen;
    },
    shuffle(key, options) {
      return options
        .map((option, at) => ({ option, rank: fraction(`${key}/${at}`) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ option }) => option);
    },
  };
}
