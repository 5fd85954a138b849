/** Wherever one is, no link leads to a page that is refused or is not there, and no button to a refusal, whatever one's role. */
import { beforeAll, describe, expect, test } from "bun:test";
import { type ConsoleBrowser, joinAs } from "../../../../../test/fixtures/console.ts";
import { viewsOf } from "../../../../../test/fixtures/full-console.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { bakeryDocument, smallSite, storeSite } from "../../../../../test/fixtures/small-site.ts";

const on = useSmallScreen();
const NAME = "Marlow & Finch";
let bareId = "";
const guests: Partial<Record<string, ConsoleBrowser>> = {};

beforeAll(async () => {
  const { service, accountId, siteId, operator } = on.full;
  const parts = { slug: "bare", files: smallSite("x"), document: bakeryDocument() };
  bareId = (await storeSite(service.ctx, { ...parts, accountId })).siteId;
  // Jobs, a version and a note lead somewhere as well.
  await operator.call("sites.create", { accountId, businessName: "Rye", industry: "bakery" });
  await operator.call("sites.publish", { siteId });
  for (const role of ["viewer", "editor", "owner"] as const)
    guests[role] = await joinAs(service, accountId, role);
  guests.operator = operator;
  const { id } = await service.createAccount();
  guests["owner of nothing yet"] = await joinAs(service, id, "owner");
});

/** Every view, of the site that has everything and of the one that has nothing. */
const listViews = (): string[] => {
  const views = Object.keys(viewsOf(on.full, NAME));
  const bare = views
    .filter((view) => view.includes(on.full.siteId) && !/[?](?:lead|event)=/.test(view))
    .map((view) => view.replace(on.full.siteId, bareId));
  const edits = [on.full.siteId, bareId].map((id) => `/console/sites/${id}/edit`);
  return [...views, ...bare, ...edits];
};

/** Pages and files of the console; what is beside it is somebody else's to test. */
const linksHere = (): string[] =>
  on.screen.document
    .querySelectorAll("a[href]")
    .map((one) => one.getAttribute("href") ?? "")
    .filter((href) => href.startsWith("/console"));

describe("as", () => {
  test.each(["viewer", "editor", "owner", "operator", "owner of nothing yet"])(
    "%s",
    async (who) => {
      const guest = guests[who];
      if (guest === undefined) throw new Error(who);
      const found = new Map<string, string>();
      for (const view of listViews()) {
        await on.screen.open(view, guest);
        for (const href of linksHere()) if (!found.has(href)) found.set(href, view);
      }
      const broken: string[] = [];
      for (const [href, view] of found) {
        const { status } = await guest.get(href);
        if (status !== 200) broken.push(`${status}: ${href} on ${view}`);
      }
      expect(broken).toEqual([]);
      expect(found.size).toBeGreaterThan(who === "owner of nothing yet" ? 5 : 15);
    },
    60_000,
  );
});

/** What a role is told that may not do something. */
const REFUSED = /Your role in this account|403:/;

test.each(["viewer", "editor"])(
  "no button that %s sees is refused to them: what it does is done, or asked about",
  async (who) => {
    const guest = guests[who];
    if (guest === undefined) throw new Error(who);
    const buttons = () => on.screen.all("button", undefined, on.screen.get("main"));
    const refused: string[] = [];
    let pressed = 0;
    for (const view of listViews().filter(
      (one) => one.includes("/sites/") && !one.endsWith("/new"),
    )) {
      await on.screen.open(view, guest);
      if (REFUSED.test(on.screen.text())) continue;
      const { length } = buttons();
      for (let at = 0; at < length; at += 1) {
        await on.screen.open(view, guest);
        const button = buttons()[at];
        // What one press has taken away is not there for the next.
        if (button === undefined) break;
        await on.screen.wait(() => button.click());
        pressed += 1;
        if (REFUSED.test(on.screen.text())) refused.push(`${button.textContent} on ${view}`);
      }
    }
    expect(refused).toEqual([]);
    expect(pressed).toBeGreaterThan(who === "viewer" ? 10 : 40);
  },
  120_000,
);
