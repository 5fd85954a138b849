/** The pages are read once more: what that changes, what it may not change, and what it survives. */
import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import type { ModelCall } from "../../../../test/fixtures/model-server.ts";
import {
  MARKS,
  RECORDINGS,
  type Recording,
  replay,
  SPOILERS,
} from "../../../../test/fixtures/recorded-model.ts";
import {
  closeServers,
  findRecording,
  textsOf,
  writeRecorded,
  writeUnspoiled,
} from "../../../../test/fixtures/write-recorded.ts";
import { checkQuality } from "../quality/quality.ts";

setDefaultTimeout(60_000);
afterEach(closeServers);

type Listed = { line: string; verdict?: string; text?: string | null };

const isEdit = ({ keys }: ModelCall): boolean => keys.includes("corrections");

/** The number that stands before a line in the prompt. */
function numberOf(prompt: string, line: string): string {
  const row = prompt.split("\n").find((one) => /^L\d/u.test(one) && one.endsWith(line));
  if (row === undefined) throw new Error(`the pages do not show “${line}”`);
  return row.slice(0, row.indexOf(" "));
}

const list = (call: ModelCall, listed: readonly Listed[]): string =>
  JSON.stringify({
    corrections: listed.map(({ line, verdict = "odd", text = "" }) => ({
      ...{ id: numberOf(call.prompt, line), verdict, text },
    })),
  });

/** As if nothing had been at fault. */
const unread = (recording: Recording): Recording => ({
  ...recording,
  answers: recording.answers.filter(({ step }) => step !== "edit"),
});

/** The site of a recording after these corrections. */
function edit(id: string, listed: readonly Listed[]) {
  const recording = findRecording(id);
  const answer = replay(recording);
  return writeRecorded(recording, (call) => (isEdit(call) ? list(call, listed) : answer(call)));
}

describe("the pages are shown", () => {
  test("to the last line that a model wrote, with the facts and nothing that opens the marks", async () => {
    for (const recording of RECORDINGS) {
      // Not counting what was taken out then.
      const { calls, report } = await writeRecorded(recording, replay(unread(recording)));
      const asked = calls.find(isEdit);
      const shown = asked?.prompt.match(/^L\d+ /gmu) ?? [];
      expect([recording.id, shown.length]).toEqual([recording.id, report.written]);
      expect(asked?.prompt).toStartWith("=====");
      expect(asked?.prompt.match(/^===== [0-9a-f]{16}$/gmu)).toHaveLength(4);
      expect(asked?.system).not.toContain(recording.brief.businessName);
    }
  });

  test("with the composer's lines between them, which have no number", async () => {
    const promptOf = async (id: string): Promise<string | undefined> =>
      (await writeUnspoiled(findRecording(id))).calls.find(isEdit)?.prompt;
    const choir = await promptOf("en-choir");
    expect(choir).toContain("\n## People new in town\nL10 ");
    expect(choir).toContain("\n(form: name, e-mail, telephone, message, How many people)\nL24 [");
    // On the services page the offers' names stand again over what only that page tells.
    expect(await promptOf("en-gnomes")).toContain(
      "\nPage: Services\n## Nose repair\nL12 Look for an old photo",
    );
  });
});

