/**
 * What holds of the reading of any brief, whatever its owner typed: it never refuses, every part says where it came from
 * and nothing is read twice in another way.
 */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import type { Brief } from "../brief.ts";
import { readBrief } from "./read-brief.ts";
import { hideAccounts, readFacts } from "./read-facts.ts";
import { ACTION_KINDS, type BriefReading, FACT_KINDS, type Span, VOICES } from "./reading-model.ts";
import { listSentences } from "./statement-signs.ts";
import { spellOut } from "./typed-words.ts";

setDefaultTimeout(60_000);

/** Words and signs of seven languages that the rules look for, with what belongs to none. */
const PIECES = [
  ..."Termin buchen ab 6 Personen|Mo-Fr 8-18 Uhr|bitte|wir suchen|keine Hunde|14. März".split("|"),
  ..."réserver une table|à partir de 12 euros|du 1er mars|fermé le lundi|qu'ils sachent".split("|"),
  ..."pedir cita|desde 25 €|cerrado los lunes|que la gente|no hacemos|vender miel".split("|"),
  ..."prenotare|niente PVC|aperto lun-ven 9-13|via WhatsApp 011 000 7280".split("|"),
  ..."boeken|geen kunststof|open di t/m za 10-18|ze moeten weten dat we open zijn".split("|"),
  ..."marcar consulta|80 euros|não fazemos|segunda a sexta".split("|"),
  ..."umówić wizytę|200 zł|nie robimy|czynne pn-pt 9-17".split("|"),
  ..."book a table|£12 each|closed Sundays|no dogs please|we don't|free quote".split("|"),
  ...[
    "0171 2345678",
    "+49 30 123456",
    "a@b.example",
    "https://example.org/x?y=1",
    "IBAN DE89 3704 0044",
  ],
  ...[
    "(",
    ")",
    "…",
    "!!",
    "??",
    ":",
    ";",
    "–",
    "•",
    "1)",
    "2)",
    "/",
    "€",
    "ß",
    "İ",
    "ﬁ",
    "👩‍🍳",
    "\u00a0",
  ],
  ...["«", "»", "“", "”", "’", "´", "\n", "\n\n", "\t", "0", "12.30", "1.000,50", "x".repeat(90)],
];

/** Short forms and slips of the telephone. */
const HASTY = [
  ..."rdv|noel|pck on y est|pdt|a lausanne|ferme dimanche|sam. et dim.|week end|whats app|qqn".split(
    "|",
  ),
  ..."tel.|std.|2 std|90 min|mind. 3|ca. 5|inkl. mwst|zzgl.|z.B. torten|n.V.|mo und mi|leute die".split(
    "|",
  ),
  ..."q manden fotos|x whatsapp|pq|tb|lunes|miercoles|sabado|podés|tenés|vos|hs|2 hs".split("|"),
  ..."b4 6|2 yrs|u|ur|pls|dont|cant|thru|w/ kids|incl.|appt|mins|sat|tues|weds".split("|"),
  ..."kinder|hund und katze|torten|hochzeiten|brautkleid|erstgespräch buchen 65 euro".split("|"),
];

const text = fc
  .array(
    fc.tuple(
      fc.constantFrom(...PIECES, ...HASTY),
      fc.constantFrom(" ", ". ", ", ", "\n", " und ", ""),
    ),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map((parts) => parts.flat().join("").trim())
  .filter((said) => said !== "");
const optional = fc.option(text, { nil: undefined });
const brief: fc.Arbitrary<Brief> = fc.record({
  businessName: text.map((said) => said.slice(0, 60).trim() || "Marlow"),
  industry: text.map((said) => said.slice(0, 200).trim() || "shop"),
  audience: optional,
  goals: optional,
  personality: optional,
  competitors: optional,
  existingUrl: fc.constant(undefined),
});

/** Every part of a reading that says where it came from. */
const listSpans = (reading: BriefReading): Span[] =>
  [
    ...[reading.name, reading.what, ...reading.audience.segments, ...reading.actions],
    ...[...reading.goals, ...reading.competitors, ...reading.facts],
    ...[reading.what.place, reading.audience.area].filter((place) => place !== undefined),
  ].map(({ span }) => span);

const RUNS = { numRuns: 120, seed: 5 } as const;

describe("of any brief", () => {
  test("every part stands within its field", () => {
    fc.assert(
      fc.property(brief, (one) => {
        const reading = readBrief(one);
        const outside = listSpans(reading).filter(({ field, start, end }) => {
          const length = (reading.brief[field] ?? "").length;
          return !(start >= 0 && start <= end && end <= length);
        });
        expect(outside).toEqual([]);
      }),
      RUNS,
    );
  });

  test("kinds, voices and traits are those that there are", () => {
    fc.assert(
      fc.property(brief, (one) => {
        const { actions, goals, facts, voice } = readBrief(one);
        const kinds = [...actions, ...goals].flatMap(({ kind }) =>
          kind === undefined ? [] : [kind],
        );
        expect(kinds.filter((kind) => !ACTION_KINDS.includes(kind))).toEqual([]);
        expect(facts.filter(({ kind }) => !FACT_KINDS.includes(kind))).toEqual([]);
        expect(VOICES).toContain(voice.voice);
        expect(new Set(actions.map(({ kind }) => kind)).size).toBe(actions.length);
      }),
      RUNS,
    );
  });

  test("the same brief is read alike", () => {
    fc.assert(
      fc.property(brief, (one) => {
        expect(readBrief(one)).toEqual(readBrief({ ...one }));
      }),
      { ...RUNS, numRuns: 40 },
    );
  });

  test("no label and no button is empty, and none has a line end", () => {
    fc.assert(
      fc.property(brief, (one) => {
        const { goals } = readBrief(one);
        const said = goals.flatMap(({ words }) => [words?.label, words?.invitation]);
        expect(
          said.filter((label) => label !== undefined && !/^\S(?:.*\S)?$/u.test(label)),
        ).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe("facts", () => {
  test("stand in the brief word for word, and no two of a field overlap", () => {
    fc.assert(
      fc.property(brief, (one) => {
        const facts = readFacts(one);
        for (const { words, span } of facts)
          expect((one[span.field] ?? "").slice(span.start, span.end)).toContain(words);
        const overlaps = facts.filter(({ span }, at) =>
          facts.some(
            (other, place) =>
              place !== at &&
              other.span.field === span.field &&
              other.span.start < span.end &&
              other.span.end > span.start,
          ),
        );
        expect(overlaps).toEqual([]);
      }),
      RUNS,
    );
  });

  test("keep their places when accounts are hidden", () => {
    fc.assert(
      fc.property(text, (said) => {
        expect(hideAccounts(said)).toHaveLength(said.length);
      }),
      RUNS,
    );
  });
});

describe("what is typed in haste", () => {
  test.each(["de", "fr", "es", "en"] as const)(
    "is written out once and for all in %s",
    (language) => {
      fc.assert(
        fc.property(text, (said) => {
          const written = spellOut(said, language);
          expect(spellOut(written, language)).toBe(written);
        }),
        RUNS,
      );
    },
  );
});

test("sentences stand in their text where they say that they do, in its order", () => {
  fc.assert(
    fc.property(text, (said) => {
      const sentences = listSentences(said);
      for (const { text: sentence, start } of sentences)
        expect(said.slice(start, start + sentence.length)).toBe(sentence);
      const starts = sentences.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    }),
    RUNS,
  );
});
