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
  const recording = findRecording("en-gnomes");
  const answer = replay(recording);
  const dull = "Book a new hat for your gnome.";
  const dullToo = "Order a fishing rod that he can hold.";
  const { document, calls } = await writeRecorded(recording, (call) => {
    const value = JSON.parse(answer(call));
    for (const key of call.keys)
      if (key === "offer_2_text") value[key] = { text: dull, facts: [] };
      else if (key === "offer_3_text") value[key] = { text: dullToo, facts: [] };
    return JSON.stringify(value);
  });
  for (const slot of ["offer_2_text", "offer_3_text"])
    expect(calls.some(({ prompt }) => prompt.includes(`- ${slot}: it invites`))).toBe(true);
  expect(textsOf(document)).toContain(dull);
  // Two are a list: what is not needed for it stays away.
  expect(textsOf(document)).not.toContain(dullToo);
});

test("a single offer makes a whole site, even where it only reads worn", async () => {
  const recording = findRecording("en-clocks");
  const dull = "Ask for a restoration of your clock.";
  const { document, report } = await writeRecorded(recording, (call) => {
    const value = JSON.parse(replay(recording)(call));
    if (call.keys.includes("offer_1_text")) value.offer_1_text = { text: dull, facts: [] };
    return JSON.stringify(value);
  });
  const home = document.pages[0]?.blocks ?? [];
  expect(home.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["offers", "process"]));
  expect(textsOf(document)).toEqual(
    expect.arrayContaining([dull, "Clock restoration", "Before you write"]),
  );
  expect(textsOf(document)).toEqual(
    expect.arrayContaining(["Questions about longcase clocks", "Tell us about your clock"]),
  );
  expect(report.kept).toEqual([]);
});

describe("what is said twice", () => {
  const change =
    (recording: Recording, texts: Readonly<Record<string, string>>) => (call: ModelCall) => {
      const value = JSON.parse(replay(recording)(call));
      for (const key of call.keys)
        if (texts[key] !== undefined) value[key] = { text: texts[key], facts: [] };
      return JSON.stringify(value);
    };
  const recording = findRecording("en-gnomes");

  test.each<[string, string, string]>([
    [
      "offer_2_detail",
      "Dry the base before you weigh it, and brush the moss off the hat before you measure it.",
      "already in other words",
    ],
    ["lede", "Your garden gnome whole again.", "line above it again"],
  ])("on one page is asked for again: %s", async (key, text, reason) => {
    const texts = {
      heading: "Get your garden gnome whole again",
      offer_1_detail:
        "Brush the moss off the hat before you measure it, and dry the base before you weigh it.",
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
    const texts = {
      offer_1_detail:
        "Plaster, cement, resin and clay noses break off in a frost. Most others don’t.",
      answer_5: "No, bring the gnome in. A plaster or cement nose breaks off in a frost.",
    };
    const { document, report } = await writeRecorded(recording, change(recording, texts));
    expect(textsOf(document)).toEqual(expect.arrayContaining(Object.values(texts)));
    expect(report.kept).toEqual([]);
  });
});

test("a step that is refused to the end goes alone, and the composer's do not take the others' place", async () => {
  const recording = findRecording("en-sharpening");
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
    "Count the knives and tools",
    "Note which edges are serrated",
  ]);
  expect(await stepsAfter(["step_1_text", "step_2_text"])).toEqual([]);
});
