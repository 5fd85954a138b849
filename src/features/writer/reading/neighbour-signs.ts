/**
 * By which words goals in Italian, Dutch, Portuguese and Polish name an action, and how a visitor would say them on a
 * button. Tables, no logic.
 */
import type { ActionKind } from "./reading-model.ts";

export const NEIGHBOURS = ["it", "nl", "pt", "pl"] as const;
export type Neighbour = (typeof NEIGHBOURS)[number];

/** Stems as they begin a word; of several the heaviest counts, and of equal ones the first in the text. */
type Sign = readonly [kind: ActionKind, weight: 1 | 2 | 3, sign: RegExp];

const sign = (kind: ActionKind, weight: 1 | 2 | 3, stems: string): Sign => [
  kind,
  weight,
  new RegExp(`(?<!\\p{L})(?:${stems})`, "iu"),
];

export const NEIGHBOUR_SIGNS: Readonly<Record<Neighbour, readonly Sign[]>> = {
  it: [
    sign("send-photos", 3, "(?:mand|invi|sped)(?:are|ino|ate|arci) (?:le |una |delle )?foto"),
    sign("quote", 3, "preventiv"),
    sign("survey", 3, "sopralluog"),
    sign("demo", 3, "dimostrazion|demo(?!\\p{L})"),
    sign("subscribe", 3, "newsletter|lista d[’']attesa|mailing"),
    sign("volunteer", 3, "volontari"),
    sign(
      "attend",
      3,
      "(?:venire|vengano|partecip\\p{L}{1,6}) (?:a|al|ai|alle|agli) (?:concert|event|serat|incontr|mess)",
    ),
    sign(
      "donate",
      2,
      "don(?:a|are|ano|azion\\p{L}|i)(?!\\p{L})|offert[ae] liber|cinque per mille|sostener",
    ),
    sign(
      "book",
      2,
      "prenot|fissar|appuntament|riserv|lezion[ei] di prova|prova gratuit|prima (?:lezione|visita|seduta)",
    ),
    sign("phone", 2, "chiam|telefon|whatsapp|squill"),
    sign("enrol", 2, "iscri[vz]|iscritt|nuovi allievi"),
    sign(
      "join",
      2,
      "soci(?!\\p{L}|al)|socio|associar|unirsi|tesserament|tesserars|nuovi (?:coristi|giocatori|membri)",
    ),
    sign(
      "order",
      2,
      "ordin(?:a|are|azion[ei]|i|ate|arci|ino)(?!\\p{L})|asporto|consegn[ae]|domicilio",
    ),
    sign(
      "visit",
      2,
      "visit(?:a|e|are|arci|ino)(?!\\p{L})|venire|vengano|venga|passare|passino|trovarci|in (?:negozio|bottega|laboratorio)",
    ),
    sign("buy", 2, "acquist|compr(?:a|are|ino)|bigliett|buon[oi] regalo|vendite"),
    sign("enquire", 1, "scriv|contatt|messagg|richiest|richied|informazion|domand"),
  ],
  nl: [
    sign("send-photos", 3, "foto(?:[’']?s)? (?:op)?(?:sturen|stuurt|mailen|appen)"),
    sign("quote", 3, "offerte|prijsopgave"),
    sign("survey", 3, "inmeten|opname|inspectie aan huis"),
    sign("demo", 3, "demo(?:nstratie)?(?!\\p{L})"),
    sign("subscribe", 3, "nieuwsbrief|wachtlijst|mailinglijst|abonn"),
    sign("volunteer", 3, "vrijwillig"),
    sign("join", 3, "lid worden|word lid|nieuwe leden|leden werven"),
    sign("donate", 2, "done(?:er|ren|ert)(?!\\p{L})|donati|donateur|giften|schenk"),
    sign(
      "book",
      2,
      "boek(?:en|ing|ingen|t)?(?!\\p{L}|(?:en)? (?:kopen|bestellen|lenen|lezen|verkopen))|reserv|afspra|afspreken|proefles|proeftraining|kennismak|inplannen|lessen plannen",
    ),
    sign("phone", 2, "bel(?:len|t|letje)?(?!\\p{L})|opbellen|telefo|whatsapp|appen"),
    sign(
      "visit",
      2,
      "langs|bezoek|(?:naar|in) (?:de|onze|mijn) (?:winkel|zaak|boerderij|boerderijwinkel|showroom|galerie|tuin)|komen kijken|binnenlopen",
    ),
    sign("order", 2, "bestel|afhal|afhaal|bezorg"),
    sign("enrol", 2, "inschrij|aanmeld|opgeven|nieuwe leerlingen"),
    sign("attend", 2, "deelnem|bijwonen|meelopen|bezoekers"),
    sign("join", 2, "meedoen|meezingen|meespelen"),
    sign("buy", 2, "kopen|koopt|kaart(?:en|verkoop|jes)(?!\\p{L})|tickets|cadeaubon|verkoop"),
    sign("enquire", 1, "contact|schrij|bericht|e-?mail|mailen|aanvra|vragen|vraag"),
  ],
  pt: [
    sign("send-photos", 3, "(?:enviar|mandar|enviem|mandem) (?:as |umas? |a )?fot"),
    sign("quote", 3, "orçament|orcament|cotaç"),
    sign("survey", 3, "visita técnica|vistoria|visita ao local"),
    sign("demo", 3, "demonstraç|demo(?!\\p{L})"),
    sign("subscribe", 3, "newsletter|boletim|lista de espera|assinatura|assinar|subscr"),
    sign("volunteer", 3, "voluntári|voluntari"),
    sign("join", 3, "ser sóci|sóci[oa]s?(?!\\p{L})|associar-se"),
    sign("donate", 2, "doar|doaç|doem|donativ|apadrinh|contribu"),
    sign(
      "book",
      2,
      "marcar|marcaç|marquem|marcad|agend|reserv|consultas?(?!\\p{L})|aulas? experimenta",
    ),
    sign(
      "phone",
      2,
      "lig(?:ar|uem|ue|uem-nos|ações|ação)(?!\\p{L})|telefon|chamada|whats|zap(?!\\p{L})",
    ),
    sign("visit", 2, "visit|venham|vir (?:à|ao)|na loja|passar (?:na|no|pela|pelo)"),
    sign(
      "order",
      2,
      "encomend|pedid(?!os? de (?:reserva|marcaç|orçament|informaç|inscri))|pedir(?! (?:informaç|ajuda))|delivery|entreg|take[ -]?away|retirada",
    ),
    sign("enrol", 2, "inscri|inscrev|matr[ií]cul|novos alunos"),
    sign("attend", 2, "participar|assistir"),
    sign("join", 2, "fazer parte|entrar no|juntar-se"),
    sign(
      "buy",
      2,
      "comprar?|bilhete|ingresso|vales?[- ](?:presente|oferta)|cheques?[- ]prenda|vendas",
    ),
    sign("enquire", 1, "conta(?:c)?t|mensage|escrev|falar|informaç|e-?mail|mandar"),
  ],
  pl: [
    sign("send-photos", 3, "(?:wysł|przesł|wysył|przesył)\\p{L}{2,6} zdję"),
    sign("quote", 3, "wycen|kosztorys|ofert\\p{L}{1,2} cenow"),
    sign("survey", 3, "oględzin|pomiar"),
    sign("demo", 3, "prezentacj|demo(?!\\p{L})|wersj\\p{L}{1,2} próbn"),
    sign("subscribe", 3, "newsletter|list\\p{L}{1,2} oczekując|subskryp|abonament"),
    sign("volunteer", 3, "wolontari"),
    sign(
      "attend",
      3,
      "(?:przyjść|przychodzi\\p{L}{1,2}|zapras\\p{L}{2,6}) na (?:koncert|wernisaż|spotkan|mecz|warsztat)",
    ),
    sign("donate", 2, "darowi|wpłat|wpłac|wesprz|wspar|wspier|1,5|datk|datek"),
    sign("book", 2, "rezerw|zarezerw|umów|umawia|termin|wizyt|lekcj\\p{L}{1,2} próbn"),
    sign("phone", 2, "telefon|dzwoni|zadzwo|dzwoń|whatsapp"),
    sign(
      "visit",
      2,
      "odwiedz|przyjść|przychodz|przyjech|przyjeżdża|zajrz|zaglą|(?:do|w) (?:sklepu|sklepie|pracowni|piekarni)",
    ),
    sign("order", 2, "zamów|zamawia|dostaw|dowóz|na wynos"),
    sign("enrol", 2, "zapis|nabór|nowych uczniów"),
    sign("attend", 2, "udział|uczestnic"),
    sign("join", 2, "dołącz|członk|członek|przystąp"),
    sign("buy", 2, "kup(?:i|ow|n|u)|zakup|bilet|bon(?:y|u)? podarunkow|voucher|sprzedaż"),
    sign("enquire", 1, "napis|pisa|kontakt|wiadomo|zapyta|e-?mail|mail|pyta"),
  ],
};

