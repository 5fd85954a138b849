/** Ways to reach a business, read from its facts: what is written is shown, and a link does what it says. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import { safeHref } from "../design/safe-href.ts";
import { emailHref, listContactLines, phoneHref, readContactFacts } from "./contact-facts.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

describe("a telephone number as people write it is dialled", () => {
  test.each([
    ["+44 113 496 0000", "tel:+441134960000"],
    ["+44 (0)113 496 0000", "tel:+441134960000"],
    ["(0113) 496-0000", "tel:01134960000"],
    ["0113.496.0000", "tel:01134960000"],
    ["030/123456", "tel:030123456"],
    ["030 / 123456", "tel:030123456"],
    ["(0 30) 12 34 56", "tel:030123456"],
    ["Tel. 0113 496 0000", "tel:01134960000"],
    ["Phone: +1 (555) 010-0199", "tel:+15550100199"],
    ["112", "tel:112"],
    ["112 (day and night)", "tel:112"],
    ["\u202a+44 113 496 0000\u202c", "tel:+441134960000"],
    ["٠٥٠ ١٢٣ ٤٥٦٧", "tel:0501234567"],
    ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "tel:+966501234567"],
    ["٩٦٨٩٠٠٠٠١٤٣+", "tel:+96890000143"],
    ["۰۲۱ ۱۲۳۴ ۵۶۷۸", "tel:02112345678"],
  ])("%s", (said, href) => {
    expect(phoneHref(said)).toBe(href);
  });

  test.each([
    ["0113 496 0000 ext. 12", "tel:01134960000;ext=12"],
    ["0113 496 0000 x12", "tel:01134960000;ext=12"],
    ["0113 496 0000, extension 4", "tel:01134960000;ext=4"],
    ["030 123456 Durchwahl 78", "tel:030123456;ext=78"],
    ["01 23 45 67 89 poste 3", "tel:0123456789;ext=3"],
    ["555-0100 #7", "tel:5550100;ext=7"],
  ])("with its extension: %s", (said, href) => {
    expect(phoneHref(said)).toBe(href);
  });

  test.each([
    ["555-0100 / 555-0101", "tel:5550100"],
    ["0113 496 0000 or 07700 900123", "tel:01134960000"],
    ["0113 496 0000, 0113 496 0001", "tel:01134960000"],
    ["+41 44 496 00 00 / +41 79 496 00 00", "tel:+41444960000"],
    ["0113 496 0000 (Mon–Fri 9–17)", "tel:01134960000"],
    ["0113 496 0000 & 0113 496 0001", "tel:01134960000"],
  ])("and of several the first, without what stands behind it: %s", (said, href) => {
    expect(phoneHref(said)).toBe(href);
  });

  test.each(["", "call us", "12", "1-800-FLOWERS", "0800-BREAD1", "+", "5".repeat(21)])(
    "%j is none, or too little to be sure: a link is made only of what can be dialled",
    (said) => {
      expect(phoneHref(said)).toBeUndefined();
    },
  );

  test("whatever is written, a link is one that may stand in a page, and dials digits that were written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (said) => {
        const href = phoneHref(said);
        if (href === undefined) return;
        expect(safeHref(href)).toBe(href);
        expect(href).toMatch(/^tel:\+?\d{3,20}(?:;ext=\d{1,6})?$/u);
      }),
      { numRuns: 500 },
    );
    const written = fc
      .array(fc.constantFrom(..."0123456789 -./()+x,"), { maxLength: 30 })
      .map((signs) => signs.join(""));
    fc.assert(
      fc.property(written, (said) => {
        const [dialled = ""] = phoneHref(said)?.match(/\d+/u) ?? [];
        expect(said.replace(/\(0\)|\D/gu, "")).toContain(dialled);
      }),
      { numRuns: 500 },
    );
  });
});

describe("an address that mail can be sent to is a link", () => {
  test.each(["a@b.example", "first.last+tag@sub.domain.example", "büro@müller.example"])(
    "%s",
    (said) => {
      expect(emailHref(said)).toBe(`mailto:${said}`);
    },
  );
  test.each([
    ...["a@b", "@b.example", "a@", "a b@c.example", "a@b..example", "a@.example"],
    ...["a@b.example?subject=x", "a@b.example&cc=x", "<a@b.example>", "a@b@c.example", ""],
  ])("%j is none", (said) => {
    expect(emailHref(said)).toBeUndefined();
  });
});

describe("what the facts say", () => {
  const fact = (key: string, value: string, id = key) => ({
    ...{ id, key, value, source: "owner" as const },
  });
  const readAll = (...facts: ReturnType<typeof fact>[]) =>
    readContactFacts(facts as Parameters<typeof readContactFacts>[0]);

  test("an address is written in its order, with as many lines as are known", () => {
    const parts = [
      fact("country", "England"),
      fact("city", "Leeds"),
      fact("street", "1 Mill Lane"),
      fact("postal_code", "LS1 1AA"),
      fact("region", "Yorkshire"),
    ];
    expect(readAll(...parts).addressLines).toEqual([
      "1 Mill Lane",
      "LS1 1AA Leeds",
      "Yorkshire",
      "England",
    ]);
    expect(readAll(fact("city", "Leeds")).addressLines).toEqual(["Leeds"]);
    expect(readAll(fact("postal_code", "LS1 1AA")).addressLines).toEqual(["LS1 1AA"]);
    expect(readAll(fact("phone", "1")).addressLines).toEqual([]);
  });

  test("there are several hours and links, and one number and address for mail", () => {
    const contact = readAll(
      fact("opening_hours", "Mon 9–17", "h1"),
      fact("opening_hours", "Tue 9–12", "h2"),
      fact("social", "https://a.example/", "s1"),
      fact("social", "https://b.example/", "s2"),
      fact("phone", "555 0100", "p1"),
      fact("phone", "555 0101", "p2"),
      fact("email", "a@b.example"),
    );
    expect(contact).toMatchObject({
      openingHours: ["Mon 9–17", "Tue 9–12"],
      social: ["https://a.example/", "https://b.example/"],
      ...{ phone: "555 0100", email: "a@b.example", serviceArea: undefined },
    });
  });

  test("in one line each, where legal pages and text files name them", () => {
    const contact = readAll(
      ...[fact("street", "1 Mill Lane"), fact("city", "Leeds")],
      ...[fact("phone", "555 0100"), fact("email", "a@b.example")],
    );
    expect(listContactLines(contact)).toEqual(["1 Mill Lane, Leeds", "555 0100", "a@b.example"]);
    expect(listContactLines(readAll())).toEqual([]);
  });
});
