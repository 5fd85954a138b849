/** GET /v1/me against a bare Elysia JSON route. */
import { hasWrk, measureRequests } from "./load.ts";
import { compare } from "./measure.ts";
import {
  createOwner,
  freePort,
  scratchDirectory,
  startProcess,
  startSitewright,
} from "./processes.ts";
import { compareResult, type Result } from "./report.ts";

const CONNECTIONS = 32;

export async function benchMe(): Promise<Result[]> {
  if (!hasWrk()) return skipped();
  const data = scratchDirectory();
  const barePort = await freePort();
  const bare = await startProcess(["bun", "scripts/bench/bare-elysia.ts"], barePort, "/v1/me", {
    PORT: String(barePort),
    NODE_ENV: "production",
  });
  const ours = await startSitewright(data.path);
  try {
    const { key } = await createOwner(data.path);
    const headers = { authorization: `Bearer ${key}` };
    // Both are sent the same request.
    const measure = (port: number) => () =>
      measureRequests(`http://127.0.0.1:${port}/v1/me`, headers, CONNECTIONS, 3);
    const measureOurs = measure(ours.port);
    const measureBare = measure(barePort);
    await measureOurs();
    await measureBare();
    const comparison = await compare(5, measureOurs, measureBare);
    return [
      compareResult("GET /v1/me", "requests/s", "a bare Elysia JSON route", comparison, {
        ratioMin: 0.6,
        aim: 0.7,
      }),
    ];
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    data.remove();
  }
}

function skipped(): Result[] {
  console.log("skipped: GET /v1/me (wrk is not installed)\n");
  return [];
}
