/** Who asks for names that are nobody's costs the service nothing: no order, no memory, no look into the file. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { handshake } from "./fixtures/acme-service.ts";
import { hasPebble, type Pebble, startPebble } from "./fixtures/pebble.ts";
import { openServerProcess, type ServerProcess, until } from "./fixtures/server-process.ts";

/** More of them on demand: SITEWRIGHT_TEST_HELLOS=10000 bun test test/tls-strangers.test.ts */
const HELLOS = Number(process.env.SITEWRIGHT_TEST_HELLOS ?? 1_000);
const AT_ONCE = 50;
/** What the heap may differ by when it has come to rest. */
const GROWTH_MB_MAX = 24;

describe.skipIf(!hasPebble)("names that are nobody's", () => {
  let pebble: Pebble;
  let server: ServerProcess;
  let port: number;
  beforeAll(async () => {
    pebble = await startPebble();
    port = Number(pebble.settings.SITEWRIGHT_HTTPS_PORT);
    server = openServerProcess(pebble.settings);
    await server.start();
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await pebble?.close();
  });

  test("cause no order and no growth, and are refused, while the service's own is served", async () => {
    const root = await pebble.root();
    const own = () => handshake(port, "localhost", root).catch(() => undefined);
    const serial = await until("the service's own name has a certificate", own);
    await sayHello("warm", Math.min(HELLOS, 1_000));
    const before = residentMegabytes(server.pid());
    const ordersBefore = pebble.counts();
    await sayHello("cold", HELLOS);
    const growth = () => residentMegabytes(server.pid()) - before;
    // Between two collections of garbage it swings by more.
    await until("memory is as it was", async () => growth() < GROWTH_MB_MAX);
    expect(await own()).toBe(serial);
    expect(pebble.counts()).toEqual(ordersBefore);
    expect(pebble.counts()).toEqual({ orders: 1, issued: 1 });
    if (HELLOS > 1_000) console.log({ HELLOS, before, growth: growth(), ...pebble.counts() });
  }, 120_000);

  /** Every name is another; rejects when one of them is answered with a certificate. */
  async function sayHello(label: string, count: number): Promise<void> {
    for (let said = 0; said < count; said += AT_ONCE) {
      const names = Array.from({ length: AT_ONCE }, (_, at) => `${label}-${said + at}.localhost`);
      const outcomes = await Promise.allSettled(names.map((name) => handshake(port, name)));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toEqual([]);
    }
  }
});

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s{1,20}(\d{1,12}) kB/.exec(status)?.[1]) / 1024;
}
