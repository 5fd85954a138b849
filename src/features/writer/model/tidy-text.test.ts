/** Faults of form in what models write: mended where that is safe, and left alone where it is somebody's spelling. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Slot, SlotForm } from "./slots.ts";
import { splitSentences, tidyText } from "./tidy-text.ts";

const KNOWN = new Set(["Kiel", "Rosa"]);
const slot = (form: SlotForm, lengthMax = 200): Slot => ({ key: "x", form, guide: "", lengthMax });
const tidyAs = (form: SlotForm, text: string, language = "en", lengthMax = 200) =>
  tidyText(text, slot(form, lengthMax), language, KNOWN);

describe("a text loses", () => {
  test.each([
    ["**Bread** for __you__.", "Bread for you."],
    ["Bread for *you*, and _only_ you.", "Bread for you, and only you."],
    ["*Bread for you.*", "Bread for you."],
    ["~~Bread~~ for `you`.", "Bread for you."],
    ["### Bread for you.", "Bread for you."],
    ["- Bread for you.", "Bread for you."],
    ["• Bread for you.", "Bread for you."],
    ["✓ Bread for you.", "Bread for you."],
    ["★ Bread for you.", "Bread for you."],
    ["→ Bread for you.", "Bread for you."],
    ["> Bread for you.", "Bread for you."],
    ["“Bread for you.”", "Bread for you."],
    ["« Du pain. »", "Du pain."],
    ["🍞 Bread for you 👩‍👩‍👧 ✨.", "Bread for you."],
    ["1️⃣ loaf for you 🇩🇪.", "1 loaf for you."],
    ["Bread!! Come in!", "Bread. Come in."],
    ["Come in!We have bread.", "Come in. We have bread."],
    ["They say “Bread!” here.", "They say “Bread.” here."],
    ["¡Pan!", "Pan."],
    ["Bread\r\n\tfor\u200b you\u0007.", "Bread for you."],
    ["Bread for you..", "Bread for you."],
    ["Bread for you. Bread for you. Ask us.", "Bread for you. Ask us."],
    ["  Bread   for  you .", "Bread for you."],
  ])("%p: %p", (said, text) => {
    expect(tidyAs("text", said)).toEqual({ text, wasMended: true });
  });
});

describe("a text keeps", () => {
  test.each([
    ["what is no emphasis", "Two boards of 2 * 3 * 4 cm."],
    ["both genders", "Für Besucher*innen und Freund*innen."],
    ["names of files", "Send us the file big_loaf_plan, please."],
    ["a footnote", "From 9 am*, at the door."],
    ["signs that are letters to people", "The name is ours © and ™ as well."],
    ["quotes that do not hold all of it", "“Yes” and “no” are answers."],
    ["numbers and their points", "On 1. May at 9.30 we open."],
    ["combined letters", "Café Ýr, naïve, coöperate."],
    ["right-to-left letters", "אנחנו אופים לחם."],
  ])("%s", (_, text) => {
    expect(tidyAs("text", text)).toEqual({ text, wasMended: false });
  });

  test("its meaning where only the typesetting changes, which is no fault", () => {
    expect(tidyAs("text", "We don't bake it's own.")).toEqual({
      ...{ text: "We don’t bake it’s own.", wasMended: false },
    });
    const french = tidyAs("text", "Que faire ? Venez : on vous aide.", "fr");
    expect(french.wasMended).toBe(false);
    expect(french.text.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
      "Que faire ? Venez : on vous aide.",
    );
  });
});

describe("a heading", () => {
  test.each([
    ["en", "Bread For Your Table", "Bread for your table"],
    ["en", "Bread From Kiel And Rosa", "Bread from Kiel and Rosa"],
    ["en", "DIY Help From McAllister", "DIY help from McAllister"],
    ["en", "What Should I Bring", "What should I bring"],
    ["en", "Bread for Your table", "Bread for Your table"],
    ["de", "Brot Für Ihren Tisch", "Brot Für Ihren Tisch"],
    ["fr", "Du Pain Pour Votre Table", "Du pain pour votre table"],
    ["en", "Bread for your table.", "Bread for your table"],
    ["en", "Bread for your table:", "Bread for your table"],
    ["en", "Bread!", "Bread"],
    ["en", "What is there?", "What is there?"],
  ])("in %s %p is %p", (language, said, text) => {
    expect(tidyAs("heading", said, language).text).toBe(text);
  });
});

describe("a text that is too long", () => {
  const SENTENCES = "One loaf. Two loaves are here. Three loaves are over there.";

  test.each([
    [200, SENTENCES],
    [58, "One loaf. Two loaves are here."],
    [30, "One loaf. Two loaves are here."],
    [29, "One loaf."],
    [9, "One loaf."],
    // Its first sentence does not fit: the checks say so.
    [8, SENTENCES],
  ])("for %d characters is cut behind a sentence", (lengthMax, text) => {
    expect(tidyAs("text", SENTENCES, "en", lengthMax).text).toBe(text);
  });
});

describe("whatever a model writes", () => {
  const texts = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc
      .array(fc.constantFrom(..."abAB .!?*_#`~-“”\"'«»:;,…🍞👩‍👩‍👧\u00a0\u200d\ufe0f\r\n"), {
        maxLength: 60,
      })
      .map((letters) => letters.join("")),
  );

  test("what is left of marks within marks is none", () => {
    expect(tidyAs("heading", "~_~_ bread").text).not.toContain("~~");
  });

  test("nothing invisible is left in it, no emoji and no mark of Markdown around it", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom<SlotForm>("heading", "text"), (said, form) => {
        const { text } = tidyAs(form, said);
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}]|\p{Emoji_Presentation}|\ufe0f/u);
        expect(text).not.toMatch(/\*\*|__|~~|`|¡| {2}/u);
        expect(text).toBe(text.trim());
        expect(text.normalize("NFC")).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test("letters and digits stay in their order, and none come to them", () => {
    const lettersOf = (text: string): string[] => [
      ...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""),
    ];
    fc.assert(
      fc.property(texts, (said) => {
        // Sentences that are said again are the one thing that goes with its letters.
        const given = lettersOf(said.normalize("NFC"));
        let at = 0;
        for (const letter of lettersOf(tidyAs("text", said).text)) {
          at = given.indexOf(letter, at) + 1;
          expect(at).toBeGreaterThan(0);
        }
      }),
    );
  });

  test("a text of any length is tidied at once", () => {
    for (const piece of ["*a ", "_", "“", "! ", "👩‍👩‍👧", "a. ", "́", "# "])
      expect(tidyAs("text", piece.repeat(100_000)).text.length).toBeLessThan(10_000);
  });
});

test("sentences are split as their language has them", () => {
  expect(splitSentences("We open at 9. Come in.", "en")).toEqual(["We open at 9.", "Come in."]);
  expect(splitSentences("¿Qué trae? Pan.", "es")).toEqual(["¿Qué trae?", "Pan."]);
  expect(splitSentences("", "en")).toEqual([]);
});
