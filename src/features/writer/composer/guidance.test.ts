/** What short sites tell visitors to have at hand, and that no two of their pages say the same. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { judge } from "../content/check-texts.ts";
import { loadTexts } from "../content/load-texts.ts";
import { ACTIVITIES } from "../reading/need-ids.ts";
import { PHRASEBOOKS } from "../reading/reading-model.ts";

const compose = (industry: string, goals?: string) => {
  const brief = { businessName: "Marlow", industry, ...(goals === undefined ? {} : { goals }) };
  const { pages } = composeSite(brief, "s");
  return (["home", "contact"] as const).map(
    (role) => pages.find((page) => page.role === role)?.blocks ?? [],
  ) as [(typeof pages)[number]["blocks"], (typeof pages)[number]["blocks"]];
};

const guidanceOf = (blocks: ReturnType<typeof compose>[number]) =>
  blocks.flatMap((block) =>
    block.kind === "audience" && block.id === "guidance" ? block.items : [],
  );

describe("what to have at hand before writing", () => {
  /**
   * Of these nothing holds for all: a van, a costume and a hall are hired out, gardens and people cared
   * for, and a trip under sail shows no sights. Who comes to a group is asked by its goals. Of an animal the goal's own line asks all there is to ask.
   */
  const TOO_WIDE: readonly string[] = ["hire", "care", "upkeep", "tour", "animal", "dog", "group"];

  test.each(PHRASEBOOKS)("is written where it holds, and faultless: %s", async (language) => {
    const { general } = await loadTexts(language);
    const { guidance, needs } = general;
    for (const activity of ACTIVITIES) {
      const items = guidance?.items[activity] ?? [];
      const some = items.length > 2 ? 3 : 2;
      expect([activity, items.length]).toEqual([activity, TOO_WIDE.includes(activity) ? 0 : some]);
      for (const { title, text } of items) {
        expect([text, ...judge(language, text), ...judge(language, title)]).toEqual([text]);
        expect(Object.values(needs)).not.toContain(text);
      }
    }
  });

  test.each([
    ["umbrella repair", "shows all of it"],
    ["réparation d’orgues de Barbarie", "Une de l’ensemble"],
    ["lutier de zanfonas", "Un dibujo a mano"],
    ["rush lamp repair", "shows all of it"],
    ["Uhrmacher für Pendeluhren", "Eines vom Ganzen"],
  ])("stands on the home page of %s, which has little else", (industry, said) => {
    const [home, contact] = compose(industry);
    expect(
      guidanceOf(home)
        .map(({ text }) => text)
        .join(" "),
    ).toContain(said);
    expect(guidanceOf(contact)).toEqual([]);
  });

  test("follows a goal that names what the industry leaves open, if it is the only one", () => {
    const [home] = compose("Night sky and heath", "book a pottery course");
    expect(guidanceOf(home).map(({ title }) => title)).toContain("The level so far");
    const [other, contact] = compose("Night sky and heath", "book a pottery course, send photos");
    expect([...guidanceOf(other), ...guidanceOf(contact)]).toEqual([]);
  });

  test("asks adults for the age of no children", () => {
    const texts = (industry: string) => guidanceOf(compose(industry)[0]).map(({ text }) => text);
    expect(texts("origami lessons").join(" ")).toContain("children");
    expect(texts("origami lessons for adults").join(" ")).toContain("a word is enough");
    expect(texts("origami lessons for adults").join(" ")).not.toContain("children");
  });

  test("stands beside the form where the home page tells each goal what it needs", () => {
    const [home, contact] = compose(
      "lantern slide repair",
      "ask for a condition report, book a visit to the workshop",
    );
    expect(guidanceOf(home)).toEqual([]);
    expect(guidanceOf(contact).length).toBe(3);
  });

  test.each(["kayak hire and boat repair", "maypole hire", "living walls and their care"])(
    "is nothing where nobody can tell what would help: %s",
    (industry) => {
      const [home, contact] = compose(industry);
      expect([...guidanceOf(home), ...guidanceOf(contact)]).toEqual([]);
    },
  );
});

/** Lines that a visitor reads, without the headings of forms and the buttons. */
const linesOf = (blocks: ReturnType<typeof compose>[number]) =>
  blocks.flatMap((block) => [
    ...("lede" in block && block.lede !== undefined ? [block.lede] : []),
    ...(block.kind === "audience" ? block.items.flatMap(({ text }) => text ?? []) : []),
  ]);

test.each([
  ["umbrella repair", "request a quote"],
  ["court reporters and transcription", "request a reporter"],
  ["moulding restoration", "send photos, order a moulding"],
  ["canal boat welding", "call before you cut the hull"],
  ["kayak hire and boat repair", "enquiries"],
  ["réparation d’orgues de Barbarie", "prendre rendez-vous"],
  ["Verleih von Windmessmasten", "Mast für einen Tag reservieren"],
  ["lutier de zanfonas", "encargar una zanfona"],
])("no line of %s stands on both of its pages", (industry, goals) => {
  const [home, contact] = compose(industry, goals);
  const said = new Set(linesOf(home));
  expect(linesOf(contact).filter((line) => said.has(line))).toEqual([]);
});

test("nothing is asked of who comes to a group, of a platform’s users, or of an owner about children where a dog learns", () => {
  for (const industry of [
    "Choir for people with dementia",
    "Online course platform for choirs",
    "Dog agility classes",
  ])
    expect(compose(industry, "book a first visit").flatMap(guidanceOf)).toEqual([]);
});

test("who repairs is asked for no sketch, whatever else is made there", () => {
  const [, contact] = compose(
    "Tailor for second-hand clothes",
    "bring in a jacket, ask about a repair",
  );
  expect(JSON.stringify(contact)).not.toContain("A sketch");
});

test("a business that says at length what it does is of a kind of its own, and asks for nothing", () => {
  const long = "product photographer for Amazon sellers, white background, studio by post";
  expect(
    compose("product photographer for Amazon sellers", "send the parcel").flatMap(guidanceOf),
  ).not.toEqual([]);
  expect(compose(long, "send the parcel").flatMap(guidanceOf)).toEqual([]);
});
