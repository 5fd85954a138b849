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

test("a termination in the middle of visits loses none that was answered", async () => {
  using directory = makeDirectory();
  await using service = await prepareProcess(directory.path);
  const server = await service.start();
  let sent = 0;
  let answered = 0;
  const visitOn = async () => {
    for (;;) {
      sent += 1;
      const status = await service.view().catch(() => undefined);
      if (status === undefined) return;
      expect(status).toBe(200);
      answered += 1;
      if (answered === 500) server.kill("SIGTERM");
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitOn));
  await server.exited;
  await service.start();
  const kept = await service.readViews();
  expect(answered).toBeGreaterThanOrEqual(500);
  expect(kept).toBeGreaterThanOrEqual(answered);
  expect(kept).toBeLessThanOrEqual(sent);
}, 60_000);

test("a kill loses nothing that was once shown, and nothing is counted twice", async () => {
  using directory = makeDirectory();
  await using service = await prepareProcess(directory.path);
  let sent = 0;
  let shown = 0;
  for (let round = 0; round < 3; round += 1) {
    const server = await service.start();
    const kept = await service.readViews();
    expect(kept).toBeGreaterThanOrEqual(shown);
    expect(kept).toBeLessThanOrEqual(sent);
    sent = kept;
    await until(async () => {
      expect(await service.view()).toBe(200);
      sent += 1;
      shown = await service.readViews();
      return shown > kept + 20;
    });
    server.kill("SIGKILL");
    await server.exited;
  }
}, 60_000);

/** A data directory with a site, for the service as a process of its own. */
async function prepareProcess(directory: string) {
  const site = await openVisitedSite({}, { directory });
  await site.service.stop();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started: Bun.Subprocess[] = [];
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true;
  return {
    async start() {
      const server = Bun.spawn(["bun", "src/main.ts", "serve"], {
        env: {
          ...process.env,
          PORT: String(port),
          SITEWRIGHT_DATA: directory,
          SITEWRIGHT_LOG: "warn",
          SITEWRIGHT_LIMITS: "key=9999999/9999999m,ip=9999999/9999999m",
        },
        stdout: "ignore",
        stderr: "inherit",
      });
      started.push(server);
      await until(isReady);
      return server;
    },
    /** Leaves nothing running, also when the test has failed. */
    async [Symbol.asyncDispose]() {
      for (const server of started) server.kill("SIGKILL");
      await Promise.all(started.map((server) => server.exited));
    },
    async view(): Promise<number> {
      const headers = { host: `bakery.localhost:${port}`, "user-agent": DESKTOP };
      const response = await fetch(`${origin}/`, { headers });
      await response.arrayBuffer();
      return response.status;
    },
    async readViews(): Promise<number> {
      const response = await fetch(`${origin}/v1/sites/${site.siteId}/analytics`, {
        headers: { authorization: `Bearer ${site.owner.key}` },
      });
      const { analytics } = (await response.json()) as { analytics: { pageviews: number } };
      return analytics.pageviews;
    },
  };
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 5_000; attempt += 1) {
    if (await isDone()) return;
    await Bun.sleep(5);
  }
  throw new Error("it did not come to that");
}
