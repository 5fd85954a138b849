/** What a language model really wrote, well and spoiled, over HTTP and through every check. */
import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { HOSTILE_TEXTS } from "../../../../test/fixtures/hostile-texts.ts";
import { valueFor } from "../../../../test/fixtures/model-words.ts";
import {
  MARKS,
  RECORDINGS,
  type Recording,
  replay,
  SPOILERS,
} from "../../../../test/fixtures/recorded-model.ts";
import {
  closeServers,
  textsOf,
  writeRecorded,
  writeUnspoiled,
} from "../../../../test/fixtures/write-recorded.ts";
import { listAssumptions } from "../../design/origins.ts";
import { checkQuality } from "../quality/quality.ts";
import { versionOf } from "./prompts/prompts.ts";

setDefaultTimeout(60_000);

afterEach(closeServers);

const isOfToday = ({ answers }: Recording): boolean =>
  answers.every(
    ({ step, promptVersion }) => step !== "plan" || promptVersion === versionOf("plan"),
  );

describe("recorded answers", () => {
  test("are of 24 briefs in four languages, each with its prompt and its version", () => {
    expect(new Set(RECORDINGS.map(({ id }) => id.slice(0, 2)))).toEqual(
      new Set(["en", "de", "fr", "es"]),
    );
    expect(RECORDINGS.length).toBeGreaterThanOrEqual(24);
    for (const { recorded, answers } of RECORDINGS) {
      expect(recorded).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const { prompt, promptVersion } of answers) {
        expect(prompt).toContain("=====");
        expect(promptVersion).toMatch(/^(plan|words|again|edit)-\d+\.\d+$/);
      }
    }
  });

  test.each(RECORDINGS.map((recording) => [recording.id, recording] as const))(
    "%s: become a site of the model's words that passes its own proof-reading",
    async (_, recording) => {
      const { document, report, calls } = await writeRecorded(recording, replay(recording));
      // A page that the writer has planned only since then was never asked for.
      const said = recording.answers.map(({ answer }) => answer).join("\n");
      const refused = report.kept.filter(
        ({ slot, step }) => step !== "edit" && said.includes(`"${slot}"`),
      );
      // Rules that were made since an older prompt was answered may refuse a line of it, and never many.
      if (isOfToday(recording)) expect(refused).toEqual([]);
      else expect(refused.length).toBeLessThanOrEqual(2);
      expect(checkQuality(document, recording.brief)).toEqual([]);
      const assumed = listAssumptions(document.origins).filter(
        ({ address }) => document.origins[address]?.from === "model",
      );
      expect(assumed.length).toBeGreaterThanOrEqual(report.written);
      // Five pages in at most 6,000 tokens, read once more as well, leaving out what had to be asked again.
      const first = calls.filter(({ prompt }) => !prompt.includes("cannot be used"));
      const characters = first.reduce(
        (sum, call) => sum + call.system.length + call.prompt.length,
        0,
      );
      expect(characters / 4).toBeLessThan(6_000);
    },
  );

  test("are asked for in the site's language, and nothing of the brief stands before the marks", () => {
    for (const { brief, system, answers } of RECORDINGS) {
      expect(system).not.toContain(brief.businessName);
      for (const { prompt } of answers) expect(prompt.startsWith("=====")).toBe(true);
    }
  });
});

/** Faults after which most of what was said can still be used. */
const REPAIRABLE = new Set(
  "fences think trailing extra missing types truncate long repeat empty emoji".split(" "),
);

describe("an answer that is spoiled each time", () => {
  test.each(Object.keys(SPOILERS))("by %s leaves no mark of it on any page", async (fault) => {
    const spoil = SPOILERS[fault] ?? String;
    let clean = 0;
    let left = 0;
    for (const recording of RECORDINGS) {
      const answer = replay(recording);
      const [good, bad] = await Promise.all([
        writeUnspoiled(recording),
        writeRecorded(recording, (call) => spoil(answer(call))).catch((error: Error) => error),
      ]);
      if (bad instanceof Error) {
        // Where not one text is good, the job has to fail rather than pretend.
        expect([bad.name, REPAIRABLE.has(fault)]).toEqual(["WriterError", false]);
        continue;
      }
      const found = textsOf(bad.document).filter((text) => MARKS.test(text));
      const said = textsOf(good.document);
      expect(found.filter((text) => !said.includes(text))).toEqual([]);
      clean += good.report.written;
      left += bad.report.written;
    }
    if (REPAIRABLE.has(fault)) expect(left / clean).toBeGreaterThanOrEqual(0.7);
  });
});

test("answers of which three in ten are spoiled, by each fault in turn, keep nearly all their words", async () => {
  const faults = Object.values(SPOILERS);
  let served = 0;
  let clean = 0;
  let left = 0;
  for (const recording of RECORDINGS) {
    const answer = replay(recording);
    const good = await writeUnspoiled(recording);
    const bad = await writeRecorded(recording, (call) => {
      served += 1;
      const spoil = faults[served % faults.length] ?? String;
      return (served * 0.618) % 1 < 0.3 ? spoil(answer(call)) : answer(call);
    });
    const said = textsOf(good.document);
    const marked = textsOf(bad.document).filter((text) => MARKS.test(text));
    expect(marked.filter((text) => !said.includes(text))).toEqual([]);
    clean += good.report.written;
    left += bad.report.written;
  }
  expect(left / clean).toBeGreaterThanOrEqual(0.9);
});

