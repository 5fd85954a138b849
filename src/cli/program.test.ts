/** The service runs for months: it has nothing of the other commands with it. */
import { expect, test } from "bun:test";
import { createProgram } from "./program.ts";

const commandsFor = async (...args: string[]) =>
  (await createProgram(args, {})).commands.map((command) => command.name());

test("the service alone is read for itself, and everything for whatever else is asked", async () => {
  for (const args of [[], ["serve"], ["--port", "8080"], ["serve", "--port", "8080"]])
    expect(await commandsFor(...args)).toEqual(["serve"]);
  for (const args of [
    ["--help"],
    ["-h"],
    ["serve", "--help"],
    ["help"],
    ["demo"],
    ["backup"],
    ["no"],
  ])
    expect(await commandsFor(...args)).toEqual(
      expect.arrayContaining(["serve", "demo", "backup", "site", "help"]),
    );
});
