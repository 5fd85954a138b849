/** What an owner wants to be told with an enquiry: "quote form: what piano, which floor", "orders with length and weight". */
import type { Phrasebook } from "./reading-model.ts";

const ASKED = "[^.!?;\\n]{4,170}";
/** Of several parts. */
const ASKED_LIST = "[^.!?;,\\n]{2,60},[^.!?;\\n]{4,140}";
/** What stands in such a list; without one of these it tells of something else: "orders with free delivery". */
const PARTS: Readonly<Record<Phrasebook, string>> = {
  en: "location|place|what|which|where|when|how (?:many|much|wide|long|old|big|far|high)|dates?|sizes?|lengths?|widths?|heights?|weights?|diameters?|measurements?|numbers?|ages?|colou?rs?|photos?|pictures|drawings?|floors?|stairs|names?|address(?:es)?|postcodes?|breeds?|budget|acres|acreage|town|county|make|model|species|plans?|scans?|eircode|planning|ref(?:erence)?|languages?|rooms|deadline|venue|occasion|guests?|quantit(?:y|ies)|due date",
  de: "was|welche\\p{L}?|wo|wann|wie (?:viele?|groß|lang|breit|hoch|alt)|Datum|Größen?|Länge|Breite|Höhe|Durchmesser|Gewicht|Maße|Anzahl|Alter|Farben?|Fotos?|Bilder|Skizze|Stockwerk|\\p{L}{2,12}größe|Termin|Entbindungstermin|Geburtstermin",
  fr: "quoi|quelle?s?|où|quand|combien|dates?|tailles?|longueurs?|largeurs?|hauteurs?|poids|diamètres?|mesures|nombre|âges?|couleurs?|photos?|dessins?|étages?|dimensions|plans?|adresse",
  es: "qué|cuál\\p{L}{0,2}|dónde|cuándo|cuánt\\p{L}{1,2}|fechas?|tamaños?|largo|ancho|alto|peso|diámetro|medidas|número|edad|color\\p{L}{0,2}|fotos?|dibujos?|piso",
};
const LEADS: Readonly<Record<Phrasebook, string>> = {
  en: "(?:quote|enquiry|inquiry|contact|booking|order|request) form(?: with| please:|:| asking(?: for)?| that asks(?: for)?| for)|(?:enquiries|inquiries|orders|requests)(?: by form(?: or (?:whatsapp|phone|e-?mail))?| for (?:proposals|quotes|prices|dates),?)? with",
  de: "(?:Anfrage|Bestell|Buchungs|Kontakt)formular(?: mit|:)|(?:Anfragen?|Bestellungen) mit",
  fr: "formulaire(?: de (?:devis|contact|commande))?(?: avec|\\s?:)|demandes (?:de devis )?avec|demander un devis avec",
  es: "(?:pidan|pedir|pedid|solicitar) (?:un )?presupuesto con(?= (?:el|la|los|las)? ?[^.,]{3,30}[,y])|formulario(?: de (?:presupuesto|contacto|pedido))?(?: con|:)|(?:pedidos|consultas) con",
};

const forms = new Map<Phrasebook, RegExp>(
  (["en", "de", "fr", "es"] as const).map((language) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${LEADS[language]}) (${ASKED})`, "iu"),
  ]),
);
const parts = new Map<Phrasebook, RegExp>(
  (["en", "de", "fr", "es"] as const).map((language) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${PARTS[language]})(?!\\p{L})`, "iu"),
  ]),
);

