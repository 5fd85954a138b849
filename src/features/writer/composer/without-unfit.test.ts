/** A field that cannot be said costs its own words, and not the site. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";
import { withoutUnfit } from "./without-unfit.ts";

class Unfit extends Error {}
const BRIEF: Brief = {
  ...{ businessName: "Aster", industry: "bell hanger", existingUrl: undefined },
  ...{ audience: "people", goals: "calls", personality: "calm", competitors: undefined },
};
const isUnfit = (error: unknown): boolean => error instanceof Unfit;

/** Makes a site of every brief that does not have one of the fields. */
const makeWithout = (fields: readonly (keyof Brief)[]) => async (brief: Brief) => {
  if (fields.some((field) => brief[field] !== undefined)) throw new Unfit(fields.join());
  return brief;
};

test("the fields are given up one after the other, and no more than must be", async () => {
  expect(await withoutUnfit(BRIEF, makeWithout([]), isUnfit)).toEqual(BRIEF);
  const calm = await withoutUnfit(BRIEF, makeWithout(["personality"]), isUnfit);
  expect([calm.audience, calm.personality, calm.goals]).toEqual([undefined, undefined, "calls"]);
});

test("where nothing helps the first error is told, and any other error at once", async () => {
  await expect(withoutUnfit(BRIEF, makeWithout(["businessName"]), isUnfit)).rejects.toThrow(
    "businessName",
  );
  const broken = async (): Promise<Brief> => {
    throw new TypeError("broken");
  };
  await expect(withoutUnfit(BRIEF, broken, isUnfit)).rejects.toThrow(TypeError);
});

test("a field that the brief does not have is not given up", async () => {
  let count = 0;
  const { audience: _, ...brief } = BRIEF;
  const make = () => {
    count += 1;
    return Promise.reject(new Unfit("none"));
  };
  await expect(withoutUnfit(brief as Brief, make, isUnfit)).rejects.toThrow("none");
  // As it is, without its personality, and without its goals too.
  expect(count).toBe(3);
});

test("an aside between commas leaves none of them in a list of people", () => {
  const audience = "Parish councils, tower captains and, now and then, a school with a clock bell.";
  const { pages } = composeSite({ ...BRIEF, audience }, "s");
  expect(JSON.stringify(pages)).toContain("tower captains and a school with a clock bell");
});
