/** Portals that a firm would rather do without, and those that it names for another reason. */
import { describe, expect, test } from "bun:test";
import { readSite } from "../../../../test/fixtures/told-site.ts";
import { dropPortals } from "./portals.ts";

describe("what bookings and orders are not to come by is left out", () => {
  test.each<[string, string]>([
    ["Direktbuchungen statt Booking.com. 8 Zimmer", "Direktbuchungen. 8 Zimmer"],
    ["Bestellungen statt über Lieferando", "Bestellungen"],
    [
      "Direktbuchungen anstatt Booking und Airbnb, Hunde willkommen",
      "Direktbuchungen, Hunde willkommen",
    ],
    ["Réservations en direct plutôt que Booking", "Réservations en direct"],
    ["Réserver en direct au lieu de passer par Airbnb", "Réserver en direct"],
    ["Reservas directas en vez de Booking. 12 habitaciones", "Reservas directas. 12 habitaciones"],
    ["Pedidos en lugar de Glovo y otros", "Pedidos"],
    ["Prenotazioni dirette invece di Booking", "Prenotazioni dirette"],
    ["Reservas diretas em vez de Airbnb", "Reservas diretas"],
    ["Boeken in plaats van via Booking.com", "Boeken"],
    ["Rezerwacje zamiast przez Booking", "Rezerwacje"],
  ])("%s", (goals, said) => {
    expect(dropPortals(goals)).toBe(said);
    expect(dropPortals(said)).toBe(said);
  });
});

describe("what is named for another reason stays", () => {
  test.each([
    "Wir sind auch auf Booking.com",
    "Statt Blumen bitten wir um eine Spende",
    "Holz statt Plastik",
    "Du bois plutôt que du PVC",
    "Pan en vez de arroz",
    "Legno invece di plastica",
    "Also on Etsy and Amazon",
  ])("%s", (goals) => {
    expect(dropPortals(goals)).toBe(goals);
  });
});

test("no page of a hotel names the portal that its owner would rather do without", () => {
  for (const goals of [
    "Direktbuchungen statt Booking.com. Acht Zimmer ab 62 Euro pro Person.",
    "Réservations en direct plutôt que Booking. Douze chambres à partir de 78 euros.",
    "Reservas directas en vez de Booking. Doce habitaciones desde 58 euros.",
  ])
    expect(readSite({ industry: "Hotel", goals }).text).not.toContain("Booking");
});
