/** What a brief states, as the pages list it and the form asks for it. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";

const siteOf = (said: Partial<Brief>) =>
  composeSite({ businessName: "Acme", industry: "shop", ...said }, "s");

test("an area without a name is not listed as where a business works", () => {
  const areaOf = (audience: string) =>
    siteOf({ industry: "Dorfladen", audience }).facts.find(({ key }) => key === "service_area")
      ?.value;
  expect([areaOf("Leute aus dem Dorf"), areaOf("Leute aus Leipzig")]).toEqual([
    undefined,
    "Leipzig",
  ]);
});

test("hours keep what they hold for", () => {
  const goals = "Open 8am to 5.30pm on weekdays in the school holidays.";
  const { facts } = siteOf({ industry: "holiday club", goals });
  expect(facts.find(({ key }) => key === "opening_hours")?.value).toBe(
    "Open 8am to 5.30pm on weekdays in the school holidays",
  );
});

test("round the clock is opening hours, and no part of a number to call", () => {
  const factsOf = (goals: string) =>
    siteOf({ industry: "locksmith", goals }).facts.map(({ key, value }) => `${key} ${value}`);
  expect(factsOf("call 07700 900123, 24 hours")).toEqual([
    "phone 07700 900123",
    "opening_hours 24 hours",
  ]);
  expect(factsOf("phone number 01632 960123 24 hours")[0]).toBe("phone 01632 960123");
  expect(factsOf("ring us, 24 hours notice to cancel")).toEqual([]);
});

test("hours are read from their first figure", () => {
  const { facts } = siteOf({ industry: "nursery", goals: "Open 7.15am to 6.15pm, 51 weeks." });
  expect(facts.find(({ key }) => key === "opening_hours")?.value).toBe("Open 7.15am to 6.15pm");
});

test("nobody is asked for an insurance that the brief does not speak of", () => {
  const asks = (goals: string) =>
    siteOf({ industry: "physiotherapy", goals }).pages.some(({ blocks }) =>
      blocks.some(
        (block) =>
          block.kind === "contact" && block.fields?.some(({ name }) => name === "insurance"),
      ),
    );
  expect([asks("Appointments"), asks("Appointments. We take all insurances.")]).toEqual([
    false,
    true,
  ]);
});

test("who reassures insures nobody, and a child’s age is asked for as such", () => {
  const { pages } = siteOf({
    industry: "Orthophonie pour enfants",
    goals: "prendre rendez-vous",
    personality: "rassurant",
  });
  const fields = pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "contact" ? (block.fields ?? []) : []));
  expect(fields.map(({ label }) => label)).toContain("Âge de l’enfant");
  expect(fields.map(({ name }) => name)).not.toContain("insurance");
});

test("who may want tickets is asked for the evening and how many, whatever else a choir asks", () => {
  const { pages } = siteOf({
    industry: "Gemischter Chor",
    goals: "Zur Probe kommen, Konzertkarten reservieren",
  });
  const names = pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "contact" ? (block.fields ?? []) : []))
    .map(({ name }) => name);
  expect(names).toEqual(["request", "date", "people", "level"]);
});
