/** What briefs in Italian, Dutch, Portuguese and Polish ask for, tell and say of how the business is reached. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { readBrief } from "./read-brief.ts";

const TRADES = {
  it: "falegnameria artigianale",
  nl: "meubelmakerij en timmerman",
  pt: "marcenaria do bairro",
  pl: "stolarnia i meble na wymiar",
} as const;
type Tag = keyof typeof TRADES;

const brief = (tag: Tag, goals: string) => ({
  businessName: "Halden",
  industry: TRADES[tag],
  goals,
});

/** The buttons of the first block. */
function listButtons(tag: Tag, goals: string): string[] {
  const document = composeSite(brief(tag, goals), "seed");
  expect(document.meta.language).toBe(tag);
  const [top] = document.pages[0]?.blocks ?? [];
  return top?.kind === "hero" ? (top.actions ?? []).map(({ label }) => label) : [];
}

describe("a goal is a button in its language", () => {
  test.each<[Tag, string, string]>([
    ["it", "prenotare un tavolo", "Prenota un tavolo"],
    ["it", "lezione di prova", "Prenota una lezione di prova"],
    ["it", "fissare un appuntamento", "Prenota un appuntamento"],
    ["it", "ordinare una torta nuziale", "Ordina una torta nuziale"],
    ["it", "più richieste di preventivo", "Chiedi un preventivo"],
    ["it", "gente in negozio", "Vieni a trovarci"],
    ["it", "donazioni", "Dona"],
    ["it", "nuovi soci", "Associati"],
    ["it", "iscrizioni alla newsletter", "Ricevi la newsletter"],
    ["it", "scriverci", "Scrivici"],
    ["it", "chiamare il 333 1234567", "Chiamaci"],
    ["nl", "tafel reserveren", "Reserveer een tafel"],
    ["nl", "proefles", "Boek een proefles"],
    ["nl", "afspraak maken", "Maak een afspraak"],
    ["nl", "taart voor de bruiloft bestellen", "Taart voor de bruiloft bestellen"],
    ["nl", "meer offerteaanvragen", "Vraag een offerte aan"],
    ["nl", "mensen in de winkel", "Kom langs"],
    ["nl", "donaties", "Doneer"],
    ["nl", "nieuwe leden", "Word lid"],
    ["nl", "inschrijven voor de nieuwsbrief", "Ontvang de nieuwsbrief"],
    ["nl", "een berichtje", "Neem contact op"],
    ["nl", "bellen 06-12345678", "Bel ons"],
    ["pt", "reservar mesa", "Reservar mesa"],
    ["pt", "aula experimental", "Marcar aula experimental"],
    ["pt", "agendamentos", "Marcar hora"],
    ["pt", "encomendar bolo de casamento", "Encomendar bolo de casamento"],
    ["pt", "mais pedidos de orçamento", "Pedir orçamento"],
    ["pt", "visitas na loja", "Venha visitar"],
    ["pt", "doações", "Doar"],
    ["pt", "novos sócios", "Ser sócio"],
    ["pt", "inscrições na newsletter", "Receber a newsletter"],
    ["pt", "mensagens", "Escreva-nos"],
    ["pt", "ligar 912 345 678", "Ligar"],
    ["pl", "rezerwacja stolika", "Zarezerwuj stolik"],
    ["pl", "lekcja próbna", "Umów lekcję próbną"],
    ["pl", "umawianie wizyt", "Umów wizytę"],
    ["pl", "zamówić tort na wesele", "Zamów tort na wesele"],
    ["pl", "więcej zapytań o wycenę", "Poproś o wycenę"],
    ["pl", "ludzie w sklepie", "Odwiedź nas"],
    ["pl", "darowizny", "Wesprzyj nas"],
    ["pl", "nowi członkowie", "Dołącz do nas"],
    ["pl", "zapisy na newsletter", "Zapisz się na newsletter"],
    ["pl", "kontakt", "Napisz do nas"],
    ["pl", "zadzwonić 601 234 567", "Zadzwoń"],
  ])("%s: %s", (tag, goals, label) => {
    expect(listButtons(tag, goals)[0]).toBe(label);
  });
});

describe("what an owner tells visitors stands whole, what they wish stands nowhere", () => {
  test.each<[Tag, string, string]>([
    ["it", "Il sopralluogo costa 50 €, scalati dal lavoro.", "Vogliamo più clienti."],
    ["nl", "We werken alleen op afspraak, ook op zaterdag.", "We willen meer klanten."],
    ["pt", "A visita para medir custa R$ 80, descontados do serviço.", "Queremos mais clientes."],
    ["pl", "Pomiar kosztuje 100 zł, odliczamy go od zamówienia.", "Chcemy więcej klientów."],
  ])("%s: %s", (tag, told, wished) => {
    const text = JSON.stringify(composeSite(brief(tag, `${wished} ${told}`), "seed").pages);
    expect(text).toContain(told);
    expect(text).not.toContain(wished.slice(0, -1));
  });
});

describe("numbers, streets and hours are read as the country writes them, and never by half", () => {
  test.each<[Tag, string, Record<string, string>]>([
    [
      "it",
      "Siamo in Via dei Mulini 12, aperto lun-sab 9-13 e 15-19. Tel. 0583 123456. Dal 1978.",
      { address: "Via dei Mulini 12", hours: "lun-sab 9-13 e 15-19", telephone: "0583 123456" },
    ],
    [
      "nl",
      "Dorpsstraat 14, vr-za 9.00-17.00, bellen 06-12345678, sinds 1987",
      { address: "Dorpsstraat 14", hours: "vr-za 9.00-17.00", telephone: "06-12345678" },
    ],
    [
      "pt",
      "Rua do Moinho 8, seg a sáb 9h-18h, ligue 912 345 678, desde 1995",
      { address: "Rua do Moinho 8", hours: "seg a sáb 9h-18h", telephone: "912 345 678" },
    ],
    [
      "pl",
      "ul. Polna 7, pn-sob 9-17, zadzwoń 601 234 567, od 1989 roku",
      { address: "ul. Polna 7", hours: "pn-sob 9-17", telephone: "601 234 567" },
    ],
  ])("%s: %s", (tag, goals, expected) => {
    const facts = readBrief(brief(tag, goals)).facts.map(({ kind, words }) => [kind, words]);
    expect(Object.fromEntries(facts)).toMatchObject(expected);
    expect(facts.map(([kind]) => kind)).toContain("year");
  });

  test("hours without their days are no opening hours", () => {
    for (const tag of ["it", "nl", "pt", "pl"] as const)
      expect(readBrief(brief(tag, "9-18")).facts).toEqual([]);
  });
});

test("a list of people closes as one does when it is said", () => {
  const [top] =
    composeSite(
      { businessName: "Halden", industry: TRADES.it, audience: "famiglie, coppie, turisti" },
      "seed",
    ).pages[0]?.blocks ?? [];
  expect(top?.kind === "hero" ? top.lede : undefined).toBe("Per famiglie, coppie e turisti.");
});
