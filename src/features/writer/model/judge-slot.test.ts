/** What a text may not say, beside what no fact bears out: riddles, promises, words that point at nothing. */
import { describe, expect, test } from "bun:test";
import type { Bench } from "./bench.ts";
import { judgeSlot } from "./judge-slot.ts";
import type { SlotForm } from "./slots.ts";

const FACTS = [
  { id: "f1", text: "The Tuesday Choir" },
  { id: "f2", text: "community choir without auditions" },
  { id: "f3", text: "Open Monday to Saturday from 7am to 1pm" },
];

const bench: Bench = {
  ...{ language: "en", phrasebook: "en", facts: FACTS, marker: "0000000000000000" },
  given: FACTS.map(({ text }) => text.toLowerCase()).join(" "),
  capitals: new Set(),
};

type Language = "en" | "de" | "fr" | "es";

const judge = (text: string, form: SlotForm, given = bench.given, language: Language = "en") =>
  judgeSlot(
    { key: "slot", form, guide: "", lengthMax: 200 },
    { text, facts: [] },
    { ...bench, given, language, phrasebook: language },
  );

describe("a text is asked for again that", () => {
  test.each<[string, SlotForm, string, Language?]>([
    ["Whose sails come in", "heading", "riddle"],
    ["Wer sich meldet", "heading", "riddle"],
    ["Qui vient le soir", "heading", "riddle"],
    ["Quién trae su guitarra", "heading", "riddle"],
    ["Leave your number, and you’ll be rung back.", "text", "rung back"],
    ["Wir rufen Sie zurück, sobald es geht.", "text", "Wir rufen Sie", "de"],
    ["Nous vous rappelons dans la journée.", "text", "vous rappel"],
    ["Una salida a medida del grupo espera en la sierra.", "text", "a medida"],
    ["Say how much milk you need, and it is delivered.", "text", "delivered"],
    ["Report it by phone and wait beside the tree.", "text", "points at something"],
    ["Say where they are, how high up, and since when.", "text", "points at something"],
    ["Nennen Sie auch den Ort, in dem Sie wohnen.", "text", "points at something", "de"],
    ["The guitar is in good hands here.", "text", "worn"],
    ["The Tuesday Choir is a community choir without auditions.", "text", "name says that"],
    ["Monday begins at 7am, and Saturday ends at 1pm.", "text", "hours"],
    ["Whether big or small, every voice finds a place.", "text", "whether"],
    ["Egal, ob Alt oder Bass: gesungen wird zusammen.", "text", "whether", "de"],
    ["Que vous soyez soprano ou basse, le chœur chante avec vous.", "text", "whether", "fr"],
    ["Ya sea soprano o bajo, se canta en grupo.", "text", "whether", "es"],
    ["From the first note to the last, singers listen to each other.", "text", "sweeps"],
    ["Vom ersten Ton bis zum letzten, gesungen wird zusammen.", "text", "sweeps", "de"],
    ["Du premier accord jusqu’au dernier, on écoute.", "text", "sweeps", "fr"],
    ["Desde la primera nota hasta la última, se escucha.", "text", "sweeps", "es"],
    ["Sing along with the others. The song does the rest.", "text", "maxim"],
    ["Singen Sie mit. Das Lied erledigt den Rest.", "text", "maxim", "de"],
    ["Chantez avec les autres. Le regard en dit long.", "text", "maxim", "fr"],
    ["Cante con los demás. La voz habla por sí sola.", "text", "maxim", "es"],
    ["Can you hum? Then you can sing with the choir.", "text", "question"],
    ["This is how the choir begins an evening.", "text", "points back"],
    ["Cela se chante à plusieurs voix.", "text", "points back", "fr"],
    ["Singing is not for everyone.", "text", "sends readers away"],
    ["Schools and offices ask us for a quote.", "text", "what visitors do"],
    ["Small choirs can book by phone.", "text", "what visitors do"],
    ["Vereine können bei uns nach einem Konzert fragen.", "text", "what visitors do", "de"],
    ["Les écoles réservent une visite par téléphone.", "text", "what visitors do", "fr"],
    ["Les entreprises nous demandent un devis.", "text", "what visitors do", "fr"],
    ["Los coros piden su partitura por teléfono.", "text", "what visitors do", "es"],
  ])("%s", (text, form, reason, language = "en") => {
    const judged = judge(text, form, bench.given, language);
    expect([judged.isGood, judged.isGood ? "" : judged.reason]).toEqual([
      false,
      expect.stringContaining(reason),
    ]);
  });
});

