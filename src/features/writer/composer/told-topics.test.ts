/** Prices and times of a brief in sentences stand under names of their own, each whole. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { topicOf } from "./told-topics.ts";

const TOPICS: readonly (readonly [string, string, ReturnType<typeof topicOf>])[] = [
  ["en", "Service €110, includes nozzle and cleaning.", "prices"],
  ["en", "Lion cut 110, comb out and bath 85, nail trim 20.", "prices"],
  ["it", "Camicia lavata e stirata 3,50, piumone matrimoniale 24.", "prices"],
  ["nl", "Behandeling 45 minuten € 39, aan huis € 8 erbij.", "prices"],
  ["pl", "160 zł za ul na czas kwitnienia jabłoni.", "prices"],
  ["ar", "كيلو المعمول ٧ دنانير.", "prices"],
  ["en", "Tuesdays, Thursdays and Sunday mornings.", "times"],
  ["en", "Open Mon-Fri 7:30 to 5:30, no weekends because we like our family.", "times"],
  ["it", "Aperti lun-ven 7.30-12.30 e 15-19, sabato solo mattina.", "times"],
  ["fr", "On joue mardi, jeudi et samedi à partir de 14h30.", "times"],
  // What a gift does, what a label names, and a price in passing at the end of a long sentence.
  ["en", "£12 feeds one hedgehog for a week.", undefined],
  ["en", "Clubs: we dive your ponds, you get 8 to 11 cents a ball.", undefined],
  [
    "en",
    "We have about 600 frames, a third of them British or Italian makers, complete pairs from £95.",
    undefined,
  ],
  // An evening that has its price, and who may come for one.
  ["en", "Two open evenings, third Thursday in June and July, £8 with a drink.", undefined],
  [
    "en",
    "Dogs are welcome in the Byre (max two, £25 each per stay) but never at lambing.",
    undefined,
  ],
  [
    "en",
    "The Byre (sleeps 6, from £890 a week), the Bothy (sleeps 2, from £480) and Shepherd’s End (from £690).",
    "offers",
  ],
  ["en", "Wet rooms (from £5,800, five days), ramps, grab rails (from £65 fitted).", "offers"],
  ["en", "Home visits on Wednesday afternoons.", undefined],
  ["en", "Concerts in March 12, June 4.", undefined],
];

test.each(TOPICS)("in %s: %s", (language, words, topic) => {
  expect(topicOf(words, language)).toBe(topic);
});

function tellHome(goals: string) {
  const { pages } = composeSite(
    { businessName: "Aster", industry: "accordion repairs", goals },
    "s",
  );
  const blocks = pages[0]?.blocks ?? [];
  return blocks.flatMap((block) =>
    block.kind === "story"
      ? [
          [block.heading, ...block.paragraphs],
          ...(block.chapters ?? []).map(({ title, paragraphs }) => [title, ...paragraphs]),
        ]
      : [],
  );
}

describe("on the home page", () => {
  test("what is told is sorted, and a list of prices is one", () => {
    const goals =
      "Send us the old bellows. Wait is around 4 months. Rough prices so people don't faint later: full tuning $700, bellows tape $85, straps from $40. I don't give values.";
    expect(tellHome(goals)).toEqual([
      [undefined, "Wait is around 4 months. I don’t give values."],
      ["Prices", "Full tuning $700", "Bellows tape $85", "Straps from $40"],
    ]);
  });

  test("what goes on stays behind what it goes on from", () => {
    const goals =
      "Get in touch. We meet at the Memorial Hall on Mondays and Thursdays 7.15 to 9pm. After that £50 a term. Bring a pencil. We do not compete.";
    expect(tellHome(goals)).toContainEqual([
      "Days and times",
      "We meet at the Memorial Hall on Mondays and Thursdays 7.15 to 9pm.",
      "After that £50 a term.",
    ]);
  });

  test("two sentences are not sorted", () => {
    const goals = "Get in touch. Tuning is $700. Wait is around 4 months.";
    expect(tellHome(goals)).toEqual([[undefined, "Tuning is $700. Wait is around 4 months."]]);
  });
});
