import { describe, expect, test } from "bun:test";
import { LEFTOVERS, UNPROVEN_CLAIMS, WORN_PHRASES } from "../quality/worn-phrases.ts";
import { canExpand, expand } from "../speech/expand.ts";
import { tidy } from "../speech/tidy.ts";
import { PHRASEBOOKS } from "./phrasebooks.ts";

const SLOTS = Object.fromEntries(
  [
    ..."name,names,atName,customer,customers,aCustomer,place,atPlace,toPlace,work,industry".split(
      ",",
    ),
    ..."aIndustry,audience,area,quality1,quality2,offer1,offer2,offer3,offer,other".split(","),
  ].map((slot) => [slot, `${slot}x`]),
);
const SAMPLES = 40;

/** Different wordings of a template, groups chosen by a counter that runs through them. */
function* sampleWordings(template: string): Generator<string> {
  for (let turn = 0; turn < SAMPLES; turn += 1) {
    let group = 0;
    const choose = (count: number) => {
      group += 1;
      return (turn * 7 + group * (turn + 3)) % count;
    };
    yield tidy(expand(template, choose, SLOTS));
  }
}

const FORBIDDEN = [...WORN_PHRASES, ...UNPROVEN_CLAIMS, ...LEFTOVERS];

function faultsOf(key: string, wording: string): string[] {
  // "##" parts titles from texts; French has spaces before its tall punctuation.
  const text = wording.replaceAll("##", " ").replace(/ (?=[:;?!»])/gu, "");
  return FORBIDDEN.filter((pattern) => pattern.test(text)).map(
    (pattern) => `${key}: ${pattern} in ${text}`,
  );
}

describe("every phrasebook", () => {
  for (const [language, book] of Object.entries(PHRASEBOOKS)) {
    test(`${language} has every pool that English has for all voices and manners`, () => {
      const needed = Object.keys(PHRASEBOOKS.en).filter((key) => !/[@/]/u.test(key));
      expect(needed.filter((key) => (book[key]?.length ?? 0) === 0)).toEqual([]);
    });

    test(`${language} names only slots that exist, and says nothing worn or unproven`, () => {
      const faults: string[] = [];
      for (const [key, templates] of Object.entries(book)) {
        for (const template of templates) {
          if (!canExpand(template, SLOTS)) faults.push(`${key}: unknown slot in ${template}`);
          else for (const text of sampleWordings(template)) faults.push(...faultsOf(key, text));
        }
      }
      expect(faults).toEqual([]);
    });

    test(`${language} has no line twice in a pool`, () => {
      for (const templates of Object.values(book)) {
        expect(new Set(templates).size).toBe(templates.length);
      }
    });
  }
});
