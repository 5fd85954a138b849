/**
 * The console's first journeys in a real browser, by roles and accessible names. Without a browser
 * (Debian's Chromium, or `CHROMIUM`) this is skipped; `browser.test.ts` says so.
 */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import {
  type ConsolePage,
  claimInBrowser,
  OPERATOR,
  openConsolePage,
} from "./fixtures/console-page.ts";
import { startTestService, type TestService } from "./harness.ts";

const TIMEOUT_MS = 120_000;

const browser = useBrowser();
let service: TestService;
let screen: ConsolePage;

beforeEach(async () => {
  service = await startTestService();
  if (hasBrowser) screen = await openConsolePage(browser(), service);
}, TIMEOUT_MS);
afterEach(async () => {
  await screen?.close();
  await service.close();
}, TIMEOUT_MS);

const heading = (name: string) => screen.page.getByRole("heading", { level: 1, name, exact: true });

browserTest(
  "a claim link leads to Sites, and a brief to its site's page",
  async () => {
    const { page, faults } = screen;
    await claimInBrowser(screen, service);
    expect(await page.title()).toBe("Sites · Sitewright");
    await page.getByRole("link", { name: "New site" }).click();
    await heading("New site").waitFor();
    await page.getByLabel("Business name").fill("Marlow & Finch");
    await page.getByLabel("Industry").fill("sourdough bakery");
    await page.getByRole("button", { name: "Generate site" }).click();
    const progress = page.getByRole("progressbar");
    await progress.waitFor();
    expect(await progress.getAttribute("aria-valuenow")).toBe("0");
    await screen.goto("/console/");
    await page.getByRole("link", { name: "A site is being built" }).click();
    await progress.waitFor();
    await service.ctx.scheduler.step();
    await heading("Marlow & Finch").waitFor();
    expect(await page.title()).toBe("Marlow & Finch · Sitewright");
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "the list is shown before anything is asked for, and stays where it is when that is answered",
  async () => {
    const { page, faults } = screen;
    await claimInBrowser(screen, service);
    let answered = Promise.withResolvers<void>();
    await page.route("**/console/api/*", async (route) => {
      await answered.promise;
      await route.continue();
    });
    for (const width of [1_350, 412]) {
      answered = Promise.withResolvers<void>();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`http://localhost:${service.port}/console/`);
      await page.getByText("No sites yet.").waitFor();
      const placeOfMain = () =>
        page.getByRole("main").evaluate((main) => {
          const { x, y } = main.getBoundingClientRect();
          return { x, y };
        });
      const before = await placeOfMain();
      const asked = page.waitForResponse("**/console/api/sites.list");
      answered.resolve();
      await (await asked).finished();
      await heading("Sites").waitFor();
      expect(await placeOfMain()).toEqual(before);
    }
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "a used claim link says so, and names the command that makes a new one",
  async () => {
    const { page } = screen;
    await claimInBrowser(screen, service);
    await page.goto(service.firstLink ?? "");
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.textContent()).toBe("This link has been used or is too old.");
    expect(await page.getByRole("main").textContent()).toContain(
      "sitewright user invite --operator",
    );
  },
  TIMEOUT_MS,
);

browserTest(
  "what was wrong with a sign-in is not told, and the page asked for comes after it",
  async () => {
    const { page } = screen;
    await claimInBrowser(screen, service);
    await screen.context.clearCookies();
    await screen.goto("/console/sites/new?from=bookmark");
    await heading("Sign in").waitFor();
    await page.getByLabel("Email").fill(OPERATOR.email);
    await page.getByLabel("Password").fill("something else");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Email or password is wrong.").waitFor();
    expect(await page.getByRole("alert").textContent()).toBe("Email or password is wrong.");
    await page.getByLabel("Password").fill(OPERATOR.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await heading("New site").waitFor();
    expect(new URL(page.url()).search).toBe("?from=bookmark");
  },
  TIMEOUT_MS,
);

browserTest(
  "a brief that was typed is still there after a reload and a lost session",
  async () => {
    const { page } = screen;
    await claimInBrowser(screen, service);
    await screen.goto("/console/sites/new");
    await page.getByLabel("Business name").fill("Half a brief");
    await page.reload();
    expect(await page.getByLabel("Business name").inputValue()).toBe("Half a brief");
    await page.getByLabel("Industry").fill("bakery");
    await screen.context.clearCookies();
    await page.getByRole("button", { name: "Generate site" }).click();
    await heading("Sign in").waitFor();
    await page.getByLabel("Email").fill(OPERATOR.email);
    await page.getByLabel("Password").fill(OPERATOR.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    expect(await page.getByLabel("Industry").inputValue()).toBe("bakery");
  },
  TIMEOUT_MS,
);

browserTest(
  "a lost connection is said, and what is shown comes back with it",
  async () => {
    const { page, context } = screen;
    await claimInBrowser(screen, service);
    await context.setOffline(true);
    await page.getByRole("link", { name: "New site" }).click();
    await page.getByRole("link", { name: "Sites", exact: true }).click();
    await page.getByText("Connection lost.").waitFor();
    await context.setOffline(false);
    await page.getByText("Connection lost.").waitFor({ state: "detached" });
    await page.getByText("No sites yet.").waitFor();
  },
  TIMEOUT_MS,
);

test("unknown paths are 404, known ones 200, and both are never framed nor run strange scripts", async () => {
  const get = (path: string) => service.visit(`localhost:${service.port}`, path);
  for (const path of ["/console", "/console/", "/console/sign-in", "/console/sites/new"])
    expect((await get(path)).status).toBe(200);
  for (const path of ["/console/nothing", "/console/sites/site_1/nothing", "/console/assets/x.js"])
    expect((await get(path)).status).toBe(404);
  const policy = (await get("/console/")).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("unsafe");
  expect((await service.visit("some-site.localhost", "/console/")).status).toBe(421);
});

browserTest(
  "a first load is at most 60 KB of script and 15 KB of style, compressed and kept for good",
  async () => {
    const { page } = screen;
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    await claimInBrowser(screen, service);
    asked.clear();
    await page.reload();
    await page.getByText("No sites yet.").waitFor();
    const sizeOf = async (ending: string) => {
      let total = 0;
      for (const path of [...asked].filter((one) => one.endsWith(ending))) {
        const { headers } = await service.visit(`localhost:${service.port}`, path, {
          method: "HEAD",
          headers: { "accept-encoding": "br" },
        });
        expect(headers.get("cache-control")).toContain("immutable");
        expect(headers.get("content-encoding")).toBe("br");
        total += Number(headers.get("content-length"));
      }
      return total;
    };
    const [script, style] = [await sizeOf(".js"), await sizeOf(".css")];
    expect(script).toBeGreaterThan(10_000);
    expect(script).toBeLessThan(60_000);
    expect(style).toBeGreaterThan(3_000);
    expect(style).toBeLessThan(15_000);
  },
  TIMEOUT_MS,
);
