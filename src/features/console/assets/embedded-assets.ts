/**
 * Where the executable carries the console's files. Run from source there are none, and they are
 * built when the console is first opened; `scripts/build.ts` puts another module in this one's place.
 */
import type { Preloads } from "./console-assets.ts";

export type EmbeddedAssets = {
  readonly script: string;
  readonly style: string;
  readonly icon: string;
  readonly preloads: Preloads;
  /** Name → path inside the executable; text is compressed with brotli. */
  readonly files: Readonly<Record<string, string>>;
};

export const embeddedAssets: EmbeddedAssets | undefined = undefined;
