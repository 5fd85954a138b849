/** Addresses that somebody typed or kept for too long: a list says that it has nothing for them, and the way back. */
import { afterAll, beforeAll, expect } from "bun:test";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
} from "./fixtures/full-console.ts";

const TIMEOUT_MS = 240_000;
const WAIT_MS = 30_000;

const browser = useBrowser();
let full: FullConsole;
beforeAll(async () => {
  full = await openFullConsole();
  // Something is on the ledger.
  await full.operator.call("sites.create", { businessName: "Vale", industry: "guitar repair" });
}, TIMEOUT_MS);
afterAll(async () => {
  await full?.close();
}, TIMEOUT_MS);

/** What lists say that have nothing at all. */
const EMPTY = /^(?:Nothing yet|Nothing was spent yet|No \w+ yet)\.$/;
const LONG = "x".repeat(300);

/** Address → what is said there. */
const addressesOf = (site: string, eventId: string): readonly (readonly [string, RegExp])[] => [
  ["/console/?status=sold", /Nothing matches/],
  [`/console/?q=${LONG}`, /Nothing matches/],
  ["/console/?skip=9000", /The list ends before/],
  [`${site}/leads?status=angry`, /Nothing matches/],
  [`${site}/leads?status=won&q=nobody`, /No lead matches/],
  [`${site}/leads?skip=9000`, /The list ends before/],
  [`${site}/leads?tab=other&skip=-3`, /Marlow/],
  [`${site}/leads?lead=lead_none`, /not here any more/],
  [`${site}/events?when=never`, /Nothing matches/],
  [`${site}/events?event=evt_none`, /This event is not here/],
  [`${site}/events?event=${eventId}&status=late`, /Nothing matches/],
  [`${site}/gallery?skip=abc`, /No pictures|No images/],
  [`${site}/analytics?days=12`, /30 days/],
  [`${site}/history?skip=9000`, /The list ends before/],
  ["/console/webhooks?endpoint=whk_none", /crm\.example/],
  ["/console/credits?skip=1e99", /Remaining|remaining/],
  ["/console/credits?skip=9000", /The list ends before/],
  ["/console/operator/system?skip=9000", /The list ends before/],
  ["/console/operator/accounts?account=acc_none", /no such account/],
  ["/console/operator/accounts?q=nobody", /No account matches/],
];

browserTest(
  "nonsense in an address is no error: what is not there is said, with a way back",
  async () => {
    const screen = await openSignedIn(browser(), full);
    const { page } = screen;
    page.setDefaultTimeout(WAIT_MS);
    const site = `/console/sites/${full.siteId}`;
    for (const [address, said] of addressesOf(site, full.eventId)) {
      await screen.goto(address);
      await settle(screen);
      await page.getByRole("main").getByText(said).first().waitFor();
      expect([address, await page.getByRole("alert").count()]).toEqual([address, 0]);
      // Beyond its end a list is not called empty.
      const empty = address.includes("skip=9000") ? await page.getByText(EMPTY).count() : 0;
      expect([address, empty]).toEqual([address, 0]);
    }
    await screen.goto(`${site}/leads?status=angry&q=x`);
    await page.getByRole("link", { name: "Show the whole list" }).click();
    await page.getByRole("main").getByText("anna@visitors.test").first().waitFor();
    expect(new URL(page.url()).search).toBe("");
    expect(screen.faults).toEqual([]);
    await screen.close();
  },
  TIMEOUT_MS,
);
