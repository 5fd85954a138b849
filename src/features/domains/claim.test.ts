import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { claimName, claimValue, hasClaim } from "./claim.ts";

let one: TestContext;
let other: TestContext;
beforeAll(async () => {
  one = await openTestContext();
  other = await openTestContext();
});
afterAll(async () => {
  await one.close();
  await other.close();
});

test("a claim is one site's, on one installation, and the same each time it is asked for", () => {
  const value = claimValue(one.ctx, "site_a");
  expect(claimValue(one.ctx, "site_a")).toBe(value);
  expect(hasClaim(one.ctx, "site_a", [value])).toBe(true);
  expect(hasClaim(one.ctx, "site_b", [value])).toBe(false);
  expect(hasClaim(other.ctx, "site_a", [value])).toBe(false);
  expect(claimName("bakery.de")).toBe("_sitewright.bakery.de");
});

test("a claim is recognised among other texts, as people put it into their DNS", () => {
  const value = claimValue(one.ctx, "site_a");
  for (const text of [`"${value}"`, ` ${value} `, value.toUpperCase()])
    expect(hasClaim(one.ctx, "site_a", ["v=spf1 -all", text])).toBe(true);
  for (const text of ["", value.slice(0, -1), `${value}x`, value.replace("=", " = ")])
    expect(hasClaim(one.ctx, "site_a", [text])).toBe(false);
});
