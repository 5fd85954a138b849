/** Runs while the program is bundled or first read, never in the running service. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The text of `child.ts` as JavaScript. */
export function readChildProgram(): string {
  const source = readFileSync(join(import.meta.dir, "child.ts"), "utf8");
  return new Bun.Transpiler({ loader: "ts", minifyWhitespace: true }).transformSync(source);
}
