/** Ages of grown people are dropped from a list of them; those that say for whom something is stay. */
import { expect, test } from "bun:test";
import { dropAdvertisedAges } from "./advertised-ages.ts";

test.each([
  ["Women aged 25-55 in central Manchester", "Women in central Manchester"],
  ["Homeowners aged 35–65 in Columbus, Ohio", "Homeowners in Columbus, Ohio"],
  ["Men 18-45", "Men"],
  ["Prospective mentors (25-60), individual donors", "Prospective mentors, individual donors"],
  ["Career changers in their late 20s and 30s", "Career changers"],
  ["Couples in their thirties or forties, families", "Couples, families"],
  ["Weinliebhaber zwischen 30 und 65, Gastronomie", "Weinliebhaber, Gastronomie"],
  ["Frauen im Alter von 25 bis 45 Jahren", "Frauen"],
  ["Mujeres de 25 a 45 años en Madrid", "Mujeres en Madrid"],
  ["Femmes de 25 à 45 ans", "Femmes"],
  [
    "Busy dual-income households earning $100k+, Airbnb hosts",
    "Busy dual-income households, Airbnb hosts",
  ],
  ["Engaged couples with a mid to high budget in Cornwall", "Engaged couples in Cornwall"],
  ["Homeowners with $15k+ garden budgets and HOAs", "Homeowners and HOAs"],
  ["Second-home buyers with budgets over $1.5M, sellers", "Second-home buyers, sellers"],
  [
    "Self-employed designers earning £30k-£120k across the UK",
    "Self-employed designers across the UK",
  ],
  [
    "Parents of children aged 2-6 in Boulder, Colorado, household income $90k+",
    "Parents of children aged 2-6 in Boulder, Colorado",
  ],
  ["Familien mit hohem Einkommen in Köln", "Familien in Köln"],
  ["Familias con ingresos altos en Madrid", "Familias en Madrid"],
  ["Parejas de 28 a 50 años con ingresos medios-altos y turistas", "Parejas y turistas"],
  ["Paare aus Hamburg mit einem Budget ab 20.000 Euro", "Paare aus Hamburg"],
  [
    "Low-income households under £25k, housing associations",
    "Low-income households, housing associations",
  ],
  // Whom it is for.
  [
    "Owners of family businesses with $10M-$100M revenue",
    "Owners of family businesses with $10M-$100M revenue",
  ],
  ["Children aged 5-16, parents", "Children aged 5-16, parents"],
  ["Juniors aged 12 to 18", "Juniors aged 12 to 18"],
  ["Women over 50", "Women over 50"],
  ["Adults 55+ on the Sunshine Coast", "Adults 55+ on the Sunshine Coast"],
  // Other numbers.
  ["Firms of 20-50 employees", "Firms of 20-50 employees"],
  ["Homes within 20-30 miles", "Homes within 20-30 miles"],
  ["Betriebe mit 20 bis 50 Mitarbeitern", "Betriebe mit 20 bis 50 Mitarbeitern"],
])("“%s” reads “%s”", (typed, written) => {
  expect(dropAdvertisedAges(typed)).toBe(written);
});
