/** What stands of German briefs: no wish of the owner's, nothing that the brief denies, nothing cut in half. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";

function read(said: Partial<Brief> & { industry: string }) {
  const { pages, facts } = composeSite({ businessName: "Marlow", ...said }, "s");
  const fact = (key: string) => facts.find((one) => one.key === key)?.value;
  return { text: JSON.stringify(pages), fact };
}

describe("a wish", () => {
  test.each<[string, string | undefined, string]>([
    ["Lehrstelle ab August ausschreiben.", "Lehrstelle ab August", "ausschreiben"],
    ["Neue Mitglieder ab April gewinnen.", undefined, "gewinnen"],
    ["Preise offen nennen: Urne ab 90 Euro.", "Preise: Urne ab 90 Euro.", "nennen"],
    ["Klavierstimmung buchen CHF 180.", "Klavierstimmung: CHF 180.", "Klavierstimmung buchen CHF"],
    [
      "Wir flicken fremde Velos, aber keine Billigräder vom Discounter.",
      "Velos, aber keine Billigräder vom Discounter.",
      "Velos.",
    ],
  ])("of “%s” leaves “%s”", (goal, told, gone) => {
    const { text } = read({ industry: "Otterhaus", goals: `Wir sind freitags da. ${goal}` });
    if (told !== undefined) expect(text).toContain(told);
    expect(text).not.toContain(gone);
  });
});

test("no offer names what the brief denies, and none works on what it does not name", () => {
  const { text } = read({
    industry: "Schreinerei in Thun",
    goals:
      "Wir machen keine Fenster mehr. Reparaturen an alten Bauernhäusern, Türen, Treppen. Wir kommen vorbei und schauen es an, die erste Besichtigung ist gratis.",
  });
  expect(text).not.toContain("Türen und Fenster");
  expect(text).not.toContain("alter Möbel");
  expect(read({ industry: "Schreinerei in Thun, keine Fenster" }).text).not.toMatch(/und Fenster/u);
});

describe("an audience", () => {
  test("of occasions stands behind no “Für”, and what is done for people is told", () => {
    const { text, fact } = read({
      industry: "physiotherapie in steyr",
      audience:
        "nach operationen (knie, hüfte), rückenschmerzen. auch hausbesuche im umkreis von 15 km",
    });
    expect(text).not.toContain("Für nach");
    expect(text).toContain("Nach Operationen (Knie, Hüfte), Rückenschmerzen");
    expect(text).toContain("Auch Hausbesuche im Umkreis von 15 km");
    expect(fact("service_area")).toBe("Steyr, im Umkreis von 15 km");
  });

  test("keeps the clause that says who is meant", () => {
    const audience = "Jugendliche ab 16, Leute, die den Führerschein im Ausland gemacht haben";
    const { text } = read({ industry: "Otterhaus", audience });
    expect(text).toContain("und Leute, die den Führerschein im Ausland gemacht haben.");
  });
});

test("the hours of a café beside a workshop stand in their sentence", () => {
  const goals = "Service-Termin online abmachen. Café offen Di-Sa 8-17 Uhr.";
  const { text, fact } = read({ industry: "Velowerkstatt mit kleinem Café in Chur", goals });
  expect(fact("opening_hours")).toBeUndefined();
  expect(text).toContain("Café offen Di-Sa 8-17 Uhr");
});

describe("what is asked of visitors", () => {
  test.each([
    "Ausfall 24 Stunden vorher melden, sonst wird verrechnet.",
    "Neue Öfen bitte vor dem Einbau melden.",
    "Sie dürfen dabei sein, wenn Sie möchten.",
  ])("stands, and on no button: %s", (term) => {
    const goals = `Schnupperlektion buchen 30 Min. CHF 25. ${term} Keine Wunder versprechen. Mietgitarren CHF 20 im Monat.`;
    const { pages } = composeSite({ businessName: "Marlow", industry: "Otterhaus", goals }, "s");
    const text = JSON.stringify(pages);
    expect(text).toContain(term);
    expect(text).not.toContain('"label":"Ausfall');
    expect(text).toContain('"label":"Schnupperlektion buchen"');
    expect(text).not.toContain("Wunder");
  });
});

test("what is said of half a sentence is said of it all, and everybody is welcome", () => {
  const { text, fact } = read({
    industry: "Wärmepumpen aus Stahl in Kassel",
    goals:
      "hunde willkommen. Di-Fr 8-18, sa so 9-17. Wer Gewalt erlebt, ist bei mir falsch, dafür gibt es den Frauennotruf. Wir machen die förderanträge.",
  });
  expect(text).toContain("Hunde willkommen.");
  expect(text).toContain("Wer Gewalt erlebt, ist bei mir falsch, dafür");
  expect(text).toContain("Di-Fr 8-18, Sa So 9-17");
  expect(text).toContain("die Förderanträge");
  expect(fact("opening_hours")).toBeUndefined();
  expect(fact("service_area")).not.toBe("Stahl");
});

test("what a practice does is no place", () => {
  const { text, fact } = read({
    industry: "zahnarzt in mannheim, prophylaxe, implantate, kinder, angstpatienten",
    goals: "termin online buchen",
  });
  expect(fact("service_area") ?? "Mannheim").toBe("Mannheim");
  expect(text).not.toContain('eyebrow":"Mannheim, Pro');
});
