/** `sitewright user …`: the people of the console. */
import type { Command } from "commander";
import type { LinkRecord, UserRecord } from "../features/people/room.ts";
import type { Environment } from "../platform/config.ts";
import { callProcedure } from "./call.ts";
import { printRecord, printTable } from "./print.ts";
import { addDataFlags, applyFlags } from "./settings-flags.ts";

const COLUMNS = ["id", "email", "name", "isOperator", "hasSecondFactor", "access"];

export function addUserCommands(program: Command, environment: Environment): void {
  const user = program.command("user").description("invite, list, reset and remove people");
  const add = (name: string, description: string) =>
    addDataFlags(user.command(name))
      .description(description)
      .requiredOption("--email <email>", "the person's address")
      .option("--json", "print the record as one line of JSON");

  add("invite", "print a link, good for 24 hours, by which a person joins")
    .option("--account <id>", "the account they become a member of")
    .option("--role <role>", "what they are there: owner, editor or viewer")
    .option("--operator", "they manage the whole instance")
    .action(async (options) => {
      const { email, account, role, operator } = options;
      const input = { email, account, role, operator };
      printRecord(await call<LinkRecord>("user.invite", input, options), options);
    });

  addDataFlags(user.command("list"))
    .description("list everybody")
    .option("--json", "print a list as one line of JSON")
    .action(async (options) => {
      const people = await call<UserRecord[]>("user.list", {}, options);
      if (options.json) return printTable(people, COLUMNS, options);
      printTable(people.map(withAccess), COLUMNS, options);
    });

  add("reset", "print a link for a new password; it ends lock-outs and the second factor").action(
    async (options) => {
      const { email } = options;
      printRecord(await call<LinkRecord>("user.reset", { email }, options), options);
    },
  );

  add("remove", "remove a person, or who was only invited, with their sessions and links").action(
    async (options) => {
      const { email } = options;
      printRecord(await call<object>("user.remove", { email }, options), options);
    },
  );

  function call<Result>(name: string, input: object, options: object): Promise<Result> {
    return callProcedure<Result>(applyFlags(environment, options), name, input);
  }
}

function withAccess(person: UserRecord): object {
  const { memberships, ...rest } = person;
  const access = memberships.map(({ accountId, role }) => `${role} of ${accountId}`).join(", ");
  return { ...rest, access: access === "" ? "-" : access };
}
