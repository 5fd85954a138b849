/**
 * How long one waits in the console, in Chromium: from an interaction to the next paint, against a page with
 * nothing but a button, and to the paint that shows what was asked for; and from an edit in the builder to
 * the paint of the preview that shows it.
 */
import type { Browser, Page } from "playwright-core";
import { awaitPreview, inspector } from "../../test/fixtures/instance.ts";
import { until } from "../../test/fixtures/server-process.ts";
import { findBrowser, launchBrowser } from "../gallery/browser.ts";
import { median, percentile } from "./measure.ts";
import {
  BOTH_CORES,
  createOwner,
  runCommand,
  scratchDirectory,
  startSitewright,
} from "./processes.ts";
import { boundResult, type Result } from "./report.ts";
import { SEED_DOMAIN, seedLeads, seedSites } from "./seed.ts";

const SITES = 1_000;
const LEADS = 10_000;
const ROUNDS = 50;
const PAINT_MS_MAX = 100;
const NO_LIMITS = ["console", "signin", "page", "key", "ip", "generation"]
  .map((name) => `${name}=9999999/9999999m`)
  .join(",");

/** One interaction, and what is true of the page once its answer is shown. */
type Step = { act: () => Promise<unknown>; shown: string };
type Waits = { paint: number[]; shown: number[] };

export async function benchConsole(): Promise<Result[]> {
  const executable = findBrowser();
  if (executable === undefined) return [];
  const data = scratchDirectory();
  await seedSites(data.path, SITES);
  const { account, key } = await createOwner(data.path);
  const invitation = ["user", "invite", "--operator", "--email", "olga@bench.test"];
  const invited = [...invitation, "--account", account, "--role", "owner"];
  const { link } = await runCommand<{ link: string }>(data.path, invited);
  const settings = { SITEWRIGHT_SITES_DOMAIN: SEED_DOMAIN, SITEWRIGHT_LIMITS: NO_LIMITS };
  const start = () => startSitewright(data.path, settings, undefined, BOTH_CORES);
  const builder = await start();
  const siteId = await buildSite(`http://localhost:${builder.port}`, key);
  await builder.stop();
  await seedLeads(data.path, siteId, LEADS);
  const ours = await start();
  const browser = await launchBrowser(executable);
  try {
    const origin = `http://localhost:${ours.port}`;
    const page = await openPage(browser);
    await page.goto(origin + new URL(link).pathname);
    await page.getByLabel("Name").fill("Olga");
    await page.getByLabel("Password").fill("correct horse battery");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("row").nth(1).waitFor();
    const site = `${origin}/console/sites/${siteId}`;
    return [
      ...(await measureLists(browser, page, `${site}/leads`)),
      ...(await measureEdits(page, `${site}/edit`)),
    ];
  } finally {
    await browser.close();
    await ours.stop();
    data.remove();
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const viewport = { width: 1_440, height: 900 };
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  await context.addInitScript(TIMING);
  return context.newPage();
}

/** In the page: begins with the interaction itself, and sees paints by what runs right after each. */
const TIMING = `
  const afterPaint = (tell) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => tell(performance.now());
    port2.postMessage(null);
  });
  window.awaitInteraction = (isShown) => {
    window.waited = new Promise((resolve) => {
      const begin = ({ timeStamp }) => {
        for (const type of ["click", "keydown", "change"]) removeEventListener(type, begin, true);
        afterPaint((painted) => {
          const look = (now) => isShown()
            ? resolve({ paint: painted - timeStamp, shown: now - timeStamp })
            : afterPaint(look);
          look(painted);
        });
      };
      for (const type of ["click", "keydown", "change"]) addEventListener(type, begin, true);
    });
  };
  // In the frame of the preview: when something was painted, by the clock of all pages.
  window.awaitShown = (isShown) => {
    window.seen = new Promise((resolve) => {
      const look = (now) =>
        isShown() ? resolve(performance.timeOrigin + now) : afterPaint(look);
      afterPaint(look);
    });
  };
  for (const type of ["keydown", "click", "change"])
    addEventListener(type, ({ timeStamp }) => {
      window.actedAt = performance.timeOrigin + timeStamp;
    }, true);
`;

async function take(page: Page, { act, shown }: Step, waits: Waits): Promise<void> {
  await page.evaluate(`awaitInteraction(() => ${shown})`);
  await act();
  const wait = (await page.evaluate("waited")) as { paint: number; shown: number };
  waits.paint.push(wait.paint);
  waits.shown.push(wait.shown);
}

const EMPTY = `<!doctype html><title>Empty</title><button
  onclick="this.textContent = this.textContent === 'On' ? 'Off' : 'On'">Off</button>`;

/** Steps that undo each other, in turn; a press of the button of an empty page between two. */
async function measureLists(browser: Browser, page: Page, leads: string): Promise<Result[]> {
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => new Response(EMPTY, { headers: { "content-type": "text/html" } }),
  });
  const empty = await openPage(browser);
  await empty.goto(`http://127.0.0.1:${server.port}/`);
  const results: Result[] = [];
  const views = { Sites: sitesSteps(page), Leads: leadsSteps(page, leads) };
  for (const [name, { open, steps }] of Object.entries(views)) {
    await page.bringToFront();
    await open();
    const [ours, reference]: [Waits, Waits] = [
      { paint: [], shown: [] },
      { paint: [], shown: [] },
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      const step = steps[round % steps.length];
      await page.bringToFront();
      if (step) await take(page, step, ours);
      await empty.bringToFront();
      const press = { act: () => empty.getByRole("button").click(), shown: "true" };
      await take(empty, press, reference);
    }
    const [mine, theirs] = [median(ours.paint), median(reference.paint)];
    const note = `${(mine / theirs).toFixed(2)} × an empty page's ${theirs.toFixed(1)} ms`;
    results.push(
      boundResult(
        `${name}: interaction to next paint, median of ${ROUNDS}`,
        mine,
        "ms",
        {
          max: PAINT_MS_MAX,
        },
        `${note}; slowest ${Math.max(...ours.paint).toFixed(0)} ms`,
      ),
      boundResult(
        `${name}: interaction to what was asked for, median`,
        median(ours.shown),
        "ms",
        {
          max: PAINT_MS_MAX,
        },
        `p95 ${percentile(ours.shown, 0.95).toFixed(0)} ms`,
      ),
    );
  }
  await server.stop(true);
  await empty.close();
  return results;
}

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

