/** Holds the reading of a brief against briefs that people read first, in test/fixtures/reading. */
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { Glob, YAML } from "bun";
import * as v from "valibot";
import { type Brief, briefSchema } from "../brief.ts";
import { readBrief } from "./read-brief.ts";
import { type BriefReading, FACT_KINDS } from "./reading-model.ts";

const folder = join(import.meta.dir, "../../../../test/fixtures/reading");

/** What a reader found; a part that is left out was not read. */
const foundSchema = v.strictObject({
  segments: v.optional(v.array(v.string())),
  excluded: v.optional(v.array(v.string())),
  actions: v.optional(v.array(v.string())),
  /** The owner's words of each goal that visitors can be shown. */
  goals: v.optional(v.array(v.string())),
  voice: v.optional(v.string()),
  language: v.optional(v.string()),
  place: v.optional(v.string()),
  area: v.optional(v.string()),
  descriptor: v.optional(v.string()),
  purpose: v.optional(v.string()),
  parts: v.optional(v.array(v.string())),
  facts: v.optional(v.record(v.picklist(FACT_KINDS), v.string())),
});
const entrySchema = v.strictObject({
  name: v.optional(v.string(), "Halden"),
  industry: v.string(),
  audience: v.optional(v.string()),
  goals: v.optional(v.string()),
  personality: v.optional(v.string()),
  competitors: v.optional(v.string()),
  is: foundSchema,
});

type Part = keyof v.InferOutput<typeof foundSchema>;

type Case = { brief: Brief; expected: Partial<Record<Part, unknown>>; file: string };

async function readCorpus(): Promise<Case[]> {
  const cases: Case[] = [];
  for await (const file of new Glob("*.yaml").scan({ cwd: folder })) {
    const entries = v.parse(
      v.array(entrySchema),
      YAML.parse(await Bun.file(join(folder, file)).text()),
    );
    for (const { name, is, ...fields } of entries) {
      const brief = v.parse(briefSchema, { businessName: name, ...fields });
      const language =
        /^(?:de|fr|es)/u.exec(file)?.[0] ?? (file.startsWith("en") ? "en" : undefined);
      cases.push({ brief, file, expected: { ...(language && { language }), ...is } });
    }
  }
  return cases;
}

const corpus = await readCorpus();

function readPart(reading: BriefReading, part: Part, expected: unknown): unknown {
  switch (part) {
    case "segments":
      return reading.audience.segments.map(({ label }) => label);
    case "excluded":
      return reading.audience.excluded;
    case "actions":
      return reading.actions.map(({ kind }) => kind);
    case "goals":
      return reading.goals.flatMap(({ words }) => words?.label ?? []);
    case "voice":
      return reading.voice.voice;
    case "language":
      return reading.language.tag;
    case "place":
      return reading.what.place?.words;
    case "descriptor":
    case "purpose":
    case "parts":
      return reading.what[part];
    case "area":
      return reading.audience.area?.words;
    case "facts":
      return Object.fromEntries(
        Object.keys(expected ?? {}).map((kind) => [
          kind,
          reading.facts.find((fact) => fact.kind === kind)?.words,
        ]),
      );
  }
}

/** Share of the briefs that are read as a person reads them, and what was read otherwise. */
function measure(part: Part): { share: number; count: number; misses: string[] } {
  const misses: string[] = [];
  const told = corpus.filter(({ expected }) => expected[part] !== undefined);
  for (const { brief, expected, file } of told) {
    const found = readPart(readBrief(brief), part, expected[part]);
    if (Bun.deepEquals(found, expected[part])) continue;
    misses.push(
      `${file} ${brief.industry} · ${brief.audience ?? ""} · ${brief.goals ?? ""} · ${brief.personality ?? ""}\n      is ${JSON.stringify(expected[part])}, read ${JSON.stringify(found)}`,
    );
  }
  return { share: 1 - misses.length / told.length, count: told.length, misses };
}

const LEAST: Readonly<Record<Part, number>> = {
  segments: 0.95,
  excluded: 0.95,
  actions: 0.95,
  goals: 0.95,
  language: 0.97,
  voice: 0.9,
  place: 0.95,
  descriptor: 0.95,
  purpose: 0.95,
  parts: 0.95,
  area: 0.95,
  facts: 0.95,
};