describe("an answer that says yes for the business", () => {
  const answer = (text: string, about: string, language: Language = "fr") =>
    judgeSlot(
      { key: "answer_1", form: "text", guide: "", lengthMax: 200, about },
      { text, facts: ["t1", "f2"] },
      {
        ...bench,
        facts: [...FACTS, { id: "t1", text: "birds, Vögel, oiseaux, pájaros" }],
        language,
        phrasebook: language,
      },
    );

  test.each<[string, string, Language]>([
    ["Oui, nous dégageons le conduit.", "Enlevez-vous les oiseaux ?", "fr"],
    ["Yes, we take out what has fallen in.", "Do you remove birds?", "en"],
    ["Ja, wir nehmen sie heraus.", "Entfernen Sie auch Vögel?", "de"],
    ["Sí, sacamos los nidos.", "¿Quitan los pájaros?", "es"],
  ])("is about what a fact of its own names: %s", (text, question, language) => {
    expect(answer(text, question, language)).toMatchObject({ isGood: false, kind: "claim" });
  });

  test("may say so of what a fact names", () => {
    expect(answer("Yes, we sing without them.", "Is it without auditions?", "en").isGood).toBe(
      true,
    );
  });

  test("says what is the case without a word of the business", () => {
    expect(answer("Un nid empêche la fumée de sortir.", "Un nid gêne-t-il ?").isGood).toBe(true);
    expect(answer("Yes, on front doors and flat doors.", "Do birds do harm?", "en").isGood).toBe(
      true,
    );
  });
});

describe("a text stands that", () => {
  test.each<[string, SlotForm]>([
    ["Who it is for", "heading"],
    ["Wer darf mitsingen?", "heading"],
    ["Who the loft works for", "heading"],
    ["Wer anfragen kann", "heading"],
    ["Qui peut venir", "heading"],
    ["Quién puede cantar", "heading"],
    ["From the middle of the screw to each end, the two sides can differ.", "text"],
    ["Chisels and shears with a cutting edge are made sharp.", "text"],
    ["Tell us where the swarm is hanging and how high up.", "text"],
    ["The Tuesday Choir sings for people who like to hum.", "text"],
    ["Open Monday to Saturday from 7am to 1pm.", "text"],
    ["Check whether the book is torn or damp, and keep it flat.", "text"],
    ["Sing the part from the first bar to the last.", "text"],
    ["It helps to drink a glass of water first.", "text"],
    ["Measure the page and send us its width.", "text"],
    ["Schools book by phone, from 7am to 1pm.", "text"],
    ["Before you ring us about a concert, count the singers.", "text"],
    ["Tell us whether it’s about a concert or a rehearsal.", "text"],
    ["Whether a window is open, and whether somebody else has a key.", "text"],
  ])("%s", (text, form) => {
    expect(judge(text, form).isGood).toBe(true);
  });

  test("says something of its own under a name, be it in the words of the name", () => {
    const under = (adds: "something" | "enough", about: string, text: string) => {
      const slot = { key: "slot", form: "text" as const, guide: "", lengthMax: 300, about, adds };
      return judgeSlot(slot, { text, facts: [] }, bench).isGood;
    };
    expect([
      under("enough", "Choir evening", "A choir evening begins with songs that everybody knows."),
      under("enough", "Choir evening", "A choir evening is an evening with the choir."),
      under("something", "Hum a song", "Hum a song with a friend."),
      under("something", "Hum a song", "You hum a song."),
    ]).toEqual([true, false, true, false]);
  });

  test("says under the name of an offer what is done, not what the name means", () => {
    const under = (about: string, text: string) => {
      const slot = { key: "slot", form: "text" as const, guide: "", lengthMax: 300, about };
      return judgeSlot({ ...slot, isOffer: true }, { text, facts: [] }, bench).isGood;
    };
    expect([
      under("Concert rental", "Concert rental means a choir for a party."),
      under("Song evenings", "Song evenings are for people who like to sing."),
      under("Song evenings", "For people who like to sing on an evening in town."),
      under("Community choir", "A community choir without auditions."),
      under("Song evenings", "We learn each song by ear, line by line, and sing it in parts."),
    ]).toEqual([false, false, false, false, true]);
  });

  test("promises what the owner promises", () => {
    const text = "The baskets are delivered to your home.";
    expect([
      judge(text, "text").isGood,
      judge(text, "text", "baskets delivered in town").isGood,
    ]).toEqual([false, true]);
  });
});
