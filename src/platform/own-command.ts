/** How this program is started again, for work that must not share the service's process. */
import { fileURLToPath } from "node:url";
import { buildFacts } from "./build-facts.ts";

/** The executable itself; from the source, the runtime with the program. Arguments follow. */
export const ownCommand = (): string[] =>
  buildFacts.commit === "source"
    ? [
        process.execPath,
        // The runtime looks for its settings where it is started, which may be elsewhere.
        `--tsconfig-override=${pathOf("../../tsconfig.json")}`,
        ...["--smol", "--no-env-file", pathOf("../main.ts")],
      ]
    : [process.execPath];

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
