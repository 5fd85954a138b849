/** Short sites: what the owner tells follows the opening, and nothing is asked that only the owner could know. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

const PIANO = {
  businessName: "Kits Piano Room",
  industry: "Piano teaching studio, children and adults",
  goals:
    "The main thing is to request a trial lesson, 30 minutes, $40, deducted if you enrol. There is a waiting list for after school. Please state the cancellation rule in a kind manner: 24 hours or the lesson is charged.",
};

const printPage = (page: unknown): string => JSON.stringify(page);

const home = (brief: Parameters<typeof composeSite>[0]) => composeSite(brief, "s").pages[0];

describe("a short site", () => {
  test("tells what the owner tells right behind the opening, under no heading", () => {
    const blocks = home(PIANO)?.blocks ?? [];
    expect(blocks[1]?.kind).toBe("story");
    expect(blocks[1]).not.toHaveProperty("heading");
  });

  test("says what a deed gets, and a rule by its name", () => {
    const told = printPage(home(PIANO));
    expect(told).toContain("Request a trial lesson");
    expect(told).toContain("Cancellation rule: 24 hours or the lesson is charged.");
    expect(told).not.toContain("kind manner");
  });

  test("asks for what its owner wants to know, or for nothing in particular", () => {
    const { goals } = PIANO;
    const asked = `${goals} I need to know how old the player is, which piano there is, and what you play.`;
    expect(printPage(home({ ...PIANO, goals: asked }))).toContain(
      "Please include: how old the player is, which piano there is, and what you play.",
    );
    expect(printPage(home(PIANO))).not.toMatch(/Say what you would like to book|Add a line about/u);
  });

  test("asks what any such business asks where little is told", () => {
    const brief = { businessName: "Aster", industry: "opal cutting", goals: "book a tour" };
    expect(printPage(home(brief))).toContain("how many of you there are");
  });
});

const numberOf = (audience: string) =>
  composeSite({ businessName: "Aster", industry: "opal cutting", audience }, "s").facts.find(
    ({ key }) => key === "phone",
  );

describe("a number", () => {
  test("bears the name of what it is for", () => {
    expect(
      numberOf(
        "Miners. They get as far as the phone and then hang up, so please let them text us instead: 0491 570 156.",
      )?.label,
    ).toBe("Text messages");
    expect(numberOf("Miners. WhatsApp +995 555 012 047.")?.label).toBe("WhatsApp");
    expect(numberOf("Miners. Call or WhatsApp +995 555 012 047.")).not.toHaveProperty("label");
  });
});

test("nothing is told of a business that its owner has told nothing of", () => {
  const roles = composeSite({ businessName: "Hassan's", industry: "barber shop" }, "s").pages.map(
    ({ role }) => role,
  );
  expect(roles).toContain("faq");
  expect(roles).not.toContain("about");
});
