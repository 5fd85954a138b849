/**
 * An owner takes a site along: unpacked and served by another web server it looks the same, pixel by
 * pixel, and its form still reaches the inbox. In a real browser, against a real nginx. CI runs it against
 * the executable (`SITEWRIGHT_TEST_EXECUTABLE`).
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { freePort } from "../scripts/bench/processes.ts";
import { takeScreenshot } from "../scripts/gallery/browser.ts";
import { hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import { settle } from "./fixtures/full-console.ts";
import { claim, type Instance, openInstance, publish, writeBrief } from "./fixtures/instance.ts";
import { until } from "./fixtures/server-process.ts";

const nginx = Bun.which("nginx") ?? Bun.which("/usr/sbin/nginx");
const isPossible = hasBrowser && nginx !== null;
if (!isPossible) console.log("No Chromium or nginx here: the journey of an export is skipped.");

const TIMEOUT_MS = 180_000;
const NAME = "Halyard & Finch";

const browser = useBrowser();
let directory = "";
let instance: Instance;
let screen: ConsolePage;
let files: Record<string, Uint8Array>;
let live: URL;
let siteId = "";
let copy = "";
let web: Bun.Subprocess;

beforeAll(async () => {
  if (!isPossible) return;
  directory = mkdtempSync(join(tmpdir(), "sitewright-export-"));
  instance = await openInstance(browser());
  screen = await instance.openScreen();
  await claim(screen.page, instance);
  siteId = await writeBrief(screen.page, NAME, "bakery");
  live = await publish(screen.page);
  files = await takeAlong();
  copy = await serveCopy();
}, TIMEOUT_MS);

afterAll(async () => {
  if (!isPossible) return;
  web?.kill();
  await Promise.all([instance?.close(), web?.exited]);
  rmSync(directory, { recursive: true, force: true });
}, TIMEOUT_MS);

async function takeAlong(): Promise<Record<string, Uint8Array>> {
  const { goto, page } = screen;
  await goto(`/console/sites/${siteId}/settings`);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export ZIP" }).click();
  return unzipSync(await Bun.file(await (await coming).path()).bytes());
}

/** As an owner would: everything but the private folder, below a plain static server. */
async function serveCopy(): Promise<string> {
  const root = join(directory, "root");
  for (const [name, bytes] of Object.entries(files)) {
    if (name.startsWith("_private/") || name.endsWith("/")) continue;
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  const port = await freePort();
  const configuration = join(directory, "nginx.conf");
  writeFileSync(
    configuration,
    `daemon off; user root; pid ${directory}/nginx.pid; error_log ${directory}/error.log;
    events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      client_body_temp_path ${directory}/t1; proxy_temp_path ${directory}/t2;
      fastcgi_temp_path ${directory}/t3; uwsgi_temp_path ${directory}/t4; scgi_temp_path ${directory}/t5;
      server { listen 127.0.0.1:${port}; root ${root}; error_page 404 /404.html; }
    }`,
  );
  web = Bun.spawn([nginx ?? "nginx", "-c", configuration], {
    stdio: ["ignore", "ignore", "ignore"],
  });
  const origin = `http://localhost:${port}`;
  await until("nginx answers", () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return origin;
}

const openPage = (width: number): Promise<Page> =>
  browser().newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });

async function show(page: Page, url: string): Promise<Buffer> {
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) {
      picture.loading = "eager";
      await picture.decode().catch(() => undefined);
    }
  });
  return takeScreenshot(page, { fullPage: true, animations: "disabled", caret: "hide" });
}

const pagesOf = (): string[] =>
  Object.keys(files)
    .filter((name) => name.endsWith("index.html") && !name.startsWith("_"))
    .map((name) => `/${name.replace(/index\.html$/, "")}`);

test.skipIf(!isPossible)(
  "every page looks as it did, on a desk and on a phone",
  async () => {
    const paths = pagesOf();
    expect(paths.length).toBeGreaterThan(2);
    for (const width of [1440, 390]) {
      const page = await openPage(width);
      for (const path of paths) {
        const here = await show(page, new URL(path.replace(/(.)\/$/, "$1"), live).href);
        const there = await show(page, copy + path);
        expect([width, path, here.equals(there)]).toEqual([width, path, true]);
      }
      await page.close();
    }
  },
  TIMEOUT_MS,
);

test.skipIf(!isPossible)(
  "its form reaches the inbox",
  async () => {
    const page = await openPage(1440);
    const path = pagesOf().find((name) => name.includes("contact")) ?? "/";
    await page.goto(copy + path);
    const form = page.locator("form[method=post]").first();
    await form.locator("input[name=name]").fill("Ada Visitor");
    await form.locator("input[name=email]").fill("ada@visitor.test");
    await form.locator("textarea[name=message]").fill("Two loaves, please.");
    for (const box of await form.locator("input[type=checkbox][required]").all()) await box.check();
    await form.locator("button[type=submit], button:not([type])").first().click();
    await screen.goto(`/console/sites/${siteId}/leads`);
    const lead = screen.page.getByRole("main").getByText("Ada Visitor");
    await until("the lead is there", async () => {
      await screen.page.reload();
      await settle(screen);
      return (await lead.count()) > 0;
    });
    await lead.first().click();
    const shown = screen.page.getByRole("article", { name: "Ada Visitor" });
    await shown.getByRole("link", { name: "ada@visitor.test" }).waitFor();
    await shown.getByText("Two loaves, please.", { exact: true }).waitFor();
    expect(screen.faults).toEqual([]);
    await page.close();
  },
  TIMEOUT_MS,
);

test.skipIf(!isPossible)(
  "links of the copy stay on the copy, and an unknown address has its page",
  async () => {
    const page = await openPage(1440);
    await page.goto(`${copy}/`);
    const links = await page
      .locator("nav a[href], header a[href]")
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    const own = links.filter((link) => link.startsWith("http"));
    expect(own.length).toBeGreaterThan(1);
    for (const link of new Set(own)) {
      expect(new URL(link).origin).toBe(copy);
      expect((await fetch(link)).status).toBe(200);
    }
    const missing = await fetch(`${copy}/no-such-page`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain("Halyard");
    await page.close();
  },
  TIMEOUT_MS,
);
