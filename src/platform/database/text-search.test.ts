/** Searching text in the engine: what a person who types without looking at capitals expects to find. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { containsText } from "./text-search.ts";

let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(() => opened.close());

async function isFound(text: string, q: string): Promise<boolean> {
  const found = containsText(sql`${text}`, q);
  const [row] = await opened.ctx.db.orm.all<{ found: number }>(sql`select ${found} as found`);
  return row?.found === 1;
}

test("letters of any script are found whatever their capitals", async () => {
  for (const [text, q] of [
    ["Bäckerei ÄHRE", "ähre"],
    ["bäckerei ähre", "ÄHRE"],
    ["ÉCOLE", "école"],
    ["ПЕКАРНЯ Мария", "пекарня мар"],
    ["Αρτοποιείο", "ΑΡΤΟΠ"],
    ["ΣΩΚΡΑΤΗΣ", "σωκρατης"],
    ["Σωκρατης", "ΣΩΚΡΑΤΗΣ"],
    ["ΣΟΣ και ΟΔΟΣ", "οδος"],
    ["οδος", "ΟΔΟΣ"],
    ["straße", "STRAße"],
    ["麵包店", "包"],
    ["Café 🥐 ÖL", "🥐 öl"],
  ] as const)
    expect(await isFound(text, q), `${q} in ${text}`).toBe(true);
});

test("nothing in it is a pattern", async () => {
  for (const q of ["%", "_", "'", '"', "\\", "*", "?"]) {
    expect(await isFound("Harbour Bakery", q)).toBe(false);
    expect(await isFound(`100 ${q} off`, q)).toBe(true);
  }
});

test("each part of a text finds it, as it stands and in small letters", async () => {
  const letters = fc.constantFrom(..."aZ9 -ÄöÉñŁşЖдΩλßŒ包🥐");
  const texts = fc.array(letters, { minLength: 1, maxLength: 20 }).map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(
      texts,
      fc.nat(10),
      fc.integer({ min: 1, max: 10 }),
      async (text, at, count) => {
        const part = [...text].slice(at, at + count).join("");
        fc.pre(part !== "");
        expect(await isFound(text, part)).toBe(true);
        expect(await isFound(text, part.toLowerCase())).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test("a hundred different letters are found as they stand, the first two dozen in any form", async () => {
  const letters = String.fromCodePoint(...Array.from({ length: 100 }, (_, at) => 0x410 + at));
  expect(await isFound(`x ${letters} x`, letters)).toBe(true);
  const some = letters.slice(0, 24);
  expect(await isFound(`x ${some.toUpperCase()} x`, some.toLowerCase())).toBe(true);
});
