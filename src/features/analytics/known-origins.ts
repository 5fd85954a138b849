/** Origins of visits that were read before: most visits come from few places to few pages. */
import { defineState } from "../../platform/room-state.ts";
import { readOrigin, type VisitOrigin } from "./sources.ts";

/** Remembered at most; whoever makes up new ones has them read, as before. */
const ORIGINS_MAX = 1_000;

export class KnownOrigins {
  readonly #origins = new Map<string, VisitOrigin>();

  /** As `readOrigin`. */
  read(url: string, referrer: string): VisitOrigin {
    // Neither has a line break in it: both were header lines.
    const key = `${url}\n${referrer}`;
    const known = this.#origins.get(key);
    if (known !== undefined) return known;
    const origin = readOrigin(url, referrer);
    if (this.#origins.size >= ORIGINS_MAX) this.#origins.clear();
    this.#origins.set(key, origin);
    return origin;
  }
}

export const knownOrigins = defineState(() => new KnownOrigins());
