/** What briefs in Arabic and Hebrew ask for, and whom they name. */
import { expect, test } from "bun:test";
import { readBrief } from "./read-brief.ts";

const read = (audience: string, goals: string) => {
  const { actions, audience: people } = readBrief({
    ...{ businessName: "أ", industry: "مخبز", audience, goals },
  });
  return {
    actions: actions.map(({ kind, modifiers }) => [kind, ...modifiers].join(" ")),
    people: people.segments.map(({ label }) => label),
  };
};

test("goals name their actions, and what is wanted stands before what it costs", () => {
  expect(read("", "حجز طاولات، طلب عرض سعر مجاني، الاتصال بنا").actions).toEqual([
    "book table",
    "quote free",
    "phone",
  ]);
  expect(read("", "קביעת שיעור ניסיון חינם, הרשמה לניוזלטר, שיבואו לחנות").actions).toEqual([
    "book trial free lesson",
    "subscribe newsletter",
    "visit",
  ]);
});

test("an and that is written together with the last of a list is taken off, a letter of the word is not", () => {
  expect(read("عائلات الحي، المقاهي، والطلاب", "").people.at(-1)).toBe("الطلاب");
  expect(read("الأطفال، والدين", "").people.at(-1)).toBe("والدين");
  expect(read("משפחות, ותושבי השכונה", "").people.at(-1)).toBe("תושבי השכונה");
  expect(read("משפחות, ותיקי השכונה", "").people.at(-1)).toBe("ותיקי השכונה");
});
