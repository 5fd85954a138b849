/** What stands before "-based" is a place, or how something is done. */
import { expect, test } from "bun:test";
import { readBusiness } from "./read-business.ts";

test.each([
  ["Leeds-based plumber", "Plumber", "Leeds"],
  ["Bristol based web design studio", "Web design studio", "Bristol"],
  ["Falconry-based bird abatement", "Falconry-based bird abatement", undefined],
  ["Plant-based café", "Plant-based café", undefined],
  ["Home-based bakery", "Home-based bakery", undefined],
  ["Evidence-based physiotherapy", "Evidence-based physiotherapy", undefined],
])("%s", (industry, descriptor, place) => {
  const read = readBusiness(industry, "en");
  expect(read.descriptor).toBe(descriptor);
  expect(read.place?.words).toBe(place as string);
});
