/**
 * Where the executable carries the database engine's native code. Run from source there is none,
 * and the engine's package finds its own file; `scripts/build.ts` puts another module in this one's
 * place, with the file of the target it builds for.
 */
export type EmbeddedAddon = {
  /** A path inside the executable: it can be read, but not loaded as native code. */
  readonly path: string;
  /** What the unpacked file is called; it changes with the contents. */
  readonly fileName: string;
  /** Of the contents, by `checksumFile`. */
  readonly checksum: bigint;
};

export const embeddedAddon: EmbeddedAddon | undefined = undefined;
