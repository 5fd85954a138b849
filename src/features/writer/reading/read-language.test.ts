/** Which language hasty briefs in Italian, Dutch, Portuguese and Polish are taken for, and their neighbours’. */
import { expect, test } from "bun:test";
import { LANGUAGE_CORPUS } from "../../../../test/fixtures/language-corpus.ts";
import { NEIGHBOUR_LANGUAGE_CORPUS } from "../../../../test/fixtures/neighbour-language-corpus.ts";
import { readLanguage } from "./read-language.ts";

type Told = {
  businessName: string;
  industry: string;
  goals?: string | undefined;
  audience?: string | undefined;
};

const fill = ({ businessName, industry, goals = "", audience = "" }: Told) => ({
  ...{ businessName, industry },
  ...(goals !== "" && { goals }),
  ...(audience !== "" && { audience }),
});

for (const [language, businessName, industry, goals, audience] of NEIGHBOUR_LANGUAGE_CORPUS)
  test(`${language}: ${businessName}, ${industry}`, () => {
    const { tag } = readLanguage(fill({ businessName, industry, goals, audience }));
    expect(tag).toBe(language);
  });

test("there are at least 15 briefs of each of the four", () => {
  for (const language of ["it", "nl", "pt", "pl"])
    expect(
      NEIGHBOUR_LANGUAGE_CORPUS.filter(([one]) => one === language).length,
    ).toBeGreaterThanOrEqual(15);
});

test("no labelled brief in German, French or Spanish is taken for one of the four", () => {
  const taken = LANGUAGE_CORPUS.filter(([language]) => language !== "en").filter(
    ([, businessName, industry, audience]) =>
      ["it", "nl", "pt", "pl"].includes(
        readLanguage(fill({ businessName, industry, audience })).tag,
      ),
  );
  expect(taken).toEqual([]);
});
