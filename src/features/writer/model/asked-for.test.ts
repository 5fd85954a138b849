/** That the prompts ask for what the pages then show, and show what may be used. */
import { afterEach, expect, setDefaultTimeout, test } from "bun:test";
import { RECORDINGS, replay } from "../../../../test/fixtures/recorded-model.ts";
import {
  closeServers,
  findRecording,
  writeRecorded,
} from "../../../../test/fixtures/write-recorded.ts";

setDefaultTimeout(60_000);
afterEach(closeServers);

const write = (id: string) => {
  const recording = findRecording(id);
  return writeRecorded(recording, replay(recording));
};

test("what is usual in the trade is told again to those who write, as far as the plan rests on it", async () => {
  const { calls } = await write("en-locksmith");
  const services = calls.find(({ keys }) => keys.includes("offer_1_text"));
  expect(services?.prompt).toContain("t1 (usual in this trade)");
});

test("the form has the fields that the texts about it were asked for with", async () => {
  for (const recording of RECORDINGS) {
    const { document, calls } = await writeRecorded(recording, replay(recording));
    const blocks = document.pages.flatMap((page) => page.blocks);
    const form = blocks.find((block) => block.kind === "contact");
    const labels = form?.kind === "contact" ? (form.fields ?? []).map(({ label }) => label) : [];
    const asked = calls.find(({ keys }) => keys.includes("contact_lede"))?.prompt ?? "";
    const listed = /the form \(name, e-mail, telephone, message(?:, )?([^)]*)\)/u.exec(asked)?.[1];
    const known = new Set(["Telephone", "Telefon", "Téléphone", "Teléfono"]);
    const own = labels.filter((label) => !known.has(label));
    expect([recording.id, listed]).toEqual([recording.id, own.join(", ")]);
  }
});

test("a goal that begins with a call has the call as its button, and the form serves the other goal", async () => {
  const recording = findRecording("en-swarms");
  const { document, calls } = await writeRecorded(recording, (call) => {
    const value = JSON.parse(replay(recording)(call));
    const button = "Ring about a swarm";
    return JSON.stringify(call.keys.includes("offers") ? { ...value, button } : value);
  });
  expect(calls[0]?.prompt).toContain("which dials the number");
  const [hero] = document.pages[0]?.blocks ?? [];
  const actions = hero?.kind === "hero" ? (hero.actions ?? []) : [];
  expect(actions.map(({ href, label }) => [href, label])).toEqual([
    ["tel:015845550139", "Ring about a swarm"],
    ["/contact", "Book a beginners’ day in May"],
  ]);
});

test("a page that the site does not get is not planned, and photographs only where the form takes them", async () => {
  const { calls } = await write("en-sharpening");
  expect(calls[0]?.prompt).not.toMatch(/^- about:|about, /mu);
  expect(calls[0]?.prompt).toContain("no photographs");
  const clocks = await write("en-clocks");
  expect(clocks.calls[0]?.prompt).not.toContain("- about:");
  expect(clocks.calls[0]?.prompt).toContain("Photographs");
  // The form takes them: what the button may say of them is true.
  expect(clocks.calls[0]?.prompt).not.toContain("photographs are linked and not sent");
});

test("one step that may not be said takes no other along", async () => {
  const recording = findRecording("en-clocks");
  const answer = replay(recording);
  const { calls } = await writeRecorded(recording, (call) => {
    if (!call.keys.includes("offers")) return answer(call);
    const plan = JSON.parse(answer(call));
    const steps = ["Photograph the dial", "Measure the case", "Bring 1987 papers", "Count weights"];
    return JSON.stringify({ ...plan, steps });
  });
  const keys = calls.flatMap((call) => call.keys).filter((key) => /^step_\d_text$/u.test(key));
  expect([...new Set(keys)]).toEqual(["step_1_text", "step_2_text", "step_3_text"]);
});

test("of little that is known nothing is asked for twice: the home page has one invitation", async () => {
  for (const [id, hasEnd] of [
    ["en-locksmith", false],
    ["de-orgel", false],
    ["en-swarms", true],
  ] as const) {
    const { calls } = await write(id);
    expect([id, calls.some(({ keys }) => keys.includes("closing_heading"))]).toEqual([id, hasEnd]);
  }
});

test("nothing of the plan is told again in half a sentence", async () => {
  for (const recording of RECORDINGS) {
    const { calls } = await write(recording.id);
    const plan = JSON.parse(recording.answers[0]?.answer ?? "{}");
    for (const { prompt } of calls.filter(({ keys }) => keys.includes("heading"))) {
      const told = /^Reader: (.*)$/mu.exec(prompt)?.[1] ?? plan.reader;
      expect([recording.id, plan.reader.startsWith(told)]).toEqual([recording.id, true]);
      expect(told === plan.reader || /\p{L}$/u.test(told)).toBe(true);
    }
  }
});

test("what is usual in the trade is no offer beside one that the owner names", async () => {
  for (const [id, last, usual] of [
    ["es-fisio", 2, "Lesiones deportivas"],
    ["de-klavier", 2, "Neue Saiten"],
    ["en-locksmith", 3, "A new lock"],
  ] as const) {
    const recording = findRecording(id);
    const { calls } = await writeRecorded(recording, (call) => {
      const value = JSON.parse(replay(recording)(call));
      if (!call.keys.includes("offers")) return JSON.stringify(value);
      // Whatever the plan has, it has one more that no fact of the business's own names.
      const offers = [...value.offers, { name: usual, facts: ["t3"] }];
      return JSON.stringify({ ...value, offers });
    });
    const keys = calls.flatMap((call) => call.keys).filter((key) => /^offer_\d_text$/u.test(key));
    expect([id, new Set(keys).size]).toEqual([id, last]);
  }
});

test.each<[string, unknown, number]>([
  ["has no form", 17, 3],
  ["claims what no fact says", { text: "Open since 1950, and rated 4.9.", facts: [] }, 2],
  ["reads worn", { text: "The clock is in good hands here.", facts: [] }, 2],
])(
  "a text that %s is asked for again so often and no more, and is told",
  async (_, lede, times) => {
    const recording = findRecording("en-clocks");
    const answer = replay(recording);
    const { calls, report } = await writeRecorded(recording, (call) => {
      const value = JSON.parse(answer(call));
      return JSON.stringify("lede" in value ? { ...value, lede } : value);
    });
    expect(calls.filter(({ keys }) => keys.includes("lede"))).toHaveLength(times);
    expect(report.kept.map(({ slot }) => slot)).toContain("lede");
  },
);
