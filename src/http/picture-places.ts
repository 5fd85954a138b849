/**
 * How much of strangers' pictures may be in memory at the same time, in all, for one site and from one
 * network. Whoever finds no place is refused at once: a body that waits for a place is in memory too.
 */

/** Three forms as large as may be, or more of the usual ones. */
const BYTES_MAX = 160 * 1024 * 1024;
const PLACES_MAX = 8;
const PLACES_MAX_OF_SITE = 4;
const PLACES_MAX_OF_NETWORK = 2;
/** One form as large as may be, with a small one beside it. */
const BYTES_MAX_OF_NETWORK = 64 * 1024 * 1024;

export type PictureUpload = {
  readonly siteId: string;
  readonly network: string;
  /** The most that it can become. */
  readonly bytes: number;
};

export class PicturePlaces {
  readonly #held = new Set<PictureUpload>();

  /** Takes a place for the upload; undefined where there is none, else what gives it back, once. */
  enter(upload: PictureUpload): (() => void) | undefined {
    const held = [...this.#held];
    const { siteId, network, bytes } = upload;
    const ofNetwork = held.filter((one) => one.network === network);
    const isFree =
      held.length < PLACES_MAX &&
      held.filter((one) => one.siteId === siteId).length < PLACES_MAX_OF_SITE &&
      ofNetwork.length < PLACES_MAX_OF_NETWORK &&
      sumOf(ofNetwork) + bytes <= BYTES_MAX_OF_NETWORK &&
      sumOf(held) + bytes <= BYTES_MAX;
    if (!isFree) return undefined;
    const own = { ...upload };
    this.#held.add(own);
    return () => void this.#held.delete(own);
  }
}

const sumOf = (held: readonly PictureUpload[]): number =>
  held.reduce((sum, { bytes }) => sum + bytes, 0);
