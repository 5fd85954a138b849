/** Calls of the console's API that no page of ours makes are refused in its own envelope. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ConsoleBrowser, claimInstance, openBrowser } from "./fixtures/console.ts";
import { bakeryDocument, smallSite, storeSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

let service: TestService;
let operator: ConsoleBrowser;
beforeAll(async () => {
  service = await startTestService();
  operator = await claimInstance(service);
});
afterAll(() => service.close());

test.each(["\ud800", "a\u0000b", "__proto__", "constructor", "", "a".repeat(5_000)])(
  "nobody's account %j has no brand, and is no failure of ours",
  async (accountId) => {
    const answer = await openBrowser(service).call("session.brand", { accountId });
    expect([answer.status, answer.body]).toEqual([200, { brand: null }]);
  },
);

test("an image that comes as anything but a form is refused in words", async () => {
  const { id: accountId } = await service.createAccount();
  const parts = { slug: "bakery", files: smallSite("a"), document: bakeryDocument(), accountId };
  const { siteId } = await storeSite(service.ctx, parts);
  const answer = await operator.call(`gallery.add?siteId=${siteId}`, { url: "https://a.test/" });
  expect(answer.status).toBe(400);
  expect(answer.body.error).toEqual({ code: "invalid_request", message: expect.any(String) });
});
