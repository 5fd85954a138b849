/** Holds the knowledge tables to what they promise: complete, plain, unrepeated, free of claims. */
import { describe, expect, test } from "bun:test";
import iconNodes from "lucide-static/icon-nodes.json" with { type: "text" };
import * as v from "valibot";
import { ACTIONS } from "./actions.ts";
import { GENERAL } from "./general.ts";
import { FITTING_OFFERS, UNLIKE_FAMILY } from "./languages/fitting-offers.ts";
import { FAMILY_WORDINGS, TRADE_WORDINGS } from "./languages/wordings.ts";
import {
  familySchema,
  GOALS,
  LANGUAGES,
  tradeSchema,
  type Wording,
  wordingSchema,
} from "./model.ts";
import { FAMILIES, TRADES } from "./trades.ts";
import { treatIndustry } from "./treat-industry.ts";

/** Phrases that give machine-made copy away, and claims that somebody would have to prove. */
const BANNED = [
  /\b(unlock|elevat|seamless|unleash|supercharg|empower|revolutioni[sz]|streamlin|leverag|delve|harness(ing)? the)/i,
  /\b(one[- ]stop|cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|next[- ]level|game[- ]chang)/i,
  /\b(tailored (to|solutions?)|bespoke solutions?|solutions? (tailored|designed)|transform(s|ing)? (your|the way))/i,
  /\b(got you covered|look no further|extra mile|passionate about|our passion|committed to|dedicated to)\b/i,
  /\b(unparalleled|unmatched|unrivall?ed|second to none|exceed(s|ing)? expectations|nestled|tucked away|in the heart of)\b/i,
  /\b(testament to|tapestry|embark|journey (to|toward|of|with us)|discover the|experience the|more than just an?)\b/i,
  /\bwhere .{3,40} meets .{3,40}\b|\bnot just an? .{3,60}[,;—–-] (it['’]s|but)\b|\bwhether you['’]re .{3,60} or\b/i,
  /\b(vibrant|curated|meticulous(ly)?|hassle[- ]free|peace of mind|top[- ]notch|synerg|groundbreaking|dive in(to)?)\b/i,
  /\b(award|certified|accredited|licen[cs]ed|insured|guarantee[ds]?|trusted by|number one|voted)\b/i,
  /\b(over|more than|nearly) (a )?(two|three|five|ten|twenty|hundred|thousand)\b/i,
  /\bfree (shipping|delivery|trial|quote|consultation)\b|\b(best|leading|largest|fastest) (in|of|choice)\b/i,
  /\blorem\b|\bundefined\b|\bnull\b|[!—]/i,
  // Marks of unfinished text, which no table may hold. Large letters only: "todo" is Spanish.
  /\b(?:NaN|TODO|FIXME|TBD)\b/,
];

const ENGLISH_WORDS_PER_SENTENCE = { least: 6, most: 17 };
const LETTERS_PER_WORD_MOST = 5.2;
const VARIANTS_OF_AN_OFFER_LEAST = 4;

const GROUP = /\{([^{}]*)\}/g;

/** How many sentences a text stands for. */
function countVariants(text: string): number {
  let count = 1;
  for (const [, inner = ""] of text.matchAll(GROUP)) count *= inner.split("|").length;
  return count;
}

/** Every sentence a text stands for, slots left as they are. */
function listVariants(text: string): string[] {
  let variants = [""];
  let end = 0;
  for (const match of text.matchAll(GROUP)) {
    const before = text.slice(end, match.index);
    const inner = match[1] ?? "";
    const parts = inner.includes("|") ? inner.split("|") : [match[0]];
    variants = variants.flatMap((variant) => parts.map((part) => variant + before + part));
    end = match.index + match[0].length;
  }
  return variants.map((variant) => variant + text.slice(end));
}

function textsOf(wording: Wording): string[] {
  return [
    ...Object.values(wording.vocabulary),
    ...Object.values(wording.actions).flat(),
    ...Object.values(wording.pageNames),
    ...wording.headlines,
    ...wording.truths,
    ...wording.events,
    ...wording.qualities.flat(),
    ...[...wording.offers, ...wording.process].flatMap(({ title, texts }) => [title, ...texts]),
    ...wording.questions.flatMap(({ ask, answers }) => [ask, ...answers]),
  ];
}

const sentencesOf = (wording: Wording): string[] => [
  ...wording.truths,
  ...[...wording.offers, ...wording.process].flatMap(({ texts }) => texts),
  ...wording.questions.flatMap(({ ask, answers }) => [ask, ...answers]),
];

const everyWording: [string, Wording][] = [
  ...TRADES.map((trade): [string, Wording] => [trade.id, trade.wording]),
  ...[...Object.entries(FAMILY_WORDINGS), ...Object.entries(TRADE_WORDINGS)].flatMap(
    ([language, wordings]) =>
      Object.entries(wordings).map(([id, wording]): [string, Wording] => [
        `${language} ${id}`,
        wording,
      ]),
  ),
  ...Object.entries(GENERAL).map(([id, wording]): [string, Wording] => [`general ${id}`, wording]),
];

describe("the knowledge tables", () => {
  test("hold at least eighty trades in at least eighteen families, each id once", () => {
    expect(TRADES.length).toBeGreaterThanOrEqual(80);
    expect(FAMILIES.length).toBeGreaterThanOrEqual(18);
    expect(new Set(TRADES.map(({ id }) => id)).size).toBe(TRADES.length);
    expect(TRADES.filter(({ family }) => !FAMILIES.some(({ id }) => id === family))).toEqual([]);
  });

  test("every trade and family is complete against the schema", () => {
    for (const trade of TRADES)
      expect([trade.id, v.safeParse(tradeSchema, trade).issues]).toEqual([trade.id, undefined]);
    for (const family of FAMILIES) v.parse(familySchema, family);
  });

  test("every English trade has at least five offers, five questions and three steps", () => {
    const thin = TRADES.filter(
      ({ wording }) =>
        wording.offers.length < 5 || wording.questions.length < 4 || wording.process.length < 3,
    );
    expect(thin.map(({ id }) => id)).toEqual([]);
  });

  test("every family speaks every language", () => {
    for (const language of ["de", "fr", "es"] as const) {
      for (const { id } of FAMILIES) {
        const found = v.safeParse(wordingSchema, FAMILY_WORDINGS[language][id]);
        expect([language, id, found.success]).toEqual([language, id, true]);
      }
    }
    for (const language of LANGUAGES) v.parse(wordingSchema, GENERAL[language]);
    const known = new Set(TRADES.map(({ id }) => id));
    for (const wordings of Object.values(TRADE_WORDINGS)) {
      for (const [id, wording] of Object.entries(wordings)) {
        expect([id, known.has(id), v.safeParse(wordingSchema, wording).success]).toEqual([
          id,
          true,
          true,
        ]);
      }
    }
  });

  test("a common trade that is unlike its family speaks for itself in every language", () => {
    const common = [
      "taxi",
      "optician",
      "pharmacy",
      "tailor",
      "funeral-director",
      "tattoo",
      "massage",
      "laundry",
      "dog-groomer",
      "care-service",
      "tour-operator",
      "translator",
      "upholsterer",
    ];
    const silent = common.flatMap((id) =>
      Object.entries(TRADE_WORDINGS)
        .filter(([, wordings]) => wordings[id] === undefined)
        .map(([language]) => `${id} in ${language}`),
    );
    expect(silent).toEqual([]);
    const alike = [...UNLIKE_FAMILY].filter((id) => common.includes(id));
    expect(alike).toEqual([]);
  });

  test("every goal has its labels in every language", () => {
    for (const language of LANGUAGES) {
      for (const goal of GOALS) expect(ACTIONS[language][goal].length).toBeGreaterThanOrEqual(2);
    }
  });

  test("the place is the business's own, for sentences invite people there", () => {
    const theirs = everyWording
      .filter(([, { vocabulary }]) =>
        /\b(your|vous|Ihnen|su casa)\b/u.test(`${vocabulary.atPlace} ${vocabulary.toPlace}`),
      )
      .map(([id]) => id);
    expect(theirs).toEqual([]);
  });

  test("every icon is one of the family the renderer draws", () => {
    // The import is the file's text, whatever the type of JSON imports says.
    const known = v.parse(
      v.record(v.string(), v.unknown()),
      JSON.parse(iconNodes as unknown as string),
    );
    const used = [
      ...everyWording.flatMap(([, wording]) => wording.offers.map(({ icon }) => icon)),
      ...FAMILIES.flatMap(({ icons }) => icons),
    ];
    expect(used.filter((icon) => known[icon] === undefined)).toEqual([]);
  });

  test("no variant of any text holds a digit, a cliché, a claim or a leftover", () => {
    const found: string[] = [];
    for (const [id, wording] of everyWording) {
      for (const text of textsOf(wording).flatMap(listVariants)) {
        if (/\d/.test(text)) found.push(`${id}: digit in "${text}"`);
        const hit = BANNED.find((pattern) => pattern.test(text));
        if (hit) found.push(`${id}: ${hit.exec(text)?.[0]} in "${text}"`);
      }
    }
    expect(found).toEqual([]);
  });

  test("groups are well formed: balanced, no empty part, no part twice, slots only in general", () => {
    const found: string[] = [];
    for (const [id, wording] of everyWording) {
      for (const text of textsOf(wording)) {
        if (/[{}|]/.test(text.replace(/\{[^{}]*\}/g, ""))) found.push(`${id}: ${text}`);
        for (const [, inner = ""] of text.matchAll(/\{([^{}]*)\}/g)) {
          const parts = inner.split("|");
          if (parts.length === 1 && !(inner === "industry" && id.startsWith("general")))
            found.push(`${id}: {${inner}}`);
          if (parts.some((part) => part.trim() === "") || new Set(parts).size < parts.length)
            found.push(`${id}: {${inner}}`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  test("sentences are punctuated, and a or an agrees with what follows", () => {
    const found: string[] = [];
    for (const [id, wording] of everyWording) {
      for (const text of sentencesOf(wording).flatMap(listVariants)) {
        if (!/[.?]$/.test(text) || /[.,;:?] ?[.,;:?]| {2}|\s[.,]/.test(text))
          found.push(`${id}: ${text}`);
        if (/^\p{Ll}/u.test(text)) found.push(`${id}: starts small: ${text}`);
        if (
          /\ba (?=[aeio])(?!one|once|uni|use|eu)/i.test(text) &&
          !/^(de|fr|es)|general (de|fr|es)/.test(id)
        )
          found.push(`${id}: ${text}`);
      }
    }
    expect(found).toEqual([]);
  });

  test("a family lends a trade only the offers that it has, three at least", () => {
    const ids = new Set(TRADES.map(({ id }) => id));
    for (const [id, places] of Object.entries(FITTING_OFFERS)) {
      expect(ids).toContain(id);
      expect(new Set(places).size).toBe(places.length);
      for (const wordings of Object.values(FAMILY_WORDINGS)) {
        const { family } = TRADES.find((trade) => trade.id === id) ?? { family: "" };
        const offers = wordings[family]?.offers ?? [];
        expect(places.filter((at) => offers[at] !== undefined).length).toBeGreaterThanOrEqual(3);
      }
    }
    for (const id of UNLIKE_FAMILY) expect(ids).toContain(id);
    const offersOf = (industry: string) =>
      treatIndustry(industry, "de").offers.map(({ title }) => title);
    expect(offersOf("Hundefriseur")).not.toContain("Gesundheitsvorsorge");
    expect(offersOf("Tierarzt")).toContain("Gesundheitsvorsorge");
  });

  test("no sentence is repeated across trades", () => {
    const owner = new Map<string, string>();
    const repeated: string[] = [];
    for (const [id, wording] of everyWording) {
      for (const text of sentencesOf(wording)) {
        for (const variant of listVariants(text)) {
          if (variant.split(" ").length < 6) continue;
          const first = owner.get(variant);
          if (first !== undefined && first !== id) repeated.push(`${first} and ${id}: ${variant}`);
          owner.set(variant, id);
        }
      }
    }
    expect(repeated).toEqual([]);
  });

  test("every offer of a trade can be said in several ways", () => {
    const poor = TRADES.flatMap(({ id, wording }) =>
      wording.offers
        .filter(
          ({ texts }) =>
            texts.reduce((sum, text) => sum + countVariants(text), 0) < VARIANTS_OF_AN_OFFER_LEAST,
        )
        .map(({ title }) => `${id}: ${title}`),
    );
    expect(poor).toEqual([]);
  });

  test("English is written in short sentences and short words", () => {
    for (const { id, wording } of TRADES) {
      const texts = sentencesOf(wording).map((text) => listVariants(text)[0] ?? "");
      const sentences = texts.flatMap((text) => text.split(/(?<=[.?])\s/));
      const words = texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
      const perSentence = words.length / sentences.length;
      const perWord = words.join("").length / words.length;
      expect([
        id,
        perSentence >= ENGLISH_WORDS_PER_SENTENCE.least,
        perSentence <= ENGLISH_WORDS_PER_SENTENCE.most,
        perWord <= LETTERS_PER_WORD_MOST,
      ]).toEqual([id, true, true, true]);
    }
  });
});
