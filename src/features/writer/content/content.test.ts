/** Everything that the composer can say, held against the rules of content; each rule is seen to bite. */
import { describe, expect, test } from "bun:test";
import { ACTION_KINDS, VOICES } from "../reading/reading-model.ts";
import { checkContent } from "./check-content.ts";
import { checkTrade, judge } from "./check-texts.ts";
import { loadTexts } from "./load-texts.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "./read-texts.ts";
import type { TradeTexts } from "./text-schema.ts";
import { TRADES } from "./trades.ts";

const TRADES_MIN = {
  en: 150,
  de: 320,
  fr: 320,
  es: 320,
  ar: 0,
  he: 0,
  it: 0,
  nl: 0,
  pt: 0,
  pl: 0,
} as const;

describe("the texts", () => {
  for (const language of TEXT_LANGUAGES) {
    test(`in ${language} break no rule, and there are as many trades as promised`, async () => {
      const report = await checkContent(language);
      expect(report.findings).toEqual([]);
      expect(report.trades).toBeGreaterThanOrEqual(TRADES_MIN[language]);
    });

    test(`in ${language} know every action and every voice`, async () => {
      const { general } = await loadTexts(language);
      expect(Object.keys(general.actions).sort()).toEqual([...ACTION_KINDS].sort());
      expect(Object.keys(general.headings.audience).sort()).toEqual([...VOICES].sort());
    });
  }

  test("of every trade have an owner in the table of trades", async () => {
    for (const language of TEXT_LANGUAGES)
      for (const id of (await loadTexts(language)).trades.keys()) expect(TRADES.has(id)).toBe(true);
  });
});

describe("the check finds", () => {
  const lines: readonly [string, string][] = [
    ["a number", "We bake 40 loaves a day."],
    ["a worn phrase", "We are passionate about bread."],
    ["a promise", "We always answer on the same day."],
    ["a claim", "Award-winning loaves from the stone oven."],
    ["a hole", "Bread for {name}."],
    ["talk about the website", "This website shows our bread."],
    ["a postponement", "Your order can wait until Monday."],
    ["shouting", "Come in!"],
  ];
  test.each(lines)("%s", async (_, line) => {
    const { trades } = await loadTexts("en");
    const bakery = trades.get("bakery");
    if (bakery === undefined) throw new Error("the bakery is missing");
    const kinds = new Set(Object.keys(TRADES.get("bakery")?.kinds ?? {}));
    expect(checkTrade("en", "bakery", bakery, kinds)).toEqual([]);
    const planted: TradeTexts = { ...bakery, contact: { lede: line } };
    expect(checkTrade("en", "bakery", planted, kinds).length).toBeGreaterThan(0);
  });

  const written: Readonly<Record<TextLanguage, readonly [string, string][]>> = {
    en: [
      ["a paper of one country", "Bring an identity card and a letter from HMRC."],
      ["an empty frame", "Say that you are new to it; the rest is quickly talked through."],
      ["how discreet a business is", "It stays between the two of you."],
      ["what an old part costs", "The worn part is shown to you."],
    ],
    de: [
      ["a paper of one country", "Bringen Sie den Fahrzeugschein und das Bonusheft mit."],
      ["an office of one country", "Die Post vom Finanzamt wird gelesen."],
      ["an empty frame", "Mehr dazu lesen Sie im Angebot."],
      ["how discreet a business is", "Das Gespräch bleibt unter uns."],
    ],
    fr: [
      ["a paper of one country", "Apportez la carte grise."],
      ["an exam of one country", "Le brevet et le bac se préparent tôt."],
      ["an empty frame", "N’hésitez pas à écrire."],
      ["a promise of a price", "Le devis et le prix sont remis avant."],
    ],
    es: [
      ["a tax of one country", "El IRPF se presenta aquí."],
      ["a paper of one country", "Traiga la nota simple."],
      ["a month", "En agosto hay menos gente."],
      ["an empty frame", "No dude en escribir."],
    ],
    ar: [["an empty frame", "لا تترددوا في الكتابة."]],
    he: [["an empty frame", "אל תהססו לכתוב."]],
    it: [
      ["an empty frame", "Non esitare a scriverci."],
      ["a paper of one country", "Porta il codice fiscale."],
    ],
    nl: [
      ["an empty frame", "Aarzel niet om te schrijven."],
      ["an office of one country", "De brief van de Belastingdienst nemen we door."],
    ],
    pt: [
      ["an empty frame", "Não hesite em escrever."],
      ["a number of one country", "Indique o NIF ou o CPF."],
      ["a word of one country", "Fale conosco."],
    ],
    pl: [
      ["an empty frame", "Nie wahaj się napisać."],
      ["a number of one country", "Prosimy podać PESEL."],
    ],
  };
  for (const language of TEXT_LANGUAGES)
    test.each(written[language])(`${language}: %s`, (_, line) => {
      expect(judge(language, line).length).toBeGreaterThan(0);
    });

  test("two texts of a trade that send the visitor to ask, in every language with trades", async () => {
    const lines = { en: "Ask us.", de: "Fragen Sie uns.", fr: "Demandez.", es: "Pregunte." };
    for (const [language, line] of Object.entries(lines) as [keyof typeof lines, string][]) {
      const [[id, texts] = []] = [...(await loadTexts(language)).trades];
      if (id === undefined || texts === undefined) throw new Error(`${language} has no trades`);
      const planted = { ...texts, contact: { lede: line }, segments: { families: line } };
      const kinds = new Set(Object.keys(TRADES.get(id)?.kinds ?? {}));
      const faults = checkTrade(language, id, planted, kinds).map(({ fault }) => fault);
      expect(faults.some((fault) => fault.startsWith("sends the visitor to ask"))).toBe(true);
    }
  });

  test("a kind that the trade does not have, a voice without opening, an id used twice", async () => {
    const bakery = (await loadTexts("en")).trades.get("bakery");
    if (bakery === undefined) throw new Error("the bakery is missing");
    const [first] = bakery.offers;
    if (first === undefined) throw new Error("the bakery has no offers");
    const faults = (texts: TradeTexts) =>
      checkTrade(
        "en",
        "bakery",
        texts,
        new Set(Object.keys(TRADES.get("bakery")?.kinds ?? {})),
      ).map(({ fault }) => fault);
    expect(faults({ ...bakery, offers: [{ ...first, kinds: ["weddings"] }] })).toContain(
      "the trade has no such kind",
    );
    expect(faults({ ...bakery, offers: [first, first] })).toContain("the id is used twice");
    const plain = bakery.openings.filter(({ voices }) =>
      voices.every((voice) => voice === "plain"),
    );
    expect(faults({ ...bakery, openings: plain })).toContain("no opening speaks in this voice");
  });
});
