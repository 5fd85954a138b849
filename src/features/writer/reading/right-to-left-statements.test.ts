/** What goals in Arabic and Hebrew tell visitors, and what they wish of others. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { readRightToLeftStatements } from "./right-to-left-statements.ts";

const tell = (goals: string, language: "ar" | "he") =>
  readRightToLeftStatements({ businessName: "X", industry: "Y", goals }, language).map(
    ({ words }) => words,
  );

test("sentences that tell are quoted whole, and wishes are not", () => {
  expect(
    tell(
      "الاتصال أو رسالة واتساب على 313-555-0187 لحجز أول درس. الدرس ساعة ونصف بـ 70 دولارًا، وباقة ستة دروس بـ 390. نأتي إلى باب البيت. لا ندرّب على الشاحنات.",
      "ar",
    ),
  ).toEqual([
    "الدرس ساعة ونصف بـ 70 دولارًا، وباقة ستة دروس بـ 390",
    "نأتي إلى باب البيت",
    "لا ندرّب على الشاحنات",
  ]);
  expect(
    tell(
      "שיתקשרו או ישלחו וואטסאפ עם תמונה של הפסנתר. פסנתר קיר בתוך העיר 650 ש״ח, כל קומה 120. מנוף אם צריך, במחיר עלות. לא מובילים מקררים!",
      "he",
    ),
  ).toEqual([
    "פסנתר קיר בתוך העיר 650 ש״ח, כל קומה 120",
    "מנוף אם צריך, במחיר עלות",
    "לא מובילים מקררים",
  ]);
});

test("what stands behind a wish to show prices is told", () => {
  expect(
    tell('שיראו מחירים: החלפת סוליה 180 ש"ח, תפירה מ-40 ש"ח. לא קונה ישנות, תודה', "he"),
  ).toEqual(['החלפת סוליה 180 ש"ח, תפירה מ-40 ש"ח', "לא קונה ישנות"]);
});

test("a single wish and what is said of the site stand nowhere", () => {
  expect(tell("نريد حجوزات أكثر عبر الموقع", "ar")).toEqual([]);
  expect(tell("حجز موعد، أسئلة قبل الزيارة", "ar")).toEqual([]);
  expect(tell("אנחנו רוצים יותר לקוחות. להראות תמונות באתר גדולות ויפות.", "he")).toEqual([]);
  expect(tell("לקבוע תור, 052-555-0183", "he")).toEqual([]);
});

test("they stand on the page, each with its stop", () => {
  const { pages } = composeSite(
    {
      businessName: "خيام الأصيل",
      industry: "تأجير خيام وكراسي للأفراح في عمّان",
      goals: "بدنا الناس تتصل. للأفراح نطلب عربون 30٪. التوصيل داخل عمان مجانًا. ما بنأجّر سماعات.",
    },
    "seed",
  );
  expect(JSON.stringify(pages)).toContain(
    "للأفراح نطلب عربون 30٪. التوصيل داخل عمان مجانًا. ما بنأجّر سماعات.",
  );
});
