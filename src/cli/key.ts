/** `sitewright key …`: the key itself is printed once, when it is made. */
import { type Command, InvalidArgumentError, Option } from "commander";
import type { KeyRecord } from "../features/accounts/room.ts";
import { parseDuration } from "../lib/duration.ts";
import type { Environment } from "../platform/config.ts";
import { callProcedure } from "./call.ts";
import { printLine, printRecord, printTable } from "./print.ts";
import { addDataFlags, applyFlags } from "./settings-flags.ts";

const COLUMNS = ["id", "hint", "label", "scope", "createdAt", "expiresAt", "revokedAt"];

/** Calls the procedure where the command's own flags say that the service is. */
type Call = <Result>(name: string, input: object, options: object) => Promise<Result>;

type NewKey = KeyRecord & { key: string };

export function addKeyCommands(program: Command, environment: Environment): void {
  const key = program.command("key").description("issue and revoke API keys");
  const call: Call = (name, input, options) =>
    callProcedure(applyFlags(environment, options), name, input);
  addCreate(key, call);
  addList(key, call);
  addRevoke(key, call);
  addRotate(key, call);
}

function addCreate(key: Command, call: Call): void {
  addDataFlags(key.command("create"))
    .description("issue a key; it is shown this once")
    .requiredOption("--account <id>", "whose key it is")
    .option("--label <text>", "a name to tell keys apart")
    .option(
      "--scope <scope>",
      "full, read for GET only, or build to create and not to change",
      "full",
    )
    .option("--expires-in <duration>", "such as 90d, 12h, 30m or 2s; never without it", parseExpiry)
    .option("--json", "print the record, with the key, as one line of JSON")
    .action(async (options) => {
      const { account, label, scope, expiresIn } = options;
      const input = { account, label, scope, expiresInMs: expiresIn };
      printNewKey(await call<NewKey>("key.create", input, options), options);
    });
}

function addList(key: Command, call: Call): void {
  addDataFlags(key.command("list"))
    .description("list an account's keys")
    .requiredOption("--account <id>", "whose keys")
    .option("--json", "print a list as one line of JSON")
    .action(async (options) => {
      const records = await call<KeyRecord[]>("key.list", { account: options.account }, options);
      printTable(records, COLUMNS, options);
    });
}

function addRevoke(key: Command, call: Call): void {
  addDataFlags(key.command("revoke"))
    .description("refuse a key from the next call on")
    .argument("<id>", "the key's id")
    .option("--json", "print the record as one line of JSON")
    .action(async (id, options) =>
      printRecord(await call<KeyRecord>("key.revoke", { id }, options), options),
    );
}

function addRotate(key: Command, call: Call): void {
  addDataFlags(key.command("rotate"))
    .description("issue a key in place of another, which stays good for a while")
    .argument("<id>", "the old key's id")
    .addOption(
      new Option("--overlap <duration>", "how long the old key stays good")
        .argParser(parseTime)
        .default(parseTime("24h"), "24h"),
    )
    .option("--json", "print the record, with the key, as one line of JSON")
    .action(async (id, options) => {
      const input = { id, overlapMs: options.overlap };
      printNewKey(await call<NewKey>("key.rotate", input, options), options);
    });
}

function printNewKey(record: NewKey, options: { json?: boolean }): void {
  printRecord(record, options);
  if (!options.json) printLine("\nKeep the key now: it is stored only as a hash.");
}

function parseTime(text: string): number {
  const ms = parseDuration(text);
  if (ms === undefined)
    throw new InvalidArgumentError("A duration is a number and d, h, m or s, such as 90d.");
  return ms;
}

/** A key that has expired when it is made would be no use to anybody. */
function parseExpiry(text: string): number {
  const ms = parseTime(text);
  if (ms === 0) throw new InvalidArgumentError("A key has to be good for some time, such as 90d.");
  return ms;
}
