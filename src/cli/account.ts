/** `sitewright account …` */
import { type Command, InvalidArgumentError } from "commander";
import type { AccountRecord } from "../features/accounts/room.ts";
import { PLANS } from "../lib/plans.ts";
import type { Environment } from "../platform/config.ts";
import { callProcedure } from "./call.ts";
import { printRecord, printTable } from "./print.ts";
import { addDataFlags, applyFlags } from "./settings-flags.ts";

const COLUMNS = ["id", "name", "email", "plan", "usage.remaining", "suspendedAt"];

export function addAccountCommands(program: Command, environment: Environment): void {
  const account = program.command("account").description("create and change accounts");

  addDataFlags(account.command("create"))
    .description("create an account")
    .requiredOption("--name <name>", "the account's name")
    .requiredOption("--email <email>", "its owner's address")
    .option("--plan <plan>", `one of ${PLANS.join(", ")}`, "free")
    .option("--json", "print the record as one line of JSON")
    .action(async (options) => {
      const { name, email, plan } = options;
      printRecord(await call("account.create", { name, email, plan }, options), options);
    });

  addDataFlags(account.command("list"))
    .description("list all accounts")
    .option("--json", "print a list as one line of JSON")
    .action(async (options) => {
      const records = await callProcedure<AccountRecord[]>(
        applyFlags(environment, options),
        "account.list",
        {},
      );
      printTable(records, COLUMNS, options);
    });

  addChangeCommands(account, call);

  function call(name: string, input: object, options: object): Promise<AccountRecord> {
    return callProcedure<AccountRecord>(applyFlags(environment, options), name, input);
  }
}

type Call = (name: string, input: object, options: object) => Promise<AccountRecord>;

function addChangeCommands(account: Command, call: Call): void {
  const change = (name: string, description: string) =>
    addDataFlags(account.command(name))
      .description(description)
      .argument("<id>", "the account's id")
      .option("--json", "print the record as one line of JSON");

  change("show", "show an account and its credits").action(async (id, options) =>
    printRecord(await call("account.show", { id }, options), options),
  );
  change("plan", "put an account on another plan")
    .argument("<plan>", `one of ${PLANS.join(", ")}`)
    .action(async (id, plan, options) =>
      printRecord(await call("account.plan", { id, plan }, options), options),
    );
  change("bonus", "add bonus credits, which do not expire")
    .argument("<credits>", "a whole number from 1 to 1000000", parseCredits)
    .action(async (id, amount, options) =>
      printRecord(await call("account.bonus", { id, amount }, options), options),
    );
  change("suspend", "refuse every call of an account").action(async (id, options) =>
    printRecord(await call("account.suspend", { id }, options), options),
  );
  change("resume", "end a suspension").action(async (id, options) =>
    printRecord(await call("account.resume", { id }, options), options),
  );
}

function parseCredits(text: string): number {
  const credits = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (credits < 1 || credits > 1_000_000)
    throw new InvalidArgumentError("Credits are a whole number from 1 to 1000000.");
  return credits;
}
