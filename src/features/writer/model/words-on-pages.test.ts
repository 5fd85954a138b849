/** Where the words of a model stand, page by page: what language models really wrote, as it was recorded. */
import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import * as v from "valibot";
import type { ModelCall } from "../../../../test/fixtures/model-server.ts";
import { RECORDINGS, type Recording, replay } from "../../../../test/fixtures/recorded-model.ts";
import {
  closeServers,
  findRecording,
  textsOf,
  writeRecorded,
  writeUnspoiled,
} from "../../../../test/fixtures/write-recorded.ts";
import type { SiteDocument } from "../../design/room.ts";
import { isSaidIn } from "../speech/echo.ts";

setDefaultTimeout(60_000);
afterEach(closeServers);

const answerSchema = v.record(v.string(), v.object({ text: v.string() }));

/** The answers of a recording with the words of its pages, in their order. */
const readWords = ({ answers }: Recording) =>
  answers
    .filter(({ step }) => !/^(?:plan|edit)/u.test(step))
    .map(({ answer }) => v.parse(answerSchema, JSON.parse(answer)));

/** What a recording has for a slot in the end. */
const saidOf = (recording: Recording, slot: string): string | undefined =>
  readWords(recording).findLast((words) => words[slot] !== undefined)?.[slot]?.text;

const listSaid = (recording: Recording): string[] =>
  readWords(recording).flatMap((words) => Object.values(words).map(({ text }) => text));

/** A recording's answers with texts of this test in some of their slots. */
const replayWith =
  (recording: Recording, texts: Readonly<Record<string, string>>) =>
  (call: ModelCall): string => {
    const value = JSON.parse(replay(recording)(call));
    for (const key of call.keys)
      if (texts[key] !== undefined) value[key] = { text: texts[key], facts: [] };
    return JSON.stringify(value);
  };

