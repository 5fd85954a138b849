import { expect, test } from "bun:test";
import slugify from "@sindresorhus/slugify";
import fc from "fast-check";
import { slugFromName, withSuffix } from "./slug.ts";

const SLUGS: [string, string | undefined][] = [
  ["Harbour Bakery", "harbour-bakery"],
  ["Café Müller & Söhne", "cafe-mueller-and-soehne"],
  ["Ångström Åkeri AB", "angstroem-akeri-ab"],
  ["Пекарня Заря", "pekarnya-zarya"],
  ["Αθήνα", "athina"],
  ["  --- Ltd. --- ", "ltd"],
  ["McDonald's", "mcdonalds"],
  ["ﬁne ﬂowers", "fine-flowers"],
  ["Ｃａｆｅ Ⅳ", "cafe-iv"],
  ["24/7 Locksmith", "24-7-locksmith"],
  ["パン屋", undefined],
  ["🍞🥐", undefined],
  ["---", undefined],
  ["www", "www-site"],
  ["API", "api-site"],
  ["Console!", "console-site"],
  ["mail", "mail-site"],
  ["Admin", "admin-site"],
];

test.each(SLUGS)("the name %j asks for the label %j", async (name, slug) => {
  expect(await slugFromName(name)).toBe(slug as string);
});

test("a plain name gets the label that the tables of letters would give it", async () => {
  const sign = fc.constantFrom(..."abcXYZ019  &&''’-.,!?+sstt");
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: sign, maxLength: 30 }), async (name) => {
      const label = slugify(name, { decamelize: false }).replace(/^-+|-+$/g, "");
      fc.pre(label !== "");
      expect(await slugFromName(name)).toBe(label);
    }),
  );
});

test("a long name is cut at a word and fits into one label", async () => {
  const slug = await slugFromName(
    "The very long and winding name of a company that sells good bread daily",
  );
  expect(slug).toBe("the-very-long-and-winding-name-of-a-company-that-sells-good");
});

test("every name gives a DNS label, also with a suffix, or none", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 80 }), async (name) => {
      const slug = await slugFromName(name);
      if (slug === undefined) return;
      for (const label of [slug, withSuffix(slug, "2"), withSuffix(slug, "k3x9q")])
        expect(label).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/);
    }),
  );
});
