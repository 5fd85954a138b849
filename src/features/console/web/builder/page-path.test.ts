/** What people write for the address of a page, and what is meant by it. */
import { expect, test } from "bun:test";
import fc from "fast-check";
import { readPagePath } from "./page-path.ts";

test.each([
  ["/our-team", "/our-team"],
  ["our-team", "/our-team"],
  [" Our  Team ", "/our-team"],
  ["/Our-Team/", "/our-team"],
  ["//services//baking", "/services/baking"],
  ["services / wedding cakes", "/services/wedding-cakes"],
  ["", "/"],
  ["/", "/"],
  ["  ", "/"],
  // For the service to refuse: nothing is guessed of what it was to be.
  ["/über-uns", "/über-uns"],
  ["/a?b#c", "/a?b#c"],
])("%p is %s", (text, path) => expect(readPagePath(text)).toBe(path));

test("has one slash in front, none behind, none in a row and no spaces; read again it is the same", () => {
  const words = fc.array(fc.constantFrom("/", " ", "a", "B", "-", "ü", "7", "\t"), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(words, (all) => {
      const path = readPagePath(all.join(""));
      expect(path).toMatch(/^\/(?:[^/\s]+(?:\/[^/\s]+)*)?$/);
      expect(path).toBe(path.toLowerCase());
      expect(readPagePath(path)).toBe(path);
    }),
  );
});
