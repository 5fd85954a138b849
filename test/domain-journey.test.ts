/**
 * The way from a domain that leads nowhere to a padlock in a browser, and back: with a certificate
 * authority, name servers and a browser that are real, and nobody's help in between.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "../scripts/gallery/browser.ts";
import { type Service, startService } from "../src/app/service.ts";
import { createKey } from "../src/features/accounts/keys.ts";
import { createAccount } from "../src/features/accounts/service.ts";
import { forgetHostedSite } from "../src/features/sites/hosted-sites.ts";
import { wakePublishing } from "../src/features/sites/service.ts";
import { createLog } from "../src/platform/log.ts";
import { type DnsServer, startDnsServer } from "./fixtures/dns-server.ts";
import { hasPebble, type Pebble, startPebble } from "./fixtures/pebble.ts";
import { until } from "./fixtures/server-process.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";

const executablePath = await findBrowser();
const hasTools = hasPebble && executablePath !== undefined && Bun.which("certutil") !== null;
if (!hasTools)
  console.log("No pebble, Chromium or certutil here: the journey to a padlock is skipped.");

const DOMAIN = "www.bakery.test";
/** A busy machine renders, orders and looks slowly. */
const PATIENCE_MS = 60_000;
let directory: string;
let dns: DnsServer;
let pebble: Pebble;
let service: Service;
let browser: Browser;
let siteId: string;
let call: (method: string, path: string, body?: object) => Promise<ReturnType<typeof JSON.parse>>;

/** A browser of a person who trusts the authority, as everybody trusts the real one. */
async function openBrowser(root: string): Promise<Browser> {
  const store = join(directory, ".pki", "nssdb");
  mkdirSync(store, { recursive: true });
  writeFileSync(join(directory, "root.pem"), root);
  for (const args of [
    ["-N", "--empty-password"],
    ["-A", "-n", "pebble", "-t", "C,,", "-i", join(directory, "root.pem")],
  ])
    expect(Bun.spawnSync(["certutil", "-d", `sql:${store}`, ...args]).exitCode).toBe(0);
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    env: { ...process.env, HOME: directory },
    args: ["--no-sandbox", "--host-resolver-rules=MAP *.test 127.0.0.1"],
  });
}

beforeAll(async () => {
  if (!hasTools) return;
  directory = mkdtempSync(join(tmpdir(), "sitewright-journey-"));
  dns = await startDnsServer();
  pebble = await startPebble();
  service = await startService({
    environment: {
      ...pebble.settings,
      SITEWRIGHT_DATA: join(directory, "data"),
      SITEWRIGHT_DNS_SERVERS: dns.address,
      SITEWRIGHT_LIMITS: "key=1000000/1000000m,ip=1000000/1000000m",
    },
    log: createLog("silent", { write: () => undefined }),
  });
  const { ctx } = service;
  const account = await createAccount(ctx, { name: "A", email: "a@a.test", plan: "agency" });
  const { key } = await createKey(ctx, { accountId: account.id, scope: "full" });
  const root = await pebble.root();
  call = async (method, path, body) => {
    const response = await fetch(`${ctx.config.publicUrl}/v1/sites/${siteId}${path}`, {
      ...{ method, tls: { ca: root } },
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: body ? JSON.stringify(body) : null,
    });
    return response.json();
  };
  ({ siteId } = await storeComposedSite(ctx, "bakery", account.id));
  // As a finished job does.
  forgetHostedSite(ctx, siteId);
  wakePublishing(ctx);
  browser = await openBrowser(root);
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await service?.stop();
  await pebble?.close();
  dns?.close();
  if (directory) rmSync(directory, { recursive: true, force: true });
});

test.skipIf(!hasTools)(
  "a domain is set, its records appear, and a browser shows a padlock there; removed, the site is back",
  async () => {
    const address = async () => (await call("GET", "")).site.url;
    await until(
      "the site is live at its subdomain",
      async () => (await address().catch(() => null)) !== null,
      PATIENCE_MS,
    );
    const old: string = await address();
    expect(old).toStartWith("https://bakery.localhost:");

    const set = await call("PUT", "/domain", { domain: DOMAIN });
    expect(set).toMatchObject({ domain: DOMAIN, status: "pending" });
    expect(set.checks[0].text).toContain("Add a CNAME record for www.bakery.test");
    expect(await address()).toBe(old);

    dns.zone.set(DOMAIN, { CNAME: "here.bakery.test" });
    dns.zone.set("here.bakery.test", { A: ["127.0.0.1"] });
    expect((await call("POST", "/domain/check")).status).toBe("connecting");
    const isLive = async () => (await call("GET", "/domain")).status === "live";
    await until("the domain is live", isLive, PATIENCE_MS);
    const state = await call("GET", "/domain");
    expect(state.certificate).toMatchObject({ status: "valid", issuer: expect.any(String) });
    const url: string = await address();
    expect(new URL(url).hostname).toBe(DOMAIN);

    const page = await browser.newPage();
    const response = await page.goto(`${old}/contact`);
    expect(page.url()).toBe(`${url}/contact`);
    expect(response?.status()).toBe(200);
    expect(await response?.securityDetails()).toMatchObject({
      ...{ protocol: "TLS 1.3", issuer: expect.stringContaining("Pebble") },
    });
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(canonical).toBe(`${url}/contact`);

    expect((await call("DELETE", "/domain")).status).toBe("none");
    expect(await address()).toBe(old);
    const back = await browser.newPage();
    // Without what the first page has kept of the way to the domain.
    const again = await back.goto(`${old}/`);
    expect([again?.status(), new URL(back.url()).hostname]).toEqual([200, "bakery.localhost"]);
  },
  180_000,
);
