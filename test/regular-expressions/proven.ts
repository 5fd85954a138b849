/** The expressions that were proven linear, and by which judge: another one has to prove them anew. */
import { join } from "node:path";

export type Proven = { judge: string; linear: string[] };

export const PROVEN = join(import.meta.dir, "proven.json");

const PARTS = ["count-ways.ts", "judge-expression.ts", "relax-expression.ts", "shrink-alphabet.ts"];

/** Changes with the judge's own code and with the checker that it asks. */
export async function fingerprintJudge(): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256");
  for (const part of PARTS) hash.update(await Bun.file(join(import.meta.dir, part)).text());
  const { version } = await Bun.file(
    join(import.meta.dir, "../../node_modules/recheck/package.json"),
  ).json();
  return hash.update(String(version)).digest("hex");
}

export const readProven = (): Promise<Proven> => Bun.file(PROVEN).json();
