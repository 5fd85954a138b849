/** Texts that are too long for their place end between two characters there, and no mail shows half of one. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});
afterAll(() => site.close());

test("a lead's mail and its line beside the subject hold no half of an emoji, wherever it stands", async () => {
  for (let before = 134; before <= 142; before += 1)
    await site.fill(
      new URLSearchParams({
        email: "ann@visitors.test",
        message: `${"x".repeat(before)}🍞🍞🍞`,
      }).toString(),
    );
  await site.service.ctx.scheduler.step();
  expect(site.mail.received).toHaveLength(9);
  for (const { parsed } of site.mail.received) {
    for (const part of [parsed.html, parsed.text, parsed.subject]) {
      expect(part).not.toContain("\ufffd");
      expect(part?.isWellFormed()).toBe(true);
    }
    expect(parsed.text).toContain("🍞🍞🍞");
  }
});
