/** Durable POST /v1/sites at 64 connections against the disk's own rate of one-by-one fdatasync. */
import { compare } from "./measure.ts";
import { createOwner, LOAD_CORE, pinned, scratchDirectory, startSitewright } from "./processes.ts";
import { compareResult, type Result } from "./report.ts";
import { measureSyncs } from "./sync-rate.ts";

const CONNECTIONS = 64;
const SECONDS = 3;

export async function benchPostSites(): Promise<Result[]> {
  const data = scratchDirectory();
  // Workers would take the core's time for building what is only meant to be accepted.
  const ours = await startSitewright(data.path, { SITEWRIGHT_WORKERS: "1" });
  try {
    const { key } = await createOwner(data.path);
    const measureOurs = () => measurePosts(ours.port, key);
    await measureOurs();
    const comparison = await compare(5, measureOurs, async () => measureSyncs(data.path, SECONDS));
    return [
      compareResult("POST /v1/sites, durable", "accepted/s", "fdatasync one by one", comparison, {
        ratioMin: 1,
        aim: 3,
      }),
    ];
  } finally {
    await ours.stop();
    data.remove();
  }
}

async function measurePosts(port: number, key: string): Promise<number> {
  const command = ["bun", "scripts/bench/post-load.ts", String(port), key];
  const child = Bun.spawn(pinned(LOAD_CORE, [...command, String(CONNECTIONS), String(SECONDS)]), {
    stdout: "pipe",
    stderr: "inherit",
  });
  const rate = Number(await new Response(child.stdout).text());
  if (!(rate > 0)) throw new Error("the load generator failed");
  return rate;
}
