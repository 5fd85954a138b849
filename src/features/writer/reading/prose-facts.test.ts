import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { readProse, readProseGoals } from "./prose-facts.ts";

describe("a sentence of an owner who writes prose", () => {
  test.each([
    [
      "It should also say very clearly that we are closed in January and that dogs can't come",
      ["We are closed in January", "Dogs can't come"],
    ],
    [
      "A visitor should understand that they get the same senior person two days a week",
      ["You get the same senior person two days a week"],
    ],
    [
      "Please answer the weather question head on (we go in at minus ten, we have a heated yurt)",
      ["We go in at minus ten, we have a heated yurt"],
    ],
    ["They should understand what it costs (45p a mile)", ["What it costs: 45p a mile"]],
    [
      "Access information needs to be easy to find: there is a hearing loop and a ramp",
      ["There is a hearing loop and a ramp"],
    ],
    [
      "The repair bench wants its own bit: Saturdays ten till two, pay what you think",
      ["The repair bench: Saturdays ten till two, pay what you think"],
    ],
    [
      "Please be honest about the wait, it's around five weeks right now",
      ["The wait is around five weeks right now"],
    ],
    ["I'd like people to ring for the first chat, which is free", ["The first chat is free"]],
    [
      "I'd like it to be just as easy to send us outgrown uniform, we post out a prepaid bag",
      ["We post out a prepaid bag"],
    ],
    [
      "Tuition is on a sliding scale and should be out in the open",
      ["Tuition is on a sliding scale"],
    ],
    [
      "We book out about four months so they should get on the list early",
      ["We book out about four months"],
    ],
  ])("tells what it states: %s", (sentence, told) => {
    expect(readProse(sentence)).toEqual(told);
  });

  test.each([
    "Cheese club should grow to 500",
    "The aim is six to eight serious enquiries per quarter, not traffic",
    "Classes have to fill, they pay the rent",
    "Wholesale buyers need a current list and a way to reach my husband Martin",
    "We tried that in lockdown and it nearly killed us",
    "I don't want a full online shop, we tried that in lockdown",
    "The annual report and our policies should be there but not in the way",
    "Most of our visitors are on a phone with little data, so it must be light",
    "Case examples need to be anonymous",
    "Would like a bit about our suppliers",
    "Every course should show duration, fees and entry requirements",
    "And a list of what we get asked most, because we answer the same questions all week",
    "We are losing customers to the big sheds",
  ])("keeps from visitors what is said to whoever makes the site: %s", (sentence) => {
    expect(readProse(sentence)).toEqual([]);
  });

  test("is read only where the goals are prose, and points to where it stands", () => {
    expect(readProseGoals("Book a table. Gift vouchers. Private hire.")).toBeUndefined();
    const goals =
      "I want tours to sell out online so that I can stop answering texts late at night. Cheese club should grow to 500. It should also say very clearly that we are closed in January and most of February.";
    const told = readProseGoals(goals);
    expect(told?.map(({ words }) => words)).toEqual([
      "We are closed in January and most of February",
    ]);
    const [{ span } = { span: { start: 0, end: 0 } }] = told ?? [];
    expect(goals.slice(span.start, span.end)).toContain("closed in January");
  });
});

test("a figure that only the goals as they were sent have in them may stand on the page", () => {
  const { pages } = composeSite(
    {
      businessName: "Casa Treviño Masa",
      industry: "nixtamal mill supplying fresh masa to restaurants",
      goals:
        "Chefs should be able to request a tasting delivery and understand our minimums (25 lb, six days a week). For the window we need hours, prices per pound, and a way to reserve tamale masa so that we stop taking orders on the backs of envelopes. My nephew says we need a page for hiring drivers too.",
    },
    "s",
  );
  expect(JSON.stringify(pages)).toContain("Minimums: 25 lb, six days a week");
});
