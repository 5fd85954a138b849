/** A preview by link over HTTP: who has it reads the draft, nobody indexes it, and what is over is missing. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { type ConsoleBrowser, joinAs, openBrowser } from "./fixtures/console.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

const DAY_MS = 86_400_000;

let service: TestService;
let siteId: string;
let editor: ConsoleBrowser;

beforeEach(async () => {
  service = await startTestService();
  const { id } = await service.createAccount();
  ({ siteId } = await storeComposedSite(service.ctx, "bakery", id));
  editor = await joinAs(service, id, "editor", "ann@example.com");
});
afterEach(() => service.close());

async function share(): Promise<{ id: string; page: string; frame: string }> {
  const { link } = (await editor.call("reviews.share", { siteId, shows: "draft" })).body;
  const page = new URL(link.url).pathname;
  const token = page.slice(page.lastIndexOf("/") + 1);
  return { id: link.id, page, frame: `/console/api/shared-preview/${token}/` };
}

const stranger = () => openBrowser(service);
const statuses = async ({ page, frame }: { page: string; frame: string }) =>
  Promise.all([page, frame].map(async (path) => (await stranger().get(path)).status));

test("a stranger reads it without a session, and search engines are told to keep out", async () => {
  const link = await share();
  expect(await statuses(link)).toEqual([200, 200]);
  expect(await (await stranger().get(link.page)).text()).toContain(
    'name="robots" content="noindex"',
  );
  const frame = await stranger().get(link.frame);
  expect(frame.headers.get("x-robots-tag")).toBe("noindex");
  expect(frame.headers.get("cache-control")).toBe("no-store");
  expect(frame.headers.get("content-security-policy")).toStartWith("sandbox ");
});

test("one that was changed, taken back or is over is as missing as one that never was", async () => {
  const link = await share();
  const other = await share();
  const changed = {
    page: link.page.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    frame: link.frame.replace(/.\/$/, (last) => (last === "A/" ? "B/" : "A/")),
  };
  expect(await statuses(changed)).toEqual([404, 404]);
  expect(await statuses({ page: "/console/review/x", frame: link.frame })).toEqual([404, 200]);
  await editor.call("reviews.revoke", { siteId, linkId: link.id });
  expect(await statuses(link)).toEqual([404, 404]);
  expect(await statuses(other)).toEqual([200, 200]);
  // Those who manage the site are told the same.
  expect((await editor.get(link.page)).status).toBe(404);
  service.clock.advance(30 * DAY_MS);
  expect(await statuses(other)).toEqual([404, 404]);
});
