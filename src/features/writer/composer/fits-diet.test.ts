import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { readDiet } from "./fits-diet.ts";

test("reads what a kitchen leaves out", () => {
  expect(readDiet("Vegan café with board games")).toBe("vegan");
  expect(readDiet("veganes Restaurant")).toBe("vegan");
  expect(readDiet("restaurante vegetariano")).toBe("vegetarian");
  expect(readDiet("traiteur végétarien")).toBe("vegetarian");
  expect(readDiet("Vegas-style diner")).toBeUndefined();
});

const textOf = (industry: string) =>
  JSON.stringify(
    composeSite(
      { businessName: "Granary Lane", industry, audience: "students", goals: "", personality: "" },
      "diet",
    ).pages,
  );

test("a vegan café serves no milk of cows, and stays a café", () => {
  expect(textOf("Café")).toMatch(/with milk/u);
  expect(textOf("Vegan café")).not.toMatch(/with milk|cream/u);
  expect(textOf("Vegan café")).toMatch(/oat, soya or almond/u);
});
