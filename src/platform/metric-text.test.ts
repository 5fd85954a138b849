/** What a Prometheus server reads: every line of the text by its format, and the numbers that were counted. */
import { afterEach, describe, expect, test } from "bun:test";
import fc from "fast-check";
import { startTestService, type TestService } from "../../test/harness.ts";
import { systemClock } from "./clock.ts";
import { Counter, DurationHistogram, Gauge, LabelledCounter } from "./metric-types.ts";
import { createMetrics } from "./metrics.ts";

let service: TestService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

type Sample = { name: string; labels: Record<string, string>; value: number };
type Family = { type: string; help: string; samples: Sample[] };

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const [, name = "", value = ""] = LABEL.exec(text) ?? [];
    if (name === "" || name in labels) throw new Error(`no labels: ${text}`);
    labels[name] = value.replace(/\\(.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
  }
  return labels;
}

/** The families of a text in Prometheus' format 0.0.4. Throws at whatever is not in it. */
function readMetrics(text: string): Map<string, Family> {
  if (!text.endsWith("\n")) throw new Error("the last line is not ended");
  const families = new Map<string, Family>();
  let current: Family | undefined;
  for (const line of text.split("\n").filter((one) => one !== "")) {
    const [, what, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? [];
    if (what === "HELP") {
      if (families.has(name)) throw new Error(`two families ${name}`);
      current = { type: "", help: rest, samples: [] };
      families.set(name, current);
    } else if (what === "TYPE" && current) current.type = rest;
    else {
      const [, sampled = "", labels = "", value = ""] = SAMPLE.exec(line) ?? [];
      if (sampled === "" || !current) throw new Error(`no sample: ${line}`);
      current.samples.push({ name: sampled, labels: readLabels(labels), value: Number(value) });
    }
  }
  return families;
}

const valuesOf = (family: Family | undefined) =>
  Object.fromEntries(
    (family?.samples ?? []).map(({ labels, value }) => [Object.values(labels).join(), value]),
  );

describe("a counter", () => {
  test("has a line for each of its label's values, with all that was counted", () => {
    const events = fc.array(fc.tuple(fc.constantFrom("200", "304", "404"), fc.nat(50)));
    fc.assert(
      fc.property(events, (counted) => {
        const counter = new Counter<string>("visits_total", "Visits.", "status");
        const expected: Record<string, number> = {};
        for (const [status, times] of counted) {
          counter.count(status, times);
          expected[status] = (expected[status] ?? 0) + times;
        }
        const family = readMetrics(counter.expose()).get("visits_total");
        expect(family).toMatchObject({ type: "counter", help: "Visits." });
        expect(valuesOf(family)).toEqual(expected);
      }),
    );
  });

  test("by several labels keeps them apart and whole, whatever is in them", () => {
    const value = fc.string({ unit: fc.constantFrom(...'a"\\\n,={} 包'), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value, fc.nat(9)), { maxLength: 20 }), (added) => {
        const counter = new LabelledCounter<"model" | "kind">("tokens_total", "Tokens.");
        const expected = new Map<string, number>();
        for (const [model, kind, amount] of added) {
          counter.add({ model, kind }, amount);
          const key = JSON.stringify([model, kind]);
          expected.set(key, (expected.get(key) ?? 0) + amount);
        }
        const samples = readMetrics(counter.expose()).get("tokens_total")?.samples ?? [];
        const told = samples.map(({ labels, value: count }) => [
          JSON.stringify([labels.model, labels.kind]),
          count,
        ]);
        expect(new Map(told as [string, number][])).toEqual(expected);
      }),
    );
  });
});

