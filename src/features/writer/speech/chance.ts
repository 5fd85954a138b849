/**
 * Seeded choices. Each choice has a key of its own, so that a change in one place of a site does
 * not shift the choices of all others; the same seed and key always choose the same.
 */

export type Chance = {
  /** A fraction in [0, 1) that belongs to this key. */
  fraction(key: string): number;
  /** One of the options, which must not be empty. */
  pick<T>(key: string, options: readonly T[]): T;
  /** All options in an order that belongs to this key. */
  shuffle<T>(key: string, options: readonly T[]): T[];
};

/** FNV-1a over UTF-16 units, finished with the mixer of MurmurHash3 so that near keys lie far apart. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

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
