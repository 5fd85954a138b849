/** Whom a German, French or Spanish brief speaks to, without how often each of them comes. */
import { expect, test } from "bun:test";
import { listAudienceAbroad } from "./audience-abroad.ts";

for (const [language, typed, read] of [
  [
    "de",
    "Ausflügler aus Berlin, dazu drei Bioläden und ein paar Gasthöfe, die wir beliefern",
    "Ausflügler aus Berlin, Bioläden und Gasthöfe",
  ],
  ["fr", "Les parents, et de plus en plus de plombiers", "Les parents, et plombiers"],
  ["es", "Familias y cada vez más oficinas", "Familias y oficinas"],
  ["de", "Familien und Paare", "Familien und Paare"],
] as const)
  test(`${language}: “${typed}”`, () => {
    expect(listAudienceAbroad(typed, language)).toBe(read);
  });