test("a histogram's buckets grow to its count, each with all that fit into it", () => {
  const bounds = [0.01, 0.1, 1, 10];
  const durations = fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { maxLength: 60 });
  fc.assert(
    fc.property(durations, (seconds) => {
      const histogram = new DurationHistogram("took_seconds", "Time.", bounds);
      for (const one of seconds) histogram.observe(one);
      const samples = readMetrics(histogram.expose()).get("took_seconds")?.samples ?? [];
      const buckets = samples.filter(({ name }) => name === "took_seconds_bucket");
      expect(buckets.map(({ labels }) => labels.le)).toEqual([...bounds.map(String), "+Inf"]);
      for (const [at, bound] of [...bounds, Number.POSITIVE_INFINITY].entries())
        expect(buckets[at]?.value).toBe(seconds.filter((one) => one <= bound).length);
      const [sum, count] = ["sum", "count"].map(
        (what) => samples.find(({ name }) => name === `took_seconds_${what}`)?.value,
      );
      expect(count).toBe(seconds.length);
      expect(sum).toBeCloseTo(seconds.reduce((all, one) => all + one, 0));
    }),
  );
});

test("a bound itself is in its bucket", () => {
  const histogram = new DurationHistogram("took_seconds", "Time.", [1, 2]);
  for (const seconds of [1, 2, 2.0000001]) histogram.observe(seconds);
  const text = histogram.expose();
  expect(text).toContain('took_seconds_bucket{le="1"} 1');
  expect(text).toContain('took_seconds_bucket{le="2"} 2');
  expect(text).toContain('took_seconds_bucket{le="+Inf"} 3');
});

describe("a gauge", () => {
  test.each<[string, () => number | Promise<number>]>([
    ["throws", () => fail()],
    ["rejects", () => Promise.reject(new Error("away"))],
    ["does not answer", () => new Promise<number>(() => {})],
  ])("that %s is left out whole, name and all", async (_, read) => {
    expect(await new Gauge("g", "G.", read, { readMsMax: 20 }).expose()).toBe("");
  });

  test("is asked once by a crowd of scrapes, and all others are told beside it", async () => {
    const metrics = createMetrics(systemClock);
    let asked = 0;
    metrics.gauge("sitewright_slow", "Slow.", async () => {
      asked += 1;
      return 7;
    });
    metrics.gauge("sitewright_broken", "Broken.", () => fail());
    const texts = await Promise.all(Array.from({ length: 20 }, () => metrics.scrape()));
    expect(asked).toBe(1);
    for (const { text, contentType } of texts) {
      const families = readMetrics(text);
      expect(valuesOf(families.get("sitewright_slow"))).toEqual({ "": 7 });
      expect(families.has("sitewright_broken")).toBe(false);
      expect(contentType).toBe("text/plain; version=0.0.4; charset=utf-8");
    }
  });
});

function fail(): never {
  throw new Error("it cannot be had");
}

describe("a service's metrics", () => {
  const scrape = async (running: TestService) => {
    const response = await running.visit("localhost", "/metrics");
    return readMetrics(await response.text());
  };

  test("are in the format line by line, and named by Prometheus' rules", async () => {
    service = await startTestService();
    const families = await scrape(service);
    for (const [name, { type, help, samples }] of families) {
      expect(name).toMatch(/^(?:sitewright|process)_[a-z0-9_]+$/);
      expect(["counter", "gauge", "histogram"]).toContain(type);
      expect(help).toMatch(/\.$/);
      // Rates are computed of what ends so, and of nothing else.
      expect([name, name.endsWith("_total")]).toEqual([name, type === "counter"]);
      for (const sample of samples) expect(sample.value).not.toBeNaN();
    }
  });

  test("count what was answered, by its status, the service's own apart from sites'", async () => {
    service = await startTestService();
    const { key } = await service.createAccount();
    const before = await scrape(service);
    for (let call = 0; call < 3; call += 1) await service.call(key, "GET", "/me");
    await service.call(undefined, "GET", "/me");
    await service.call(key, "GET", "/nothing");
    for (let visit = 0; visit < 2; visit += 1) await service.visit("no-site.localhost", "/");
    const after = await scrape(service);
    const grown = (name: string, label: string) =>
      (valuesOf(after.get(name))[label] ?? 0) - (valuesOf(before.get(name))[label] ?? 0);
    expect(grown("sitewright_requests_total", "401")).toBe(1);
    expect(grown("sitewright_requests_total", "404")).toBe(1);
    // Three calls, and the scrape before them.
    expect(grown("sitewright_requests_total", "200")).toBe(4);
    expect(grown("sitewright_visits_total", "421")).toBe(2);
  });
});
