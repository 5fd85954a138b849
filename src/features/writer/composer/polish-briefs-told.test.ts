/** Polish firms as their owners type them: what their pages say and what they never do. */
import { describe, expect, test } from "bun:test";
import { expectTold, readSite, type Telling } from "../../../../test/fixtures/told-site.ts";

const FIRMS: readonly Telling[] = [
  {
    industry: "Stolarz w Rzeszowie",
    audience: "Właściciele starych domów, sklepy, gminy",
    goals:
      "Zapytania o wycenę okien i schodów. Wycena bezpłatna w 8 dni. Jest nas dwóch, Janek i jego bratanek Kuba. Nie robimy PCV. Tel. 17 855 66 77",
    buttons: ["Poproś o wycenę", "Zadzwoń"],
    says: [
      "Wycena bezpłatna w 8 dni.",
      "Jest nas dwóch, Janek i jego bratanek Kuba.",
      "Nie robimy PCV.",
      "Właściciele starych domów, sklepy, gminy.",
    ],
    facts: { phone: "17 855 66 77" },
  },
  {
    industry: "Dentysta",
    audience: "Rodziny, pacjenci z lękiem, seniorzy",
    goals:
      "Zwiększyć liczbę rezerwacji online, pozyskać nowych pacjentów. Czynne od poniedziałku do piątku 9-19",
    buttons: ["Zarezerwuj termin"],
    says: ["Czynne od poniedziałku do piątku 9-19.", "Rodziny, pacjenci z lękiem, seniorzy."],
    never: ["Zwiększyć", "pozyskać"],
  },
  {
    industry: "herbaciarnia i ciasta",
    audience: "sąsiedzi, turyści, mamy",
    goals:
      "Niech wiedzą, że otwarte jest od wtorku do soboty 10-19, w niedzielę i poniedziałek zamknięte. Nie przyjmujemy rezerwacji. Torty na zamówienie 48 godzin wcześniej. Bez zdjęć makaroników proszę",
    buttons: ["Napisz do nas"],
    says: [
      "Dla kogo: sąsiedzi, turyści, mamy.",
      "Nie przyjmujemy rezerwacji.",
      "Torty na zamówienie 48 godzin wcześniej.",
      "Otwarte jest od wtorku do soboty 10-19, w niedzielę i poniedziałek zamknięte.",
    ],
    never: ["Niech wiedzą", "makaroników"],
  },
  {
    industry: "Behawiorystka psów z dojazdem",
    audience: "Opiekunowie psów ze schroniska, okolice Lublina",
    goals:
      "Umówić konsultację (90 min, 200 zł). Dojeżdżam do 30 km od Lublina. Nie szkolę psów obronnych. Mam na imię Klara. WhatsApp 601 234 567",
    buttons: ["Umów pierwsze spotkanie", "Napisz na WhatsAppie"],
    says: [
      "Konsultacja: 90 min, 200 zł",
      "Dojeżdżam do 30 km od Lublina.",
      "Nie szkolę psów obronnych.",
      "Mam na imię Klara.",
      "Opiekunowie psów ze schroniska z okolic Lublina.",
    ],
    never: ["Konsultację ("],
    facts: { phone: "601 234 567" },
  },
  {
    industry: "Winnica z noclegami",
    audience: "miłośnicy wina, wędrowcy, pary",
    goals:
      "Zarezerwować degustację od 6 osób, 80 zł od osoby. Dwa pokoje po 320 zł za noc ze śniadaniem. Wysyłka od 12 butelek. W styczniu zamknięte.",
    buttons: ["Zarezerwuj degustację"],
    says: [
      "Dla kogo: miłośnicy wina, wędrowcy, pary.",
      "Degustacja: od 6 osób, 80 zł od osoby",
      "Wysyłka od 12 butelek.",
      "W styczniu zamknięte.",
      "Dwa pokoje po 320 zł za noc ze śniadaniem.",
    ],
    never: ["Degustację od"],
  },
  {
    industry: "Zakład pogrzebowy",
    audience: "rodziny w żałobie",
    goals: "Całodobowo 17 844 55 66. Jasne ceny: prosta kremacja od 5.900 zł. Własna kaplica.",
    buttons: ["Zadzwoń"],
    says: [
      "Dla kogo: rodziny w żałobie.",
      "Całodobowo 17 844 55 66.",
      "Własna kaplica.",
      "Jasne ceny: prosta kremacja od 5.900 zł.",
      "Całodobowo",
    ],
    facts: { phone: "17 844 55 66" },
  },
  {
    industry: "Ślusarz Kraków",
    audience: "ludzie, którzy zatrzasnęli drzwi",
    goals:
      "Dzwońcie! 12 300 99 88, 24 godziny. Stała cena 250 zł w dzień, 380 zł w nocy, dojazd w cenie.",
    buttons: ["Zadzwoń"],
    says: [
      "Dla kogo: ludzie, którzy zatrzasnęli drzwi.",
      "12 300 99 88, 24 godziny.",
      "Stała cena 250 zł w dzień, 380 zł w nocy, dojazd w cenie.",
    ],
    never: ["Dzwońcie"],
    facts: { phone: "12 300 99 88" },
  },
  {
    industry: "Fryzjer w Gdyni",
    audience: "kobiety, mężczyźni, dzieci",
    goals:
      "Umówić się online. Strzyżenie damskie od 120 zł, męskie 70 zł, dzieci do 10 lat 50 zł. Wtorek-piątek 9-18, sobota 8-14, poniedziałek nieczynne. Używamy farb roślinnych.",
    buttons: ["Umów wizytę"],
    says: [
      "Dla kogo: kobiety, mężczyźni, dzieci.",
      "Używamy farb roślinnych.",
      "Strzyżenie damskie od 120 zł",
      "Męskie 70 zł",
      "Dzieci do 10 lat 50 zł",
      "Wtorek-piątek 9-18, sobota 8-14, poniedziałek nieczynne.",
    ],
  },
  {
    industry: "Adwokat, prawo rodzinne",
    audience: "osoby w trakcie rozwodu, ojcowie, dziadkowie",
    goals:
      "Umówić pierwszą konsultację 250 zł, także wideo. Rozwód, alimenty, opieka. Nie prowadzę spraw firm.",
    buttons: ["Umów pierwsze spotkanie"],
    says: [
      "Dla kogo: osoby w trakcie rozwodu, ojcowie, dziadkowie.",
      "Pierwsza konsultacja: 250 zł, także wideo",
      "Rozwód, alimenty, opieka.",
      "Nie prowadzę spraw firm.",
    ],
    never: ["Pierwszą konsultację"],
  },
  {
    industry: "Serwis rowerowy",
    audience: "rowerzyści, rodziny, studenci",
    goals:
      "Umówić przegląd. Przegląd 150 zł, dętka 40 zł. Naprawiamy też rowery kupione gdzie indziej. Strona ma być szybka.",
    buttons: ["Umów wizytę"],
    says: [
      "Dla kogo: rowerzyści, rodziny, studenci.",
      "Przegląd 150 zł, dętka 40 zł.",
      "Naprawiamy też rowery kupione gdzie indziej.",
    ],
    never: ["Strona"],
  },
  {
    industry: "Szkoła muzyczna",
    audience: "dzieci od 4 lat, młodzież, dorośli",
    goals:
      "Zapisy na bezpłatną lekcję próbną. Fortepian, gitara, perkusja, śpiew. 30 min 280 zł miesięcznie.",
    buttons: ["Umów lekcję próbną"],
    says: [
      "Dla kogo: dzieci od 4 lat, młodzież, dorośli.",
      "Zapisy na bezpłatną lekcję próbną",
      "Fortepian, gitara, perkusja, śpiew. 30 min 280 zł miesięcznie.",
    ],
  },
  {
    industry: "Paczki warzyw, rolnictwo wspierane",
    audience: "rodziny z Poznania",
    goals:
      "Znaleźć członków, paczka od 60 zł tygodniowo. Odbiór w czwartek 18-20. Spotkanie 12 lutego o 19.",
    buttons: ["Dołącz do nas"],
    says: [
      "Dla kogo: rodziny z Poznania.",
      "Paczka od 60 zł tygodniowo",
      "Odbiór w czwartek 18-20.",
      "Spotkanie 12 lutego o 19.",
    ],
    never: ["Znaleźć"],
  },
];

describe("a Polish firm", () => {
  test.each(FIRMS)("a firm: $industry, $goals", expectTold);
});

test("every one of them is read in Polish", () => {
  const told = [...FIRMS];
  expect(told.map((one) => readSite(one).language)).toEqual(told.map(() => "pl"));
});
