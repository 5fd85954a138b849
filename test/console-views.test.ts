/**
 * Every view of the console in a real browser: accessible in both schemes and widths, inert whatever
 * things are called, silent towards other hosts. Without a browser this is skipped.
 */
import { afterAll, beforeAll, expect } from "bun:test";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import { joinAs } from "./fixtures/console.ts";
import { type ConsolePage, openConsolePage } from "./fixtures/console-page.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
  viewsOf,
} from "./fixtures/full-console.ts";
import { HOSTILE_TEXTS } from "./fixtures/hostile-texts.ts";

const TIMEOUT_MS = 300_000;
const SITE = "Marlow & Finch";
const NARROWEST_PX = 320;

const browser = useBrowser();
let full: FullConsole;

beforeAll(async () => {
  full = await openFullConsole(SITE);
}, TIMEOUT_MS);
afterAll(async () => {
  await full?.close();
}, TIMEOUT_MS);

async function withScreen(work: (screen: ConsolePage) => Promise<void>): Promise<void> {
  const screen = await openSignedIn(browser(), full);
  try {
    await work(screen);
    expect(screen.faults).toEqual([]);
  } finally {
    await screen.close();
  }
}

async function runAxe(page: Page): Promise<string[]> {
  // As an expression of the debugger's, which the page's policy does not touch.
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })(); 0`);
  const { violations } = await page.evaluate<axe.AxeResults>(
    "axe.run(document, {resultTypes: ['violations']})",
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.flat().join(" ")} ${failureSummary}`,
    ),
  );
}

/** References by id that lead nowhere. */
const findLooseReferences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NAMES = ["aria-controls", "aria-labelledby", "aria-describedby", "for", "list"];
    return NAMES.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? "")
          .split(" ")
          .filter((id) => id && !document.getElementById(id))
          .map((id) => `${name}=${id}`),
      ),
    );
  });

async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const found = [...(await runAxe(page)), ...(await findLooseReferences(page))];
      faults.push(...found.map((fault) => `${width} ${colorScheme}: ${fault}`));
    }
  // As wide as 1280 px at 400 %.
  await page.setViewportSize({ width: NARROWEST_PX, height: 640 });
  const width = await page.evaluate<number>("document.documentElement.scrollWidth");
  return width > NARROWEST_PX ? [...faults, `${width} px wide at ${NARROWEST_PX}`] : faults;
}

