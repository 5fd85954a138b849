/** Sites of businesses that take no bookings. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

const site = (goals: string, industry = "barber shop") => {
  const document = composeSite({ businessName: "Kirkgate", industry, goals }, "seed");
  const pages = document.pages.filter(({ role }) => role !== "privacy");
  return { text: JSON.stringify(pages), action: document.navigation.action?.label };
};

test("nobody is asked for a date where there are none", () => {
  for (const goals of ["show prices, walk ins only", "No appointments. Cash only."]) {
    const { text, action } = site(goals);
    expect(action).toBe("Visit us");
    expect(text.replaceAll("No appointments", "")).not.toMatch(
      /appointment|Book a chair|choose a time/iu,
    );
    expect(text).not.toContain('"type":"date"');
    expect(text).toContain("Beard trims");
  }
  const german = site("Preise zeigen, nur ohne Termin", "Barbershop");
  expect(german.text).not.toMatch(
    /Termin (?:buchen|vereinbaren|nennen)|Wunschtermin|vor dem Termin/iu,
  );
});

test("who books somebody is asked as ever", () => {
  expect(site("show prices").action).toBe("Book a chair");
  expect(site("No appointment without a deposit, show prices").action).toBe("Book a chair");
  expect(site("Pas de coupe sans rendez-vous", "barbier").action).not.toBe(
    site("Toujours sans rendez-vous", "barbier").action,
  );
});