/** "The enquiry should ask the width and the height", "A form: names, places". */
const ENGLISH: readonly RegExp[] = [
  new RegExp(
    `(?:enquiry|inquiry|form) (?:should|must|needs to) (?:ask|ask for|include|say) (${ASKED})`,
    "iu",
  ),
  new RegExp(`(?:^|[.;)] )an? form(?: with|:| for| asking for| that asks) (${ASKED})`, "iu"),
  new RegExp(`(?:^|\\n)form: (${ASKED})`, "iu"),
  // "Tell me the title, the year if you know it, and what it is doing", "need: address, gate width".
  new RegExp(
    `(?:^|[.;!)] |\\n)(?:please )?tell (?:me|us) ((?:the|what|which|where) ${ASKED_LIST})`,
    "iu",
  ),
  new RegExp(`(?:^|[.;!)] |\\n)(?:(?:i|we) )?need:? (?!to )(${ASKED_LIST})`, "iu"),
  // "I need to know what name she likes, what music", "send: where you are moored, what is wrong".
  new RegExp(
    `(?:^|[.;!)] |\\n)(?:i|we) need to know ((?:what|which|where|when|how) ${ASKED_LIST})`,
    "iu",
  ),
  new RegExp(`(?:^|[.;!)] |\\n|to )send(?: me| us)?: (${ASKED_LIST})`, "iu"),
  // "Enquire with your wall size and budget".
  // "Fill in the form: one pipe or two, which floor is cold".
  new RegExp(`fill (?:in|out) (?:the|our|my) form: (${ASKED_LIST})`, "iu"),
  /(?:^|[.;!)] |\n)(?:enquire|inquire|get in touch|write|e-?mail) with (your [^,.!?;\n]{3,60} and [^,.!?;\n]{3,60})/iu,
  // "Send us the measurements: length, sally height", "a decent enquiry: what boat, length".
  new RegExp(
    `(?:(?:send|give|e-?mail|text|tell) (?:me|us) (?:the |your )?(?:measurements|details|dimensions|sizes|basics)|(?:an? )?(?:decent|proper|good|full) (?:enquiry|inquiry|message))[^:.!?;\\n]{0,40}: (${ASKED_LIST})`,
    "iu",
  ),
  // "Send location and rough size for a price".
  /(?:^|[.;!)] |\n|to )send (?:me |us )?([^.!?;:\n]{4,90}?) (?:for|to get) an? (?:price|quote|estimate)(?!\p{L})/iu,
  // "Email for a quote with number of nights and detector model".
  /(?:e-?mail|write|message)(?: us| me)? for an? (?:quote|price|estimate) with ([^.!?;\n]{8,120})/iu,
];

