/** What French owners and agencies wish, as what visitors do about it; and how they type whom they work for. */
import { expect, test } from "bun:test";
import { nameFrenchWork, placeFrenchPeople } from "./french-fields.ts";
import { sayFrenchWishes } from "./french-wishes.ts";

test.each([
  ["Générer des demandes de devis pour mariages", "Demander un devis pour un mariage"],
  [
    "demandes de devis pour fenêtres et escaliers",
    "demander un devis pour des fenêtres ou un escalier",
  ],
  ["Remplir les stages du week-end", "Réserver un stage du week-end"],
  ["Vendre des bons cadeaux", "Offrir un bon cadeau"],
  ["cartes cadeaux pour Noël", "offrir une carte cadeau pour Noël"],
  ["accueillir des anniversaires d’enfants", "organiser un anniversaire d’enfants"],
  ["Obtenir des rendez-vous découverte", "Prendre un rendez-vous découverte"],
  ["prises de rendez-vous pour un premier entretien", "réserver un premier entretien"],
  ["prise de rendez-vous pour la révision", "prendre rendez-vous pour la révision"],
  ["Développer les commandes de gâteaux d’anniversaire", "Commander un gâteau d’anniversaire"],
  ["on veut des commandes pour mariages", "commander pour un mariage"],
  ["vendre des contrats d’entretien de chaudière", "souscrire un contrat d’entretien de chaudière"],
  ["Vendre des abonnements de bouquets", "Prendre un abonnement de bouquets"],
  ["vendre des forfaits de 10 séances", "acheter un forfait de 10 séances"],
  ["Répondre aux urgences", "Signaler une urgence"],
  ["Recruter une auxiliaire de puériculture", "Envoyer une candidature"],
  ["proposer un rappel téléphonique", "demander à être rappelé"],
  ["proposer des estimations gratuites", "demander une estimation gratuite"],
  ["Obtenir des mandats de vente", "Confier votre bien"],
  ["privatisation de la salle", "privatiser la salle"],
  ["Réservations en direct sans Booking", "Réserver en direct"],
  ["organiser des visites", "demander une visite"],
  ["réparer les vélos", "faire réparer un vélo"],
  ["location de vélos électriques", "louer un vélo électrique"],
  ["faire goûter nos plats", "goûter nos plats"],
  [
    "demandes de visite, privatisations pour mariages, séminaires résidentiels",
    "demander une visite, privatiser pour un mariage, organiser un séminaire résidentiel",
  ],
  [
    "Générer des devis pour vérandas et pergolas",
    "Demander un devis pour une véranda ou une pergola",
  ],
  ["Réservations de groupes scolaires", "Réserver pour un groupe scolaire"],
  ["Vendre des cours d’anglais intensifs", "Réserver un cours d’anglais intensif"],
  ["vendre des séjours hors saison", "réserver un séjour hors saison"],
  ["demandes de bilan énergétique", "demander un bilan énergétique"],
  ["recherche de remplaçante", "envoyer une candidature"],
  ["Réserver des essais", "Réserver un essai"],
  ["Obtenir des rendez-vous en showroom", "Prendre rendez-vous en showroom"],
  ["télécharger le catalogue", "demander le catalogue"],
  ["demandes pour mariages 2027", "demander une date pour un mariage en 2027"],
  [
    "S’inscrire au permis, demandes d’inscription, stages accélérés pendant les vacances",
    "S’inscrire au permis, inscriptions, réserver un stage accéléré pendant les vacances",
  ],
])("%s: %s", (goals, deeds) => {
  expect(sayFrenchWishes(goals)).toBe(deeds);
});

test.each([
  "Montrer les chantiers réalisés",
  "Augmenter les réservations en semaine",
  "Recruter des bénévoles",
  "Demandes de devis",
  "Plus d’antennes télé",
  "vendre nos produits",
  "Prendre rdv pour des alliances",
  "Révision 69 euros, crevaison 15 euros",
])("what names no such wish stays: %s", (goals) => {
  expect(sayFrenchWishes(goals)).toBe(goals);
});

test.each([
  ["cyclistes du quotidien, parents, Besançon", "cyclistes du quotidien, parents à Besançon"],
  ["particuliers qui rénovent, Brest et environs", "particuliers qui rénovent à Brest et environs"],
  ["familles, seniors, Le Havre", "familles, seniors au Havre"],
  ["personnes âgées, secteur Royan", "personnes âgées dans le secteur de Royan"],
  ["Parents de collégiens et lycéens à Rouen", "Parents de collégiens et de lycéens à Rouen"],
  ["randonneurs, familles, Bretagne", "randonneurs, familles en Bretagne"],
  ["Familles, Entreprises", "Familles, Entreprises"],
  ["familles à Lyon, Villeurbanne", "familles à Lyon, Villeurbanne"],
])("where people are stands with them: %s", (audience, placed) => {
  expect(placeFrenchPeople(audience)).toBe(placed);
});

test("what an owner makes is named without the sentence", () => {
  expect(nameFrenchWork("menuisier, je fais des escaliers et des cuisines sur mesure")).toBe(
    "menuisier, escaliers et cuisines sur mesure",
  );
});
