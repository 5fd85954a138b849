/** Lists of wishes with labels, numbers and measures are read as the wishes that they are. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { dropGoalLabels } from "./goal-labels.ts";

test.each([
  [
    "Primary goal: new-patient bookings. Secondary: explain direct billing, promote Saturday hours.",
    "New-patient bookings; explain direct billing, promote Saturday hours.",
  ],
  [
    "1. Emergency AC repair calls 2. Maintenance plan sign-ups 3. Financing applications",
    "Emergency AC repair calls; Maintenance plan sign-ups; Financing applications",
  ],
  ["KPI: 30 tour bookings per month. Also sell day passes.", "Tour bookings; sell day passes."],
  ["Adoption applications up 20%; recurring donors", "Adoption applications; recurring donors"],
  ["The site should generate survey requests.", "Generate survey requests."],
  ["User can: request an interpreter. Page in BSL video required.", "Request an interpreter;"],
  ["Quote within 24 hours CTA; recent projects", "Quote within 24 hours; recent projects"],
])("%s", (goals, wishes) => {
  expect(dropGoalLabels(goals)).toBe(wishes);
});

test.each([
  "Phone first. £60 a week, 600 wigs in stock.",
  "Membership is $80 a year.",
  "£12 feeds one hedgehog for a week.",
  "We moved up the hill in 2020. Now ring 2.",
  "Three rounds: Leominster, Ross, Ledbury.",
  "1) Ring first. 2) Bring it in.",
])("what an owner tells stays as it is: %s", (goals) => {
  expect(dropGoalLabels(goals)).toBe(goals);
});

describe("the page of such a list", () => {
  const buttonsOf = (industry: string, goals: string) => {
    const [home] = composeSite({ businessName: "Aster", industry, goals }, "s").pages;
    const hero = home?.blocks[0];
    if (hero?.kind !== "hero") throw new Error("no opening");
    return {
      buttons: (hero.actions ?? []).map(({ label }) => label),
      notes: hero.notes ?? [],
    };
  };

  test.each([
    [
      "HVAC contractor",
      "1. Emergency AC repair calls 2. Maintenance plan sign-ups 3. Financing applications",
      "Sign up for a maintenance plan",
    ],
    [
      "Tax preparation",
      "Convert visitors to a 15-minute call, reduce no-shows before April 15",
      "Book a 15-minute call",
    ],
    [
      "Sign language interpreting",
      "User can: request an interpreter, check registration status.",
      "Request an interpreter",
    ],
    [
      "IT services for law firms",
      "Lead generation via free security audit; case studies by sector; support portal login",
      "Request a free security audit",
    ],
    [
      "Prosthesis fitting studio",
      "The site should make booking a private fitting easy, explain funding in plain words.",
      "Book a private fitting",
    ],
    [
      "Mobile planetarium",
      "We want teachers to check hall dimensions, pick a show by curriculum stage and request a date.",
      "Request a date",
    ],
    [
      "Dietitian for kidney patients",
      "Telehealth bookings, low-potassium recipe library",
      "Book a telehealth appointment",
    ],
    [
      "Animal rescue",
      "Adoption applications up 20%; foster recruitment before kitten season",
      "Apply to adopt",
    ],
    [
      "Film caterer",
      "Availability checks, dietary and sustainability credentials, sample week menus",
      "Check availability",
    ],
    ["Hospice charity", "Volunteer recruitment, Moonlight Walk registrations", "Volunteer"],
    ["Grocery co-op", "Supplier applications, weekly specials", "Apply as a supplier"],
  ])("%s: %s", (industry, goals, button) => {
    expect(buttonsOf(industry, goals).buttons).toContain(button);
  });

  test.each([
    ["Scientific glassblower", "Receive drawings for quotation", "Send drawings for a quote"],
    ["Boulderhalle", "Kindergeburtstage buchen lassen, Kursplan zeigen", "Kindergeburtstag buchen"],
  ])("names one thing of %s: %s", (industry, goals, button) => {
    expect(buttonsOf(industry, goals).buttons).toContain(button);
  });

  test.each([
    [
      "IT services for law firms",
      "Lead generation via free security audit; case studies by sector; support portal login",
    ],
    ["Theatrical wig maker", "Portfolio-led site. Hire enquiries, commission enquiries."],
    ["Family mediation", "MIAM bookings. Lower anxiety before first contact."],
    ["Equine dentist", "Rebooking every 6-12 months, yard-day bookings"],
    ["Solar installer", "Request a survey; grant explainer; savings calculator"],
    ["Book conservator", "Condition report requests. Student placement information."],
    [
      "Film caterer",
      "Availability checks, dietary and sustainability credentials, sample week menus",
    ],
  ])("shows no part of a page as a note or a button: %s, %s", (industry, goals) => {
    const { buttons, notes } = buttonsOf(industry, goals);
    for (const text of [...buttons, ...notes])
      expect(text).not.toMatch(
        /case studies|portal|portfolio|anxiety|rebooking|explainer|calculator|placement information|credentials|sample week/iu,
      );
  });
});
