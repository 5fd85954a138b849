/** Instances over one database server, of which one orders a certificate and the authority asks another. */
import { afterEach, describe, expect, test } from "bun:test";
import { changeSources } from "../src/app.ts";
import { openAcmeService } from "./fixtures/acme-service.ts";
import { makeDirectory } from "./fixtures/database-file.ts";
import { serveLibsql } from "./fixtures/libsql-server.ts";
import { hasPebble, startPebble } from "./fixtures/pebble.ts";
import { until } from "./fixtures/server-process.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe.skipIf(!hasPebble).each(["http-01", "tls-alpn-01"] as const)(
  "an order by %s",
  (challenge) => {
    test("is proved by whichever instance is asked, and its certificate served by each", async () => {
      const place = makeDirectory();
      closing.push(() => place[Symbol.dispose]());
      const server = serveLibsql(place.path);
      closing.push(() => server.stop());
      const pebble = await startPebble({}, challenge);
      closing.push(pebble.close);
      const shared = { ...pebble.settings, SITEWRIGHT_DATABASE_URL: server.url };
      const ports = { SITEWRIGHT_HTTPS_PORT: "0", SITEWRIGHT_HTTP_PORT: "0" };
      const names = ["shop.sites.localhost"];
      const asked = await openAcmeService({ settings: shared }, { names });
      closing.push(asked.end);
      const ordering = await openAcmeService({ settings: { ...shared, ...ports } }, { names });
      closing.push(ordering.end);
      const { sharing, caches, scheduler } = asked.ctx;
      await sharing?.start(changeSources, caches, scheduler);
      closing.push(() => sharing?.close());

      await ordering.work();
      const root = await pebble.root();
      const serial = await ordering.handshake("shop.sites.localhost", root);
      const learnt = await until("the other has learnt of it", () =>
        asked.handshake("shop.sites.localhost", root).catch(() => undefined),
      );
      expect(learnt).toBe(serial);
      // What was learnt is not ordered again.
      await asked.work();
      expect(pebble.counts()).toEqual({ orders: 1, issued: 1 });
    }, 60_000);
  },
);