function sitesSteps(page: Page): { open: () => Promise<unknown>; steps: readonly Step[] } {
  const isCount = (text: string) =>
    `document.querySelector(".filters-count")?.textContent.startsWith("${text}")`;
  const state = (skip: boolean) => `location.search.includes("skip") === ${skip}
    && document.querySelector("[aria-busy=true]") === null && document.querySelector("[data-row]") !== null`;
  return {
    open: async () => {
      await link(page, "Sites").click();
      await link(page, "Older").waitFor();
    },
    steps: [
      { act: () => link(page, "Older").click(), shown: state(true) },
      { act: () => link(page, "Newer").click(), shown: state(false) },
      { act: () => page.getByLabel("Status").selectOption("draft"), shown: isCount("0") },
      { act: () => page.getByLabel("Status").selectOption(""), shown: isCount("1,00") },
    ],
  };
}

function leadsSteps(
  page: Page,
  url: string,
): { open: () => Promise<unknown>; steps: readonly Step[] } {
  const first = page.locator("[data-row]").first();
  return {
    open: async () => {
      await page.goto(url);
      await first.waitFor();
    },
    steps: [
      { act: () => link(page, "Older").click(), shown: 'location.search.includes("skip")' },
      { act: () => link(page, "Newer").click(), shown: '!location.search.includes("skip")' },
      { act: () => first.click(), shown: 'document.querySelector("main h2") !== null' },
      {
        act: () => link(page, "Back to all leads").click(),
        shown: 'document.querySelector("[data-row]") !== null',
      },
    ],
  };
}

/** A whole site of the composer's, as one edits it. */
async function buildSite(origin: string, key: string): Promise<string> {
  const call = async (path: string, body?: object) => {
    const response = await fetch(`${origin}/v1${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const { jobId } = await call("/sites", { businessName: "Harbour Bakery", industry: "bakery" });
  return until("the site is built", async () => {
    const { job } = await call(`/jobs/${jobId}`);
    return job.status === "completed" && job.siteId;
  });
}

async function measureEdits(page: Page, url: string): Promise<Result[]> {
  await page.goto(url);
  const frame = await awaitPreview(page);
  await frame.locator("h1").dispatchEvent("click");
  const field = inspector(page).getByLabel("Heading", { exact: true });
  await field.fill("Bread");
  const isHeading = (text: string) =>
    `document.querySelector("h1").textContent === ${JSON.stringify(text)}`;
  const waits = { text: [] as number[], block: [] as number[], style: [] as number[] };
  const measure = async (kind: keyof typeof waits, act: () => Promise<unknown>, shown: string) => {
    const body = frame.locator("body");
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    await body.evaluate(`awaitShown(() => ${shown})`);
    await act();
    const seenAt = (await body.evaluate("seen")) as number;
    waits[kind].push(seenAt - ((await page.evaluate("actedAt")) as number));
  };
  const press = (name: string) =>
    inspector(page).getByRole("button", { name, exact: true }).click();
  // The driver points beside what is shown smaller in a frame with a process of its own, as people have it.
  const choose = (which: "first" | "last") =>
    frame.locator(".b-offers h2")[which]().dispatchEvent("click");
  await field.press("End");
  let text = "Bread";
  for (let round = 0; round < ROUNDS; round += 1) {
    text += "a";
    await measure("text", () => field.press("a"), isHeading(text));
  }
  await choose("first");
  for (let round = 0; round < ROUNDS; round += 1) {
    const [name, count] = round % 2 === 0 ? ["Duplicate", 2] : ["Delete", 1];
    if (name === "Delete") await choose("last");
    const shown = `document.querySelectorAll(".b-offers").length === ${count}`;
    await measure("block", () => press(name as string), shown);
    if (name === "Delete") await choose("first");
  }
  await page.getByRole("tab", { name: "Style" }).click();
  const direction = inspector(page).getByLabel("Direction", { exact: true });
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = round % 2 === 0 ? "swiss" : "editorial";
    const shown = `document.body.classList.contains("d-${id}")`;
    await measure("style", () => direction.selectOption(id), shown);
  }
  const names = { text: "a letter typed", block: "a block added or deleted", style: "a direction" };
  return Object.entries(names).map(([kind, name]) => {
    const list = waits[kind as keyof typeof waits];
    return boundResult(
      `Builder: ${name}, to the paint of the preview, median of ${ROUNDS}`,
      median(list),
      "ms",
      { max: PAINT_MS_MAX },
      `p95 ${percentile(list, 0.95).toFixed(0)} ms`,
    );
  });
}