describe("the reading of a brief", () => {
  test("is measured on at least 300 briefs", () => {
    expect(corpus.length).toBeGreaterThanOrEqual(300);
  });

  for (const part of Object.keys(LEAST) as Part[]) {
    test(`finds the ${part} that a person finds`, () => {
      const { share, count, misses } = measure(part);
      if (misses.length > 0) {
        console.info(
          `${part}: ${(share * 100).toFixed(1)} % of ${count}\n  ${misses.join("\n  ")}`,
        );
      }
      expect(share).toBeGreaterThanOrEqual(LEAST[part]);
    });
  }

  test("keeps the owner's words of an action, and what narrows it", () => {
    const { actions } = readBrief({
      businessName: "Halden",
      industry: "bakery",
      goals: "Weekend orders, a free first call, and gift vouchers for Sundays",
    });
    expect(actions.map(({ kind, object, modifiers }) => [kind, object, ...modifiers])).toEqual([
      ["order", "Weekend orders", "weekend"],
      ["book", "a free first call", "free", "first"],
      ["buy", "gift vouchers for Sundays", "sunday", "gift"],
    ]);
  });

  test("reads what people are to do, and not that they come to something", () => {
    const { actions } = readBrief({
      businessName: "Halden",
      industry: "bike repair",
      goals: "Get people to book a service online, and drop in on Saturdays",
    });
    expect(actions.map(({ kind }) => kind)).toEqual(["book", "visit"]);
  });

  test("says a list of places to its end", () => {
    const { area } = readBrief({
      businessName: "Halden",
      industry: "holiday let cleaning",
      audience: "owners of cottages in Padstow, Rock and Port Isaac who live miles away",
    }).audience;
    expect(area?.words).toBe("Padstow, Rock and Port Isaac");
  });

  test("leaves a sentence about people its end", () => {
    const { segments } = readBrief({
      businessName: "Halden",
      industry: "celebrant",
      audience: "families, and funeral directors who need somebody at short notice",
    }).audience;
    expect(segments.map(({ label }) => label)).toEqual([
      "Families",
      "Funeral directors who need somebody at short notice",
    ]);
  });

  test("knows kinds of people by their noun, in each language", () => {
    const kindsOf = (audience: string) =>
      readBrief({ businessName: "Halden", industry: "studio", audience }).audience.segments.map(
        ({ kindId }) => kindId,
      );
    expect(kindsOf("libraries, owners of nervous cats and people with a family bible")).toEqual([
      "libraries",
      "pet-owners",
      undefined,
    ]);
    expect(kindsOf("Wohnungseigentümer, Hundehalter und Menschen mit Zeit")).toEqual([
      "homeowners",
      "dog-owners",
      undefined,
    ]);
    expect(kindsOf("les collectionneurs et les petites entreprises")).toEqual([
      "collectors",
      "small-businesses",
    ]);
    expect(kindsOf("los coleccionistas y las comunidades de vecinos")).toEqual([
      "collectors",
      "landlords",
    ]);
  });

  test("says of both what the last of a list ends in", () => {
    const { segments, area } = readBrief({
      businessName: "Halden",
      industry: "ice machines",
      audience: "restaurants and hotels in Leeds at 2 am",
    }).audience;
    expect(segments.map(({ label }) => label)).toEqual(["Restaurants", "Hotels"]);
    expect(
      segments.map(({ attributes }) => attributes.find(({ kind }) => kind === "time")),
    ).toEqual([
      { kind: "time", words: "at 2 am" },
      { kind: "time", words: "at 2 am" },
    ]);
    expect(area?.words).toBe("Leeds");
  });

  test("tells names of competitors from kinds of them", () => {
    const { competitors } = readBrief({
      businessName: "Halden",
      industry: "bakery",
      competitors: "supermarket bakeries, Brown & Sons, crumb.example",
    });
    expect(competitors.map(({ words, isNamed, kinds }) => [words, isNamed, ...kinds])).toEqual([
      ["supermarket bakeries", false, "supermarket"],
      ["Brown & Sons", true],
      ["crumb.example", true],
    ]);
  });

  test("points into the brief with every span", () => {
    for (const { brief } of corpus) {
      const { audience, actions, facts, competitors, what, brief: said } = readBrief(brief);
      const spans = [...audience.segments, ...actions, ...facts, ...competitors].map(
        ({ span }) => span,
      );
      for (const { field, start, end } of [...spans, what.span]) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(said[field]?.length ?? 0);
      }
      for (const { words, span } of facts) {
        expect(said[span.field]?.slice(span.start, span.end).trim()).toBe(words);
      }
    }
  });

  test("comes to an end on briefs made to keep a pattern busy", () => {
    const pieces = ["a", "A-", "and ", "in A, ", "1 ", "of the ", ", die ", "0 1-", "£1,", "who "];
    for (const piece of pieces) {
      const text = piece.repeat(2_000).slice(0, 2_000);
      const reading = readBrief({
        businessName: text.slice(0, 200),
        industry: text.slice(0, 200),
        audience: text,
        goals: text,
        personality: text,
        competitors: text,
      });
      expect(reading.audience.words).toBe(text);
    }
  });
});

test.each([
  ["Familien, Pendlerinnen und Pendler", ["Familien", "Pendlerinnen und Pendler"]],
  ["Lehrer und Lehrerinnen", ["Lehrer und Lehrerinnen"]],
  ["Winzerinnen und Gastwirte", ["Winzerinnen", "Gastwirte"]],
])("women and men of one kind are one group: %p", (audience, labels) => {
  const { segments } = readBrief({ businessName: "Acme", industry: "Bäckerei", audience }).audience;
  expect(segments.map(({ label }) => label)).toEqual(labels);
});
