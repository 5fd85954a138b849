/**
 * Finds out which functions a start of the service runs, so that the next build lays them side by
 * side: the pages of the executable that a resting service keeps in memory get fewer. Only the
 * layout depends on it, and one profile serves every target.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const READY_WITHIN_MS = 20_000;

/** Starts `executable` once and records it; answers the profile's path, undefined if it would not start. */
export async function recordLayout(root: string, executable: string): Promise<string | undefined> {
  const cache = join(root, "node_modules/.cache/sitewright");
  const profile = join(cache, "start.order");
  mkdirSync(cache, { recursive: true });
  rmSync(profile, { force: true });
  const data = mkdtempSync(join(tmpdir(), "sitewright-layout-"));
  const service = Bun.spawn([executable, "serve"], {
    env: { SITEWRIGHT_DATA: data, PORT: "0", BUN_BYTECODE_ORDER_OUT: profile },
    stdout: "pipe",
    stderr: "ignore",
  });
  const overdue = setTimeout(() => service.kill("SIGKILL"), READY_WITHIN_MS);
  try {
    for await (const chunk of service.stdout) if (isReady(chunk)) break;
    service.kill("SIGTERM");
    await service.exited;
  } finally {
    clearTimeout(overdue);
    rmSync(data, { recursive: true, force: true });
  }
  return existsSync(profile) ? profile : undefined;
}

const isReady = (chunk: Uint8Array) => new TextDecoder().decode(chunk).includes('"msg":"ready"');
