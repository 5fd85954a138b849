/**
 * What a page of the console shows before its script has come, and that the script takes it over as it is.
 * Without a browser those tests are skipped that need one.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import { PASSWORD } from "./fixtures/console.ts";
import { type ConsolePage, openConsolePage } from "./fixtures/console-page.ts";
import { type FullConsole, openFullConsole, openSignedIn } from "./fixtures/full-console.ts";

const TIMEOUT_MS = 300_000;
const SITE = "Marlow & Finch";

const browser = useBrowser();
let full: FullConsole;

beforeAll(async () => {
  full = await openFullConsole(SITE);
}, TIMEOUT_MS);
afterAll(async () => {
  await full?.close();
}, TIMEOUT_MS);

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await full.service.visit(`localhost:${full.service.port}`, path, { headers });
  const html = await response.text();
  return { html, policy: response.headers.get("content-security-policy") ?? "" };
}

test("the page itself shows the sign-in, and the list of sites to those who may see it", async () => {
  const { html: outside } = await read("/console/sign-in");
  expect(outside).toContain("<title>Sign in · Sitewright</title>");
  expect(outside).toMatch(/<h1[^>]*>Sign in<\/h1>/);
  expect(outside).toMatch(/<input[^>]*name="email"/);
  const { html: inside } = await read("/console/", { cookie: full.operator.cookie });
  expect(inside).toContain("<title>Sites · Sitewright</title>");
  expect(inside).toContain(`href="/console/sites/${full.siteId}">Marlow &amp; Finch</a>`);
  // What was rendered for one reader is gone when the next one asks.
  for (const path of ["/console/sign-in", "/console/", "/console/nothing"]) {
    const { html } = await read(path);
    expect(html).not.toContain("Marlow");
    expect(html).toMatch(/<h1[^>]*>Sign in<\/h1>/);
  }
});

test("numbers are written as the reader's languages have them, and nonsense for one is no fault", async () => {
  const list = async (languages: string) =>
    (await read("/console/", { cookie: full.operator.cookie, "accept-language": languages })).html;
  expect(await list("ar-EG,ar;q=0.9")).toContain("١ site");
  for (const languages of ["en-GB,en;q=0.9", "x".repeat(5_000), "*;q=0.1,,;=,__", "de_DE"])
    expect(await list(languages)).toContain("1 site");
});

test("markup holds no style but one that the policy names: an account's own colour", async () => {
  const plain = await read("/console/", { cookie: full.operator.cookie });
  const branded = await read(`/console/sign-in?account=${full.brandedId}`);
  for (const { html, policy } of [plain, branded]) {
    expect(html).not.toMatch(/<[^>]* style=/);
    expect(policy).not.toContain("unsafe");
  }
  const style = /<style>([^<]*)<\/style>/.exec(branded.html)?.[1] ?? "";
  expect(style).toBe(":root{--brand:#a33b20;--on-brand:#ffffff}");
  const hash = new Bun.CryptoHasher("sha256").update(style).digest("base64");
  expect(branded.policy).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(plain.html).not.toContain("<style");
  expect(plain.policy).toContain("style-src 'self';");
});

/** Notes each element that comes or goes between the end of the page and the first answer of the API. */
async function watchTaking(screen: ConsolePage): Promise<() => Promise<string[]>> {
  await screen.page.route("**/console/api/*", () => new Promise(() => undefined));
  await screen.context.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(globalThis, { changes });
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes, removedNodes } of records)
        for (const node of [...addedNodes, ...removedNodes])
          if (target instanceof Element && target.closest("#console"))
            changes.push(node instanceof Element ? node.outerHTML : `text ${node.textContent}`);
    });
    // The page has been read to its end, and no module has run.
    document.addEventListener(
      "readystatechange",
      () => observer.observe(document, { childList: true, subtree: true }),
      { once: true },
    );
  });
  return () => screen.page.evaluate<string[]>("changes");
}

browserTest(
  "the script takes the page over as it is: nothing in it is made anew, and the policy holds",
  async () => {
    for (const [path, isSignedIn] of [
      ["/console/sign-in", false],
      [`/console/sign-in?account=${full.brandedId}`, false],
      ["/console/sites/new", false],
      ["/console/", true],
      ["/console/keys", true],
      ["/console/nothing", true],
    ] as const) {
      const screen = isSignedIn
        ? await openSignedIn(browser(), full)
        : await openConsolePage(browser(), full.service);
      const changes = await watchTaking(screen);
      // The script of a view that comes later would show it.
      await screen.page.route("**/assets/keys-*.js", () => new Promise(() => undefined));
      await screen.page.goto(`http://localhost:${full.service.port}${path}`, {
        waitUntil: path === "/console/keys" ? "commit" : "load",
      });
      await screen.page.locator("#console[data-alive]").waitFor();
      expect([path, await changes(), screen.faults]).toEqual([path, [], []]);
      await screen.close();
    }
  },
  TIMEOUT_MS,
);

browserTest(
  "what is typed before the script is there is kept, and nothing is sent without it",
  async () => {
    const screen = await openConsolePage(browser(), full.service);
    const { page } = screen;
    const script = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await script.promise;
      await route.continue();
    });
    const address = `http://localhost:${full.service.port}/console/sign-in`;
    await page.goto(address, { waitUntil: "commit" });
    await page.getByLabel("Email").fill("olga@example.com");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByLabel("Password").press("Enter");
    await page.getByRole("button", { name: "Sign in" }).click();
    expect(page.url()).toBe(address);
    script.resolve();
    await page.locator("#console[data-alive]").waitFor();
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { level: 1, name: "Sites" }).waitFor();
    expect(screen.faults).toEqual([]);
    await screen.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "rules weigh in the built style what they weigh in its source, and a finger finds what it aims at",
  async () => {
    const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const screen = await openSignedIn(browser(), full, narrow);
    const { page } = screen;
    await screen.goto("/console/");
    const head = page.locator("thead th").first();
    expect(await head.evaluate((cell) => getComputedStyle(cell).borderTopWidth)).toBe("0px");
    for (const target of [
      page.getByRole("button", { name: "Menu" }),
      page.getByRole("button", { name: /^You: / }),
      page.getByRole("link", { name: "New site" }),
      page.getByLabel("Search"),
      page.getByLabel("Status"),
    ])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await screen.close();
  },
  TIMEOUT_MS,
);
