/** French goals in the words of agencies: each is something to press or to choose, and the form asks for what they are about. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { expectTold, type Telling } from "../../../../test/fixtures/told-site.ts";
import type { BlockOf } from "../../design/room.ts";

const SITES: readonly Telling[] = [
  {
    industry: "Plombier chauffagiste",
    audience: "Propriétaires de maisons anciennes et syndics de copropriété à Rouen et alentours",
    goals:
      "Recevoir des demandes de devis pour salles de bain, vendre des contrats d'entretien de chaudière, répondre aux urgences",
    buttons: ["Demander un devis pour une salle de bain", "Signaler une urgence"],
    says: [
      "Plombier chauffagiste à Rouen et alentours",
      "Souscrire un contrat d’entretien de chaudière",
      "Nous réparons les brûleurs, les circulateurs, les vannes et les sondes.",
      "Nous réparons les robinets, les joints, les tuyaux et les chasses d’eau.",
    ],
    never: ["répondre aux urgences", "vendre"],
  },
  {
    industry: "Studio de Pilates",
    goals: "Réserver des cours d'essai, promouvoir les ateliers du samedi",
    buttons: ["Réserver un cours d’essai", "Réserver un atelier du samedi"],
    says: ["Des exercices lents et précis."],
  },
  {
    industry: "Institut de beauté",
    goals: "Remplir l'agenda en semaine, vendre des cures de soins visage, bons cadeaux pour Noël",
    buttons: ["Prendre rendez-vous", "Offrir un bon cadeau pour Noël"],
    says: ["Réserver une cure de soins visage"],
    never: ["agenda", "Passer commande"],
  },
  {
    industry: "Chambres d'hôtes",
    goals:
      "Réservations en direct sans Booking, vendre des week-ends à thème, table d'hôtes sur demande",
    buttons: ["Réserver en direct", "Réserver un week-end à thème"],
    says: ["Réserver en direct", "Réserver un week-end à thème"],
    never: ["Booking", "Passer commande"],
  },
  {
    industry: "Agence immobilière",
    goals: "Obtenir des mandats de vente, proposer des estimations",
    buttons: ["Confier votre bien", "Demander une estimation"],
    never: ["Demander une visite", "mandats"],
  },
  {
    industry: "auto-école",
    audience: "jeunes à partir de 15 ans et adultes qui ont peur de conduire, Metz",
    goals:
      "Plus d'inscriptions au permis, conduite accompagnée, stages accélérés pendant les vacances",
    buttons: ["S’inscrire au permis", "Réserver un stage accéléré"],
    says: [
      "Pour les jeunes à partir de 15 ans et les adultes qui ont peur de conduire à Metz",
      "Leçons de conduite",
      "Conduite accompagnée",
    ],
  },
  {
    industry: "vente directe de viande et légumes à la ferme",
    audience: "les gens du coin et les vacanciers l'été, du coté de Figeac",
    goals:
      "je voudrais que les gens commandent leur colis de viande et viennent le chercher le vendredi",
    says: ["Commander votre colis de viande", "Retrait le vendredi", "À la ferme"],
    never: ["Venir le chercher", "Légumes et plants"],
  },
  {
    industry: "coiffeuse à domicile",
    audience: "personnes agées et mamans qui peuvent pas se déplacer autour de cahors",
    goals: "prendre rdv",
    says: [
      "Pour les personnes âgées et les mamans qui ne peuvent pas se déplacer autour de Cahors",
    ],
  },
  {
    industry: "Cabinet d'avocats en droit de la famille",
    audience: "Parents séparés, couples en instance de divorce et grands-parents à Lyon",
    goals: "Obtenir des prises de rendez-vous pour un premier entretien, proposer un rappel",
    buttons: ["Réserver un premier entretien", "Demander à être rappelé"],
    says: [
      "Pour les parents séparés, les couples en instance de divorce et les grands-parents à Lyon",
    ],
  },
  {
    industry: "Pizzeria à emporter",
    goals: "Augmenter les commandes à emporter, promouvoir la pizza du mois",
    says: ["Pizza du mois"],
  },
  {
    industry: "Sophrologue",
    audience: "femmes stressées par le travail, ados avant les examens, femmes enceintes à Dijon",
    goals: "réserver une première séance, faire connaitre mes ateliers en entreprise",
    says: ["les femmes enceintes", "Réserver un atelier en entreprise"],
  },
];

describe("French wishes", () => {
  test.each(SITES)("$industry: $goals", (telling) => expectTold(telling));
});

const readForm = (brief: Record<string, string>) => {
  const { pages } = composeSite({ businessName: "Aster", industry: "", ...brief }, "s");
  const [form] = pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "contact"));
  return form as BlockOf<"contact">;
};

test("every deed is a choice of the form, which sends a message and no order", () => {
  const form = readForm({
    industry: "Restaurant",
    goals:
      "Augmenter les réservations en semaine, privatisation de la salle, vente de bons cadeaux",
  });
  expect(form.fields?.find(({ name }) => name === "request")?.options).toEqual([
    "Réserver une table",
    "Privatiser la salle",
    "Offrir un bon cadeau",
    "Autre demande",
  ]);
  expect(form.submitLabel).toBe("Envoyer le message");
});

test("a photographer opens with what the goals name first", () => {
  const { pages } = composeSite(
    {
      businessName: "Aster",
      industry: "Photographe",
      goals: "Vendre des séances photo de famille, obtenir des demandes pour mariages 2027",
    },
    "s",
  );
  const hero = pages[0]?.blocks.find(({ kind }) => kind === "hero") as BlockOf<"hero">;
  expect(hero.heading).toContain("famille");
});

test.each([
  // What an owner lists of a known trade is named where its usual offers are left out.
  [
    "Taxi conventionné",
    "Recevoir des réservations par téléphone, transport médical, transferts aéroport",
    ["Transport médical", "Transferts aéroport"],
  ],
  ["Café", "bon café, tartes maison, coin enfants", ["Bon café", "Tartes maison", "Coin enfants"]],
  ["Café", "horaires et tarifs, tel", []],
] as const)("%s, “%s”: what is named is a note", (industry, goals, notes) => {
  const { pages } = composeSite({ businessName: "Aster", industry, goals }, "s");
  const hero = pages[0]?.blocks.find(({ kind }) => kind === "hero") as BlockOf<"hero">;
  expect(hero.notes ?? []).toEqual([...notes]);
});

test("what a psychologist says of the work stands beside the trade's texts", () => {
  expectTold({
    industry: "psychologue",
    audience: "adultes, couples et ados à villeurbanne",
    goals: "que les gens osent prendre rdv, dire que je consulte aussi en visio",
    buttons: ["Prendre rendez-vous"],
    says: [
      "Je consulte aussi en visio.",
      "Pour les adultes, les couples et les ados à Villeurbanne",
    ],
    never: ["dire que", "osent"],
  });
});

test("one thing named among as many deeds leaves a trade its texts", () => {
  expectTold({
    industry: "Concession moto",
    goals: "Vendre des motos d'occasion, réserver des essais, entretien",
    buttons: ["Acheter une moto d’occasion", "Réserver un essai"],
    says: ["Des motos", "la vidange, la chaîne, les freins, les pneus et le jeu aux soupapes."],
  });
});
