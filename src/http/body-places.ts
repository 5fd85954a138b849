/**
 * How many slow bodies of visitors may be on their way in at the same time, in all and from one
 * network. Whoever finds no place is refused at once: a body that waits for a place is in memory too.
 */

const PLACES_MAX = 200;
const PLACES_MAX_EACH = 16;

type Held = { readonly untilMs: number };

export type BodyPlace =
  | { isFree: true; leave(): void }
  /** In how many seconds one of those in the way has ended at the latest. */
  | { isFree: false; retryAfterSeconds: number };

export class BodyPlaces {
  readonly #held = new Map<string, Set<Held>>();
  #heldInAll = 0;

  /** A place for a body of `network` that is over at `untilMs`, both in ms of one clock. */
  enter(network: string, nowMs: number, untilMs: number): BodyPlace {
    const own = this.#held.get(network) ?? new Set<Held>();
    if (own.size >= PLACES_MAX_EACH || this.#heldInAll >= PLACES_MAX) {
      const [first = { untilMs }] = own;
      const waitMs = Math.max(0, first.untilMs - nowMs);
      return { isFree: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
    }
    const held: Held = { untilMs };
    this.#held.set(network, own.add(held));
    this.#heldInAll += 1;
    return { isFree: true, leave: () => this.#leave(network, own, held) };
  }

  #leave(network: string, own: Set<Held>, held: Held): void {
    if (!own.delete(held)) return;
    this.#heldInAll -= 1;
    if (own.size === 0) this.#held.delete(network);
  }
}
