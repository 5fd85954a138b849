import { expect, test } from "bun:test";
import { writeEmptyAlternatives } from "./empty-alternative.ts";

test("an alt without a value gets an empty one, wherever it stands in the tag", () => {
  expect(writeEmptyAlternatives('<img src="/a.svg" alt width="4"/>')).toBe(
    '<img src="/a.svg" alt="" width="4"/>',
  );
  expect(writeEmptyAlternatives("<img alt/><img alt>")).toBe('<img alt=""/><img alt="">');
});

test("what has a value, is another attribute or stands in a text stays as it is", () => {
  for (const html of [
    '<img src="/a.svg" alt="A hall, alt and new"/>',
    '<img title="an alt " src="/alt "/>',
    '<img data-alt src="/a"/>',
    "<p>an <b>alt</b> voice alt </p>",
  ])
    expect(writeEmptyAlternatives(html)).toBe(html);
});
