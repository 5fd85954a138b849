/**
 * Every view of the console when what it asks for does not come, in a real browser: it says so, offers to
 * ask again, and is filled when it does. Without a browser this is skipped.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "bun:test";
import type { Page, Route } from "playwright-core";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
  viewsOf,
} from "./fixtures/full-console.ts";

const TIMEOUT_MS = 240_000;
const SITE = "Marlow & Finch";
/** A form that is there without being filled, as one asks for nothing but its accounts. */
const FORM_ALONE = "/console/sites/new";

const browser = useBrowser();
let full: FullConsole;
let screen: ConsolePage;

beforeAll(async () => {
  if (hasBrowser) full = await openFullConsole(SITE);
}, TIMEOUT_MS);
afterAll(async () => {
  await full?.close();
}, TIMEOUT_MS);
beforeEach(async () => {
  if (hasBrowser) screen = await openSignedIn(browser(), full);
}, TIMEOUT_MS);
afterEach(async () => {
  await screen?.close();
}, TIMEOUT_MS);

/** Every procedure but the session's own, which the whole console stands on. */
const PROCEDURES = /\/console\/api\/(?!session\.|live)[a-z]+\.[a-zA-Z]+$/;

const QUIET_MS = 250;
/** By it the console learns that a lost connection is back, and asks again for all that is shown. */
const KNOCK = /\/console\/api\/session\.state$/;

const WAYS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "a connection that breaks": (route) => route.abort("connectionreset"),
  "a page where an answer should be": (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Log in to the Wi-Fi</h1>" }),
};

/** As a link of the console does: the page stays, and its view is asked for by script. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

for (const [way, fail] of Object.entries(WAYS))
  browserTest(
    `no view stays blank or waits for ever on ${way}`,
    async () => {
      const { page } = screen;
      const silent: string[] = [];
      let askedAt = 0;
      page.on("request", (request) => {
        if (PROCEDURES.test(request.url())) askedAt = performance.now();
      });
      for (const href of Object.keys(viewsOf(full, SITE))) {
        if (href === "/console/keys") continue;
        await page.unrouteAll();
        await screen.goto("/console/keys");
        await settle(screen);
        await page.route(PROCEDURES, fail);
        await page.route(KNOCK, (route) => route.abort("connectionreset"));
        await follow(page, href);
        const again = page.getByRole("main").getByRole("button", { name: "Try again" }).first();
        const isTold = await again.waitFor({ timeout: 5_000 }).then(
          () => true,
          () => false,
        );
        if (!isTold) {
          silent.push(`${href}: ${await page.getByRole("main").textContent()}`);
          continue;
        }
        if (href !== FORM_ALONE)
          expect([href, await page.locator("main [aria-busy=true]").count()]).toEqual([href, 0]);
        // What a view asks for one after the other has failed as well: only the button asks again.
        while (performance.now() - askedAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 5);
        await page.unroute(PROCEDURES);
        await again.click();
        await again.waitFor({ state: "detached" });
        await settle(screen);
      }
      expect(silent).toEqual([]);
      expect(screen.faults).toEqual([]);
    },
    TIMEOUT_MS,
  );

browserTest(
  "the list of keys says so, too, and a session that ended leads to the sign-in and back",
  async () => {
    const { page } = screen;
    await screen.goto("/console/credits");
    await settle(screen);
    await page.route(PROCEDURES, (route) => route.fulfill({ status: 500, body: "" }));
    await follow(page, "/console/keys");
    await page.getByRole("main").getByRole("button", { name: "Try again" }).waitFor();
    await page.unrouteAll();
    await page.route(PROCEDURES, (route) => route.fulfill({ status: 401, body: "" }));
    await follow(page, "/console/members");
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  },
  TIMEOUT_MS,
);
