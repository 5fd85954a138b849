/**
 * The fault suite in short: faults that are done to the service as a process of its own, and what has
 * to hold afterwards. `bun run faults` does all of them at length, to the executable.
 */
import { expect, test } from "bun:test";
import { FAULTS } from "../scripts/faults/faults.ts";

/** Those whose outcome has no test of its own elsewhere. */
const SHORT = new Set([
  ...["kill", "stop", "poison", "disk-full", "damaged"],
  ...["mail", "gone-clients", "cells", "fuzz", "http2-floods"],
]);
const SETTING = { program: [process.execPath, "src/main.ts"], isShort: true, rounds: undefined };

for (const { name, fault, lacks, run } of FAULTS.filter((one) => SHORT.has(one.name))) {
  const missing = lacks?.();
  if (missing !== undefined) console.log(`${name} is not tried: ${missing}`);
  test.skipIf(missing !== undefined)(
    `${name}: ${fault}`,
    async () => {
      expect(await run(SETTING)).toEqual(expect.any(String));
    },
    240_000,
  );
}