describe("where the words stand", () => {
  const blocksOf = (document: SiteDocument, role: string) =>
    document.pages.find((page) => page.role === role)?.blocks ?? [];

  test("no page ends in the words of another, and the services page says what the home page does not", async () => {
    let repeated = 0;
    for (const recording of RECORDINGS) {
      const { document, report } = await writeUnspoiled(recording);
      const closings = ["home", "services", "about"].flatMap((role) =>
        blocksOf(document, role).flatMap((block) =>
          block.kind === "callToAction" ? [block.heading] : [],
        ),
      );
      expect([recording.id, new Set(closings).size]).toEqual([recording.id, closings.length]);
      // The services page has the home page's sentence over what it tells beside.
      const offered = (role: string) =>
        blocksOf(document, role).flatMap((block) =>
          block.kind === "offers"
            ? block.items.map(({ text, detail }) => [text, detail].filter(Boolean).join(" "))
            : [],
        );
      const home = offered("home");
      const services = offered("services");
      // A detail may be left empty, where there is no more to tell of that one offer, or give way to what others say.
      const isCut = (slot: string, by: string) =>
        report.kept.some(({ step, slot: one }) => step === by && one === slot);
      const details = services.map((text, at) => ({ text, slot: `offer_${at + 1}_detail` }));
      const plain = details.filter(
        ({ slot }) => saidOf(recording, slot) === "" || isCut(slot, "whole"),
      );
      const without = details.filter((one) => plain.includes(one) || isCut(one.slot, "edit"));
      const again = services.filter((text) => home.includes(text));
      expect([recording.id, again]).toEqual([recording.id, without.map(({ text }) => text)]);
      expect(again.length).toBeLessThanOrEqual(services.length / 2);
      // What was struck when it was read once more had been written.
      repeated += plain.length;
    }
    expect(repeated).toBeLessThanOrEqual(2);
  });

  test("pages are not ended by an invitation each: the home page is, the others begin with the button", async () => {
    let ended = 0;
    const empty = RECORDINGS.filter((one) => saidOf(one, "closing_heading") === "");
    const said = {
      en: "Come and talk to us",
      de: "Sprechen Sie mit uns",
      es: "Hable con nosotros",
    };
    const all = [
      ...RECORDINGS.map((recording) => ({
        recording,
        site: () => writeUnspoiled(recording),
        text: "",
      })),
      // Where it was left empty, the page ends in one that is not.
      ...empty.map((recording) => {
        const text = said[recording.id.slice(0, 2) as keyof typeof said];
        const answer = replayWith(recording, { closing_heading: text });
        return { recording, site: () => writeRecorded(recording, answer), text };
      }),
    ];
    for (const { recording, site, text } of all) {
      const { document, calls, report } = await site();
      for (const role of ["services"]) {
        const blocks = blocksOf(document, role);
        const [header] = blocks;
        if (header?.kind !== "pageHeader") continue;
        expect([recording.id, role, header.actions?.length]).toEqual([recording.id, role, 1]);
        expect(blocks.filter(({ kind }) => kind === "callToAction")).toEqual([]);
      }
      const isRefused = report.kept.some(({ slot }) => slot === "closing_heading");
      const isAsked = !isRefused && calls.some(({ keys }) => keys.includes("closing_heading"));
      // It may be left empty, and is not asked for again then.
      const isSaid = text !== "" || saidOf(recording, "closing_heading") !== "";
      const ends = blocksOf(document, "home").filter(({ kind }) => kind === "callToAction");
      const [end] = ends;
      expect([recording.id, ends.length]).toEqual([recording.id, isAsked && isSaid ? 1 : 0]);
      if (end?.kind === "callToAction") expect(end.actions).toHaveLength(1);
      ended += ends.length;
    }
    expect(ended).toBeGreaterThanOrEqual(14);
  });

  test("what the brief states stands on the home page in the model's words alone, and no wish does", async () => {
    for (const [id, twice] of [
      ["en-choir", "We sing on Tuesdays at 7.30pm in St Mark’s hall; an"],
      ["en-holiday-club", "Children bring a packed lunch and waterproofs."],
      ["de-dorfladen", "Neue Mitglieder gewinnen"],
    ] as const) {
      const recording = findRecording(id);
      const { document } = await writeUnspoiled(recording);
      const home = { ...document, pages: document.pages.filter(({ role }) => role === "home") };
      const onHome = textsOf(home).filter((text) => text.includes(twice));
      // An answer of the model's may begin with what the owner says.
      const written = listSaid(recording);
      const said = textsOf(document).filter(
        (text) => text.includes(twice) && !written.includes(text),
      );
      expect([id, onHome, said]).toEqual([id, [], []]);
    }
  });

  test("each group that is addressed has the sentence that was written for it", async () => {
    const groupsOf = (document: SiteDocument) =>
      blocksOf(document, "home").flatMap((block) =>
        block.kind === "audience" ? block.items.map(({ title, text }) => [title, text]) : [],
      );
    const said = {
      people_1: "Für die Kiste mit zwei Kindern sehen wir uns auch Gurte und Bank an.",
      people_2: "Mehrere Räder eines Betriebs kommen nacheinander an die Reihe.",
      people_3: "Auf langen Wegen nutzen sich Kette und Ritzel schneller ab.",
    };
    const recording = findRecording("de-lastenrad");
    const { document } = await writeRecorded(recording, replayWith(recording, said));
    expect(groupsOf(document)).toEqual([
      ["Familien mit Lastenrad", said.people_1],
      ["Lieferdienste", said.people_2],
      ["Pendlerinnen und Pendler", said.people_3],
    ]);
    let addressed = 0;
    for (const recorded of RECORDINGS) {
      const groups = groupsOf((await writeUnspoiled(recorded)).document);
      const texts = groups.map((_, at) =>
        saidOf(recorded, `people_${at + 1}`)?.replaceAll("'", "’"),
      );
      expect([recorded.id, groups.map(([, text]) => text)]).toEqual([recorded.id, texts]);
      addressed += groups.length;
    }
    expect(addressed).toBeGreaterThanOrEqual(10);
  });

  test("what it is describes the business, not the first thing to do", async () => {
    const { document } = await writeUnspoiled(findRecording("en-gnomes"));
    expect(document.identity.summary).toBe("Garden gnome repair");
    const [home, ...others] = document.pages.map(({ description }) => description);
    expect(home).toStartWith("Gnome Improvement – Garden gnome repair.");
    expect(others).not.toContain(home);
  });

  test("at the foot stands the trade, not a sentence of a page", async () => {
    for (const recording of RECORDINGS) {
      const { document } = await writeUnspoiled(recording);
      const line = document.navigation.footerLine;
      expect([recording.id, line]).toEqual([recording.id, document.identity.descriptor]);
    }
  });

  test("the questions end without a second way to the form, unless the button dials", async () => {
    for (const recording of RECORDINGS) {
      const { document } = await writeUnspoiled(recording);
      const end = blocksOf(document, "faq").at(-1)?.kind;
      const isDialled = document.navigation.action?.href.startsWith("tel:");
      expect([recording.id, end]).toEqual([recording.id, isDialled ? "callToAction" : "faq"]);
    }
  });

  test("only a business that tells something of itself has a page about itself", async () => {
    const { brief, ...recording } = findRecording("en-clocks");
    const told = { ...brief, goals: `${brief.goals}. Run by two sisters since 1998.` };
    const TWO_SISTERS = `${brief.businessName} restores longcase clocks. Two sisters have run it since 1998.`;
    for (const [recorded, hasAbout] of [
      [findRecording("en-locksmith"), false],
      [findRecording("de-hebamme"), false],
      [findRecording("en-clocks"), false],
      [{ ...recording, brief: told }, true],
    ] as const) {
      const answer = replayWith(recorded, hasAbout ? { about_1: TWO_SISTERS } : {});
      const { document, calls } = await writeRecorded(recorded, answer);
      const isPlanned = calls.some(({ keys }) => keys.includes("about_1"));
      const isThere = document.pages.some(({ role }) => role === "about");
      expect([recorded.id, isPlanned, isThere]).toEqual([recorded.id, hasAbout, hasAbout]);
    }
  });

  test("every button does what it says, and a known number can be dialled from the first page", async () => {
    for (const recording of RECORDINGS) {
      const { document } = await writeUnspoiled(recording);
      const [hero] = blocksOf(document, "home");
      if (hero?.kind !== "hero") throw new Error("the home page does not open with a hero");
      const isKnown = document.facts.some(({ key }) => key === "phone");
      const actions = hero.actions ?? [];
      const calls = actions.filter(({ href }) => href.startsWith("tel:"));
      expect([recording.id, calls.length]).toEqual([recording.id, isKnown ? 1 : 0]);
      for (const { label, href } of actions) {
        const isDialled = href.startsWith("tel:");
        const saysCall = /^(?:call|ring|appeler|llamar)|anrufen$/iu.test(label);
        expect([label, saysCall]).toEqual([label, isDialled]);
      }
    }
  });

  test("goals that begin with a call lead to the telephone first", async () => {
    for (const id of ["en-burial-ground", "en-swarms", "es-huerta"]) {
      const recording = RECORDINGS.find((one) => one.id === id);
      if (recording === undefined) throw new Error(`the recording ${id} is missing`);
      const { document } = await writeUnspoiled(recording);
      const [hero] = blocksOf(document, "home");
      const [first] = hero?.kind === "hero" ? (hero.actions ?? []) : [];
      expect([id, first?.href.startsWith("tel:")]).toEqual([id, id !== "es-huerta"]);
    }
  });

  test("the small line above the first heading adds something to it", async () => {
    for (const recording of RECORDINGS) {
      const { document } = await writeUnspoiled(recording);
      const [hero] = blocksOf(document, "home");
      if (hero?.kind !== "hero" || hero.eyebrow === undefined) continue;
      expect(isSaidIn(hero.eyebrow, `${hero.heading} ${hero.lede}`)).toBe(false);
    }
  });
});

