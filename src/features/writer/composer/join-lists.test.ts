/** Two trades or kinds under one roof say nothing twice. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { joinLists } from "./join-lists.ts";

test("the same text under two ids stands once", () => {
  const step = { title: "Gather the papers", text: "The service book and the last bills." };
  const other = { id: "c", title: "Say what matters", text: "The day you need the car again." };
  const list = [
    { id: "a", kinds: ["plain"], ...step },
    { id: "b", kinds: ["mot"], ...step },
    other,
  ];
  expect(joinLists("steps", [list]).map(({ id }) => id)).toEqual(["a", "c"]);
});

test("a garage of several kinds tells each step once", () => {
  const brief = { businessName: "Kerr Motors", industry: "garage, MOT and air con" };
  const { pages } = composeSite(brief, "s");
  const titles = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === "process" ? block.steps.map(({ title }) => title) : [],
    ),
  );
  expect(titles.length).toBeGreaterThan(1);
  expect(new Set(titles).size).toBe(titles.length);
});
