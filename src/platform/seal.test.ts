import { expect, test } from "bun:test";
import { systemRandom } from "./random.ts";
import { openSecret, sealSecret } from "./seal.ts";

const keys = { instanceKey: new Uint8Array(32).fill(7), random: systemRandom };
const place = { use: "tests", owner: "whk_1" };

test("a sealed secret opens where it belongs, and seals differently each time", () => {
  const [first, second] = [sealSecret(keys, place, "s3cret"), sealSecret(keys, place, "s3cret")];
  expect(first).not.toBe(second);
  for (const sealed of [first, second]) {
    expect(sealed).not.toContain("s3cret");
    expect(openSecret(keys, place, sealed)).toBe("s3cret");
  }
});

test("it opens with no other instance key, use or owner, and not when it was changed", () => {
  const sealed = sealSecret(keys, place, "s3cret");
  const otherKeys = { ...keys, instanceKey: new Uint8Array(32).fill(8) };
  expect(openSecret(otherKeys, place, sealed)).toBeUndefined();
  expect(openSecret(keys, { ...place, use: "other" }, sealed)).toBeUndefined();
  expect(openSecret(keys, { ...place, owner: "whk_2" }, sealed)).toBeUndefined();
  const changed = sealed.replace(
    /.(.{4})$/,
    (_, end) => `${sealed.at(-5) === "A" ? "B" : "A"}${end}`,
  );
  for (const wrong of ["", "v1.", "v1.AAAA", "v2.AAAA", changed])
    expect(openSecret(keys, place, wrong)).toBeUndefined();
});
