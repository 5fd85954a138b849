/** Goals as marketing writes them wish something of the site: they name nothing that is sold, and no words for a button. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { BlockOf } from "../../design/room.ts";

const homeOf = (brief: Record<string, string>) => {
  const [home] = composeSite({ businessName: "Aster", industry: "", ...brief }, "s").pages;
  const hero = home?.blocks.find(({ kind }) => kind === "hero") as BlockOf<"hero">;
  const offers = home?.blocks.find(({ kind }) => kind === "offers") as
    | BlockOf<"offers">
    | undefined;
  return {
    buttons: (hero.actions ?? []).map(({ label }) => label).filter((label) => !MORE.test(label)),
    notes: hero.notes ?? [],
    offers: offers?.items.length ?? 0,
  };
};

/** The way to the page of what there is. */
const MORE = /^(?:More details|Alle Einzelheiten|Plus de détails|Más detalles)$/u;

test.each([
  ["Bakery", "Increase online orders and showcase our fresh bread", ["Order online"]],
  ["Dental clinic", "Attract new patients and let them book appointments", ["Book an appointment"]],
  ["Yoga studio", "Increase class sign-ups and introduce our teachers", ["Sign up for a class"]],
  ["Language school", "Increase course sign-ups and showcase success", ["Sign up for a course"]],
  ["Restaurant", "Show the menu, take reservations and highlight specials", ["Book a table"]],
  ["Bookstore", "Promote author events and drive in-store visits", ["Visit the shop"]],
  ["Jewelry store", "Showcase collections and encourage store visits", ["Visit the store"]],
  ["Florist", "Increase orders and wedding enquiries", ["Order flowers", "Enquire about weddings"]],
  [
    "Law firm",
    "Establish credibility and generate consultation requests",
    ["Request a consultation"],
  ],
  [
    "Life coach",
    "Book free discovery calls and grow my email list",
    ["Book a free discovery call", "Subscribe"],
  ],
  ["Bed and breakfast", "Get direct bookings and share local tips", ["Book a room"]],
  ["Bäckerei", "Mehr Bestellungen online und Bekanntheit steigern", ["Online bestellen"]],
  ["Zahnarztpraxis", "Neue Patienten gewinnen und Vertrauen aufbauen", ["Termin vereinbaren"]],
  ["Tischlerei", "Mehr Anfragen für Möbel und Küchen", ["Möbel und Küchen anfragen"]],
  [
    "Cabinet dentaire",
    "Attirer de nouveaux patients et faciliter la prise de rendez-vous",
    ["Prendre rendez-vous"],
  ],
  ["Restaurant", "Augmenter les réservations et mettre en avant la carte", ["Réserver une table"]],
  ["Clínica dental", "Atraer nuevos pacientes y facilitar la reserva de citas", ["Pedir cita"]],
  ["Panadería", "Aumentar los pedidos y mostrar nuestros panes", ["Encargar"]],
] as const)(
  "%s, “%s”: the trade's offers, and a button for visitors",
  (industry, goals, buttons) => {
    const home = homeOf({ industry, goals });
    expect(home.buttons).toEqual([...buttons]);
    expect(home.offers).toBeGreaterThanOrEqual(3);
    expect(home.notes).toEqual([]);
  },
);

test("what an owner names without such a wish still stands alone", () => {
  expect(
    homeOf({ industry: "coffee shop", goals: "Good coffee, cheese scones, kids corner" }).offers,
  ).toBe(0);
});

test.each([
  [
    "Couples, families and professionals looking for an authentic dinner out in Chicago",
    "For couples, families and professionals looking for an authentic dinner out",
  ],
  [
    "Individuals going through divorce or separation in Surrey and South West London",
    "For individuals going through divorce or separation",
  ],
  [
    "Health-conscious millennials in urban areas, vegans and people with dairy allergies",
    "For health-conscious millennials in urban areas, and for vegans",
  ],
])("whom it is for is shortened to a note: %s", (audience, note) => {
  expect(homeOf({ industry: "Restaurant", audience }).notes).toEqual([note]);
});

test.each([
  ["holiday club for children", "Book the summer weeks", ["weeks", "age"]],
  ["outdoor cookery school", "Sign-ups for courses", ["course"]],
  ["vegetable box", "Subscriptions to the weekly box", ["delivery"]],
])("a form asks for what is booked: %s, “%s”", (industry, goals, fields) => {
  const { pages } = composeSite({ businessName: "Aster", industry, goals }, "s");
  const [form] = pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "contact"));
  const asked = ((form as BlockOf<"contact">).fields ?? []).map(({ name }) => name);
  expect(asked.filter((name) => name !== "request" && name !== "level")).toEqual([...fields]);
});