describe("a line that is listed", () => {
  test("stands anew in every place that it has", async () => {
    const line =
      "If your gnome has lost a nose, a hat or a fishing rod, send photos and get a quote.";
    const text = "If your gnome has lost a nose, a hat or a fishing rod, send photos.";
    const { document, report } = await edit("en-gnomes", [{ line, text }]);
    expect(textsOf(document)).toContain(text);
    // It describes the page to search engines as well.
    expect(document.pages[0]?.description).toContain(text);
    expect(textsOf(document).join("\n")).not.toContain(line);
    expect(report.steps).toContainEqual({ step: "edit", mended: 1, askedAgain: 0, kept: 0 });
    expect(report.kept.filter(({ step }) => step === "edit")).toEqual([]);
  });

  test("goes where it may be left out, and the report says why", async () => {
    const line = "Look for an old photo from the side. It shows how far the nose stuck out.";
    const { document, report } = await edit("en-gnomes", [{ line, verdict: "wrong" }]);
    expect(textsOf(document)).not.toContain(line);
    expect(report.kept).toContainEqual({
      ...{ step: "edit", slot: "offer_1_detail" },
      reason: "read once more, it said what no fact bears out",
    });
  });

  test("takes its question or its answer along", async () => {
    const question = "What ages is the club for?";
    const { document } = await edit("en-holiday-club", [{ line: question, verdict: "empty" }]);
    const said = textsOf(document).join("\n");
    expect(said).not.toContain(question);
    expect(said).not.toContain("The club is for children aged 5 to 11.");
    expect(said).toContain("What do you do when it rains?");
  });

  test("takes its offer along, while two are left or where it is wrong", async () => {
    const nameOf = (document: Parameters<typeof textsOf>[0]) =>
      document.pages.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === "offers" ? block.items.map(({ name }) => name) : [],
        ),
      );
    const [offers, least] = [
      ["Nose repair", "Hat repair", "Fishing rod repair"],
      ["Hat repair", "Fishing rod repair"],
    ];
    const one = await edit("en-gnomes", [{ line: "Nose repair" }]);
    expect(new Set(nameOf(one.document))).toEqual(new Set(least));
    const two = await edit("en-gnomes", [{ line: "Nose repair" }, { line: "Hat repair" }]);
    expect(new Set(nameOf(two.document))).toEqual(new Set(least));
    const wrong = offers.slice(0, 2).map((line) => ({ line, verdict: "wrong" }));
    expect(nameOf((await edit("en-gnomes", wrong)).document)).toEqual(["Fishing rod repair"]);
    // Nor do the offers of others in the trade come in the place of one that was wrong.
    const club = await edit("en-holiday-club", [{ line: "Days outdoors", verdict: "wrong" }]);
    expect(nameOf(club.document)).toEqual([]);
    expect(checkQuality(club.document, findRecording("en-holiday-club").brief)).toEqual([]);
  });

  test("lets the other steps close up, and leaves no step alone", async () => {
    const stepsOf = async (lines: readonly string[]) => {
      const listed = lines.map((line) => ({ line }));
      const { document } = await edit("en-gnomes", listed);
      return document.pages.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === "process" ? block.steps.map((s) => s.title) : [],
        ),
      );
    };
    const [first, second, third] = [
      "Photograph the whole gnome",
      "Photograph the damage close up",
      "Measure the gnome’s height",
    ] as const;
    expect(await stepsOf([first])).toEqual([second, third]);
    expect(await stepsOf([first, third])).toEqual([]);
  });

  test("gives its place to the composer's, where that has words there", async () => {
    const { document } = await edit("en-choir", [
      { line: "# Tell us you’re coming" },
      { line: "# A choir without auditions in St Mark’s hall" },
    ]);
    const said = textsOf(document);
    expect(said).not.toContain("Tell us you’re coming");
    expect(said.join("\n")).not.toContain("A choir without auditions in");
    const [hero] = document.pages[0]?.blocks ?? [];
    expect(hero).toMatchObject({ kind: "hero", heading: expect.stringMatching(/\p{L}/u) });
    expect(checkQuality(document, findRecording("en-choir").brief)).toEqual([]);
  });
});

test("a line that is given back as it was stays, in whatever quotes", async () => {
  const line = "Look for an old photo from the side. It shows how far the nose stuck out.";
  const { document, report } = await edit("en-gnomes", [{ line, text: `"${line}" ` }]);
  expect(textsOf(document)).toContain(line);
  expect(report.kept.filter(({ step }) => step === "edit")).toEqual([]);
});

describe("a new line that may not stand", () => {
  const detail = "Look for an old photo from the side. It shows how far the nose stuck out.";
  const offered = "We fix the old nose back on, or shape a new one if it’s gone.";
  const heading = "Tell us about your gnome";
  test.each([
    ["a claim that no fact bears out", "There are 12 gnomes here, most of them from 1998."],
    ["what another line says", "Add photos of your gnome, and tell us what he has lost."],
    ["markup", "<b>Look</b> at [this](javascript:alert(1))."],
    ["a question", "Would you rather keep him and wait?"],
  ])(
    "for %s: goes where it may be left out, else the composer's or the first text stands",
    async (_, text) => {
      const { document, report } = await edit(
        "en-gnomes",
        [detail, offered, heading].map((line) => ({ line, text })),
      );
      const said = textsOf(document).join("\n");
      expect(said).not.toContain(detail);
      expect(said).not.toContain(heading);
      expect(said).toContain(offered);
      expect(report.kept.map(({ slot }) => slot)).toEqual(
        expect.arrayContaining(["offer_1_detail", "contact_heading"]),
      );
    },
  );

  test("nor may one that is longer than the old", async () => {
    const line =
      "You get a quote from photos. One shows the whole gnome, another the damage close up.";
    const text =
      "You get a quote from photos. One of them shows the whole gnome, another the damage.";
    const long = `${text.slice(0, -1)} from close up.`;
    const after = async (said: string) =>
      textsOf((await edit("en-gnomes", [{ line, text: said }])).document);
    expect(await after(text)).toContain(text);
    expect((await after(long)).join("\n")).not.toContain(long);
  });
});

