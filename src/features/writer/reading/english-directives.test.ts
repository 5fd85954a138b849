/** What English owners have whoever makes the site do with visitors, by what is left of it for them. */
import { describe, expect, test } from "bun:test";
import { tellWishes } from "./told-wishes.ts";

const told = (goals: string): string => tellWishes(goals.replaceAll("'", "’")).replaceAll("’", "'");

describe("a clause is told", () => {
  test.each([
    [
      "Remind people we do not sell equipment, so our advice is independent.",
      "We do not sell equipment, so our advice is independent.",
    ],
    ["Reassure that most cases settle without a hearing.", "Most cases settle without a hearing."],
    [
      "To let them see I'm DBS checked and have 30 years experience.",
      "I'm DBS checked and have 30 years experience.",
    ],
    [
      "put on there that I'm Category 1 licensed and keep records on a tablet",
      "I'm Category 1 licensed and keep records on a tablet",
    ],
    ["Explain ice-out dates depend on the weather.", "Ice-out dates depend on the weather."],
    ["Explain we are insured and what 300 goats can do in a week.", "We are insured."],
    ["- show we log every cleaning", "We log every cleaning"],
    [
      "Highlight that beginners are welcome and that everything is provided.",
      "Beginners are welcome and everything is provided.",
    ],
    ["Show our reports stand up in court.", "Our reports stand up in court."],
    ["Tell visitors we are open all year, so they stop ringing.", "We are open all year."],
  ])("“%s”", (goals, expected) => {
    expect(told(goals)).toBe(expected);
  });

  test.each([
    "Explain how trusts are set up.",
    "Show the difference that it makes.",
    "Tell us if it is your first time.",
  ])("“%s” has none, and stays", (goals) => {
    expect(told(goals)).toBe(goals);
  });
});

describe("a deed is one of the visitor's", () => {
  test.each([
    [
      "Make it simple to book an annual inspection and know the fixed fee in advance.",
      "Book an annual inspection.",
    ],
    [
      "Encourage an initial conversation at a fixed fee.",
      "Book an initial conversation at a fixed fee.",
    ],
    [
      "Instructing firms should be able to check our CVs, understand turnaround and send a case enquiry.",
      "Send a case enquiry.",
    ],
    [
      "I would like a simple way to request an appointment, with the phone as an equal alternative.",
      "Request an appointment.",
    ],
    ["Let a parent order without having to speak to anybody.", "Order."],
    ["Let customers get on the spring install list early.", "Join the spring install list early."],
    ["Fill the September and October diary.", "Book for September and October."],
    ["Get a free site survey.", "Request a free site survey."],
    ["Get a quote within a day.", "Request a quote."],
    ["Take bookings for October.", "Book for October."],
    ["Let trade customers open an account.", "Open an account."],
    ["Reorders.", "Reorder."],
    [
      "explain honestly what cooling can and can't do, book a fitting before the first infusion",
      "Book a fitting before the first infusion",
    ],
    ["more contracts, fewer domestic enquiries", "more contracts"],
    ["Newsletter sign ups", "Sign up for the newsletter"],
    ["sign up accounts on a 14 day cleaning schedule", "Sign up for a 14 day cleaning schedule"],
    [
      "Only 9 pens so I need people to ring for dates, not book online.",
      "Only 9 pens. Ask us for dates.",
    ],
    [
      "First, make it completely clear how to register and how to book a journey, with the hours and the fact that we need two days' notice.",
      "Register. Book a journey. We need two days' notice.",
    ],
    [
      "I'd like it to be just as easy to send us outgrown uniform, we post out a prepaid bag.",
      "Send us outgrown uniform. We post out a prepaid bag.",
    ],
    [
      "If somebody could sign up for the wholesale list without me having to find a pen that would be wonderful.",
      "Sign up for the wholesale list.",
    ],
    [
      "A secondary aim is workplace talks, which we do for councils.",
      "Enquire about workplace talks.",
    ],
    ["Make it dead simple for a vet to sign up without filling in ten pages.", "Sign up."],
    [
      "Get them to send photos of their sheets and forget about it.",
      "Send us the photos of your sheets.",
    ],
  ])("“%s”", (goals, expected) => {
    expect(told(goals)).toBe(expected);
  });
});

describe("what is only named is explained", () => {
  test.each([
    ["Set out the time limits clearly.", "Explain the time limits."],
    [
      "People to understand the inheritance tax changes and come to us early.",
      "Explain the inheritance tax changes.",
    ],
    ["Emergency call number easy to find", ""],
  ])("“%s”", (goals, expected) => {
    expect(told(`Book a visit. ${goals}`)).toBe(`Book a visit. ${expected}`.trim());
  });
});
