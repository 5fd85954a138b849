import { expect, test } from "bun:test";
import { startTestService } from "../../test/harness.ts";
import { systemClock } from "./clock.ts";
import { Gauge } from "./metric-types.ts";
import { createMetrics } from "./metrics.ts";

test("durations are counted in every bucket that they fit, and in the sum", async () => {
  const metrics = createMetrics(systemClock);
  for (const ms of [0.5, 0.6, 3, 3, 10_000]) metrics.countRequest(200, ms);
  const { text } = await metrics.scrape();
  const read = (name: string) =>
    text
      .split("\n")
      .find((line) => line.startsWith(`sitewright_request_seconds_${name} `))
      ?.split(" ")[1];
  expect(text).toContain("# TYPE sitewright_request_seconds histogram");
  expect(read('bucket{le="0.0005"}')).toBe("1");
  expect(read('bucket{le="0.001"}')).toBe("2");
  expect(read('bucket{le="0.0025"}')).toBe("2");
  expect(read('bucket{le="0.005"}')).toBe("4");
  expect(read('bucket{le="2.5"}')).toBe("4");
  expect(read('bucket{le="+Inf"}')).toBe("5");
  expect(read("count")).toBe("5");
  expect(Number(read("sum"))).toBeCloseTo(10.0071, 6);
  expect(text).toContain('sitewright_requests_total{status="200"} 5');
});

test("a value that cannot be had is left out, and all others are told", async () => {
  const metrics = createMetrics(systemClock);
  const broken = () => {
    throw new Error("the database is away");
  };
  metrics.gauge("sitewright_broken", "Throws.", broken);
  metrics.gauge("sitewright_rejecting", "Rejects.", async () => broken());
  metrics.gauge("sitewright_sound", "Answers.", async () => 7);
  metrics.countVisit(200);
  const { text } = await metrics.scrape();
  expect(text).not.toMatch(/broken|rejecting/);
  expect(text).toContain("\nsitewright_sound 7\n");
  expect(text).toContain('sitewright_visits_total{status="200"} 1');
  expect(text).not.toContain("\n\n\n");
});

test("a value that does not come is waited for so long, and no longer", async () => {
  const never = new Gauge("late", "Never comes.", () => new Promise(() => {}), { readMsMax: 10 });
  expect(await never.expose()).toBe("");
  const soon = new Gauge("soon", "Comes.", async () => 1, { readMsMax: 10_000 });
  expect(await soon.expose()).toBe("# HELP soon Comes.\n# TYPE soon gauge\nsoon 1\n");
});

test("an operator whose database fails still sees requests, and what failed is missing", async () => {
  const service = await startTestService();
  try {
    await service.ctx.db.client.execute("alter table outbox rename to elsewhere");
    await service.visit("localhost", "/healthz");
    const scraped = await service.visit("localhost", "/metrics");
    expect(scraped.status).toBe(200);
    const text = await scraped.text();
    expect(text).toMatch(/^sitewright_requests_total\{status="200"\} \d+$/m);
    expect(text).toMatch(/^sitewright_jobs_pending 0$/m);
    expect(text).not.toContain("sitewright_webhooks_waiting");
  } finally {
    await service.close();
  }
});