test("whoever lists most lines is followed for a third of them, the wrong ones first", async () => {
  const recording = findRecording("en-holiday-club");
  const answer = replay(recording);
  const good = await writeUnspoiled(recording);
  const { document, report } = await writeRecorded(recording, (call) => {
    if (!isEdit(call)) return answer(call);
    const ids = call.prompt.match(/^L\d+/gmu) ?? [];
    const corrections = ids.map((id, at) => ({
      ...{ id, text: "", verdict: at === ids.length - 1 ? "wrong" : "empty" },
    }));
    return JSON.stringify({ corrections });
  });
  const cut = report.kept.filter(({ step }) => step === "edit");
  expect(cut[0]?.slot).toBe("submit_label");
  expect(cut.length).toBeLessThanOrEqual(good.report.written / 3 + 1);
  expect(checkQuality(document, recording.brief)).toEqual([]);
});

describe("the site stands as it was", () => {
  test.each<[string, string]>([
    ["nothing", ""],
    ["no object", "All of it reads well."],
    ["another object", '{"pages": "fine"}'],
    ["no list", '{"corrections": "none"}'],
    ["lines that are not there", '{"corrections": [{"id": "L99", "verdict": "odd", "text": ""}]}'],
    ["a verdict of its own", '{"corrections": [{"id": "L1", "verdict": "good", "text": ""}]}'],
    ["no text at all", '{"corrections": [{"id": "L1", "verdict": "odd"}]}'],
    ["numbers for names", '{"corrections": [{"id": 1, "verdict": "odd", "text": ""}, 7, null]}'],
  ])("after an answer that holds %s", async (_, said) => {
    const recording = findRecording("en-gnomes");
    const answer = replay(recording);
    const good = await writeUnspoiled(recording);
    const { document } = await writeRecorded(recording, (call) =>
      isEdit(call) ? said : answer(call),
    );
    expect(document).toEqual(good.document);
  });
});

test.each(Object.keys(SPOILERS))(
  "corrections that are spoiled by %s leave no mark of it",
  async (fault) => {
    const spoil = SPOILERS[fault] ?? String;
    for (const id of ["en-holiday-club", "en-choir"]) {
      const recording = findRecording(id);
      const answer = replay(recording);
      const good = textsOf((await writeUnspoiled(recording)).document);
      const { document } = await writeRecorded(recording, (call) => {
        if (!isEdit(call)) return answer(call);
        const rows = call.prompt.split("\n").filter((row) => /^L\d+ \p{Lu}/u.test(row));
        const listed = rows.slice(0, 6).map((row) => {
          const line = row.replace(/^L\d+ /u, "");
          return { line, text: `${line.split(/(?<=[.?]) /u)[0]}` };
        });
        return spoil(list(call, listed));
      });
      const marked = textsOf(document).filter((text) => MARKS.test(text) && !good.includes(text));
      expect(marked).toEqual([]);
      expect(checkQuality(document, recording.brief)).toEqual([]);
    }
  },
);

test("it is not begun where the job has no time left for it", async () => {
  const recording = findRecording("en-gnomes");
  const { calls } = await writeRecorded(recording, replay(recording), { jobMs: 65_000 });
  expect(calls.filter(isEdit)).toEqual([]);
});

test("recorded corrections are replayed on the lines that they were of, wherever these stand now", async () => {
  const recording = unread(findRecording("en-gnomes"));
  const { calls } = await writeUnspoiled(recording);
  const prompt = calls.find(isEdit)?.prompt ?? "";
  const line =
    "Look for cracks that run from the hat down into the head, since they need mending too.";
  const id = numberOf(prompt, line);
  const before = prompt.replace(/^L(\d+) /gmu, (_, number) => `L${Number(number) + 1} `);
  const moved = `L${Number(id.slice(1)) + 1}`;
  const answer = JSON.stringify({
    corrections: [
      { id: moved, verdict: "empty", text: "" },
      { id: "L1", verdict: "odd", text: "" },
    ],
  });
  const edited = { step: "edit", promptVersion: "edit-1.12", prompt: before, answer };
  const { report } = await writeRecorded(
    recording,
    replay({ ...recording, answers: [...recording.answers, edited] }),
  );
  const cut = report.kept.filter(({ step }) => step === "edit");
  expect(cut.map(({ slot }) => slot)).toEqual(["offer_2_detail"]);
});
