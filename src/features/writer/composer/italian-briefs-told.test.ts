/** Italian firms as their owners type them: what their pages say and what they never do. */
import { describe, expect, test } from "bun:test";
import { expectTold, readSite, type Telling } from "../../../../test/fixtures/told-site.ts";

const FIRMS: readonly Telling[] = [
  {
    industry: "Falegnameria a Cuneo",
    audience: "Proprietari di case vecchie, negozi, comuni",
    goals:
      "Ricevere richieste di preventivo per finestre e scale. Preventivo gratuito entro 8 giorni. Siamo in due, Gino e suo nipote Luca. Niente PVC. Tel. 0171 556677",
    buttons: ["Chiedi un preventivo", "Chiamaci"],
    says: [
      "Per proprietari di case vecchie, negozi e comuni.",
      "Preventivo gratuito entro 8 giorni.",
      "Siamo in due, Gino e suo nipote Luca.",
      "Niente PVC.",
    ],
    never: ["Ricevere"],
    facts: { phone: "0171 556677" },
  },
  {
    industry: "Dentista",
    audience: "Famiglie, pazienti ansiosi, anziani",
    goals:
      "Aumentare le prenotazioni online, acquisire nuovi pazienti. Aperto dal lunedì al venerdì 9-19",
    buttons: ["Prenota"],
    says: ["Per famiglie, pazienti ansiosi e anziani.", "Aperto dal lunedì al venerdì 9-19."],
    never: ["Aumentare", "acquisire"],
  },
  {
    industry: "sala da tè e pasticceria",
    audience: "gente del quartiere, turisti, mamme",
    goals:
      "Far sapere che siamo aperti da martedì a sabato 10-19, chiuso domenica e lunedì. Non prendiamo prenotazioni. Torte su ordinazione 48 ore prima. Niente foto di macaron per favore",
    buttons: ["Scrivici"],
    says: [
      "Per gente del quartiere, turisti e mamme.",
      "Non prendiamo prenotazioni.",
      "Torte su ordinazione 48 ore prima.",
      "Siamo aperti da martedì a sabato 10-19, chiuso domenica e lunedì.",
    ],
    never: ["Far sapere", "macaron"],
  },
  {
    industry: "Educatrice cinofila a domicilio per cani reattivi",
    audience: "Proprietari di cani del canile, primi cani, zona Parma",
    goals:
      "Prenotare una valutazione (90 min, 60€). Mi sposto fino a 30 km da Parma. Non faccio addestramento alla difesa. Mi chiamo Chiara. WhatsApp 333 1234567",
    buttons: ["Prenota una valutazione", "Scrivici su WhatsApp"],
    says: [
      "Per proprietari di cani del canile, primi cani in zona Parma.",
      "Valutazione: 90 min, 60€.",
      "Mi sposto fino a 30 km da Parma.",
      "Non faccio addestramento alla difesa.",
      "Mi chiamo Chiara.",
    ],
    facts: { phone: "333 1234567" },
  },
  {
    industry: "Agriturismo e cantina in Toscana",
    audience: "amanti del vino, escursionisti, coppie",
    goals:
      "Prenotare una degustazione da 6 persone, 15 € a persona. Due camere a 85 € a notte con colazione. Spedizione da 12 bottiglie. Chiuso a gennaio.",
    buttons: ["Prenota una degustazione"],
    says: [
      "Per amanti del vino, escursionisti e coppie.",
      "Degustazione: da 6 persone, 15 € a persona.",
      "Spedizione da 12 bottiglie.",
      "Chiuso a gennaio.",
      "Due camere a 85 € a notte con colazione.",
    ],
  },
  {
    industry: "Onoranze funebri",
    audience: "famiglie in lutto",
    goals:
      "Reperibili giorno e notte 0523 445566. Prezzi chiari: cremazione semplice da 2.100 euro. Casa funeraria di proprietà.",
    buttons: ["Chiamaci"],
    says: [
      "Per famiglie in lutto.",
      "Reperibili giorno e notte 0523 445566.",
      "Casa funeraria di proprietà.",
      "Prezzi chiari: cremazione semplice da 2.100 euro.",
    ],
    facts: { phone: "0523 445566" },
  },
  {
    industry: "Fabbro a Torino",
    audience: "chi è rimasto chiuso fuori",
    goals:
      "Chiamateci! 011 0099888, 24 ore su 24. Prezzo fisso 80 € di giorno, 130 € di notte, uscita compresa.",
    buttons: ["Chiamaci"],
    says: [
      "Per chi è rimasto chiuso fuori.",
      "011 0099888, 24 ore su 24.",
      "Prezzo fisso 80 € di giorno, 130 € di notte, uscita compresa.",
    ],
    facts: { phone: "011 0099888" },
  },
  {
    industry: "Parrucchiera a Lecce",
    audience: "donne, uomini, bambini",
    goals:
      "Prenotare online. Taglio donna da 28 euro, uomo 18 euro, bambini fino a 10 anni 12 euro. Martedì-venerdì 9-18, sabato 8-16, lunedì chiuso. Usiamo tinte vegetali.",
    buttons: ["Prenota"],
    says: [
      "Per donne, uomini e bambini.",
      "Usiamo tinte vegetali.",
      "Taglio donna da 28 euro",
      "Uomo 18 euro",
      "Bambini fino a 10 anni 12 euro",
      "Martedì-venerdì 9-18, sabato 8-16, lunedì chiuso.",
    ],
  },
  {
    industry: "Avvocata per il diritto di famiglia",
    audience: "chi si separa, padri, nonni",
    goals:
      "Prenotare un primo colloquio 90 euro, anche in video. Divorzio, mantenimento, affido. Non seguo aziende.",
    buttons: ["Prenota un primo colloquio"],
    says: [
      "Per chi si separa, padri e nonni.",
      "Primo colloquio: 90 euro, anche in video.",
      "Divorzio, mantenimento, affido.",
      "Non seguo aziende.",
    ],
  },
  {
    industry: "Officina e negozio di biciclette",
    audience: "ciclisti urbani, famiglie, studenti",
    goals:
      "Prendere appuntamento per il tagliando. Tagliando 50 euro, foratura 12 euro. Ripariamo anche bici comprate altrove. Il sito deve essere veloce.",
    buttons: ["Prenota un appuntamento"],
    says: [
      "Per ciclisti urbani, famiglie e studenti.",
      "Tagliando 50 euro, foratura 12 euro.",
      "Ripariamo anche bici comprate altrove.",
    ],
    never: ["sito"],
  },
  {
    industry: "Scuola di musica",
    audience: "bambini dai 4 anni, ragazzi, adulti",
    goals:
      "Iscrizione alla lezione di prova gratuita. Pianoforte, chitarra, batteria, canto. 30 min 80 € al mese.",
    buttons: ["Prenota una lezione di prova"],
    says: [
      "Per bambini dai 4 anni, ragazzi e adulti.",
      "Iscrizione alla lezione di prova gratuita",
      "Pianoforte, chitarra, batteria, canto. 30 min 80 € al mese.",
    ],
  },
  {
    industry: "Gruppo di acquisto solidale",
    audience: "famiglie di Bologna",
    goals:
      "Trovare soci, cassetta da 12 euro a settimana. Ritiro giovedì 18-20. Riunione il 12 febbraio alle 19.",
    buttons: ["Associati"],
    says: [
      "Per famiglie di Bologna.",
      "Cassetta da 12 euro a settimana",
      "Ritiro giovedì 18-20.",
      "Riunione il 12 febbraio alle 19.",
    ],
    never: ["Trovare"],
  },
];

describe("an Italian firm", () => {
  test.each(FIRMS)("a firm: $industry, $goals", expectTold);
});

test("every one of them is read in Italian", () => {
  const told = [...FIRMS];
  expect(told.map((one) => readSite(one).language)).toEqual(told.map(() => "it"));
});
