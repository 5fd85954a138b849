/**
 * Pages with the worst that a model can say: words too long for a line, another script, pictographs, markup, and
 * nothing. They are as accessible and as narrow as others. SITEWRIGHT_TEST_LAYOUTS=all looks at every page of each.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { findFaults } from "./browser/checks.ts";
import { hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import { HOSTILE_TEXTS } from "./fixtures/hostile-texts.ts";
import { type ModelServer, startModelServer } from "./fixtures/model-server.ts";
import { valueFor } from "./fixtures/model-words.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const isWhole = process.env.SITEWRIGHT_TEST_LAYOUTS === "all";
const TIMEOUT_MS = isWhole ? 600_000 : 60_000;

const LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützen";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** A word for each text: what is said twice on a site is refused. */
const wordOf = (at: number) => LETTERS.slice(at % 20, (at % 20) + 6);

type Say = (at: number, isHeading: boolean) => string;
const KINDS: Readonly<Record<string, Say>> = {
  "words too long for a line": (at, isHeading) =>
    isHeading
      ? `${LONG.slice(0, 30)}${wordOf(at)}`
      : `${LONG}${wordOf(at)} und ${LONG.toLowerCase()}${wordOf(at)} ohne Ende.`,
  "another script": (at, isHeading) =>
    isHeading
      ? `خبز طازج ${wordOf(at)}`
      : `نخبز الخبز كل صباح ונמכור לחם טרי بالقرب من ${wordOf(at)}. اسألوا عن الكعك.`,
  pictographs: (at, isHeading) =>
    isHeading
      ? `🥐 Bread ${wordOf(at)} 🎂`
      : `🥖 Warm bread 👩‍👩‍👧‍👦 ${wordOf(at)} on the table 🇩🇪🎉.`,
  markup: (at) => HOSTILE_TEXTS[(at * 7) % HOSTILE_TEXTS.length] ?? "",
  nothing: () => "",
};

/** What shows that the model's words are there; where they may not stand, nothing of them is. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  "words too long for a line": /Donaudampfschifffahrt/,
  "another script": /خبز/,
  pictographs: /Warm bread/,
};

const browser = useBrowser();
let model: ModelServer;
let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  model = startModelServer();
  service = await startTestService({
    runScheduler: true,
    environment: { SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" },
  });
  account = await service.createAccount();
}, TIMEOUT_MS);
afterAll(async () => {
  await service.close();
  await model.close();
});

/** The opening and the offers of sites that would otherwise have no text of the model are good. */
function sayEverywhere(say: Say, keepsOpening: boolean): void {
  let at = 0;
  model.answer = (call) => {
    const value = valueFor(call) as Record<string, unknown>;
    if (call.keys.includes("reader")) return { text: JSON.stringify(value) };
    for (const key of call.keys)
      if (!(keepsOpening && /^(?:heading|lede|offer_\d_text)$/.test(key)))
        value[key] = { text: say(at++, /heading|label/.test(key)), facts: [] };
    return { text: JSON.stringify(value) };
  };
}

async function publish(): Promise<string[]> {
  const { body } = await service.call(account.key, "POST", "/sites", {
    body: { businessName: "Harbour Loaf", industry: "bakery", audience: "families, offices" },
  });
  for (;;) {
    const { job } = (await service.call(account.key, "GET", `/jobs/${body.jobId}`)).body;
    expect(job.error).toBeNull();
    const found = await service.call(account.key, "GET", "/sites");
    const site = found.body.sites.find(({ id }: { id: string }) => id === job.siteId);
    if (site?.status === "live") return listPages(site.url);
    await Bun.sleep(20);
  }
}

async function listPages(url: string): Promise<string[]> {
  const { host } = new URL(url);
  if (!isWhole) return [`http://${host}/`];
  const sitemap = await (await service.visit(host, "/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>([^<]{1,300})<\/loc>/g)].map(
    ([, page = ""]) => `http://${host}${new URL(page).pathname}`,
  );
}

const kinds = Object.keys(KINDS).slice(0, isWhole ? undefined : 1);

test.skipIf(!hasBrowser).each(kinds)(
  "a site whose texts are %s is accessible, quiet and fits a narrow screen",
  async (kind) => {
    sayEverywhere(KINDS[kind] ?? String, kind === "markup" || kind === "nothing");
    const urls = await publish();
    const { host } = new URL(urls[0] ?? "");
    const home = await (await service.visit(host, "/")).text();
    const [said] = Object.values(SHOWN).filter((words) => words.test(home));
    expect(said).toEqual(SHOWN[kind]);
    for (const url of urls) {
      const faults = await findFaults(browser(), url);
      expect({ url, faults }).toEqual({ url, faults: [] });
    }
  },
  TIMEOUT_MS,
);
