import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../../test/fixtures/context.ts";
import { guardClient } from "./guard-client.ts";
import { ownSiteClient } from "./own-site-client.ts";

let house: TestContext;
beforeAll(async () => {
  house = await openTestContext({
    environment: {
      SITEWRIGHT_SITES_DOMAIN: "sites.example.com",
      SITEWRIGHT_PUBLIC_URL: "https://api.example.com",
      SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "10.9.0.0/16,intranet.example.org:443",
    },
  });
});
afterAll(() => house.close());

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  "sites.example.com": ["10.0.0.5"],
  "api.example.com": ["10.0.0.6"],
  "harbour.sites.example.com": ["10.0.0.7"],
  "www.bakery.test": ["93.184.215.14"],
  "lan.bakery.test": ["10.0.0.5", "10.0.0.6"],
  "opened.bakery.test": ["10.9.1.1"],
  "intranet.example.org": ["192.168.1.1"],
  "evil.bakery.test": ["169.254.169.254"],
  "mixed.bakery.test": ["93.184.215.14", "127.0.0.1"],
};

const resolve = (host: string) =>
  guardClient(house.ctx, {
    ...ownSiteClient,
    resolve: async (name) => ADDRESSES[name] ?? Promise.reject(new Error("no such name")),
  }).resolve(host);

test.each([
  ["harbour.sites.example.com", "below the operator's own domain, wherever that is"],
  ["www.bakery.test", "public"],
  ["lan.bakery.test", "the service's own addresses, though private"],
  ["opened.bakery.test", "opened by the operator"],
  ["intranet.example.org", "opened by name and port"],
])("%s is looked at: %s", async (host) => {
  expect(await resolve(host)).toEqual(ADDRESSES[host] ?? []);
});

test.each(["evil.bakery.test", "mixed.bakery.test"])("%s is not looked at", async (host) => {
  await expect(resolve(host)).rejects.toThrow(/leads to no public one/);
});