test("a statement that an offer says in other forms of its words is no note, and its form is not asked questions", async () => {
  const { document } = await writeUnspoiled(findRecording("en-swarms"));
  expect(textsOf(document)).toContain(
    "You spend a day learning how to start with bees. We lend you a veil, so you needn’t buy one beforehand.",
  );
  expect(textsOf(document)).not.toContain("Veils are lent.");
  const faq = document.pages.find(({ role }) => role === "faq")?.blocks.at(-1);
  const actions = faq?.kind === "callToAction" ? faq.actions : [];
  // The form books the day that the second goal names.
  expect(actions?.map(({ label }) => label)).toEqual(["Call us"]);
});

test("where the form is for any message the questions end in it beside the call", async () => {
  const { document } = await writeUnspoiled(findRecording("en-burial-ground"));
  const faq = document.pages.find(({ role }) => role === "faq")?.blocks.at(-1);
  const actions = faq?.kind === "callToAction" ? faq.actions : [];
  expect(actions?.map(({ href }) => href.replace(/:.*/u, ""))).toEqual(["/contact", "tel"]);
});

test("a club that is booked by the week asks for the weeks and the child's age, not for a start", async () => {
  const { document } = await writeUnspoiled(findRecording("en-holiday-club"));
  const form = document.pages
    .flatMap(({ blocks }) => blocks)
    .find(({ kind }) => kind === "contact");
  const labels = form?.kind === "contact" ? form.fields?.map(({ label }) => label) : [];
  expect(labels).toEqual(["Which weeks or days", "Child’s age"]);
});

test("whom one person works for is not told as of several", async () => {
  const recording = findRecording("de-hebamme");
  const said = {
    people_1: "Vom Mutterpass bis zur Geburt geht es um Sie und Ihr Kind.",
    people_2: "Nach der Geburt geht es um Stillen, Schlaf und Erholung.",
  };
  const { document } = await writeRecorded(recording, replayWith(recording, said));
  const heading = document.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "audience" ? [block.heading] : []));
  expect(heading).toEqual(["Für wen"]);
});

test("a number that is known can be dialled beside the composer's button as well", async () => {
  const recording = findRecording("en-gnomes");
  const brief = {
    ...recording.brief,
    goals: `${recording.brief.goals} Our number is 01632 960 159.`,
  };
  const { document } = await writeRecorded({ ...recording, brief }, (call) => {
    const value = JSON.parse(replay(recording)(call));
    return JSON.stringify(call.keys.includes("offers") ? { ...value, button: "Buy now" } : value);
  });
  const [hero] = document.pages[0]?.blocks ?? [];
  const actions = hero?.kind === "hero" ? (hero.actions ?? []) : [];
  expect(actions.map(({ href }) => href)).toEqual(["/contact", "tel:01632960159"]);
});

test("of two things to have ready there are steps, and of one there are none", async () => {
  const recording = findRecording("en-clocks");
  for (const [count, hasSteps] of [
    [2, true],
    [1, false],
  ] as const) {
    const { document } = await writeRecorded(recording, (call) => {
      const value = JSON.parse(replay(recording)(call));
      if (!call.keys.includes("offers")) return JSON.stringify(value);
      return JSON.stringify({ ...value, steps: value.steps.slice(0, count) });
    });
    const steps = document.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "process" ? block.steps : [])),
    );
    expect(steps).toHaveLength(hasSteps ? count : 0);
  }
});
