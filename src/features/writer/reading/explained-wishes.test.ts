/** What is wished to be explained is told, and what is said of customers is not. */
import { expect, test } from "bun:test";
import { tellWishes } from "./told-wishes.ts";

const TOLD: readonly (readonly [string, string])[] = [
  [
    "Explain how to come: bus from the station, about 3 hours. We close in May.",
    "How to come: bus from the station, about 3 hours. We close in May.",
  ],
  [
    "Please state the cancellation rule in a kind manner: 24 hours or the lesson is charged.",
    "Cancellation rule: 24 hours or the lesson is charged.",
  ],
  [
    "People need to know how to measure up before they ring us, as half of them get it wrong: garter hole to floor.",
    "How to measure up: garter hole to floor.",
  ],
  [
    "2: yearly polish, they forget. Lost towels charged at $1.10, please state clearly, customers argue.",
    "yearly polish. Lost towels charged at $1.10.",
  ],
  [
    "Get them to book the Sit-Down. That's 30 minutes, $45, and no chair.",
    "Sit-Down: 30 minutes, $45, and no chair.",
  ],
  [
    "Sign up for the $165 a month plan. It covers your books. A price list would save me a lot of letters.",
    "covers your books.",
  ],
  ["Opening times and where we are. Two things. Heels from £8.", "Heels from £8."],
];

test.each(TOLD)("%s", (typed, told) => {
  expect(tellWishes(typed)).toContain(told);
});

test("a remark on customers is gone", () => {
  const told = tellWishes("Nothing is posted, so explain it simply. Yearly polish, they forget.");
  expect(told).toBe("Nothing is posted. Yearly polish.");
});
