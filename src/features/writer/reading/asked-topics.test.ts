import { expect, test } from "bun:test";
import { listAskedTopics } from "./asked-topics.ts";

test.each([
  ["Book a demo, explain the grant program, show reviews", ["the grant program"]],
  [
    "Get enquiries. Explain what species we sow and survival rates.",
    ["the species we sow", "survival rates"],
  ],
  ["online booking, loaner bikes explained", ["loaner bikes"]],
  [
    "show fees up front, answer the family reunification questions we get 20 times a week",
    ["family reunification"],
  ],
  ["Information on grants and VAT relief in plain words.", ["grants", "VAT relief"]],
  ["Explain what an annual service includes.", ["the annual service"]],
  ["Explain what regulation is.", ["regulation"]],
  ["explain shipping so nobody sends me a wet suit again", ["shipping"]],
])("what a page is to explain is known by its name: %s", (goals, topics) => {
  expect(listAskedTopics(goals)).toEqual(topics);
});

test.each([
  "Show finished roofs and real weddings",
  "Book a call, show prices up front",
  "Explain the difference between human captioning and auto captions",
  "Explain why cement is the problem",
  "Describe your invitation",
  "Book a table, order online",
])("what is shown, or told at length, is not: %s", (goals) => {
  expect(listAskedTopics(goals)).toEqual([]);
});
