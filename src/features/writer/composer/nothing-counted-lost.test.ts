/**
 * What an owner counts is lost nowhere: whichever sentences with prices, days, hours and terms stand beside each other,
 * and in whatever order, each of their numbers stands on a page or among the facts.
 */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import { readSite } from "../../../../test/fixtures/told-site.ts";

setDefaultTimeout(60_000);

/** A trade of nobody's, so that nothing is said but what the brief says, and sentences that owners write. */
const OWNERS: Readonly<Record<string, { industry: string; told: readonly string[] }>> = {
  de: {
    industry: "Otterhaus in Thun mit Schnitzerei",
    told: [
      "Führung buchen (samstags 15 Uhr, 24 Euro)",
      "Eine Stunde kostet 41 Euro",
      "Geschnitzte Otter ab 63 Euro, gerahmte ab 97 Euro",
      "Anfahrt bis 35 km kostenlos",
      "Wir sind seit 17 Jahren zu zweit",
      "Nächste Ausstellung am 12. September",
      "Kinder unter 6 Jahren zahlen nichts",
      "Wartezeit derzeit etwa 8 Wochen",
      "Gruppen ab 13 Personen bitte vorher anmelden",
      "Keine Reparaturen unter 55 Euro",
    ],
  },
  fr: {
    industry: "Maison des loutres et sculpture sur bois",
    told: [
      "Réserver une visite (samedi 15h, 24 euros)",
      "Une heure coûte 41 euros",
      "Loutres sculptées à partir de 63 euros, encadrées dès 97 euros",
      "Déplacement offert jusqu'à 35 km",
      "Nous sommes deux depuis 17 ans",
      "Prochaine exposition le 12 septembre",
      "Gratuit pour les moins de 6 ans",
      "Délai actuel 8 semaines",
      "Groupes à partir de 13 personnes sur inscription",
      "Pas de réparations sous 55 euros",
    ],
  },
  es: {
    industry: "Casa de las nutrias y talla en madera",
    told: [
      "Reservar una visita (sábados 15 h, 24 euros)",
      "Una hora cuesta 41 euros",
      "Nutrias talladas desde 63 euros, enmarcadas desde 97 euros",
      "Desplazamiento gratis hasta 35 km",
      "Somos dos desde hace 17 años",
      "Próxima exposición el 12 de septiembre",
      "Los menores de 6 años no pagan",
      "Plazo actual 8 semanas",
      "Grupos de más de 13 personas con reserva",
      "No hacemos reparaciones de menos de 55 euros",
    ],
  },
  it: {
    industry: "Casa delle lontre e intaglio del legno",
    told: [
      "Prenotare una visita (sabato alle 15, 24 euro)",
      "Un'ora costa 41 euro",
      "Lontre intagliate da 63 euro, incorniciate da 97 euro",
      "Trasferta gratuita fino a 35 km",
      "Siamo in due da 17 anni",
      "Prossima mostra il 12 settembre",
      "I bambini sotto i 6 anni non pagano",
      "Tempi attuali 8 settimane",
      "Gruppi oltre 13 persone su prenotazione",
      "Non facciamo riparazioni sotto i 55 euro",
    ],
  },
  nl: {
    industry: "Otterhuis met houtsnijderij",
    told: [
      "Rondleiding boeken (zaterdag 15 uur, 24 euro)",
      "Een uur kost 41 euro",
      "Gesneden otters vanaf 63 euro, ingelijst vanaf 97 euro",
      "Voorrijden gratis tot 35 km",
      "We zijn al 17 jaar met z'n tweeën",
      "Volgende tentoonstelling op 12 september",
      "Kinderen onder 6 jaar betalen niets",
      "Wachttijd nu 8 weken",
      "Groepen vanaf 13 personen graag aanmelden",
      "Geen reparaties onder 55 euro",
    ],
  },
  pt: {
    industry: "Casa das lontras e talha em madeira",
    told: [
      "Marcar uma visita (sábado às 15h, 24 euros)",
      "Uma hora custa 41 euros",
      "Lontras talhadas desde 63 euros, emolduradas desde 97 euros",
      "Deslocação grátis até 35 km",
      "Somos dois há 17 anos",
      "Próxima exposição a 12 de setembro",
      "Crianças com menos de 6 anos não pagam",
      "Prazo atual 8 semanas",
      "Grupos de mais de 13 pessoas com marcação",
      "Não fazemos reparações abaixo de 55 euros",
    ],
  },
  pl: {
    industry: "Dom wydr i rzeźba w drewnie",
    told: [
      "Zarezerwować zwiedzanie (sobota 15, 24 zł)",
      "Godzina kosztuje 41 zł",
      "Rzeźbione wydry od 63 zł, w ramie od 97 zł",
      "Dojazd bezpłatny do 35 km",
      "Jesteśmy we dwóch od 17 lat",
      "Następna wystawa 12 września",
      "Dzieci do 6 lat nie płacą",
      "Czas oczekiwania 8 tygodni",
      "Grupy od 13 osób po umówieniu",
      "Nie robimy napraw poniżej 55 zł",
    ],
  },
};

const FACTS = ["phone", "opening_hours", "service_area", "founded", "email"];

/** The numbers of the goals that stand nowhere. */
function listLost(industry: string, goals: string): string[] {
  const site = readSite({ industry, goals });
  const said = [site.text, ...FACTS.map((key) => site.fact(key) ?? "")].join("\n");
  const numbers = new Set(said.match(/\d+/gu) ?? []);
  return (goals.match(/\d+/gu) ?? []).filter((number) => !numbers.has(number));
}

describe("no number of the goals is lost", () => {
  test.each(Object.entries(OWNERS))("whichever sentences stand together in %s", (tag, owner) => {
    expect(readSite({ industry: owner.industry, goals: owner.told.join(". ") }).language).toBe(tag);
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...owner.told], { minLength: 3 }),
        fc.constantFrom(". ", "\n"),
        (told, between) => {
          const goals = told.join(between);
          expect([goals, ...listLost(owner.industry, goals)]).toEqual([goals]);
        },
      ),
      { numRuns: 25, seed: 11 },
    );
  });
});
