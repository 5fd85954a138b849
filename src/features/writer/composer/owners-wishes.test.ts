/** What owners of long briefs wish, as visitors find it: the deed on the button, and no word of what the site should do. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

const textsOf = (brief: Record<string, string>): string =>
  JSON.stringify(composeSite({ businessName: "Aster", industry: "", ...brief }, "s").pages);

test.each([
  [
    "rope maker for church bells",
    "I would like tower captains to send me the measurements of the old rope before it breaks.",
    "Send us the measurements",
  ],
  [
    "riding school",
    "The most useful thing the website could do is take bookings for assessment lessons, which every new rider has first.",
    "Book an assessment lesson",
  ],
  [
    "ostréiculteur",
    "Faire réserver les bourriches avant le 15 décembre.",
    "Réserver les bourriches",
  ],
  [
    "food bank",
    "Someone who needs food has to find where and when without scrolling: Monday 10 to 1 at the hall on Storey Square.",
    "Monday 10 to 1 at the hall on Storey Square",
  ],
  [
    "cabane à sucre",
    "Réserver une table, sam. et dim. 3 services : 11 h, 13 h 30, 17 h.",
    "amedi et dimanche",
  ],
] as const)("%s: “%s”", (industry, goals, told) => {
  expect(textsOf({ industry, goals })).toContain(told);
});

test.each([
  [
    "riding school",
    "Lessons are £29. The weight limit is 14 stone on Duke, and we should like that to be said kindly but plainly.",
    "said kindly",
  ],
  [
    "lichen surveyor",
    "Churchyard walkover £390. Report in 15 working days.",
    '"label":"Report in 15',
  ],
  [
    "food bank",
    "We need two things from this site. Open Monday 10 to 1, no voucher needed.",
    "two things",
  ],
  [
    "restaurant",
    "Special kitfo $21 (raw, lightly warmed or cooked, please say which). Doro wat $19.",
    "or cooked.",
  ],
  [
    "organ music cutter",
    "**NOW TAKING ORDERS FOR 2026** Any tune cut for your scale, £38 per minute. No paper rolls.",
    "**",
  ],
])("%s: of “%s” nothing is said of the site, and nothing breaks off", (industry, goals, unsaid) => {
  expect(textsOf({ industry, goals })).not.toContain(unsaid);
});

test("nobody is told to their face how they feel", () => {
  const audience = "People in Barrow who have run out of food today and are ashamed to ask";
  expect(textsOf({ industry: "lichen club", audience })).not.toContain("ashamed");
});

test("who is rung back leaves a number, and a form that nobody is to fill in does not hide the telephone", () => {
  const pages = textsOf({
    industry: "home visit optician",
    goals: "Ask for a visit. We ring back between 5 and 7 in the evening.",
  });
  expect(pages).toContain('"name":"phone","label":"Telephone","type":"text","required":true');
  const grave = textsOf({
    industry: "funeral directors for young children",
    goals: "We make no charge. Please do not ask people to fill in a form. 0117 496 0241.",
  });
  expect(grave).toContain('"href":"tel:01174960241"');
});

test("a trade of nothing but marks is one all the same", () => {
  for (const industry of ["__", "**", "# "]) expect(textsOf({ industry })).not.toBe("[]");
});