test.each(["en-gnomes", "en-holiday-club"])(
  "a prompt that has changed has another version: %s",
  async (id) => {
    const recording = RECORDINGS.find((one) => one.id === id);
    const recorded = recording?.answers.find(({ step }) => step === "plan");
    if (recording === undefined || recorded === undefined) throw new Error("nothing is recorded");
    const { calls } = await writeUnspoiled(recording);
    const [plan] = calls;
    const isSame = plan?.prompt === recorded.prompt && plan.system === recording.system;
    // Kept answers to an older prompt are only recognised by its version.
    expect(isSame).toBe(versionOf("plan") === recorded.promptVersion);
  },
);

test("the longest brief and the longest plan stay within 6,000 tokens", async () => {
  const long = (words: string) => `${words} `.repeat(200).slice(0, 1_998).trim();
  const brief = {
    businessName: "Acme Bread and Rolls",
    industry: "bakery",
    audience: long("Families who want bread, offices who want rolls, schools who want both."),
    goals: long(
      "Family-run since 1952. More orders for loaves. Fewer calls about rolls in the morning.",
    ),
    personality: long("Warm and plain. Never loud."),
    competitors: long("Supermarkets with a bake-off oven,"),
  };
  const line = (start: string) => `${start} ${"and bread and rolls and flour ".repeat(9)}`;
  const letters = ["a", "b", "c", "d", "e", "f"];
  const plan = {
    ...{ reader: line("Reader"), message: line("Home"), about: line("About") },
    voice: letters.map((letter) => line(letter)),
    button: "Ask for bread",
    offers: letters.map((letter) => ({
      name: `Bread of the kind that ${letter} asks for`,
      facts: ["f9"],
    })),
    steps: letters
      .slice(0, 4)
      .map((letter) => `Ask for the ${letter} loaf and the ${letter} roll again`),
    questions: letters.map((letter) => line(`Is there bread ${letter}`).slice(0, 118).concat("?")),
    unknown: [],
  };
  const { calls } = await writeRecorded({ brief } as Recording, (call) =>
    JSON.stringify(call.keys.includes("offers") ? plan : valueFor(call)),
  );
  const first = calls.filter(({ prompt }) => !prompt.includes("cannot be used"));
  // The pages are asked for side by side, in no order that matters.
  expect(new Set(first.map(({ keys }) => keys[0]))).toEqual(
    new Set(["reader", "heading", "services_heading", "corrections"]),
  );
  const messages = first.map(({ body }) => JSON.stringify(body.messages));
  expect(messages.join("").length / 4).toBeLessThanOrEqual(6_000);
});

test("hostile texts in every slot leave no markup, link or script on any page", async () => {
  const [recording] = RECORDINGS;
  if (recording === undefined) throw new Error("nothing is recorded");
  const answer = replay(recording);
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(120);
  let at = 0;
  const next = () => HOSTILE_TEXTS[at++ % HOSTILE_TEXTS.length] ?? "";
  while (at < HOSTILE_TEXTS.length) {
    const { document } = await writeRecorded(recording, (call) => {
      // The plan and one heading are good, so that there is a site to look at.
      if (call.keys.includes("offers")) return answer(call);
      const value = JSON.parse(answer(call));
      for (const key of call.keys) if (key !== "heading") value[key] = { text: next(), facts: [] };
      return JSON.stringify(value);
    });
    for (const text of textsOf(document)) {
      expect(text).not.toMatch(/[<>{}]|javascript:|https?:|www\.|\]\(/iu);
      expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\p{Cc}]/u);
    }
    expect(checkQuality(document, recording.brief)).toEqual([]);
  }
});

test("a light budget asks once, within its tokens, and keeps the composer's pages around", async () => {
  const recording = RECORDINGS.find(({ id }) => id === "en-locksmith");
  if (recording === undefined) throw new Error("the recording is missing");
  const [plan, ...words] = recording.answers.map(({ answer }) => JSON.parse(answer));
  const names = plan.offers.map(
    ({ name, facts }: { name: string; facts: string[] }, at: number) => [
      `offer_${at + 1}_name`,
      { text: name, facts },
    ],
  );
  // The composer has one more than was planned.
  const another = {
    offer_4_name: { text: "Stronger locks and bolts", facts: ["t4"] },
    offer_4_text: { text: "We fit locks, bolts, strike plates and door chains.", facts: ["t4"] },
  };
  const slots = Object.assign(Object.fromEntries(names), ...words, another);
  const { calls, report } = await writeRecorded(
    recording,
    ({ keys }) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, slots[key]]))),
    { budget: "light" },
  );
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body.max_tokens).toBe(1_200);
  expect(report.kept).toEqual([]);
  expect(report.written).toBeGreaterThanOrEqual(10);
  // Of the business itself it tells nothing; where a brief does, one text is asked for more.
  expect(calls[0]?.keys).not.toContain("about_1");
  const goals = "Run by two sisters since 1998.";
  const told = { ...recording, brief: { ...recording.brief, goals } };
  const more = await writeRecorded(told, (call) => JSON.stringify(valueFor(call)), {
    budget: "light",
  });
  expect(more.calls[0]?.keys).toContain("about_1");
});
