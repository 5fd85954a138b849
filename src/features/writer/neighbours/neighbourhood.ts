/**
 * The sites that stand beside a new one, and how they look, so that it can look otherwise. What they say
 * is no concern: an owner reads one site, and a sentence that fits is better than one that differs.
 */
import { type Look, readLook, type SiteDocument } from "../../design/room.ts";

/** So many sites make a generation; two generations are kept in mind. */
export const GENERATION_SITES = 100;

/** What the composer asks its neighbours. */
export type Neighbours = {
  /** The looks that are there already. */
  readonly looks: readonly Look[];
};

export class Neighbourhood implements Neighbours {
  #current: Look[] = [];
  #previous: Look[] = [];

  get looks(): readonly Look[] {
    return [...this.#current, ...this.#previous];
  }

  /** A site has been built, or was here before. */
  add(document: SiteDocument): void {
    const look = readLook(document);
    if (look === undefined) return;
    if (this.#current.length >= GENERATION_SITES) {
      this.#previous = this.#current;
      this.#current = [];
    }
    this.#current.push(look);
  }
}
