/** What a model leaves out on purpose, and what is said twice. */
import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import type { ModelCall } from "../../../../test/fixtures/model-server.ts";
import { type Recording, replay } from "../../../../test/fixtures/recorded-model.ts";
import {
  closeServers,
  findRecording,
  textsOf,
  writeRecorded,
} from "../../../../test/fixtures/write-recorded.ts";

setDefaultTimeout(60_000);
afterEach(closeServers);

describe("what a model leaves empty", () => {
  const EMPTY = { text: "", facts: [] };
  const without = (recording: Recording, isLeft: (key: string) => boolean) => (call: ModelCall) => {
    const value = JSON.parse(replay(recording)(call));
    if (call.keys.includes("offers")) return JSON.stringify({ ...value, steps: [] });
    for (const key of call.keys) if (isLeft(key)) value[key] = EMPTY;
    return JSON.stringify(value);
  };

  test("stands nowhere and is not asked for again, and neither do the composer's words stand there", async () => {
    const left = /^(?:people_.*|offer_\d_detail|closing_heading|answer_1)$/u;
    const recording = findRecording("en-sail-loft");
    const { document, report, calls } = await writeRecorded(
      recording,
      without(recording, (key) => left.test(key)),
    );
    expect(calls.filter(({ prompt }) => prompt.includes("cannot be used"))).toEqual([]);
    expect(report.kept).toEqual([]);
    const blocks = document.pages.flatMap((page) => page.blocks);
    const kinds = new Set(blocks.map(({ kind }) => kind));
    expect(
      ["statement", "audience", "process"].filter((kind) => kinds.has(kind as "statement")),
    ).toEqual([]);
    expect(document.pages[0]?.blocks.map(({ kind }) => kind)).not.toContain("callToAction");
    expect(textsOf(document)).not.toContain("What should the photos show?");
  });

  test("is asked for again where the page needs it", async () => {
    // Nothing else of it is asked for again.
    const recording = findRecording("en-clocks");
    const { calls } = await writeRecorded(
      recording,
      without(recording, (key) => key === "lede"),
    );
    const again = calls.filter(({ prompt }) => prompt.includes("cannot be used"));
    expect(again.map(({ keys }) => keys)).toEqual([["lede"], ["lede"]]);
  });

  test("takes the others of its kind along: of three groups none is left standing alone", async () => {
    const recording = findRecording("en-sail-loft");
    const { document } = await writeRecorded(
      recording,
      without(recording, (key) => key === "people_2"),
    );
    expect(document.pages[0]?.blocks.map(({ kind }) => kind)).not.toContain("audience");
  });
});

test("an offer that only reads worn stands where the list would go without it", async () => {
  const recording = findRecording("en-choir");
  const answer = replay(recording);
  const dull = "Book an evening of singing with the choir.";
  const dullToo = "Ask for a place in the choir.";
  const { document, calls } = await writeRecorded(recording, (call) => {
    const value = JSON.parse(answer(call));
    for (const key of call.keys)
      if (key === "offer_2_text") value[key] = { text: dull, facts: [] };
      else if (key === "offer_3_text") value[key] = { text: dullToo, facts: [] };
    return JSON.stringify(value);
  });
  const again = calls.find(({ prompt }) => prompt.includes("- offer_2_text: it invites"));
  expect(again).toBeDefined();
  expect(textsOf(document)).toContain(dull);
  // Two are a list: what is not needed for it stays away.
  expect(textsOf(document)).not.toContain(dullToo);
});

describe("what is said twice", () => {
  const change =
    (recording: Recording, texts: Readonly<Record<string, string>>) => (call: ModelCall) => {
      const value = JSON.parse(replay(recording)(call));
      for (const key of call.keys)
        if (texts[key] !== undefined) value[key] = { text: texts[key], facts: [] };
      return JSON.stringify(value);
    };
  const recording = findRecording("en-clocks");

  test.each<[string, string, string]>([
    [
      "offer_2_detail",
      "Take off the hood to photograph the movement, and open its door to photograph the dial.",
      "already in other words",
    ],
    ["lede", "Your longcase clock going again.", "line above it again"],
  ])("on one page is asked for again: %s", async (key, text, reason) => {
    const texts = {
      heading: "Get your longcase clock going again",
      offer_1_detail:
        "Open the hood door to photograph the dial, and take off the hood to photograph the movement.",
      [key]: text,
    };
    const { calls } = await writeRecorded(recording, change(recording, texts));
    const again = calls.find(
      ({ prompt }) => prompt.includes(`- ${key}: `) && prompt.includes("cannot be used"),
    );
    expect(again?.prompt).toContain(reason);
  });

  test("on two pages that were written side by side gives way where it only rounds one off", async () => {
    const texts = { offer_1_detail: "Use daylight and switch off the flash of the camera first." };
    const step = { answer_1: "Switch off the flash of the camera, and use daylight." };
    const { document, report } = await writeRecorded(
      recording,
      change(recording, { ...texts, ...step }),
    );
    expect(textsOf(document)).not.toContain(texts.offer_1_detail);
    expect(textsOf(document)).toContain(step.answer_1);
    expect(report.kept.map(({ slot }) => slot)).toContain("offer_1_detail");
  });

  test("on two pages stays where it adds something: a shorter answer has only some of its words", async () => {
    const burial = findRecording("en-burial-ground");
    const { document, report } = await writeRecorded(burial, replay(burial));
    const detail =
      "Cotton, wool and linen clothes break down in the soil. Most synthetic fabrics don’t.";
    expect(textsOf(document)).toContain(detail);
    expect(report.kept).toEqual([]);
  });
});

test("a step that is refused to the end goes alone, and the composer's do not take the others' place", async () => {
  const recording = findRecording("en-choir");
  const claim = "There are 12 rows of 7 seats, so that 84 people can come.";
  const stepsAfter = async (failing: readonly string[]) => {
    const { document } = await writeRecorded(recording, (call) => {
      const value = JSON.parse(replay(recording)(call));
      for (const key of call.keys)
        if (failing.includes(key)) value[key] = { text: claim, facts: [] };
      return JSON.stringify(value);
    });
    return document.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === "process" ? block.steps.map(({ title }) => title) : [],
      ),
    );
  };
  expect(await stepsAfter(["step_2_text"])).toEqual([
    "Count who is coming with you",
    "Hum a tune on the way",
  ]);
  expect(await stepsAfter(["step_1_text", "step_2_text"])).toEqual([]);
});
