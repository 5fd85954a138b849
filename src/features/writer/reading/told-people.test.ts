/** People of whom an owner tells in sentences, and sentences that only say where they are. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { partPlaces, readNamedArea } from "./named-areas.ts";
import { tellPeople } from "./told-people.ts";

const told = (audience: string) => tellPeople({ audience }).map(({ words }) => words);

describe("people told of in sentences", () => {
  test("stand as they are told, each by itself", () => {
    expect(
      told(
        "Adults who are frightened of water, we keep those sessions private. Children with additional needs, 1:1 with Carys. Parish clerks sometimes.",
      ),
    ).toEqual([
      "Adults who are frightened of water, we keep those sessions private",
      "Children with additional needs, 1:1 with Carys",
      "Parish clerks",
    ]);
  });

  test.each([
    "They are frightened and reading this on their phone.",
    "Some come three months after.",
    "Dads ring me as often as mums.",
    "It's often someone's parents, so go softly.",
    "Turnover about ten to ninety grand.",
    "Jams, candles, plants.",
    "Tucson and Marana.",
    "Most of them have been told otherwise.",
  ])("not what is noticed of them, what they buy or where they are: %s", (sentence) => {
    expect(told(`Families with a garden. ${sentence}`)).toEqual(["Families with a garden"]);
  });

  test("one sentence stands under the heading, where it stands anyway", () => {
    expect(told("Couples who marry in a barn")).toEqual([]);
  });

  const listPeople = (audience: string): readonly string[] => {
    const { pages } = composeSite(
      {
        businessName: "Aster",
        industry: "charcoal burner",
        audience,
        goals: "Come on a burn weekend. Bags are £11.",
      },
      "s",
    );
    expect(JSON.stringify(pages)).not.toContain("always ask");
    const block = pages[0]?.blocks.find(({ id }) => id === "people");
    return block?.kind === "story" ? block.paragraphs : [];
  };

  test("have a block of their own where the opening names nobody", () => {
    expect(
      listPeople(
        "Adults who are frightened of fire, we keep those days private. Artists who want willow with the bark on it. They always ask for the same thing.",
      ),
    ).toEqual([
      "Adults who are frightened of fire, we keep those days private.",
      "Artists who want willow with the bark on it.",
    ]);
  });

  test("have none beside an opening that names whom the owner names first", () => {
    expect(
      listPeople(
        "Pubs with a proper grill. Life drawing groups who want willow. They always ask for the same thing.",
      ),
    ).toEqual([]);
  });

  test("one group of several is not whom it is for", () => {
    expect(
      listPeople(
        "It is the pubs who ring on a Friday and ask what there is left. Life drawing groups.",
      ),
    ).toEqual([]);
  });
});

describe("places behind people are where they are", () => {
  test.each([
    ["homeowners, Tulsa and Broken Arrow", "homeowners. Tulsa and Broken Arrow"],
    ["men and boys, Bedminster", "men and boys in Bedminster"],
    ["nurses, restaurant parents, north Columbus", "nurses, restaurant parents in north Columbus"],
    [
      "Pilots from Austria, Hungary and southern Germany",
      "Pilots from Austria, Hungary and southern Germany",
    ],
    ["farm shops, Dutch and Polish families", "farm shops, Dutch and Polish families"],
    ["parents, Scouts", "parents, Scouts"],
  ])("%s", (typed, parted) => {
    expect(partPlaces(typed)).toBe(parted);
  });
});

describe("a sentence that names places alone is the area", () => {
  test.each([
    [
      "Older people who cannot get out. Wexford, Wicklow and south Carlow.",
      "Wexford, Wicklow and south Carlow",
    ],
    ["Owners of old trucks. Atlanta metro.", "Atlanta metro"],
    ["Leute mit alten Uhren. Raum Landshut bis Dingolfing.", "Raum Landshut bis Dingolfing"],
    [
      "Chicago and near suburbs, up to Evanston and Oak Park.",
      "Chicago and near suburbs, up to Evanston and Oak Park",
    ],
  ])("%s", (audience, area) => {
    expect(readNamedArea(audience, audience.startsWith("Leute") ? "de" : "en")?.words).toBe(area);
  });

  test.each([
    "Members. Regimental associations.",
    "Pregnant women (Hannah).",
    "Students and Teachers.",
  ])("and people are none: %s", (audience) => {
    expect(readNamedArea(audience, audience.startsWith("Leute") ? "de" : "en")).toBeUndefined();
  });
});
