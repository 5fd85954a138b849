/** `sitewright version` */
import type { Command } from "commander";
import { buildFacts } from "../platform/build-facts.ts";
import { printLine } from "./print.ts";

export function addVersionCommand(program: Command): void {
  program
    .command("version")
    .description("print version, commit and target")
    .option("--json", "print one line of JSON")
    .action((options: { json?: boolean }) => {
      const { version, commit, target } = buildFacts;
      printLine(
        options.json
          ? JSON.stringify(buildFacts)
          : `sitewright ${version} (commit ${commit}, ${target}, Bun ${Bun.version})`,
      );
    });
}
