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
const MORE = /^(?:More details|Mehr zum Angebot|Plus de détails|Más detalles)$/u;

test.each([
  [
    "Bakery",
    "Increase online orders and showcase our fresh bread",
    ["Order online"],
    ["Fresh bread"],
  ],
  ["Dental clinic", "Attract new patients and let them book appointments", ["Book an appointment"]],
  ["Yoga studio", "Increase class sign-ups and introduce our teachers", ["Sign up for a class"]],
  ["Language school", "Increase course sign-ups and showcase success", ["Sign up for a course"]],
  ["Restaurant", "Show the menu, take reservations and highlight specials", ["Book a table"]],
  [
    "Bookstore",
    "Promote author events and drive in-store visits",
    ["Visit the shop"],
    ["Author events"],
  ],
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
] as [string, string, string[], string[]?][])(
  "%s, “%s”: the trade's offers, and a button for visitors",
  (industry, goals, buttons, notes = []) => {
    const home = homeOf({ industry, goals });
    expect(home.buttons).toEqual([...buttons]);
    expect(home.offers).toBeGreaterThanOrEqual(3);
    expect(home.notes).toEqual(notes);
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
    "For couples, families and professionals looking for an authentic dinner out in Chicago",
  ],
  [
    "Couples, families and professionals looking for an authentic and unhurried dinner out in the northern suburbs of Chicago",
    "For couples and families",
  ],
  [
    "Young individuals going through a contested divorce or a separation with children in Surrey and South West London boroughs",
    "For young individuals going through a contested divorce or a separation with children in Surrey and South West London boroughs",
  ],
  [
    "Health-conscious millennials in urban areas, vegans and people with dairy allergies",
    "For health-conscious millennials in urban areas, vegans and people with dairy allergies",
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

test.each([
  // Long lists of people and of words for the voice tell of no offer.
  [
    "Commercial cleaning",
    "Facilities managers, strata managers, medical centres and childcare operators across Greater Melbourne",
    "Generate qualified leads through a site inspection request form, and highlight our certifications and police-checked staff",
    "reliable, crisp, professional",
  ],
  [
    "Rowing club",
    "Adult beginners, juniors aged 12 to 18, and returning university rowers around Durham",
    "Recruit new members through our learn-to-row courses, publish the race calendar and attract local sponsors",
    "inclusive, spirited, traditional without being stuffy",
  ],
  [
    "Restaurant",
    "Couples, families and business diners in the old town who look for seasonal cooking, good wine and a quiet terrace in summer",
    "Online table reservations and takeaway orders",
    "warm, unpretentious, seasonal, welcoming, attentive, a bit playful",
  ],
  [
    "Hair salon",
    "Women and men in central Leeds",
    "We want to increase online bookings, promote our colour packages, build an email list of returning guests, and highlight our sustainability initiatives to eco-conscious clients in the city and its suburbs, so that they come back.",
    "modern",
  ],
  [
    "Agence immobilière",
    "Acheteurs français et internationaux à la recherche d'une résidence secondaire sur la Côte d'Azur",
    "Nous souhaitons obtenir plus de mandats de vente et générer des contacts qualifiés.",
    "haut de gamme, discret, expert",
  ],
] as const)(
  "%s: long marketing words tell no offers either",
  (industry, audience, goals, personality) => {
    expect(homeOf({ industry, audience, goals, personality }).offers).toBeGreaterThanOrEqual(3);
  },
);

test("prices and terms at length do, among such wishes as well", () => {
  const goals =
    "Increase bookings. Cut and finish £38, fringe £9, colour from £64, and a skin test two days before any colour. No card payments, cash or bank transfer only. Children under ten on Saturdays before noon, with somebody to hold the book.";
  expect(homeOf({ industry: "Hair salon", goals }).offers).toBe(0);
});

test.each([
  ["Dachdecker", "Eigenheimbesitzer und Architekten im Raum Kassel", undefined],
  ["Agencia SEO", "Clínicas y hoteles en Cantabria", undefined],
  ["Car dealer", "First-time buyers and families in Leeds", undefined],
])("%s: an opening that only asks gives way to whom it is for", (industry, audience, lede) => {
  const [home] = composeSite({ businessName: "Aster", industry, audience }, "s").pages;
  const hero = home?.blocks.find(({ kind }) => kind === "hero") as BlockOf<"hero">;
  if (lede !== undefined) expect(hero.lede).toBe(lede);
  expect(hero.lede ?? "").not.toMatch(
    /^(?:Say|Tell us|Send|Bitte|Wichtig|Es hilft|Conviene|Para empezar)/u,
  );
  expect(hero.notes ?? []).not.toContain(hero.lede?.replace(/[.]$/u, "") ?? "");
});

test.each([
  [
    "Facilities managers, medical centres and childcare operators across Melbourne",
    "For facilities managers, medical centres and childcare operators across Melbourne",
  ],
  [
    "Young professionals, uni students, birthday party parents and schools in Newcastle NSW",
    "For young professionals, uni students, birthday party parents and schools in Newcastle NSW",
  ],
  [
    "Mentors, donors, and families in Cleveland, OH",
    "For mentors, donors, and families in Cleveland, OH",
  ],
])("a list that its owner closed is said to its end: %s", (audience, people) => {
  const [home] = composeSite(
    { businessName: "Aster", industry: "Restaurant", audience },
    "s",
  ).pages;
  const hero = home?.blocks.find(({ kind }) => kind === "hero") as BlockOf<"hero">;
  expect([hero.lede?.replace(/[.]$/u, ""), ...(hero.notes ?? [])]).toContain(people);
});

test.each([
  [
    "Roofer",
    "Get more quote requests and recruit apprentices",
    ["Get a price", "Apply for an apprenticeship"],
  ],
  ["Care home", "Attract new residents and recruit care staff", ["Write to us", "Apply for a job"]],
  [
    "Charity",
    "Recruit 120 new mentors this year, grow recurring donations",
    ["Become a mentor", "Give monthly"],
  ],
  [
    "Spedition",
    "Neukunden gewinnen und Berufskraftfahrer für unser Team finden",
    ["Preis anfragen", "Bewerbung senden"],
  ],
  [
    "Boulangerie",
    "Augmenter les commandes et recruter des apprentis",
    ["Commander", "Envoyer une candidature"],
  ],
  [
    "Electricista",
    "Conseguir más presupuestos y captar instaladores",
    ["Pedir presupuesto", "Enviar el currículum"],
  ],
  [
    "Hearing clinic",
    "Drive bookings for free 15-minute hearing checks",
    ["Book a free 15-minute hearing check"],
  ],
  [
    "Summer camp",
    "Drive bookings for our summer camps, collect emails for the waitlist",
    ["Book a summer camp", "Join the waiting list"],
  ],
  [
    "Software",
    "Drive free trial sign-ups and demo requests",
    ["Sign up for a free trial", "Request a demo"],
  ],
  [
    "Bike shop",
    "Increase service bookings and get people in for e-bike test rides",
    ["Book a service", "Book an e-bike test ride"],
  ],
  [
    "Restaurant",
    "Drive table reservations, promote our private dining room",
    ["Book a table", "Enquire about our private dining room"],
  ],
  [
    "Cheese shop",
    "Increase sales, promote tasting evenings",
    ["Order cheese", "Book a tasting evening"],
  ],
] as const)("%s, “%s”: each wish has its button", (industry, goals, buttons) => {
  expect(homeOf({ industry, goals }).buttons).toEqual([...buttons]);
});

test.each([
  ["Event agency", "Generate event briefs, showcase past product launches, win annual retainers"],
  ["Logistics", "Quote requests, contract enquiries, shipment tracking access for customers"],
  ["Coding bootcamp", "Applications for the September cohort, employer partnerships"],
  [
    "Physiotherapy",
    "We want visitors to call us, and families to see that falls prevention works.",
  ],
  ["Maler", "Mehr Angebotsanfragen für Fassaden und Innenräume erhalten"],
  ["Restaurant", "Book tables, sell gift cards"],
])("%s, “%s”: what a business would like to have is no note", (industry, goals) => {
  expect(homeOf({ industry, goals }).notes).toEqual([]);
});

test.each([
  [
    "Law firm",
    "We want visitors to read what divorce and custody will cost, and request a callback.",
    /separat|divorce|famil/iu,
  ],
  ["Photographer", "Sell headshot sessions", /headshot/iu],
  [
    "Photographer",
    "Showcase wedding portfolio, get enquiries for 2026 dates",
    /ceremony|wedding/iu,
  ],
] as const)("%s, “%s”: the goals say which of its kinds it is", (industry, goals, told) => {
  const [home] = composeSite({ businessName: "Aster", industry, goals }, "s").pages;
  const offers = home?.blocks.find(({ kind }) => kind === "offers") as BlockOf<"offers">;
  expect(offers.items.map((item) => JSON.stringify(item)).join(" ")).toMatch(told);
});

test.each([
  [
    "Nursery and daycare",
    "Working parents in Harrogate, household income £50k+",
    /colour|nappies|favourite|wellies/iu,
    /diaper|favorite|colors/iu,
  ],
  ["Bakery", "Regulars in Asheville, North Carolina", /bread/iu, /trash can/iu],
  ["Hair salon", "Women in Houston, Texas", /bangs/iu, /a bangs|fringe/iu],
] as const)("%s for %s: words of the country, whole", (industry, audience, says, never) => {
  const text = JSON.stringify(
    composeSite({ businessName: "Aster", industry, audience }, "s").pages,
  );
  expect(text).toMatch(says);
  expect(text).not.toMatch(never);
});
