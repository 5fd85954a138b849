/** What owners type in French: lists without their articles and commas, words without accents, calls alone. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";

function read(said: Partial<Brief>) {
  const brief = { businessName: "Marlow & Fils", industry: "salon de coiffure", ...said };
  const { pages, facts } = composeSite(brief, "s");
  const hero = pages[0]?.blocks.find((block) => block.kind === "hero");
  if (hero?.kind !== "hero") throw new Error("no home page opens");
  return {
    buttons: (hero.actions ?? []).map(({ label, href }) => ({ label, href })),
    notes: hero.notes ?? [],
    fact: (key: string) => facts.find((fact) => fact.key === key)?.value,
    text: JSON.stringify(pages).replaceAll("\u00a0", " "),
  };
}

describe("the people of a French brief", () => {
  test.each<[string, string]>([
    [
      "Les particuliers, épiceries fines, le voisin",
      "Pour les particuliers, les épiceries fines et le voisin",
    ],
    [
      "Musiciens amateurs, professionnels, les conservatoires",
      "Pour les musiciens amateurs, les professionnels et les conservatoires",
    ],
    ["Des communes, des copropriétés", "Pour les communes et les copropriétés"],
    ["hommes femmes enfants du village", "Pour les hommes, les femmes et les enfants du village"],
    [
      "tout le monde les etudiants et familles",
      "Pour tout le monde, les étudiants et les familles",
    ],
    ["tricoteuses débutantes et confirmées", "Pour les tricoteuses débutantes et confirmées"],
    ["jeunes couples, retraités", "Pour les jeunes couples et les retraités"],
  ])("“%s” each have their article", (audience, line) => {
    const industry = "marqueterie de paille";
    expect(read({ industry, audience, goals: "prendre rendez-vous" }).text).toContain(line);
  });
});

describe("goals in French", () => {
  test("are read without their accents", () => {
    const { buttons, notes } = read({ goals: "reserver un creneau, horaires et tarifs" });
    expect(buttons[0]?.label).toBe("Réserver un créneau");
    expect(notes).toEqual([]);
  });

  test("that only the pages can serve are no notes", () => {
    const goals = "commander du pain à l'avance, horaires, nous trouver";
    expect(read({ industry: "boulangerie", goals }).notes).toEqual([]);
  });

  test("keep what is free", () => {
    const goals = "demander une visite et un devis gratuit";
    expect(read({ goals }).text).toContain("Demander un devis gratuit");
  });

  test("by WhatsApp alone ask for a number, and promise no WhatsApp that nobody can write to", () => {
    const { buttons, text } = read({ goals: "prendre rdv par whatsapp uniquement" });
    expect(buttons[0]?.label).toBe("Prendre rendez-vous");
    expect(text).not.toMatch(/whatsapp/iu);
  });

  test("that nobody writes to have the call first, and no opening hours of it", () => {
    const goals =
      "Faire estimer une pendule. On ne m'écrit pas : on m'appelle au 032 555 12 34, le matin de 9 h à 12 h.";
    const { buttons, fact } = read({ industry: "horloger", goals });
    expect(buttons[0]).toEqual({ label: "Appeler", href: "tel:0325551234" });
    expect(buttons[1]?.label).toBe("Faire estimer une pendule");
    expect(fact("opening_hours")).toBeUndefined();
  });
});

test("a call with its number is a call, and no form for a table", () => {
  const goals = "réserver avant 10h par téléphone au 05 55 12 34 56, fermé le mercredi";
  const { buttons } = read({ industry: "table d'hôtes et cuisine familiale", goals });
  expect(buttons[0]).toEqual({ label: "Réserver avant 10h", href: "tel:0555123456" });
});

test("no button sends the readers of a form to Instagram", () => {
  const { buttons } = read({
    industry: "colliers en laiton",
    goals: "commander sur instagram ou par mail",
  });
  expect(buttons[0]?.label).toBe("Commander");
});

test("a ride is no lesson, and a farm's cheeses make no cheese shop", () => {
  const ride = read({
    industry: "transport de patients",
    goals: "réserver une course par téléphone",
  });
  expect(ride.buttons[0]?.label).toBe("Réserver une course");
  expect(ride.text).not.toContain("qui souhaite s’inscrire");
  const farm = read({ industry: "chèvrerie et fromages fermiers", goals: "venir à la ferme" });
  expect(farm.text).not.toContain("Comté");
});

test("day and night is said in one breath, and a number alone is no note", () => {
  const call = "nous joindre jour et nuit au 04 66 00 11 22, demander un devis";
  expect(read({ goals: call }).notes).not.toContain("Nuit au 04 66 00 11 22");
  expect(read({ goals: "devis, tel 079 555 44 33" }).notes).toEqual([]);
});

test("what a first visit costs stands under its name", () => {
  const goals = "Demander une première visite, 90 € déduits du projet. Je plante d'octobre à mars.";
  const { text } = read({ industry: "jardins secs", goals });
  expect(text).toContain("Première visite : 90 € déduits du projet.");
});

test("what a shop buys is no order of its visitors", () => {
  const { buttons } = read({ industry: "brocante", goals: "venir chiner, vendre un meuble" });
  expect(buttons.map(({ label }) => label)).toEqual(["Venir chiner", "Vendre un meuble"]);
});

test("an estimate for what stands nowhere asks for no address", () => {
  const { text } = read({
    industry: "marqueterie de paille",
    goals: "demander une estimation, appeler",
  });
  expect(text).not.toContain("Indiquez l’adresse");
});

test("a speech therapist for the young tells nothing of strokes", () => {
  const { text } = read({
    industry: "logopède à Namur, enfants et adolescents",
    goals: "rendez-vous",
  });
  expect(text).not.toMatch(/Aphasie|adulte/u);
});

describe("what a French brief tells visitors", () => {
  test.each<[string, string]>([
    [
      "Les chiens sont bienvenus s'ils sont propres.",
      "Les chiens sont bienvenus s’ils sont propres.",
    ],
    [
      "Le bois peut être laissé sur place ou évacué.",
      "Le bois peut être laissé sur place ou évacué.",
    ],
  ])("“%s” is told without a number", (sentence, told) => {
    const goals = `Réserver une semaine au gîte avec un jardin clos. ${sentence}`;
    expect(read({ industry: "gîte dans le Morvan", goals }).text).toContain(told);
  });
});

test("a violin maker offers nothing for wind instruments", () => {
  expect(read({ industry: "luthier" }).text).not.toContain("tampons");
});
