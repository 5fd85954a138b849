/** A browser whose owner asked not to be counted on a site. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { openVisitedSite, type VisitedSite } from "./fixtures/visited-site.ts";

let site: VisitedSite;
beforeEach(async () => {
  site = await openVisitedSite();
});
afterEach(() => site.close());

test("is not counted from then on, nor what its pages report, until it asks to be again", async () => {
  await site.view("/");
  expect((await site.read()).pageviews).toBe(1);
  const asked = await site.view("/_uncounted/on");
  expect([asked.status, asked.headers.get("location")]).toEqual([303, "/"]);
  const set = asked.headers.get("set-cookie") ?? "";
  expect(set).toContain("HttpOnly; SameSite=Lax");
  const cookie = set.split(";", 1)[0] ?? "";
  await site.view("/", { cookie: `other=2; ${cookie}` });
  await site.report("cta", { cookie });
  expect(await site.read()).toMatchObject({ pageviews: 1, ctaClicks: 0 });
  const back = await site.view("/_uncounted/off", { cookie });
  expect(back.headers.get("set-cookie")).toContain("Max-Age=0");
  await site.view("/", { cookie: "other=2" });
  expect((await site.read()).pageviews).toBe(2);
});

test("nobody gets a cookie by looking at pages", async () => {
  expect((await site.view("/")).headers.get("set-cookie")).toBeNull();
});
