import { expect, test } from "bun:test";
import { sayTown } from "./say-town.ts";

test.each([
  ["Dayton Ohio", "Dayton, Ohio"],
  ["Nashville TN", "Nashville, TN"],
  ["St. Paul Minnesota", "St. Paul, Minnesota"],
  ["Santa Fe New Mexico", "Santa Fe, New Mexico"],
  ["Northern Virginia", "Northern Virginia"],
  ["Upstate New York", "Upstate New York"],
  ["New York", "New York"],
  ["Kansas City", "Kansas City"],
  ["Dayton, Ohio", "Dayton, Ohio"],
  ["Leeds and Bradford", "Leeds and Bradford"],
])("a town and its state have a comma between them: %s", (words, said) => {
  expect(sayTown(words)).toBe(said);
});