browserTest(
  "every view has its one heading and title, and no fault of accessibility in any scheme or width",
  async () => {
    await withScreen(async (screen) => {
      const { page } = screen;
      const faults: string[] = [];
      for (const [path, heading] of Object.entries(viewsOf(full, SITE))) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await screen.goto(path);
        await settle(screen);
        expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([heading]);
        expect(await page.title()).toBe(`${heading} · Sitewright`);
        for (const landmark of ["banner", "main"] as const)
          expect(await page.getByRole(landmark).count()).toBe(1);
        expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(1);
        faults.push(...(await findFaults(page)).map((fault) => `${path} ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  },
  TIMEOUT_MS,
);

/** That an account works; and of a lead in the list, what stands in the lead itself. */
const LEFT_OUT = /^Active$|^anna@visitors\.test$|^Waiting: no mail server/;
/** What stands in lists, without the heads of their columns. */
const CELLS = "main :is(td, tbody th, dd, li b)";

browserTest(
  "at 200 % nothing of a list or page is lost, and nothing is wider than the window",
  async () => {
    await withScreen(async (screen) => {
      const { page } = screen;
      const lost: string[] = [];
      for (const path of Object.keys(viewsOf(full, SITE))) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await screen.goto(path);
        await settle(screen);
        const texts = (await page.locator(CELLS).allInnerTexts()).flatMap((text) =>
          text.split("\n").map((line) => line.trim()),
        );
        await page.setViewportSize({ width: 640, height: 450 });
        const shown = (await page.getByRole("main").allInnerTexts()).join("\n");
        const wanted = texts.filter((text) => /\p{L}/u.test(text) && !LEFT_OUT.test(text));
        lost.push(
          ...wanted.filter((text) => !shown.includes(text)).map((text) => `${path}: ${text}`),
        );
        const width = await page.evaluate<number>("document.documentElement.scrollWidth");
        if (width > 640) lost.push(`${path}: ${width} px wide`);
      }
      expect(lost).toEqual([]);
    });
  },
  TIMEOUT_MS,
);

browserTest(
  "a name as long as they come stays in the navigation, and the builder has a way back",
  async () => {
    const name = `${"Paediatric and Family Dentistry ".repeat(5)}Northgate`;
    const rename = (to: string) =>
      full.operator.call("sites.rename", { siteId: full.siteId, name: to });
    await rename(name);
    try {
      await withScreen(async (screen) => {
        const { page } = screen;
        await screen.goto(`/console/sites/${full.siteId}`);
        await settle(screen);
        const navigation = page.getByRole("navigation", { name: "Main" });
        await navigation.getByText(name).waitFor();
        for (const link of await navigation.getByRole("link").all())
          expect((await link.boundingBox())?.width).toBeLessThan(240);
        await screen.goto(`/console/sites/${full.siteId}/edit`);
        await page.getByRole("tab", { name: "Style" }).click();
        // As a stranger writes it, each label finds its one field.
        for (const label of ["Direction", "Typefaces", "Colour", "Ground", "Scheme", "Density"])
          expect([label, await page.getByLabel(label).count()]).toEqual([label, 1]);
        await navigation.getByRole("link", { name: "Paediatric" }).click();
        await page.getByRole("heading", { level: 1, name }).waitFor();
      });
    } finally {
      await rename(SITE);
    }
  },
  TIMEOUT_MS,
);

browserTest(
  "pages before the sign-in have no fault either",
  async () => {
    const screen = await openConsolePage(browser(), full.service, { reducedMotion: "reduce" });
    for (const path of [
      "/console/sign-in",
      `/console/sign-in?account=${full.brandedId}`,
      `/console/review/${full.reviewToken}`,
      "/console/review/old",
      "/console/claim/used",
      "/console/join/old",
    ]) {
      await screen.goto(path);
      await settle(screen);
      expect(await findFaults(screen.page)).toEqual([]);
    }
    await screen.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "dialogs, menus and open forms have no fault either, and give the focus back",
  async () => {
    await withScreen(async (screen) => {
      const { page } = screen;
      const openings: [string, string][] = [
        ["/console/keys", "New key"],
        ["/console/keys", "Revoke"],
        ["/console/webhooks", "New endpoint"],
        ["/console/operator/accounts", "New account"],
        [`/console/sites/${full.siteId}/settings`, "Delete site"],
      ];
      for (const [path, name] of openings) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await screen.goto(path);
        const button = page.getByRole("button", { name, exact: true });
        await button.click();
        const dialog = page.getByRole("dialog");
        await dialog.waitFor();
        expect(await findFaults(page)).toEqual([]);
        expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
        expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
      }
    });
  },
  TIMEOUT_MS,
);

browserTest(
  "the menu of the person is worked by the keys that the pattern names",
  async () => {
    await withScreen(async (screen) => {
      const { page } = screen;
      await screen.goto("/console/");
      await settle(screen);
      const button = page.getByRole("button", { name: /^You: / });
      const focused = () => page.evaluate<string>("document.activeElement.textContent");
      await button.focus();
      await page.keyboard.press("ArrowDown");
      await page.getByRole("menu").waitFor();
      expect(await button.getAttribute("aria-expanded")).toBe("true");
      expect(await findLooseReferences(page)).toEqual([]);
      expect(await focused()).toBe("Your account");
      await page.keyboard.press("ArrowUp");
      expect(await focused()).toBe("Sign out");
      await page.keyboard.press("Home");
      expect(await focused()).toBe("Your account");
      await page.keyboard.press("s");
      expect(await focused()).toBe("Sign out");
      await page.keyboard.press("Escape");
      expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await button.getAttribute("aria-expanded")).toBe("false");
      expect(await button.getAttribute("aria-controls")).toBeNull();
    });
  },
  TIMEOUT_MS,
);

browserTest(
  "tabs move with the arrows, take one stop, and are in the address",
  async () => {
    await withScreen(async (screen) => {
      const { page } = screen;
      await screen.goto(`/console/sites/${full.siteId}/leads`);
      await settle(screen);
      const tab = (name: string) => page.getByRole("tab", { name });
      await tab("Inbox").focus();
      await page.keyboard.press("ArrowRight");
      await page.waitForURL(/tab=spam/);
      expect(await tab("Spam").getAttribute("aria-selected")).toBe("true");
      expect(await tab("Spam").evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await tab("Inbox").getAttribute("tabindex")).toBe("-1");
      await page.goBack();
      await page.waitForURL((url) => !url.search);
      expect(await tab("Inbox").getAttribute("aria-selected")).toBe("true");
    });
  },
  TIMEOUT_MS,
);

browserTest(
  "a viewer is told 403 where they may not, sees no link to it, and a stranger's site does not exist",
  async () => {
    const viewer = await joinAs(full.service, full.accountId, "viewer");
    const screen = await openSignedIn(browser(), { service: full.service, operator: viewer });
    const { page } = screen;
    const origin = `http://localhost:${full.service.port}`;
    for (const path of ["/console/keys", "/console/operator/system", "/console/sites/new"]) {
      const answer = await page.goto(origin + path);
      expect([path, answer?.status()]).toEqual([path, 403]);
      await page.getByRole("heading", { level: 1, name: "Not allowed" }).waitFor();
    }
    const missing = await page.goto(`${origin}/console/sites/site_00000000000000000000000000`);
    expect(missing?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
    await screen.goto(`/console/sites/${full.siteId}`);
    await settle(screen);
    const links = await page.getByRole("navigation", { name: "Main" }).getByRole("link").all();
    const names = await Promise.all(links.map((link) => link.textContent()));
    expect(names).toEqual([
      ...["Sites", "Overview", "Leads", "Events", "Gallery", "Analytics", "History"],
    ]);
    expect(await page.getByRole("button", { name: "Unpublish" }).count()).toBe(0);
    await screen.close();
  },
  TIMEOUT_MS,
);

/** Each breaks out in another way, and leaves a mark if it gets through. */
const HOSTILE = [
  `<img src=x onerror="window.hit=1">`,
  `"><script>window.hit=1</script>`,
  `' autofocus onfocus=window.hit=1 x='`,
  `</title><svg onload=window.hit=1>`,
  `javascript:window.hit=1`,
  `{{constructor.constructor('window.hit=1')()}}`,
].join(" ");

const NAME_LENGTH_MAX = 190;

/** All hostile texts there are, on demand: as many in one name as fit; line ends belong to no name. */
function packNames(): string[] {
  const names: string[] = [];
  for (const text of HOSTILE_TEXTS.map((one) => one.replace(/[\r\n\t\u2028]/g, " "))) {
    const last = names.at(-1);
    if (last !== undefined && last.length + text.length < NAME_LENGTH_MAX)
      names[names.length - 1] = `${last} ${text}`;
    else names.push(text.slice(0, NAME_LENGTH_MAX));
  }
  return names;
}
/** SITEWRIGHT_TEST_HOSTILE=all takes half an hour. */
const NAMES =
  process.env.SITEWRIGHT_TEST_HOSTILE === "all" ? packNames() : [HOSTILE.slice(0, NAME_LENGTH_MAX)];

browserTest.each(NAMES)(
  "whatever things are called is shown as it is, and does nothing (%#)",
  async (name) => {
    const hostile = await openFullConsole(name);
    const screen = await openSignedIn(browser(), hostile);
    try {
      const before = [
        `/console/review/${hostile.reviewToken}`,
        `/console/sign-in?account=${hostile.brandedId}`,
        `/console/sites/${hostile.siteId}/edit`,
      ];
      for (const path of [...Object.keys(viewsOf(hostile, name)), ...before]) {
        await screen.goto(path);
        await settle(screen);
        expect([path, await screen.page.evaluate("window.hit")]).toEqual([path, undefined]);
      }
      await screen.goto(`/console/sites/${hostile.siteId}`);
      await settle(screen);
      expect(await screen.page.getByRole("heading", { level: 1 }).textContent()).toBe(name.trim());
      expect(screen.faults).toEqual([]);
    } finally {
      await screen.close();
      await hostile.close();
    }
  },
  TIMEOUT_MS,
);
