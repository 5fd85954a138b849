import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

/** What stands under "Good to know" on the home page. */
function tellsOf(brief: { industry: string; goals: string; audience?: string }): string[] {
  const document = composeSite({ businessName: "Halyard & Finch", ...brief }, "seed");
  const blocks = document.pages[0]?.blocks ?? [];
  return blocks
    .flatMap((block) =>
      block.kind === "story" && block.id === "told"
        ? block.paragraphs
        : block.kind === "hero"
          ? (block.notes ?? []).map((note) => `${note}.`)
          : [],
    )
    .map((text) => text.replaceAll("\u00a0", " "));
}

test.each([
  [
    "Explain how it works, that no dog or snake is hurt, and that a refresher is needed every year. Book a clinic.",
    "No dog or snake is hurt. A refresher is needed every year.",
  ],
  [
    "Be taken seriously. Show that it works (video), that we are insured, and that the ferrets are well cared for.",
    "We are insured. The ferrets are well cared for.",
  ],
  [
    "Get bookings in spring. Make it obvious that I don't do houses, I get three calls a week.",
    "I don’t do houses.",
  ],
  [
    "Get enquiries. Explain the three contracts: Veille (one visit a week), Accueil (opening and closing).",
    "Three contracts: Veille (one visit a week), Accueil (opening and closing).",
  ],
  ["Get enquiries. Show the two rounds (Leominster, Ross).", "Two rounds: Leominster, Ross."],
])("what is to be told is told: %s", (goals, told) => {
  expect(tellsOf({ industry: "Odd jobs for odd places", goals })).toEqual([told]);
});

test.each([
  "Get enquiries. Show that the website is modern.",
  "Get enquiries. Explain how the season goes and what it costs.",
  "Get enquiries. Show people that it works.",
])("a wish that tells nothing stays one: %s", (goals) => {
  expect(tellsOf({ industry: "Odd jobs for odd places", goals })).toEqual([]);
});

test("sentences side by side are a paragraph, and one that leans on what is not told falls away", () => {
  const goals = `Get enquiries. Robot mowers: free trial, three weeks long. Installed from €1,450.

We want a page like our neighbour's. Installed by Friday.

Storage is free until March.`;
  expect(tellsOf({ industry: "Odd jobs for odd places", goals })).toEqual([
    "Robot mowers: free trial, three weeks long. Installed from €1,450.",
    "Storage is free until March.",
  ]);
});
