import { describe, expect, test } from "bun:test";
import {
  fitButton,
  fitButtonAbroad,
  fitPressed,
  fitRequest,
  fitRequestAbroad,
  isFitNote,
} from "./fit-labels.ts";

describe("what is read of the goals, on a button", () => {
  test.each([
    "Book May to September",
    "Bring applications",
    "Sign up for weekly",
    "Hire one more mechanic",
    "Commission a then",
    "Get a free fitting call if they want one",
    "Request a quote for requests",
  ])("is none where no visitor would press it: %s", (label) => {
    expect(fitButton(label)).toBeUndefined();
  });

  test.each([
    ["Send us the measurements properly", "Send us the measurements"],
    ["Get a free switch-over call 2", "Get a free switch-over call"],
    ["Register for grade 3", "Register for grade 3"],
    ["Book a free inspection", "Book a free inspection"],
    ["Hire us", "Hire us"],
  ])("%s reads %s", (label, said) => {
    expect(fitButton(label)).toBe(said);
  });

  test("in other languages ends where its words end", () => {
    expect(fitButtonAbroad("Inscribirse en los cursos o")).toBeUndefined();
    expect(fitButtonAbroad("Acheter des quelques pièces")).toBe("Acheter les quelques pièces");
    expect(fitRequestAbroad("Schulen: Bücherkisten anfragen")).toBe("Bücherkisten anfragen");
  });
});

test.each([
  ["Teachers: request the lesson pack", "Request the lesson pack"],
  ["Wholesale list on request", undefined],
  ["Before and after", undefined],
  ["Fees", undefined],
  ["Gift vouchers", "Gift vouchers"],
  ["Job status", "Job status"],
])("a form is sent for a request: %s", (option, said) => {
  expect(fitRequest(option)).toBe(said);
});

test.each([
  ["Prove Holidays Act compliance", "goals", "en", false],
  ["Fewer but better jobs", "goals", "en", false],
  ["Login link for existing customers", "goals", "en", false],
  ["Second home owners, guesthouses", "audience", "en", false],
  ["No technical knowledge is needed", "goals", "en", true],
  ["Quiet hour Sundays", "goals", "en", true],
  ["For owners of old houses", "audience", "en", true],
  ["Lehrlinge finden (ganz wichtig!)", "goals", "de", false],
  ["Télécharger la liste du matériel", "goals", "fr", false],
  ["Tarifs par race", "goals", "fr", true],
])("a note is for visitors: %s", (words, field, language, isFit) => {
  expect(isFitNote(words, field, language)).toBe(isFit);
});

test("a plan is asked about, and the owner's own word for a price is kept", () => {
  expect(fitButton("Order the yearly maintenance plan")).toBe(
    "Ask about the yearly maintenance plan",
  );
  expect(fitButton("Free estimates")).toBe("Request a free estimate");
  expect(fitButton("Free quote bookings, before winter especially")).toBe("Request a free quote");
  expect(fitButton("Give money")).toBe("Donate");
  expect(fitButton("Post herd health day schedule")).toBeUndefined();
  expect(fitButton("Book an assessment. Show the timetable and prices")).toBe("Book an assessment");
  expect(fitRequest("Restaurants onto a standing weekly order")).toBe("Standing weekly order");
  expect(fitRequest("Survey season calendar")).toBeUndefined();
});

test("one walk is booked, and what owners wish for is no button", () => {
  expect(fitButton("Book site walks")).toBe("Book a site walk");
  expect(fitButton("Hire enquiries in good time")).toBeUndefined();
  expect(fitButton("Stay for the interval")).toBeUndefined();
  expect(fitButton("Talk people out of cement")).toBeUndefined();
});

test("on a button stands what visitors would do, and no wish of the owner's", () => {
  for (const label of [
    "Book a site survey",
    "Send a pull list",
    "Join the waiting list",
    "Hire us",
  ])
    expect(fitPressed(label)).toBe(label);
  for (const label of [
    "Give rough prices",
    "Play our showreel first",
    "Hire catalogue",
    "Sign up accounts",
  ])
    expect(fitPressed(label)).toBeUndefined();
  expect(fitPressed("constructor of sets")).toBeUndefined();
  expect(fitPressed("Book workshops")).toBe("Book a workshop");
  expect(fitPressed("Request estimates")).toBe("Request an estimate");
  expect(fitPressed("Book tickets")).toBe("Book tickets");
});

test("what one meets for is booked, and what is booked is a thing", () => {
  expect(fitPressed("Order the one-day audit")).toBe("Book the one-day audit");
  expect(fitPressed("Enquire about showroom appointments")).toBe("Book a showroom appointment");
  expect(fitPressed("Enquire about volunteers for Thursday evenings")).toBe("Volunteer");
  for (const label of ["Book autumn term", "Write privately", "Commission for management plans"])
    expect(fitPressed(label)).toBeUndefined();
  expect(fitButtonAbroad("Pedir presupuesto antes de abril")).toBe("Pedir presupuesto");
});

test("a choice is a deed or a thing by its name, and no figure of the owner's", () => {
  expect(fitRequest("6-week return-to-climbing plan")).toBe("6-week return-to-climbing plan");
  for (const option of [
    "Deposits for the fall harvest",
    "Spring pre-orders for starts",
    "Site-compatibility info",
  ])
    expect(fitRequest(option)).toBeUndefined();
  expect(fitRequestAbroad("Le dîner sur commande et l’heure d’arrivée")).toBeUndefined();
  expect(fitButtonAbroad("Réserver en direct plutôt que par les plateformes")).toBe(
    "Réserver en direct",
  );
});
