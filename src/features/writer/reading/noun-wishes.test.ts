/** Goals that name a deed by its noun are said as what visitors do; what names no deed stays as it is. */
import { describe, expect, test } from "bun:test";
import { sayNounsAsDeeds } from "./noun-wishes.ts";
import { sayNounsAs } from "./noun-wishes-of-neighbours.ts";
import { tellWishes } from "./told-wishes.ts";

describe("an English wish", () => {
  test.each([
    ["more orders for birthday cakes", "Order birthday cakes"],
    ["birthday cake orders", "Order birthday cakes"],
    ["bread orders by phone", "Order bread by phone"],
    ["bookings for hen parties", "Book for a hen party"],
    ["room bookings", "Book a room"],
    ["open day bookings", "Book for an open day"],
    ["wedding enquiries", "Enquire about weddings"],
    ["Commission enquiries", "Enquire about commissions"],
    ["sign ups for the beginners course", "Sign up for the beginners course"],
    ["newsletter sign ups", "Sign up for the newsletter"],
    ["waiting list registrations", "Join the waiting list"],
    ["job applications", "Apply for a job"],
    ["gift voucher sales", "Buy gift vouchers"],
    ["showroom visits", "Visit the showroom"],
    ["veg box subscriptions", "Subscribe to the veg box"],
    ["portrait commissions", "Commission a portrait"],
    ["volunteers for Saturday mornings", "Volunteer on Saturday mornings"],
    ["donations of raw meat", "Donate raw meat"],
    ["free trials", "Book a free trial"],
    ["weekly mowing sign ups", "Sign up for weekly mowing"],
    ["spring cleanup bookings", "Book a spring cleanup"],
    ["tasting bookings", "Book a tasting"],
    ["catering orders", "Order catering"],
    ["free trial sign ups", "Sign up for a free trial"],
    ["personal training enquiries", "Enquire about personal training"],
    ["new client registrations", "Register as a new client"],
    ["prescription refills", "Request a prescription"],
    ["adoption applications", "Apply to adopt"],
    ["volunteer sign ups", "Volunteer"],
    ["class bookings", "Book a class"],
    ["afternoon tea bookings", "Book afternoon tea"],
    ["first assessments", "Book a first assessment"],
    ["wedding consultations", "Book a wedding consultation"],
    ["tour requests", "Book a tour"],
    ["fixed fee quotes", "Request a fixed-fee quote"],
    ["teacher training enquiries", "Enquire about teacher training"],
    ["intro offer sign ups", "Sign up for the intro offer"],
    [
      "oil change bookings, brake checks, call (973) 555-0182",
      "Book an oil change, brake checks, call (973) 555-0182",
    ],
    ["foster applications", "Apply to foster"],
    ["quotes for loft conversions", "Request a quote for a loft conversion"],
    [
      "tours of the nursery and open day bookings",
      "Book a tour of the nursery and book for an open day",
    ],
  ])("“%s” is “%s”", (typed, deed) => {
    expect(sayNounsAsDeeds(typed)).toBe(deed);
  });

  test.each([
    "online orders",
    "weekend bookings",
    "weekly standing orders",
    "summer sales",
    "group bookings",
    "bookings for schools",
    "orders for collection",
    "henhouse repair visits",
    "visits on Thursday mornings",
    "school enquiries",
    "volunteers to sign up for training",
    "Orders: by Thursday noon",
  ])("“%s” names no thing, and stays", (typed) => {
    expect(sayNounsAsDeeds(typed)).toBe(typed);
  });

  test.each([
    ["get photos of damaged books sent in", "Send photos of damaged books"],
    ["have lamps brought in on Saturdays", "Bring in lamps on Saturdays"],
    ["funeral flowers ordered by phone", "order funeral flowers by phone"],
    ["let the studio by the hour", "Hire the studio by the hour"],
    ["shift the last 20 hampers before Christmas", "Sell the last 20 hampers before Christmas"],
    ["get the kit list read before arrival", "get the kit list read before arrival"],
    ["let people know we are open", "We are open"],
  ])("“%s” is told as “%s”", (typed, told) => {
    expect(tellWishes(typed)).toBe(told);
  });
});

describe("a wish of the neighbours' languages", () => {
  test.each([
    ["de", "mehr Bestellungen für Torten", "Torten bestellen"],
    ["de", "Reservierungen für den Sonntagsbrunch", "Für den Sonntagsbrunch reservieren"],
    ["de", "Bestellungen für Firmen", "Bestellungen für Firmen"],
    ["fr", "commandes de gâteaux", "Commander des gâteaux"],
    ["fr", "commandes de pain", "commandes de pain"],
    ["fr", "visites du musée", "Visiter le musée"],
    ["fr", "inscriptions au stage d’été", "S’inscrire au stage d’été"],
    ["es", "pedidos de tartas", "Encargar tartas"],
    ["es", "inscripciones al curso de verano", "Inscribirse al curso de verano"],
    ["es", "visitas al taller, más citas", "Visitar el taller, más citas"],
  ] as const)("%s: “%s” is “%s”", (language, typed, deed) => {
    expect(sayNounsAs(language, typed)).toBe(deed);
  });
});
