import type { CitedFact } from "../claims/support.ts";
import type { Phrasebook } from "../reading/reading-model.ts";

/** What texts of one site are held against. */
export type Bench = {
  language: string;
  phrasebook: Phrasebook | undefined;
  facts: readonly CitedFact[];
  /** All that the owner said, as `ownWords` puts it: what is in it is never at fault. */
  given: string;
  /** Words that the facts write with a capital. */
  capitals: ReadonlySet<string>;
  /** Unlike anything in the brief; a text that holds it repeats the prompt. */
  marker: string;
};
