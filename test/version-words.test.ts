/** What differs between two versions is told in the builder's words, never in the document's own. */
import { afterEach, expect, test } from "bun:test";
import { claimInstance } from "./fixtures/console.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

let service: TestService;
afterEach(() => service.close());

test("style, facts and the order of a page are compared in words that people know", async () => {
  service = await startTestService();
  const operator = await claimInstance(service);
  const { accountId } = (await operator.call("session.state")).body;
  const { siteId } = await storeComposedSite(service.ctx, "bakery", accountId);
  const apply = async (operation: object) => {
    const { revision } = (await operator.call("builder.open", { siteId })).body.draft;
    const answer = await operator.call("builder.apply", { siteId, revision, operation });
    expect(answer.status).toBe(200);
  };
  const { document } = (await operator.call("builder.open", { siteId })).body;
  const typePair = document.tokens.typePair === "lora-figtree" ? "space-grotesk" : "lora-figtree";
  await apply({ op: "set-style", typePair });
  await apply({ op: "set-fact", key: "postal_code", value: "20457" });
  await apply({ op: "add-block", page: "/", kind: "statement", at: 1 });
  const { revision } = (await operator.call("builder.open", { siteId })).body.draft;
  await operator.call("builder.publish", { siteId, revision });
  const { items } = (await operator.call("versions.list", { siteId })).body;
  const versions = { a: items[1].id, b: items[0].id };
  const { changes } = (await operator.call("versions.compare", { siteId, ...versions })).body;
  const [whole, page] = changes;
  expect(whole.where).toBe("On every page");
  const lines = whole.after.split("\n");
  expect(lines).toContain("Postal code: 20457");
  expect(lines.find((line: string) => line.startsWith("Typefaces: "))).not.toContain(typePair);
  // What stays as it was is not among the differences.
  expect(whole.after).not.toMatch(/Direction|Density/);
  expect(page.where).toBe(`The page ${document.pages[0].label}`);
});
