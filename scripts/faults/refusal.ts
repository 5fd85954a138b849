/** Starts that have to be refused: with 1, one line that says why, and nothing touched. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { hold, type Setting, timed } from "./fault.ts";

const PATIENCE_MS = 15_000;

/** Starts `serve` on the directory; throws unless it refuses. Answers its line and how long it took. */
export async function holdRefusal(
  { program }: Setting,
  directory: string,
  settings: Record<string, string> = {},
): Promise<{ line: string; ms: number }> {
  const [ms, { exitCode, error }] = await timed(async () => {
    const child = Bun.spawn([...program, "serve"], {
      env: { ...process.env, PORT: "0", ...settings, SITEWRIGHT_DATA: directory },
      stdio: ["ignore", "ignore", "pipe"],
      timeout: PATIENCE_MS,
      killSignal: "SIGKILL",
    });
    const error = (await new Response(child.stderr).text()).trim();
    return { exitCode: await child.exited, error };
  });
  hold(exitCode === 1, `it exits ${exitCode}: ${error}`);
  hold(error !== "" && !error.includes("\n"), `it does not say why in one line: ${error}`);
  return { line: error, ms };
}

/** Names, sizes and contents of what lies in a directory, locks and sockets left out. */
export function contentsOf(directory: string): string {
  const names = readdirSync(directory)
    .filter((name) => /^sitewright\.db/.test(name))
    .sort();
  return names
    .map((name) => {
      const path = join(directory, name);
      return `${name} ${statSync(path).size} ${Bun.hash(readFileSync(path))}`;
    })
    .join("\n");
}
