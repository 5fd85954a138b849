import { expect, test } from "bun:test";
import {
  countAdded,
  isSaidIn,
  isSaidInForms,
  opensWithName,
  saysItAgain,
  saysTheSame,
} from "./echo.ts";

test("a text that opens with the name above it is an echo, one that uses its words later is none", () => {
  expect(opensWithName("The fee in writing, before work starts.", "A fee in writing")).toBe(true);
  expect(
    opensWithName("Fisioterapia para los corredores de un club.", "Fisioterapia para corredores"),
  ).toBe(true);
  expect(opensWithName("Von der platten Felge bis zur Speiche.", "Reparatur")).toBe(false);
  expect(
    opensWithName(
      "You can read at home what it costs and when it starts, since the fee comes in writing.",
      "A fee in writing",
    ),
  ).toBe(false);
  expect(opensWithName("Anything you like.", "…")).toBe(false);
});

test("headings say the same when one has all the longer words of the other", () => {
  expect(saysTheSame("Guitarras clásicas, hechas a mano", "Guitarras clásicas")).toBe(true);
  expect(saysTheSame("Sail repair", "Sails and canvas")).toBe(false);
  expect(saysTheSame("At sea", "Off we go")).toBe(false);
  expect(saysTheSame("Für wen die Werkstatt ist", "Lastenräder aus der Werkstatt")).toBe(false);
});

test("a text adds the words and figures that the line above it has not, in whatever form", () => {
  const added = [
    ["The winter service for sails is booked between November and February.", "Winter service"],
    ["A day at the outdoor club costs £38.", "Day at the outdoor club"],
    ["You have this with us.", "Sail repair"],
    ["Sails are repaired.", "Sail repair"],
    ["Des avis pour vous.", "Un avis"],
  ].map(([text = "", above = ""]) => countAdded(text, above));
  expect(added).toEqual([5, 2, 0, 0, 0]);
});

test("a sentence says another again with nearly all its longer words, in whatever order", () => {
  const said =
    "Open the hood to photograph the dial, and take off the hood to photograph the movement.";
  expect(saysItAgain("Photograph the dial with the hood open, and the movement.", said)).toBe(true);
  expect(saysItAgain("Photograph the case from the side, in daylight.", said)).toBe(false);
  expect(saysItAgain("There are no auditions.", "No auditions are held.")).toBe(false);
});

test("a trade is said already where each of its longer words stands in the text", () => {
  const trade = "Fromagerie de chèvre à la ferme";
  expect(isSaidIn(trade, "Du fromage de chèvre à la ferme")).toBe(true);
  expect(isSaidIn(trade, "Du fromage frais")).toBe(false);
});

test("a short statement is said by a sentence that has each of its longer words in some form", () => {
  expect(isSaidInForms("veils are lent", "We lend you a veil, so none is needed.")).toBe(true);
  expect(isSaidInForms("veils are lent", "We lend you a hive. Veils are sold.")).toBe(false);
  expect(isSaidInForms("dogs stay outside", "Dogs are welcome in the garden outside.")).toBe(false);
  expect(isSaidInForms("cash only", "Cards only.")).toBe(false);
  expect(isSaidInForms("parking", "There is parking.")).toBe(false);
});
