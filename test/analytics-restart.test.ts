/** What is left of counted visits when the service stops, and when it is killed. */
import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../scripts/bench/processes.ts";
import { analyticsOf, DESKTOP, openVisitedSite } from "./fixtures/visited-site.ts";
import { startTestService } from "./harness.ts";

function makeDirectory(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), "sitewright-visits-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

test("a shutdown loses no hit", async () => {
  using directory = makeDirectory();
  const site = await openVisitedSite({}, { directory: directory.path });
  for (const path of ["/", "/about", "/"]) await site.view(path);
  await site.report("cta");
  await site.service.stop();
  const service = await startTestService({ directory: directory.path, clock: site.service.clock });
  const { body } = await analyticsOf({ ...site, service }, "?range=7d");
  expect(body.analytics).toMatchObject({ pageviews: 3, uniques: 1, ctaClicks: 1 });
  await service.stop();
});

test("a kill loses nothing that was once shown, and nothing is counted twice", async () => {
  using directory = makeDirectory();
  const site = await openVisitedSite({}, { directory: directory.path });
  await site.service.stop();
  const port = await freePort();
  const start = () =>
    Bun.spawn(["bun", "src/main.ts", "serve"], {
      env: {
        ...process.env,
        PORT: String(port),
        SITEWRIGHT_DATA: directory.path,
        SITEWRIGHT_LOG: "warn",
        SITEWRIGHT_LIMITS: "key=9999999/9999999m,ip=9999999/9999999m",
      },
      stdout: "ignore",
      stderr: "inherit",
    });
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true;
  const view = () =>
    fetch(`http://127.0.0.1:${port}/`, {
      headers: { host: `bakery.localhost:${port}`, "user-agent": DESKTOP },
    }).then((response) => response.status);
  const readViews = async (): Promise<number> => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/sites/${site.siteId}/analytics`, {
      headers: { authorization: `Bearer ${site.owner.key}` },
    });
    const { analytics } = (await response.json()) as { analytics: { pageviews: number } };
    return analytics.pageviews;
  };
  let sent = 0;
  let shown = 0;
  for (let round = 0; round < 3; round += 1) {
    const server = start();
    await until(isReady);
    const kept = await readViews();
    expect(kept).toBeGreaterThanOrEqual(shown);
    expect(kept).toBeLessThanOrEqual(sent);
    sent = kept;
    await until(async () => {
      expect(await view()).toBe(200);
      sent += 1;
      shown = await readViews();
      return shown > kept + 20;
    });
    server.kill("SIGKILL");
    await server.exited;
  }
}, 60_000);

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 5_000; attempt += 1) {
    if (await isDone()) return;
    await Bun.sleep(5);
  }
  throw new Error("it did not come to that");
}
