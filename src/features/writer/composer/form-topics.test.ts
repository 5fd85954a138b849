/** The form asks what a message is about where the goals name more than one thing, and every choice is one. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { BlockOf } from "../../design/room.ts";

type Brief = { industry: string; goals: string; audience?: string };

function formsOf(brief: Brief): BlockOf<"contact">[] {
  const { pages } = composeSite({ businessName: "Aster", ...brief }, "s");
  return pages.flatMap(({ blocks }) =>
    blocks.filter((block): block is BlockOf<"contact"> => block.kind === "contact"),
  );
}
/** The last choice holds for whoever comes for none of the others; nothing stands behind it, and alone it is no choice. */
function withoutOther(options: readonly string[]): string[] {
  if (options.length === 0) return [];
  expect(options.length).toBeGreaterThan(2);
  expect(options.at(-1)).toBe("Something else");
  return options.slice(0, -1);
}
const choicesOf = (brief: Brief): string[][] =>
  formsOf(brief).map(({ fields = [] }) =>
    withoutOther(fields.find(({ name }) => name === "request")?.options ?? []),
  );

test.each<[Brief, string[]]>([
  [
    {
      industry: "Ocularist",
      goals: "Generate patient enquiries, explain the fitting process, win hospital referrals",
    },
    ["Patient enquiries", "Hospital referrals"],
  ],
  [
    { industry: "Moving company", goals: "Increase estimate requests for long-distance moves" },
    ["Get a price", "Long-distance moves"],
  ],
  [
    {
      industry: "Electrician",
      goals: "Book panel upgrade inspections and explain knob-and-tube rewiring",
    },
    ["Book a panel upgrade inspection", "Knob-and-tube rewiring"],
  ],
  [
    {
      industry: "Survey instrument calibration",
      goals: "Book instrument servicing, track job status, hire out loan total stations",
    },
    ["Book instrument servicing", "Hire loan total stations", "Job status"],
  ],
  [
    {
      industry: "Indian restaurant",
      goals:
        "Grow direct takeaway orders, sell the Sunday thali, take private dining and catering enquiries, build a loyalty list",
    },
    ["Place an order", "Order the Sunday thali", "Private dining and catering enquiries"],
  ],
])("%o", (brief, expected) => {
  const choices = choicesOf(brief);
  expect(choices.length).toBeGreaterThan(0);
  for (const options of choices) expect(options).toEqual(expected);
});

test("a form for several things sends a message, and no order", () => {
  const [form] = formsOf({
    industry: "Golf ball diving and recovery",
    goals: "Sign pond recovery agreements, sell graded balls by the case",
  });
  expect(form?.submitLabel).toBe("Send message");
  expect(form?.messageLabel).toBeUndefined();
});

test.each<Brief>([
  { industry: "Bakery", goals: "Increase orders" },
  { industry: "Wigmaker", goals: "Show our portfolio and build trust" },
  { industry: "Choir", goals: "Get in touch" },
])("one thing to write about is no choice: %o", (brief) => {
  for (const options of choicesOf(brief)) expect(options).toEqual([]);
});

test.each<[Brief, RegExp]>([
  [{ industry: "Nursery", goals: "Visit bookings, funded hours enquiries" }, /enquiries/iu],
  [
    { industry: "Yoga studio", goals: "Class timetable views, teacher training applications" },
    /training applications/iu,
  ],
  [
    { industry: "Wigmaker", goals: "Sell repair plans and explain the repair plans" },
    /^repair plans$/iu,
  ],
])("nothing stands beside a choice that says the same: %o", (brief, twice) => {
  for (const options of choicesOf(brief))
    expect(options.filter((one) => twice.test(one))).toEqual([]);
});

test("a site written by a model keeps its own form", () => {
  const [form] = formsOf({
    industry: "Ocularist",
    goals: "Generate patient enquiries, win hospital referrals",
  });
  expect(form?.fields?.some(({ name }) => name === "request")).toBe(true);
  for (const { fields = [] } of formsOf({ industry: "Bell founder", goals: "" }))
    expect(fields.every(({ name }) => name !== "request")).toBe(true);
});

test("a voucher is ordered once, whatever it is called", () => {
  const goals = "Book tables, explain the tasting menu options, sell gift cards";
  for (const options of choicesOf({ industry: "Restaurant", goals }))
    expect(options.filter((one) => /gift|voucher/iu.test(one))).toHaveLength(1);
});

test("what is to be explained is no choice in the form", () => {
  const [form] = formsOf({
    industry: "Ocularist",
    goals: "Book a fitting, explain the healing time and fees up front",
  });
  expect(form?.lede).not.toContain("healing time");
  expect(form?.fields?.some(({ name }) => name === "request")).toBe(false);
});
