/** What stands of Dutch briefs: deeds with their terms, labels without their wish, and what tells how it works. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";

const read = (said: Partial<Brief> & { industry: string }) =>
  JSON.stringify(composeSite({ businessName: "Marlow", ...said }, "s").pages);

describe("goals", () => {
  const text = read({
    industry: "rijschool in assen, schakel en automaat. Twee instructeurs, Jeroen en Anneke",
    audience: "Jongeren vanaf 16, faalangst, mensen die al eens gezakt zijn",
    goals:
      "Aanmelden voor een proefles (60 min, 35 euro). Duidelijke prijzen: losse les 62,50. Geen spoedcursussen, daar geloven we niet in. Kennismaken aan huis is gratis.",
  });

  test.each([
    "Proefles: 60 min, 35 euro.",
    "Prijzen: losse les 62,50.",
    "Geen spoedcursussen, daar geloven we niet in.",
    "Kennismaken aan huis is gratis.",
    "Twee instructeurs, Jeroen en Anneke.",
    "Rijschool in Assen",
    '"label":"Boek een proefles"',
  ])("%s", (told) => {
    expect(text).toContain(told);
  });

  test("lose what is wished", () => {
    expect(text).not.toContain("Duidelijke");
    expect(text).not.toContain("Aanmelden voor een proefles (");
  });
});

test.each<[string, string]>([
  [
    "Gezinnen, scholen, beginners en gevorderden",
    "Voor gezinnen, scholen, beginners en gevorderden.",
  ],
  [
    "Mensen die een oud huis verbouwen, architecten",
    "Voor mensen die een oud huis verbouwen en architecten.",
  ],
])("people: %s", (audience, said) => {
  expect(read({ industry: "Zeilschool in Heeg met cursussen voor kinderen", audience })).toContain(
    said,
  );
});
