/**
 * What members of an account are shown in a real browser: nothing that they may not do, and pages for guests
 * without the console around them. Without a browser this is skipped.
 */
import { afterAll, beforeAll, expect } from "bun:test";
import { invite } from "../src/features/people/links.ts";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import { joinAs } from "./fixtures/console.ts";
import { openConsolePage } from "./fixtures/console-page.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
  viewsOf,
} from "./fixtures/full-console.ts";
import { bakeryDocument, smallSite, storeSite } from "./fixtures/small-site.ts";

const TIMEOUT_MS = 180_000;
const SITE = "Marlow & Finch";

const browser = useBrowser();
let full: FullConsole;
beforeAll(async () => {
  if (hasBrowser) full = await openFullConsole(SITE);
}, TIMEOUT_MS);
afterAll(async () => {
  await full?.close();
}, TIMEOUT_MS);

for (const role of ["viewer", "editor", "owner"] as const)
  browserTest(
    `no link that is shown to the ${role} of an account is refused`,
    async () => {
      const { service, accountId } = full;
      const member = await joinAs(service, accountId, role);
      const screen = await openSignedIn(browser(), { service, operator: member });
      const links = new Set<string>();
      for (const path of Object.keys(viewsOf(full, SITE))) {
        await screen.goto(path);
        await settle(screen);
        for (const link of await screen.page.locator('a[href^="/console"]').all())
          links.add((await link.getAttribute("href")) ?? "");
      }
      expect(links.size).toBeGreaterThan(10);
      for (const link of links) {
        const { status } = await member.get(link);
        expect([link, status >= 400]).toEqual([link, false]);
      }
      await screen.close();
    },
    TIMEOUT_MS,
  );

browserTest(
  "a draft is published by its owner; an editor's builder does not offer it, and calls the site by its name",
  async () => {
    const { service, accountId } = full;
    const parts = { slug: "draft", files: smallSite("draft"), document: bakeryDocument() };
    const { siteId } = await storeSite(service.ctx, { ...parts, accountId, publish: false });
    const editor = await joinAs(service, accountId, "editor", "ed@example.com");
    await editor.call("sites.rename", { siteId, name: "Harbour Bakery" });
    const { revision } = (await editor.call("builder.open", { siteId })).body.draft;
    expect((await editor.call("builder.publish", { siteId, revision })).status).toBe(403);
    const at = new Date(service.clock.now() + 3_600_000).toISOString();
    expect((await editor.call("builder.publish", { siteId, revision, at })).status).toBe(403);
    for (const [who, mayPublish] of [
      [editor, false],
      [full.operator, true],
    ] as const) {
      const screen = await openSignedIn(browser(), { service, operator: who });
      await screen.goto(`/console/sites/${siteId}/edit`);
      const { page } = screen;
      await page.getByRole("heading", { level: 1, name: "Edit Harbour Bakery" }).waitFor();
      expect(await page.title()).toBe("Edit Harbour Bakery · Sitewright");
      const publish = page.getByRole("button", { name: "Publish changes" });
      expect(await publish.isEnabled()).toBe(mayPublish);
      await screen.close();
    }
    const published = await full.operator.call("builder.publish", { siteId, revision });
    expect(published.status).toBe(200);
  },
  TIMEOUT_MS,
);

browserTest(
  "whoever is signed in and opens an invitation sees it as a guest does",
  async () => {
    const screen = await openSignedIn(browser(), full);
    for (const path of ["/console/join/none", "/console/claim/none"]) {
      await screen.goto(path);
      await screen.page.getByText("This link has been used or is too old.").waitFor();
      expect(await screen.page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
    }
    await screen.page.getByRole("link", { name: "sign in" }).waitFor();
    await screen.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "an event that would end before it starts is told at the field",
  async () => {
    const screen = await openSignedIn(browser(), full);
    const { page } = screen;
    await screen.goto(`/console/sites/${full.siteId}/events?new=1`);
    await settle(screen);
    await page.getByLabel("Title").fill("Evening");
    await page.getByLabel("Starts").fill("2027-05-01T19:00");
    await page.getByLabel("Ends").fill("2027-05-01T18:00");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const ends = page.getByRole("textbox", { name: "Ends" }).or(page.getByLabel("Ends"));
    await page.getByText("It must not end before it starts.").waitFor();
    expect(await ends.first().getAttribute("aria-invalid")).toBe("true");
    const described = (await ends.first().getAttribute("aria-describedby")) ?? "";
    const fault = page.locator(`#${described.split(" ").at(-1)}`);
    expect(await fault.textContent()).toBe("It must not end before it starts.");
    await screen.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "a link that cannot be looked at now is not called old, and is good once it can be",
  async () => {
    const { service, accountId } = full;
    const { link } = await invite(service.ctx, {
      ...{ email: "late@example.com", account: { id: accountId, role: "viewer" } },
    });
    const screen = await openConsolePage(browser(), service);
    const { page } = screen;
    const looks = "**/console/api/*.look";
    const over = page.getByText("This link has been used or is too old.");
    for (const path of [link, "/console/claim/of-the-first-start"]) {
      const error = { code: "internal_error", message: "The service is starting." };
      await page.route(looks, (route) => route.fulfill({ status: 503, json: { error } }));
      await page.goto(new URL(path, `http://localhost:${service.port}`).href);
      await page.getByRole("alert").filter({ hasText: "The service is starting." }).waitFor();
      expect([path, await over.count()]).toEqual([path, 0]);
      await page.unroute(looks);
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByLabel("Password").or(over).waitFor();
    }
    // A dead line is waited for; what it kept away comes by itself.
    await page.route(looks, (route) => route.abort("failed"));
    await page.goto(link);
    await page.getByText("Connection lost").waitFor();
    expect(await over.count()).toBe(0);
    await page.unroute(looks);
    await page.getByLabel("Password").waitFor();
    expect(screen.faults).toEqual([]);
    await screen.close();
  },
  TIMEOUT_MS,
);