/** Of one sentence, without its stop. */
const OF_SENTENCE: readonly RegExp[] = [
  // "Ring me with a length in metres and a photo of the gap".
  /^(?:please )?(?:enquire|inquire|get in touch|write|e-?mail|ring|call|phone|text|whats-?app|message|contact)(?: to)?(?: me| us)?(?: first)? with ((?:an?|the|your|some|\p{N}{1,2}|pictures?|photos?|photographs?) .{6,140})$/iu,
  /^(?:(?:i|we)(?: would|[’']d) like )?(?:enquiries|inquiries|orders|requests) by (?:e-?mail|post|message) with (.{4,170})$/iu,
  // "Fill in acres, crop, harvest window and nearest town so I can quote", "say the county, how many horses, and …".
  /^(?:(?:they|people|customers|owners|clients) (?:should|must|need to|have to) )?(?:fill in|enter|tell (?:me|us)) (?!about )([^,]{2,60},.{4,160})$/iu,
  /^(?:(?:they|people|customers|owners|clients) (?:should|must|need to|have to) )?(?:say|state|give(?: me| us)?) ((?:the|your|what|which|how|where|when|if|whether|who) [^,]{2,60},.{4,160})$/iu,
  // "Send measurements: length, drop, mesh", "Fill in: species, number of logs, longest length".
  /^(?:please )?(?:send|give|e-?mail|text|tell) (?:the |your )?(?:measurements|details|dimensions|sizes|basics|photos|pictures)[^:]{0,40}: ([^,]{2,60},.{4,140})$/iu,
  /^(?:please )?(?:fill in|include|tell (?:me|us)|say): ([^,]{2,60},.{4,140})$/iu,
  // "Send us lot number, what the water is for (stock, house) and whether there's a bore".
  /^(?:get \p{L}{3,14} to )?send (?:me|us) ([^,:]{2,60}, (?:what|which|how|where|when|whether|if) .{4,160})$/iu,
  // "E-mail us a cast list, dates and references, and we come back with a budget".
  /^(?:please )?(?:e-?mail|send|text|message)(?: to)? (?:me|us) (an? [^,:]{3,60}, .{4,140})$/iu,
  // "There should be a way to send me the make, the model and what's wrong with it".
  /^.{0,60}(?:a way|able|easy|simple) (?:for \p{L}{3,14} )?to send (?:me|us) (the [^,:]{3,40}, .{4,120})$/iu,
  // "Request a quote with a floor plan, PDF or DWG".
  /^(?:request|ask for|get) an? (?:quote|price|estimate) with (.{4,120})$/iu,
  // "Collectors send photos (head, both sides, belly)".
  /^(?:\p{L}[\p{L} ]{2,40} )?send (?:me |us )?(?:the |your )?((?:photos|pictures|photographs) \([^()]{6,120}\))/iu,
  // "Send log list (species, length) and how we get in".
  /^(?:[-–] )?send (?:me |us )?(?:an? |the |your )?((?:[\p{L}-]{3,14} ){0,2}[\p{L}-]{3,14} \([^()]{6,120}\)(?: and .{3,60})?)$/iu,
];

/** "Bitte mit Maßen und Fotos": a sentence that stands over a form as it is; German alone. */
export function readAskedSentence(
  goals: string | undefined,
  language: Phrasebook | undefined,
): string | undefined {
  if (language !== "de") return undefined;
  const [, asked] =
    /(?:^|[.!?;\n] ?)(Bitte(?: gleich)? mit \p{L}[^.!?;:\n]{3,120})(?=[.!;\n]|$)/iu.exec(
      goals ?? "",
    ) ?? [];
  return asked === undefined ? undefined : asked.charAt(0).toLocaleUpperCase() + asked.slice(1);
}

/** What stands behind a list of what to say: why, and what is done with it. */
const BEHIND_LIST =
  / (?:filled in )?so (?:that )?(?:(?:i|we) can|(?:my|our|nobody|no one) \p{L}) .{3,120}$/iu;
/** "Show dates, gallery by period": what the site is to have is sent by nobody. */
const OF_SITE =
  /(?:^|, )(?:(?:the |our |an? )?(?:gallery|examples|reviews|before and after|portfolio|price list|explain|calendar)(?!\p{L})[^,]{0,60})(?=,|$)/giu;

function readSentences(goals: string): string | undefined {
  for (const sentence of goals.split(/[.!?;\n]\s{0,2}/u)) {
    const text = sentence.trim().replace(BEHIND_LIST, "");
    const asked = OF_SENTENCE.map((form) => form.exec(text)?.[1]).find((one) => one !== undefined);
    if (asked !== undefined) return asked;
  }
  return undefined;
}

/** "… with photos, pre-convention slots, explain shipping so nobody sends me a wet suit": where the next goal begins. */
const NEXT_GOAL =
  /,?\s(?:and |et |und |y )?(?:explain|show|get|order|take|recruit|hire|sell|tell people|let people|fewer|more|pre-\p{L}{3,14} slots|montrer|recruter|envoyer|expliquer|annoncer|vendre|mostrar|explicar|vender|captar|zeigen|given at the start|at the start|would (?:save|help|make|be)|that would)(?!\p{L}).{0,170}$/iu;
/** "…, Referenzen zeigen, zwei Azubis finden": further goals, whose verb stands behind. */
const NEXT_IN_GERMAN =
  /, [^,]{3,50} (?:zeigen|finden|gewinnen|erklären|füllen|verkaufen|bekannt machen)(?:,.{0,120})?$/u;
const endAtDeed = (asked: string): string =>
  asked.replace(NEXT_IN_GERMAN, "").replace(NEXT_GOAL, "");

/** In the owner's words, without a stop; undefined where the goals name nothing of the kind. */
export function readFormWishes(
  goals: string | undefined,
  language: Phrasebook | undefined,
): string | undefined {
  if (goals === undefined || language === undefined) return undefined;
  const [, found] =
    forms.get(language)?.exec(goals) ??
    (language === "en" ? ENGLISH.map((form) => form.exec(goals)).find((one) => one) : null) ??
    [];
  const told = found ?? (language === "en" ? readSentences(goals) : undefined);
  const asked =
    told === undefined ? undefined : endAtDeed(told.replace(BEHIND_LIST, "")).replace(OF_SITE, "");
  if (asked === undefined || parts.get(language)?.test(asked) !== true) return undefined;
  // "Tell us the book your grandmother had, even if …, we find about 7 in 10": no list of what to say.
  if (
    language === "en" &&
    /(?<!\p{L})(?:even if|because|otherwise)(?!\p{L})|, we |[£$€]/iu.test(asked)
  )
    return undefined;
  return (
    asked
      .replace(/\s\((?:very )?(?:important|please|a must|wichtig|bitte|importante?)!?\)/iu, "")
      .replace(/\s\([^()]{1,40}!\)/gu, "")
      .replace(/ (?:attached|included)$/iu, "")
      // "Proper information in them: room size, what's underneath".
      .replace(/^[^:,]{0,20}(?:information|details|info)[^:,]{0,16}: /iu, "")
      .replace(/(?<=^|, | and )(photo|picture|file) uploads?(?!\p{L})/iu, "$1")
      .replace(/^(?=(?:picture|photo|photograph)(?: |$))/iu, "a ")
      .replace(
        /,? and send (?=(?:an?|some|your|the) (?:pictures?|photos?|photographs?)(?!\p{L}))/iu,
        " and ",
      )
      // "… and I answer with an estimate in 10 days" is told above.
      .replace(/,? and (?:i|we)(?:[’']ll)? \p{L}.{3,120}$/iu, "")
      .replace(/(?<!\p{L})they[’']re(?!\p{L})/giu, "you’re")
      .replace(/(?<!\p{L})their(?!\p{L})/giu, "your")
      // "Anfragen mit Foto per E-Mail": the form is how.
      .replace(/ (?:per|via) (?:e-?mail|mail|whatsapp|sms|formular|telefon)$/iu, "")
      .trim()
      .replace(/[,:]$/u, "")
  );
}
