import { expect, test } from "bun:test";
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

test.each(SLUGS)("the name %j asks for the label %j", (name, slug) => {
  expect(slugFromName(name)).toBe(slug as string);
});

test("a long name is cut at a word and fits into one label", () => {
  const slug = slugFromName(
    "The very long and winding name of a company that sells good bread daily",
  );
  expect(slug).toBe("the-very-long-and-winding-name-of-a-company-that-sells-good");
});

test("every name gives a DNS label, also with a suffix, or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (name) => {
      const slug = slugFromName(name);
      if (slug === undefined) return;
      for (const label of [slug, withSuffix(slug, "2"), withSuffix(slug, "k3x9q")])
        expect(label).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/);
    }),
  );
});
