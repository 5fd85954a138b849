/** Where a worker thread's program lies: in the source, or inside the executable. */
import { buildFacts } from "../build-facts.ts";

/**
 * `path` is the module's below `src/`. Inside the executable modules lie by their place in the source,
 * as seen from its root; the build has to name them (`scripts/build/executable.ts`).
 */
export const threadProgram = (path: string): URL =>
  new URL(buildFacts.commit === "source" ? `../../${path}` : `./src/${path}`, import.meta.url);
