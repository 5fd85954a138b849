/** Randomness, as the service sees it. Tests pass a seeded one. */

export type Random = {
  /** `count` bytes from a cryptographically secure source. */
  bytes(count: number): Uint8Array<ArrayBuffer>;
};

export const systemRandom: Random = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};
