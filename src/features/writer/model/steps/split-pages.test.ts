import { expect, test } from "bun:test";
import fc from "fast-check";
import { fillSlots } from "../../../../../test/fixtures/model-words.ts";
import { RECORDINGS, replay } from "../../../../../test/fixtures/recorded-model.ts";
import {
  closeServers,
  findRecording,
  textsOf,
  writeRecorded,
} from "../../../../../test/fixtures/write-recorded.ts";
import { type PageName, type PageUnit, text } from "./page-slots.ts";
import { expectedLength, splitPages } from "./split-pages.ts";

const PAGES: readonly PageName[] = ["home", "about", "questions", "services"];
const sites = fc
  .array(
    fc.tuple(
      fc.nat(3),
      fc.array(fc.integer({ min: 10, max: 600 }), { minLength: 1, maxLength: 4 }),
    ),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map((drawn) =>
    drawn
      .toSorted(([a], [b]) => a - b)
      .map(
        ([page, lengths], at): PageUnit => ({
          page: PAGES[page] ?? "home",
          slots: lengths.map((length, slot) => text(`slot_${at}_${slot}`, length, "")),
        }),
      ),
  );

test("of any site each text is in one part, in its order, with names of their own, and no part is much longer than it must be", () => {
  const lengthOf = (units: readonly Pick<PageUnit, "slots">[]) =>
    units.flatMap(({ slots }) => slots).reduce((sum, slot) => sum + expectedLength(slot), 0);
  fc.assert(
    fc.property(sites, fc.integer({ min: 1, max: 4 }), (units, count) => {
      const parts = splitPages(units, count);
      expect(parts.flatMap(({ slots }) => slots)).toEqual(units.flatMap(({ slots }) => slots));
      expect(parts.length).toBe(Math.min(count, units.length));
      expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
      for (const { name } of parts) expect(name).toMatch(/^[a-z]+(?:-[b-d])?$/u);
      // Filling one part after the other comes to no more than this.
      const most = lengthOf(units) / count + Math.max(0, ...units.map((unit) => lengthOf([unit])));
      for (const part of parts) expect(lengthOf([part])).toBeLessThanOrEqual(most * 1.1 + 1e-9);
    }),
  );
});

test("a page stays whole where dividing it would hardly shorten the wait", () => {
  const unit = (page: PageName, at: number): PageUnit => ({
    page,
    slots: [text(`${page}_${at}`, 200, "")],
  });
  const units = [unit("home", 1), unit("home", 2), ...[1, 2, 3].map((at) => unit("services", at))];
  expect(splitPages(units, 2).map(({ pages }) => pages)).toEqual([["home"], ["services"]]);
  expect(splitPages(units, 3).map(({ name }) => name)).toEqual(["home", "services", "services-b"]);
});

test("whichever call is answered first, the site is the same", async () => {
  const recording = findRecording("de-klavier");
  const write = async (last: string) => {
    const recorded = replay(recording);
    let answered = 0;
    const { document, calls } = await writeRecorded(recording, async (call) => {
      // Two texts of one page that say the same: one of the two is asked for again.
      const value = JSON.parse(recorded(call));
      const said = fillSlots(["offer_1_text"]).offer_1_text;
      for (const slot of ["offer_1_text", "step_1_text"])
        if (slot in value && !call.prompt.includes("cannot be used")) value[slot] = said;
      // The plan and three others have been answered by then.
      while (call.keys.includes(last) && answered < 4) await Bun.sleep(1);
      answered += 1;
      return JSON.stringify(value);
    });
    return { texts: textsOf(document), asked: calls.map(({ keys }) => keys.join()).toSorted() };
  };
  const forwards = await write("step_1_text");
  const backwards = await write("offer_1_text");
  expect(backwards).toEqual(forwards);
  expect(forwards.asked).toContain("step_1_text");
  await closeServers();
}, 60_000);

/** What an answer takes at 60 tokens a second, four characters each, and 300 ms to the first. */
const secondsOf = (answer: string): number => 0.3 + answer.length / 4 / 60;

test("of what was recorded, half of all sites have pages that come three times as fast as one by one", async () => {
  const ratios: number[] = [];
  for (const recording of RECORDINGS) {
    const answer = replay(recording);
    const seconds: number[] = [];
    await writeRecorded(recording, (call) => {
      const text = answer(call);
      const isAlone = call.keys.includes("offers") || call.keys.includes("corrections");
      if (!isAlone && !call.prompt.includes("cannot be used")) seconds.push(secondsOf(text));
      return text;
    });
    const all = seconds.reduce((sum, one) => sum + one, 0);
    ratios.push(all / Math.max(...seconds));
  }
  await closeServers();
  const [slowest = 0] = ratios.sort((a, b) => a - b);
  expect(ratios[Math.floor(ratios.length / 2)]).toBeGreaterThanOrEqual(3);
  expect(slowest).toBeGreaterThanOrEqual(2.4);
}, 120_000);
