/** `sitewright person …`: what the service keeps of one person, by their e-mail address. */
import type { Command } from "commander";
import type { Environment } from "../platform/config.ts";
import { callProcedure } from "./call.ts";
import { asJson, printLine, printRecord } from "./print.ts";
import { addDataFlags, applyFlags } from "./settings-flags.ts";

export function addPersonCommands(program: Command, environment: Environment): void {
  const person = program
    .command("person")
    .description("hand out or erase what is kept of a person");
  const add = (name: string, description: string) =>
    addDataFlags(person.command(name))
      .description(description)
      .requiredOption("--email <email>", "the person's address")
      .requiredOption("--account <id>", "the account whose sites they wrote to");

  add("export", "print everything that is kept of them, as JSON")
    .option("--json", "print it as one line")
    .action(async (options) => {
      const kept = await call("person.export", options);
      printLine(asJson(kept, options.json ? undefined : 2));
    });
  add("erase", "remove all of it, also mail and messages that still wait")
    .option("--json", "print the record as one line of JSON")
    .action(async (options) => printRecord(await call("person.erase", options), options));

  function call(name: string, options: { account: string; email: string }): Promise<object> {
    const { account, email } = options;
    return callProcedure<object>(applyFlags(environment, options), name, { account, email });
  }
}
