/** French and Spanish wishes of owners, as what visitors do and are told. */
import { describe, expect, test } from "bun:test";
import { type Romance, sayRomanceWishes, tellInRomance } from "./romance-wishes.ts";
import { listSigns, type Statement } from "./statement-signs.ts";

describe("the terms of a deed stand in brackets behind it", () => {
  test.each<[Romance, string, string]>([
    [
      "fr",
      "Réserver une première consultation 150 euros, aussi en visio.",
      "Réserver une première consultation (150 euros, aussi en visio).",
    ],
    [
      "fr",
      "Demander une visite technique à 90 €, déduite si on fait les travaux",
      "Demander une visite technique (90 €, déduite si on fait les travaux)",
    ],
    [
      "fr",
      "Réserver un atelier à partir de 45 euros. Fermé le lundi",
      "Réserver un atelier (à partir de 45 euros). Fermé le lundi",
    ],
    [
      "es",
      "Reservar primera consulta 90 euros, también por vídeo.",
      "Reservar primera consulta (90 euros, también por vídeo).",
    ],
    [
      "es",
      "Pedir visita técnica 60 euros, se descuenta si hacemos la obra.",
      "Pedir visita técnica (60 euros, se descuenta si hacemos la obra).",
    ],
    [
      "es",
      "Reservar una cata a partir de 6 personas, 15 € por persona.",
      "Reservar una cata (a partir de 6 personas, 15 € por persona).",
    ],
    [
      "es",
      "Reservar una mesa a partir de 8 personas",
      "Reservar una mesa (a partir de 8 personas)",
    ],
  ])("%s: %s", (language, goals, said) => {
    expect(sayRomanceWishes(language, goals)).toBe(said);
  });
});

describe("whom the owner looks for ends before what is told", () => {
  test.each<[Romance, string, string]>([
    [
      "fr",
      "Trouver des adhérents, panier à 12 euros par semaine.",
      "Trouver des adhérents. Panier à 12 euros par semaine.",
    ],
    [
      "fr",
      "Nouveaux adhérents, on cherche un entraîneur.",
      "Nouveaux adhérents. On cherche un entraîneur.",
    ],
    [
      "es",
      "Encontrar socios, cesta desde 12 euros a la semana.",
      "Encontrar socios. Cesta desde 12 euros a la semana.",
    ],
    ["es", "Nuevos socios, buscamos entrenador.", "Nuevos socios. Buscamos entrenador."],
  ])("%s: %s", (language, goals, said) => {
    expect(sayRomanceWishes(language, goals)).toBe(said);
  });

  test.each<[Romance, string]>([
    ["fr", "Trouver des adhérents, des bénévoles et des amis"],
    ["es", "Encontrar socios, voluntarios y amigos"],
  ])("and stays one list of wishes where nothing is told: %s, %s", (language, goals) => {
    expect(sayRomanceWishes(language, goals)).toBe(goals);
  });
});

describe("what is announced, offered to staff or to be known is told", () => {
  test.each<[Romance, string, string]>([
    ["fr", "annoncer la porte ouverte du 14 mars", "Porte ouverte du 14 mars"],
    ["fr", "Recruter un apprenti pour septembre.", "Nous recrutons un apprenti pour septembre."],
    ["fr", "Qu’ils sachent qu’on est ouvert le dimanche", "On est ouvert le dimanche"],
    ["fr", "Que tout le monde sache qu’on a des asperges", "On a des asperges"],
    ["fr", "communiquer les horaires lun-ven 9h-12h", "Horaires lun-ven 9h-12h"],
    [
      "fr",
      "Demander une visite gratuite, joignable 24h/24 au 03 20 33 44 55",
      "Demander une visite gratuite. Joignable 24h/24 au 03 20 33 44 55",
    ],
    [
      "es",
      "anunciar la jornada de puertas abiertas del 14 de marzo",
      "Jornada de puertas abiertas del 14 de marzo",
    ],
    ["es", "Encontrar un aprendiz para septiembre.", "Buscamos un aprendiz para septiembre."],
    ["es", "comunicar el horario lun-vie 9-14", "Horario lun-vie 9-14"],
    [
      "es",
      "Solicitar una visita, localizables 24 horas en el 944 33 44 55",
      "Solicitar una visita. Localizables 24 horas en el 944 33 44 55",
    ],
  ])("%s: %s", (language, goals, said) => {
    expect(sayRomanceWishes(language, goals)).toBe(said);
  });

  test.each<[Romance, string]>([
    ["fr", "annoncer la nouvelle collection"],
    ["fr", "Recruter de nouveaux clients pour septembre"],
    ["fr", "Nos horaires sont affichés à la porte"],
    ["es", "anunciar la nueva colección"],
    ["es", "Encontrar clientes para septiembre"],
    ["es", "Contratar un seguro para el coche"],
  ])("and nothing else is turned: %s, %s", (language, goals) => {
    expect(sayRomanceWishes(language, goals)).toBe(goals);
  });
});

const state = (words: string): Statement => ({
  words,
  signs: listSigns(words),
  isSentence: true,
  span: { field: "goals", start: 0, end: words.length },
});
const tell = (language: Romance, words: string): string[] =>
  tellInRomance([state(words)], language).map((one) => one.words);

describe("a sentence of the owner's without the owner's verb", () => {
  test.each<[Romance, string, string]>([
    ["fr", "Vendre le miel à la ferme, vendredi 15h-18h", "Miel à la ferme, vendredi 15h-18h"],
    ["fr", "Proposer des ateliers le samedi", "Ateliers le samedi"],
    ["fr", "Prise de rendez-vous en ligne, conventionné, rééducation", "Conventionné, rééducation"],
    [
      "fr",
      "Recruter des auxiliaires, joignable 24h/24 au 03 20 33 44 55",
      "Joignable 24h/24 au 03 20 33 44 55",
    ],
    [
      "es",
      "Vender miel en la finca, viernes de 16 a 19 h",
      "Miel en la finca, viernes de 16 a 19 h",
    ],
    ["es", "Ofrecer talleres los sábados", "Talleres los sábados"],
    ["es", "Cita online, mutuas, drenaje linfático", "Mutuas, drenaje linfático"],
  ])("%s: %s", (language, words, told) => {
    expect(tell(language, words)).toEqual([told]);
  });

  test.each<[Romance, string]>([
    ["fr", "Proposer des contrats de prévoyance"],
    ["fr", "Démontrer notre expertise"],
    ["fr", "Me positionner comme experte"],
    ["es", "Ofrecer contratos de previsión"],
    ["es", "Recibir solicitudes de presupuesto"],
    ["es", "Posicionarme como experta"],
    ["es", "Encontrar un aprendiz"],
  ])("and nothing where it tells nothing: %s, %s", (language, words) => {
    expect(tell(language, words)).toEqual([]);
  });

  test.each<[Romance, string]>([
    ["fr", "On répare aussi les vélos achetés ailleurs"],
    ["fr", "Pas de PVC"],
    ["fr", "Vendredi de 15h à 18h"],
    ["es", "No hacemos envíos"],
    ["es", "Ofrecemos dos habitaciones a 85 €"],
  ])("and whole where it is told as it is: %s, %s", (language, words) => {
    expect(tell(language, words)).toEqual([words]);
  });

  test("of another field stays as it is", () => {
    const one: Statement = {
      ...state("Vendre du miel"),
      span: { field: "industry", start: 0, end: 3 },
    };
    expect(tellInRomance([one], "fr")).toEqual([one]);
  });
});
