/**
 * The sites that stand beside a new one: what they say and how they look, so that it can say and look
 * otherwise. Only the latest are kept in mind, and of those what tells words apart, not the words.
 */
import type { SiteDocument } from "../../design/document.ts";
import { type Look, readLook } from "../../design/look.ts";
import { listTexts } from "../quality/list-texts.ts";
import { RunFilter } from "./run-filter.ts";
import { createRunReader, type OwnWords } from "./word-runs.ts";

/** So many sites make a generation; two generations are kept in mind. */
export const GENERATION_SITES = 100;
/** A site has some 3,000 runs: a tenth of the bits is set when a generation is full. */
const ALL_BITS = 2 ** 22;
/** Sites of one kind are fewer. */
const KIN_BITS = 2 ** 18;
/** A sentence is no echo while less than this share of its runs has been said. */
const ECHO_SHARE_MIN = 0.5;

/** What the composer asks its neighbours. */
export type Neighbours = {
  /** The looks that are there already. */
  readonly looks: readonly Look[];
  /**
   * Tells how much of a text was said before: 0 for what nobody has said, up to 1 for what a business
   * of the same kind (`schemaType`) says in the same words.
   */
  listen(own: OwnWords, schemaType: string): (text: string) => number;
};

type Generation = { sites: number; looks: Look[]; all: RunFilter; kin: Map<string, RunFilter> };

const createGeneration = (): Generation => ({
  ...{ sites: 0, looks: [] },
  ...{ all: new RunFilter(ALL_BITS), kin: new Map() },
});

export class Neighbourhood implements Neighbours {
  #current = createGeneration();
  #previous: Generation | undefined;

  get looks(): readonly Look[] {
    return [...this.#current.looks, ...(this.#previous?.looks ?? [])];
  }

  /** A site has been built, or was here before. */
  add(document: SiteDocument): void {
    if (this.#current.sites >= GENERATION_SITES) {
      this.#previous = this.#current;
      this.#current = createGeneration();
    }
    const { identity } = document;
    const { all, kin, looks } = this.#current;
    const ofKind = kin.get(identity.schemaType) ?? new RunFilter(KIN_BITS);
    kin.set(identity.schemaType, ofKind);
    const readRuns = createRunReader({ name: identity.name, trade: identity.descriptor });
    for (const { text } of listTexts(document))
      for (const run of readRuns(text).flat()) {
        all.add(run);
        ofKind.add(run);
      }
    const look = readLook(document);
    if (look !== undefined) looks.push(look);
    this.#current.sites += 1;
  }

  listen(own: OwnWords, schemaType: string): (text: string) => number {
    const readRuns = createRunReader(own);
    const generations = [this.#current, this.#previous].filter((one) => one !== undefined);
    const all = generations.map((generation) => generation.all);
    const kin = generations.flatMap((generation) => generation.kin.get(schemaType) ?? []);
    return (text) => {
      let echo = 0;
      for (const runs of readRuns(text)) {
        const known = shareKnown(runs, all);
        if (known < ECHO_SHARE_MIN) continue;
        echo = Math.max(echo, (known + 2 * shareKnown(runs, kin)) / 3);
      }
      return echo;
    };
  }
}

function shareKnown(runs: readonly number[], filters: readonly RunFilter[]): number {
  let known = 0;
  for (const run of runs) if (filters.some((filter) => filter.has(run))) known += 1;
  return known / runs.length;
}
