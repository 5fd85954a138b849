/**
 * `bun run faults [name …] [--rounds N]`: does to the executable what must not hurt it, one fault
 * after the other, and writes down what was measured. Without names, all of them. `fuzz` and
 * `contract` are trials of their own, and are part of all.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Setting } from "./fault.ts";
import { FAULTS } from "./faults.ts";
import { type Row, writeRows } from "./report.ts";

const root = join(import.meta.dir, "../..");
const executable = join(root, "dist", "sitewright");

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: "string" }, source: { type: "boolean" } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !FAULTS.some((fault) => fault.name === name));
  if (unknown !== undefined) {
    console.error(
      `no fault named ${unknown}; there are ${FAULTS.map(({ name }) => name).join(", ")}`,
    );
    return 2;
  }
  if (!values.source && !existsSync(executable)) {
    const build = Bun.spawn(["bun", "run", "build"], { cwd: root, stdio: ["ignore", 2, 2] });
    if ((await build.exited) !== 0) return 1;
  }
  const setting: Setting = {
    program: values.source ? [process.execPath, "src/main.ts"] : [executable],
    isShort: false,
    rounds: values.rounds === undefined ? undefined : Number(values.rounds),
  };
  const rows: Row[] = [];
  for (const fault of FAULTS) {
    if (positionals.length > 0 && !positionals.includes(fault.name)) continue;
    rows.push(await tryFault(fault, setting));
    writeRows(join(root, "docs/reliability.md"), FAULTS, rows);
  }
  return rows.every(({ outcome }) => outcome !== "broken") ? 0 : 1;
}

async function tryFault(fault: (typeof FAULTS)[number], setting: Setting): Promise<Row> {
  const { name } = fault;
  const missing = fault.lacks?.();
  if (missing !== undefined) {
    console.log(`- ${name}: skipped, ${missing}`);
    return { name, outcome: "skipped", measured: missing };
  }
  const startedAt = performance.now();
  const row = await fault.run(setting).then(
    (measured): Row => ({ name, outcome: "held", measured }),
    (error): Row => ({ name, outcome: "broken", measured: String(error?.message ?? error) }),
  );
  const took = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${row.outcome === "held" ? "✓" : "✗"} ${name} (${took} s): ${row.measured}`);
  return row;
}

process.exit(await main());
