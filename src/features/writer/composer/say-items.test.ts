import { expect, test } from "bun:test";
import { sayItems } from "./say-items.ts";

test.each([
  ["photo of label", "a photo of the label"],
  ["photos and rough number of panes", "photos and the rough number of panes"],
  [
    "date, place and something about the person",
    "the date, the place and something about the person",
  ],
  ["photos of the stairs", "photos of the stairs"],
  ["address, gate width", "the address and the gate width"],
  ["length, what boat, where she lies", "the length, what boat and where she lies"],
])("what is asked for in few words, in a sentence: %s", (wishes, said) => {
  expect(sayItems(wishes)).toBe(said);
});

test("is left as it is where it is no short list", () => {
  expect(sayItems("room size (in metres), what’s underneath; when")).toBeUndefined();
  expect(sayItems("what piano, which floor, any turns")).toBeUndefined();
  expect(sayItems("the name of the person whom you would like to remember here")).toBeUndefined();
});
