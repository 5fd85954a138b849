/** Peers that mean harm: whatever they send, a call ends within its caps and in little memory. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createOutbound, type Outbound } from "../src/platform/outbound/outbound.ts";
import { parseAllowedTargets } from "../src/platform/outbound/targets.ts";

const CAP = 64 * 1024;
const MORE_MEMORY_MAX = 16 * 1024 * 1024;

let outbound: Outbound;
let base: string;
let peer: ReturnType<typeof Bun.spawn>;

beforeAll(async () => {
  const child = Bun.spawn([process.execPath, "test/fixtures/processes/bad-peer.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  peer = child;
  const { value } = await child.stdout.getReader().read();
  base = `http://127.0.0.1:${new TextDecoder().decode(value).trim()}`;
  const allowed = parseAllowedTargets(["127.0.0.1"]);
  if (!allowed) throw new Error("the test's own list is wrong");
  outbound = createOutbound({ allowed, resolver: async () => [] });
  // What the runtime takes for its first calls is not the peer's doing.
  for (const path of ["/broken", "/gzip", "/br", "/endless"]) await call(path);
});
afterAll(async () => {
  peer.kill();
  await peer.exited;
});

const call = (path: string, timeoutMs = 5_000) =>
  outbound.fetch(base + path, { timeoutMs, bodyBytesMax: CAP });

/** The most that the process grows while `work` is under way, in bytes. */
async function measureGrowth(work: () => Promise<unknown>): Promise<number> {
  Bun.gc(true);
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 2);
  await work();
  look();
  clearInterval(timer);
  return most - before;
}

describe("a body without end is cut off at the cap, in little memory", () => {
  test.each(["/gzip", "/br", "/endless"])("%s", async (path) => {
    let answer: Awaited<ReturnType<typeof call>> | undefined;
    const growth = await measureGrowth(async () => {
      answer = await call(path);
    });
    expect(answer).toMatchObject({ status: 200, cut: "size" });
    expect(answer?.body.byteLength).toBe(CAP);
    expect(growth).toBeLessThanOrEqual(MORE_MEMORY_MAX);
  });

  test("twenty at once, too", async () => {
    const growth = await measureGrowth(() =>
      Promise.all(Array.from({ length: 20 }, (_, at) => call(at % 2 ? "/gzip" : "/endless"))),
    );
    expect(growth).toBeLessThanOrEqual(MORE_MEMORY_MAX);
  });

  test("headers without end are no answer", async () => {
    const growth = await measureGrowth(async () => {
      await expect(call("/endless-headers")).rejects.toMatchObject({ kind: "connection" });
    });
    expect(growth).toBeLessThanOrEqual(MORE_MEMORY_MAX);
  });
});

describe("time is bounded", () => {
  test("a body of one byte a second is cut when the time is over", async () => {
    const answer = await call("/drip", 1_500);
    expect(answer).toMatchObject({ status: 200, cut: "broken" });
    expect(answer.body.byteLength).toBeLessThan(3);
  });

  test.each(["/drip-headers", "/silent"])("%s ends as a timeout", async (path) => {
    await expect(call(path, 300)).rejects.toMatchObject({ kind: "timeout" });
  });

  test("the caller's own signal ends a call with its reason", async () => {
    const abort = new AbortController();
    const calling = outbound.fetch(`${base}/silent`, { signal: abort.signal });
    const reason = new Error("shutting down");
    abort.abort(reason);
    expect(await calling.catch((error: unknown) => error)).toBe(reason);
  });
});

test("a peer that closes early or speaks nonsense is told apart from one that answers", async () => {
  await expect(call("/close")).rejects.toMatchObject({ kind: "connection" });
  await expect(call("/nonsense")).rejects.toMatchObject({ kind: "connection" });
  expect(await call("/broken")).toMatchObject({ status: 200, cut: "broken" });
});
