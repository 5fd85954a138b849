/** Certificates of sites as they come to be, with a process that is killed again and again meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { handshake } from "./fixtures/acme-service.ts";
import { hasPebble, type Pebble, startPebble } from "./fixtures/pebble.ts";
import { openServerProcess, type ServerProcess, until } from "./fixtures/server-process.ts";

const SITES = 6;
/** More of them on demand: SITEWRIGHT_TEST_KILLS=50 bun test test/tls-kill.test.ts */
const KILLS = Number(process.env.SITEWRIGHT_TEST_KILLS ?? 6);

describe.skipIf(!hasPebble)("sites with certificates of their own", () => {
  let pebble: Pebble;
  let server: ServerProcess;
  let port: number;
  beforeAll(async () => {
    // With pauses of its own, so that kills fall into orders.
    pebble = await startPebble({ PEBBLE_WFE_NONCEREJECT: "10", PEBBLE_VA_SLEEPTIME: "3" });
    port = Number(pebble.settings.SITEWRIGHT_HTTPS_PORT);
    server = openServerProcess({ ...pebble.settings, SITEWRIGHT_LOG: "info" });
    await server.start();
    await server.createOwner("owner@acme.test");
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await pebble.close();
  });

  test(
    "kill -9 loses no order, doubles none but its own, and takes no certificate out of service",
    async () => {
      for (let at = 0; at < SITES; at += 1)
        await server.call("POST", "/sites", { businessName: `Bakery ${at}`, industry: "bakery" });
      const built = async () => (await server.call("GET", "/sites")).sites.length === SITES;
      await until("all sites are built", built);
      const hosts = Array.from({ length: SITES }, (_, at) => `bakery-${at}.localhost`);
      const root = await pebble.root();
      const served = new Map<string, string>();
      for (let kills = 0; kills < KILLS; kills += 1) {
        // At any moment of an order, by chance.
        await Bun.sleep(Math.random() * 1_000);
        await server.kill();
        await server.start();
        for (const [host, serial] of served) expect(await handshake(port, host, root)).toBe(serial);
        await note(hosts, served, root);
      }
      const all = async () => {
        await note(hosts, served, root);
        return served.size === SITES;
      };
      await until("all names have certificates", all, 90_000);
      const { orders, issued } = pebble.counts();
      expect(issued).toBeGreaterThanOrEqual(SITES + 1);
      // Each kill can spoil what is under way at that moment, four at most.
      expect(orders).toBeLessThanOrEqual(SITES + 1 + 4 * KILLS);
    },
    60_000 + 20_000 * KILLS,
  );

  /** Which of the names are served with a certificate that clients accept, and which it is. */
  async function note(hosts: readonly string[], served: Map<string, string>, root: string) {
    for (const host of hosts) {
      const serial = await handshake(port, host, root).catch(() => undefined);
      if (serial !== undefined) served.set(host, serial);
    }
  }
});
