import { expect, test } from "bun:test";
import { systemClock } from "./clock.ts";
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
