/** What goals in marketing words are about, by the name that a visitor would choose in a form. */
import { expect, test } from "bun:test";
import { listTopics } from "./goal-topics.ts";

test.each([
  [
    "Generate patient enquiries, explain the fitting process, win hospital referrals",
    ["Patient enquiries", "Fitting process", "Hospital referrals"],
  ],
  [
    "Win wholesale bread accounts, show the daily bake schedule, list allergens",
    ["Wholesale bread accounts", "Daily bake schedule", "Allergens"],
  ],
  [
    "Book appointments, explain the puppy and kitten wellness plans, make emergency hours easy to find",
    ["Puppy and kitten wellness plans", "Emergency hours"],
  ],
  [
    "Generate qualified leads for DORA readiness assessments and penetration tests",
    ["DORA readiness assessments", "Penetration tests"],
  ],
  [
    "Quote requests for shutter and sash repair, before-and-after gallery, listed building guidance",
    ["Shutter and sash repair", "Listed building guidance"],
  ],
  [
    "Schedule free roof inspections, guide customers through insurance claims, promote financing",
    ["Insurance claims", "Financing"],
  ],
  [
    "Book discovery calls, download practice valuation guide, promote incorporation package",
    ["Practice valuation guide", "Incorporation package"],
  ],
  ["Increase estimate requests for long-distance moves", ["Long-distance moves"]],
  [
    "Book double-length appointments, download visual story, join cancellation list",
    ["Visual story", "Cancellation list"],
  ],
  [
    "Exhibitor booth sales, visitor badge registration, live demo schedule",
    ["Exhibitor booth", "Visitor badge", "Live demo schedule"],
  ],
  ["Class timetable views, retreat deposits", ["Class timetable", "Retreat deposits"]],
  ["Help residents check eligibility and secure corporate funding", ["Eligibility"]],
  [
    "Sell memberships, fill personal training slots, promote the free 3-day pass",
    ["Personal training", "3-day pass"],
  ],
])("%s", (goals, topics) => {
  expect(listTopics(goals, "en")).toEqual(topics);
});

test.each([
  "Show our portfolio, build trust and collect reviews",
  "Increase traffic, attract new customers and improve SEO ranking",
  "Generate leads",
  "Online bookings",
  "Book a table, order online",
  "Recruit volunteers and raise money",
  "Showcase real weddings and tell our story",
  "Store visits",
  "Generate quote requests, meet WCAG AAA",
  "Show how operators cut food waste",
  "Get more customers through the door",
  "",
])("nothing to write about: %s", (goals) => {
  expect(listTopics(goals, "en")).toEqual([]);
});

test("who tells visitors in sentences what there is has told it", () => {
  const told =
    "They call, a person picks up, we come out the same week. We take small repairs and fittings. The van is out from Monday to Friday and we are home by six.";
  expect(listTopics(told, "en")).toEqual([]);
});

test("at most four, each once, none longer than a line of a form", () => {
  const many =
    "Explain the boiler plans, explain the boiler plans, present the heat pump grants, list the service areas, publish the winter schedule, show the repair packages";
  const topics = listTopics(many, "en");
  expect(topics).toHaveLength(4);
  expect(new Set(topics).size).toBe(4);
  for (const topic of topics) expect(topic.length).toBeLessThanOrEqual(48);
});
