/** How this program is started again, for work that must not share the service's process. */
import { fileURLToPath } from "node:url";
import { buildFacts } from "./build-facts.ts";

/** The executable itself; from the source, the runtime with the program. Arguments follow. */
export const ownCommand = (): string[] =>
  buildFacts.commit === "source"
    ? [
        ...[process.execPath, "--smol", "--no-env-file"],
        fileURLToPath(new URL("../main.ts", import.meta.url)),
      ]
    : [process.execPath];
