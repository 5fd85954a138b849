/** `sitewright webhook …`: an endpoint's secret is printed when it is made, and never again. */
import type { Command } from "commander";
import type { Delivery, Endpoint } from "../features/webhooks/room.ts";
import { OperatorError } from "../lib/errors.ts";
import type { Environment } from "../platform/config.ts";
import { callProcedure } from "./call.ts";
import { printLine, printRecord, printTable } from "./print.ts";
import { addDataFlags, applyFlags } from "./settings-flags.ts";

const ENDPOINT_COLUMNS = ["id", "url", "types", "status", "failingSince", "createdAt"];
const DELIVERY_COLUMNS = ["id", "type", "status", "attempts", "answered", "nextAttemptAt"];

type NewEndpoint = Endpoint & { secret: string };
type Tested = Delivery & { id: string };

export function addWebhookCommands(program: Command, environment: Environment): void {
  const webhook = program.command("webhook").description("tell other systems what happens");
  const group: CommandGroup = {
    call: (name, input, options) => callProcedure(applyFlags(environment, options), name, input),
    add: (name, description) =>
      addDataFlags(webhook.command(name))
        .description(description)
        .option("--json", "print one line of JSON"),
  };
  addEndpointCommands(group);
  addDeliveryCommands(group);
}

type CommandGroup = {
  add(name: string, description: string): Command;
  call<Result>(name: string, input: object, options: object): Promise<Result>;
};

function addEndpointCommands({ add, call }: CommandGroup): void {
  add("create", "have messages sent to a URL; the secret that signs them is shown this once")
    .requiredOption("--account <id>", "whose messages")
    .requiredOption("--url <url>", "where they are sent")
    .option("--types <types>", "such as lead.created,site.published; all without it", splitList)
    .option("--site <ids>", "only what concerns these sites; all without it", splitList)
    .action(async (options) => {
      const { account, url, types, site } = options;
      const input = { account, url, types, siteIds: site };
      printSecret(await call<NewEndpoint>("webhook.create", input, options), options);
    });
  add("list", "list webhooks, newest first")
    .option("--account <id>", "of this account; of all without it")
    .action(async (options) => {
      const records = await call<Endpoint[]>("webhook.list", { account: options.account }, options);
      const rows = records.map((record) => ({
        ...record,
        types: record.types?.join(",") ?? "all",
      }));
      printTable(options.json ? records : rows, ENDPOINT_COLUMNS, options);
    });
  add("test", "send a ping now, and show what came of it")
    .argument("<id>", "the webhook's id")
    .action(async (id, options) => {
      const tested = await call<Tested>("webhook.test", { id }, options);
      printRecord(tested, options);
      const { status, error } = tested.attempts.at(-1) ?? {};
      if (tested.status !== "succeeded")
        throw new OperatorError(`The ping was not taken: ${error ?? `the answer was ${status}`}.`);
    });
  add("rotate", "make a new secret; the old one signs too for 24 hours")
    .argument("<id>", "the webhook's id")
    .action(async (id, options) =>
      printSecret(await call<NewEndpoint>("webhook.rotate", { id }, options), options),
    );
  add("delete", "send nothing more to a webhook, and forget it")
    .argument("<id>", "the webhook's id")
    .action(async (id, options) =>
      printRecord(await call<Endpoint>("webhook.delete", { id }, options), options),
    );
}

function addDeliveryCommands({ add, call }: CommandGroup): void {
  add("deliveries", "list the latest messages for a webhook, and what came of them")
    .argument("<id>", "the webhook's id")
    .action(async (id, options) => {
      const records = await call<Tested[]>("webhook.deliveries", { id }, options);
      const rows = records.map(({ attempts, ...record }) => ({
        ...record,
        attempts: attempts.length,
        answered: attempts.at(-1)?.status ?? attempts.at(-1)?.error,
      }));
      printTable(options.json ? records : rows, DELIVERY_COLUMNS, options);
    });
  add("redeliver", "send a message again to every webhook that it was for")
    .argument("<id>", "the message's id")
    .action(async (id, options) =>
      printRecord(await call<object>("webhook.redeliver", { id }, options), options),
    );
}

function printSecret(record: NewEndpoint, options: { json?: boolean }): void {
  printRecord(record, options);
  if (!options.json) printLine("\nKeep the secret now: it is stored sealed, and not shown again.");
}

const splitList = (text: string): string[] => text.split(",").map((part) => part.trim());