/** What each goal is narrowed by, first what is wanted: each id is a button of `general.yaml`. */
export const NEIGHBOUR_MODIFIERS: Readonly<
  Record<Neighbour, readonly (readonly [string, RegExp])[]>
> = {
  it: [
    ["whatsapp", /whatsapp/iu],
    ["waiting", /lista d[’']attesa/iu],
    ["newsletter", /newsletter/iu],
    ["table", /tavol/iu],
    ["room", /camer[ae]|stanz[ae]/iu],
    ["trial", /di prova|prova gratuit/iu],
    ["lesson", /lezion/iu],
    ["course", /cors[oi](?!\p{L})/iu],
    ["appointment", /appuntament/iu],
    ["weekend", /fine settimana|week-?end/iu],
    ["free", /gratis|gratuit/iu],
    ["first", /prim[oa](?!\p{L})/iu],
    ["member", /soci(?!\p{L}|al)|socio|tesser|associar/iu],
    ["gift", /buon[oi] regalo/iu],
    ["tickets", /bigliett/iu],
    ["online", /online|on line/iu],
    ["monthly", /mensil|ogni mese/iu],
  ],
  nl: [
    ["whatsapp", /whatsapp|appen/iu],
    ["waiting", /wachtlijst/iu],
    ["newsletter", /nieuwsbrief/iu],
    ["table", /tafel/iu],
    ["room", /kamer/iu],
    ["stay", /overnacht|verblijf/iu],
    ["trial", /proef/iu],
    ["lesson", /(?:^|\P{L})\p{L}{0,12}les(?:sen)?(?!\p{L})/iu],
    ["course", /cursus/iu],
    ["appointment", /afspra|afspreken/iu],
    ["weekend", /weekend/iu],
    ["free", /gratis|kosteloos/iu],
    ["first", /eerste|kennismak/iu],
    ["member", /(?<!\p{L})(?:lid|leden)(?!\p{L})/iu],
    ["gift", /cadeaubon/iu],
    ["tickets", /kaart(?:en|jes|verkoop)|tickets/iu],
    ["online", /online/iu],
    ["monthly", /maandelijks|per maand/iu],
    ["reserve", /reserv|boek/iu],
  ],
  pt: [
    ["whatsapp", /whats|zap(?!\p{L})/iu],
    ["waiting", /lista de espera/iu],
    ["newsletter", /newsletter|boletim/iu],
    ["table", /mesas?(?!\p{L})/iu],
    ["room", /quarto/iu],
    ["trial", /experimenta/iu],
    ["consultation", /consulta/iu],
    ["meeting", /reuni(?:ão|ões)/iu],
    ["lesson", /aulas?(?!\p{L})/iu],
    ["course", /cursos?(?!\p{L})/iu],
    ["weekend", /fi(?:m|ns) de semana/iu],
    ["free", /gr[áa]tis|gratuit/iu],
    ["first", /primeir/iu],
    ["member", /sóci|associar/iu],
    ["gift", /vales?[- ](?:presente|oferta)|cheques?[- ]prenda/iu],
    ["tickets", /bilhete|ingresso/iu],
    ["online", /on-?line|internet/iu],
    ["monthly", /mensal|todos os meses/iu],
    ["appointment", /marcar|marcaç|marquem|agend/iu],
  ],
  pl: [
    ["whatsapp", /whatsapp/iu],
    ["waiting", /oczekując/iu],
    ["newsletter", /newsletter/iu],
    ["table", /stolik|stół/iu],
    ["room", /pok(?:ój|oj)|nocleg/iu],
    ["trial", /próbn/iu],
    ["lesson", /lekcj/iu],
    ["course", /kurs/iu],
    ["weekend", /weekend/iu],
    ["free", /bezpłat|darmow|za darmo/iu],
    ["first", /pierwsz|konsultac/iu],
    ["gift", /bon(?:y|u)? podarunkow|voucher/iu],
    ["tickets", /bilet/iu],
    ["online", /online|internet/iu],
    ["monthly", /miesięczn|co miesiąc/iu],
    ["appointment", /wizyt|umów|umawia|spotkan/iu],
  ],
};

/** Verbs as owners list them, and as buttons have them. Dutch and Portuguese buttons take them as they are. */
export const IMPERATIVES: Readonly<Partial<Record<Neighbour, Readonly<Record<string, string>>>>> = {
  it: {
    ...{ prenotare: "Prenota", ordinare: "Ordina", richiedere: "Richiedi", chiedere: "Chiedi" },
    ...{ fissare: "Fissa", acquistare: "Acquista", comprare: "Compra", riservare: "Riserva" },
    ...{ sostenere: "Sostieni", adottare: "Adotta", diventare: "Diventa", visitare: "Visita" },
    ...{ mandare: "Manda", inviare: "Invia", noleggiare: "Noleggia", provare: "Prova" },
  },
  pl: {
    ...{ zarezerwować: "Zarezerwuj", rezerwować: "Rezerwuj", umówić: "Umów", zamówić: "Zamów" },
    ...{
      zapisać: "Zapisz",
      zamawiać: "Zamawiaj",
      kupić: "Kup",
      odwiedzić: "Odwiedź",
      wesprzeć: "Wesprzyj",
    },
    ...{ adoptować: "Adoptuj", zostać: "Zostań", wypożyczyć: "Wypożycz", wynająć: "Wynajmij" },
    ...{ wysłać: "Wyślij", przesłać: "Prześlij", poprosić: "Poproś", dołączyć: "Dołącz" },
  },
};

/** Goals that can stand on a button as they are written. */
export const SAID_BY_VISITORS: Readonly<Partial<Record<Neighbour, RegExp>>> = {
  nl: /^\p{L}[\p{L} ’-]{2,28} (?:reserveren|boeken|bestellen|aanvragen|maken|kopen|inplannen|plannen|huren|volgen|worden|sturen|bezoeken)$/iu,
  pt: /^(?:marcar|reservar|encomendar|pedir|agendar|comprar|alugar|visitar|enviar|fazer|experimentar|ser) \p{L}[\p{L} -]{2,30}$/iu,
  pl: /^(?:rezerwacja|zamówienie|wycena|zakup|wynajem|wypożyczenie|umówienie) \p{L}[\p{L} -]{2,30}$/iu,
};
