/**
 * What an owner says in Italian, Dutch, Portuguese and Polish to whoever makes the site, and what speaks to visitors.
 * Tables, no logic.
 */
import type { Neighbour } from "./neighbour-signs.ts";

/** A wish for the business or for the site: it is shown to nobody. */
export const OWNERS_WISH: Readonly<Record<Neighbour, RegExp>> = {
  it: /^(?:mettere |inserire |elencare |pubblicare |vogli\p{L}{1,4}|vorr\p{L}{1,5}|(?:mi|ci) (?:piacerebbe|serv\p{L}{1,3}|interessa)|cerchiamo (?:nuov|più|clienti)|l[’']obiettivo|obiettivo|bisogna|più |trovare |farsi|farci|far(?:e)? (?:conoscere|sapere|capire|vedere)|spiegare|mostrare|niente (?:foto|fronzoli|musica|pop|animazion|parol|gergo|inglesi|slogan|video|color|stock|roba|cose|fras|banner|chiacchier|di |effett|testi|scritte|marketing|pubblicit|emoji|troppo|immagin|sito|pagin|link|social|app)|deve |dovrebbe|che (?:la gente|i clienti|le persone)|aumentare|avere più)|(?<!\p{L})(?:sito|homepage|google|concorren\p{L}{1,4}|instagram|facebook|marketing)(?!\p{L})/iu,
  nl: /^(?:(?:we|wij|ik) (?:willen?|wil|zouden|zou|hopen|zoeken (?:meer|nieuwe))|doel|het doel|graag |meer |nieuwe |laten zien|uitleggen|vertellen|duidelijk maken|geen (?:foto|stock|pop|reclame|muziek|animatie|jargon|engels|blog|emoji)|(?:offerteaanvragen|aanvragen|reserveringen|boekingen|bestellingen|klanten)(?: [^.,]{2,40})? (?:krijgen|ontvangen|binnenhalen|werven)(?!\p{L})|mensen (?:moeten|moeten weten)|(?:leden|klanten|bezoekers|ouders|gasten) (?:moeten|willen) (?:.{3,60} )?(?:zien|weten|vinden)|klanten moeten|vooral meer)|(?<!\p{L})(?:site|website|webshop|google|concurrent\p{L}{0,3}|instagram|facebook|marketing)(?!\p{L})/iu,
  pt: /^(?:quer\p{L}{1,4}|gostar\p{L}{1,5}|precis\p{L}{1,5}|o objetivo|o objectivo|objetivo|mais |ter mais|conseguir|mostrar|explicar|divulgar|atrair|nada de |sem (?:fotos|música|pop|animaç|jargão|vídeos|publicidade)|que (?:as pessoas|os clientes)|aumentar|ganhar|deve )|(?<!\p{L})(?:site|página|google|concorr\p{L}{3,6}|instagram|facebook|marketing)(?!\p{L})/iu,
  pl: /(?:trzeba|proszę|należy) (?:to |tak )?(?:napisać|pokazać|zaznaczyć)|^(?:chc\p{L}{1,5}|chciał\p{L}{2,6}|zależy (?:mi|nam)|potrzebujemy|potrzebuję|szukamy (?:nowych|więcej|klientów)|cel(?!\p{L})|więcej |nowi |pokazać|wyjaśnić|żeby |aby |bez (?:zdjęć|muzyki|reklam|animacji|żargonu)|zdobyć|zwiększyć|klienci mają|ludzie mają)|(?<!\p{L})(?:(?<!(?:obie|obu|dwie|drugiej|każdej) )stron[aęiy]|stronie|witryn\p{L}{1,3}|google|konkurencj\p{L}{1,2}|instagram\p{L}{0,3}|facebook\p{L}{0,3}|marketing\p{L}{0,3})(?!\p{L})/iu,
};

/** Days of the week as they are written and shortened. */
export const NEIGHBOUR_DAYS: Readonly<Record<Neighbour, string>> = {
  it: "lunedì|martedì|mercoledì|giovedì|venerdì|sabat[oi]|domenic(?:a|he)|festivi|lun|mar|mer|gio|ven|sab|dom",
  nl: "maandag(?:en)?|dinsdag(?:en)?|woensdag(?:en)?|donderdag(?:en)?|vrijdag(?:en)?|zaterdag(?:en)?|zondag(?:en)?|ma|di|wo|do|vr|za|zo",
  pt: "segunda(?:-feira)?s?|terça(?:-feira)?s?|quarta(?:-feira)?s?|quinta(?:-feira)?s?|sexta(?:-feira)?s?|sábados?|domingos?|feriados|seg|ter|qua|qui|sex|sáb|sab|dom",
  pl: "poniedziałk\\p{L}{1,2}|poniedziałek|wtor(?:ek|ku|ki)|śro(?:da|dę|dy)|czwart(?:ek|ku|ki)|piąt(?:ek|ku|ki)|sobot(?:a|ę|y)|niedziel(?:a|ę|e|i)|pon|pn|wt|śr|czw|pt|sob|sb|nd|niedz",
};

/** Day and hours together, as they can stand beside a clock; half of them would be wrong. */
function hoursOf(language: Neighbour): RegExp {
  const day = `(?:${NEIGHBOUR_DAYS[language]})\\.?`;
  const between = "\\s?(?:-|–|—|/|,|al?|alla|ao?|às|à|e|en|i|tot|t/m|tm|do|oraz)\\s?(?:la )?";
  const clock = "(?:[01]?\\d|2[0-4])(?:[:.h,][0-5]\\d)?h?";
  const dash = "\\s?(?:-|–|—|alle|a|às|as|tot|do)\\s?";
  const from = "(?:ore |dalle |dalle ore |van |das |de |od |w godz\\. |godz\\. |w godzinach )?";
  const span = `${clock}${dash}${clock}`;
  const days = `${day}(?:${between}${day}){0,3}`;
  const one = `${days},?:? ${from}${span}(?:(?:\\s?(?:/|,|e|i|en)\\s?)${span})?`;
  return new RegExp(
    `(?<!\\p{L})${one}(?:(?:,|;| e| en| i| oraz)? (?:il |la |op |w |ao? )?${one}){0,3}(?![\\p{L}\\p{N}]|[.:]\\d)`,
    "giu",
  );
}

export const NEIGHBOUR_HOURS: Readonly<Record<Neighbour, RegExp>> = {
  it: hoursOf("it"),
  nl: hoursOf("nl"),
  pt: hoursOf("pt"),
  pl: hoursOf("pl"),
};

const signs = (language: Neighbour, more: string): RegExp =>
  new RegExp(`\\p{N}|(?<!\\p{L})(?:${more}|(?:${NEIGHBOUR_DAYS[language]})(?=[^\\p{L}]|$))`, "iu");

/** What can be counted or is a condition. The short names of days are words as well, so only long ones count alone. */
export const TELLING: Readonly<Record<Neighbour, RegExp>> = {
  it: signs(
    "it",
    "niente \\p{L}|reperibil[ei]|giorno e notte|24 ore su 24|portare (?:il|la|i|le|un|una) |benvenut[ioea]|ammess[ioea]|compres[ioea]|(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)|solo su|su appuntamento|su prenotazione|chiuso|chiusi|aperti?|gratis|gratuit|non (?:facciamo|accettiamo|serve|è necessario)",
  ),
  nl: signs(
    "nl",
    "welkom|inbegrepen|toegestaan|open (?:van|op|in|vanaf)|(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|alleen op|op afspraak|gesloten|geopend|gratis|we (?:doen|nemen) geen|niet nodig",
  ),
  pt: signs(
    "pt",
    "dia e noite|24 horas|bem-vind[oa]s?|incluíd[oa]s?|(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|só por|por marcação|com marcação|fechad|abert|gr[áa]tis|gratuit|não (?:fazemos|aceitamos|é preciso)",
  ),
  pl: signs(
    "pl",
    "całodobow\\p{L}{1,2}|całą dobę|mile widzian[ey]|w cenie|za darmo|gratis|(?:stycz|lut|marc|kwie|maj|czerw|lip|sierp|wrze|paździer|listopad|grud)\\p{L}{0,6}|tylko po|po umówieniu|nieczynne|czynne|zamknięte|otwarte|bezpłat|nie (?:robimy|przyjmujemy|trzeba)",
  ),
};

/** Who comes has made a date before. */
export const BY_APPOINTMENT =
  /(?<!\p{L})(?:su appuntamento|su prenotazione|per appuntamento|op afspraak|na afspraak|por marcação|com marcação|hora marcada|com agendamento|po umówieniu|po wcześniejszym umówieniu)(?!\p{L})/iu;

/** How a sentence tells what the business does: "We mend", "I work". */
export const TOLD_BY_US: Readonly<Record<Neighbour, RegExp>> = {
  it: /^(?:(?:da |noi |io |anche |non )?\p{L}{2,12}(?:iamo|ciamo)|(?:io |non |anche )?(?:lavoro|faccio|seguo|compro|curo|tratto|riparo|insegno|cucino|preparo|uso|vendo|consegno|vengo|ricevo|parlo|accetto|produco|realizzo)|si (?:può|paga|parla|accettano)|mi (?:chiamo|sposto|occupo))(?!\p{L})/iu,
  nl: /^(?:(?:we|wij) (?!willen|zoeken|hopen|zouden|moeten)\p{L}{3,14}|ik (?!wil|zoek|hoop|zou|moet)\p{L}{2,12}|je kunt|u kunt|alles (?:is|wordt))(?!\p{L})/iu,
  pt: /^(?:(?:também |não |só )?(?!quer|gost|precis)\p{L}{2,12}(?:amos|emos|imos)|(?:também |não |só )?(?:faço|trabalho|conserto|ensino|cozinho|preparo|vendo|entrego|atendo|falo|aceito|uso)|aceita-se|fala-se)(?!\p{L})/iu,
  pl: /^(?:(?:także |nie |też |u nas )?(?!chce|potrzebuje|szuka|zależy)\p{L}{2,14}(?:amy|emy|imy|ymy)|(?:też |nie |także )?(?:robię|pracuję|naprawiam|uczę|gotuję|piekę|szyję|sprzedaję|dojeżdżam|przyjmuję|mówię|używam))(?!\p{L})/iu,
};

/** Before a number to call. */
export const CALLED_AT: RegExp =
  /(?<=(?:chiam\p{L}{1,6}|telefon\p{L}{0,8}|tel|cell|cellulare|bel(?:len)?(?: ons| naar| me)?|lig(?:ar|ue|uem)|telefone|telemóvel|celular|zadzwo\p{L}{1,3}|dzwo\p{L}{1,4}|whatsapp|kom|nr)[^\p{N}\n+(]{0,14})\+?[\p{N}(](?:[\p{N}()/ -]){5,18}\p{N}|(?<![\p{N}\p{L}])(?:\+|00)\p{N}{1,3}[\p{N}() /.-]{6,18}\p{N}|(?<![\p{N}\p{L}.,])0\p{N}{1,4}[ /-]\p{N}{3,4}[ -]?\p{N}{3,5}(?!\p{N})|(?<![\p{N}\p{L}.,])\(\p{N}{2}\) ?9?\p{N}{4}-?\p{N}{4}(?!\p{N})|(?<![\p{N}\p{L}.,€$])(?:[29]\p{N}{2} \p{N}{3} \p{N}{3}|[4-8]\p{N}{2} \p{N}{3} \p{N}{3}|[1-9]\p{N} \p{N}{3} \p{N}{2} \p{N}{2}|3\p{N}{2} \p{N}{6,7})(?! ?(?:€|euro|zł|%|\p{N}))|(?<=pan[ai] \p{Lu}\p{L}{2,14},? )\p{N}{2,3} \p{N}{3} \p{N}{2,3}(?: \p{N}{2,3})?(?!\p{N})/giu;

/** Street and number, as each country writes them. */
export const NEIGHBOUR_ADDRESSES: Readonly<Record<Neighbour, RegExp>> = {
  it: /(?<!\p{L})(?:[Vv]ia(?! (?:WhatsApp|Telefono|Instagram|Facebook|Messenger|Telegram|Skype|Zoom|SMS|Mail|E-?[Mm]ail|PEC|Web)(?!\p{L}))|[Vv]iale|[Pp]iazza|[Cc]orso|[Ll]argo|[Vv]icolo|[Ss]trada) (?:\p{Lu}[\p{L}’'.]{0,20}|della|del|dei|delle|di|\p{Lu}{1,4})(?: (?:\p{Lu}[\p{L}’'.]{0,20}|della|del|dei|delle|di)){0,3},? \p{N}{1,4}(?:\/?\p{L})?(?![\p{L}\p{N}])/gu,
  nl: /(?<!\p{L})\p{Lu}[\p{L}’-]{1,30}(?:straat|laan|weg|plein|gracht|kade|singel|dijk|steeg|dreef|markt|hof) \p{N}{1,4}(?: ?\p{L})?(?![\p{L}\p{N}])/gu,
  pt: /(?<!\p{L})(?:Rua|Avenida|Av\.|Praça|Travessa|Largo|Estrada|Alameda) (?:(?:de|da|do|das|dos) )?\p{Lu}[\p{L}’-]{1,20}(?: (?:de|da|do|das|dos|e|\p{Lu}[\p{L}’-]{1,20})){0,5},? (?:n\.º |nº ?)?\p{N}{1,5}(?![\p{L}\p{N}])/gu,
  pl: /(?<!\p{L})(?:ul\.|ulica|al\.|aleja|pl\.|plac|os\.) ?\p{Lu}[\p{L}.-]{1,24}(?: \p{Lu}[\p{L}.-]{1,24}){0,2} \p{N}{1,4}\p{L}?(?:\/\p{N}{1,4})?(?![\p{L}\p{N}])/gu,
};

/** Since when there is the business. */
export const SINCE: Readonly<Record<Neighbour, RegExp>> = {
  it: /(?<!\p{L})(?:dal|fondat[oa] nel|aperto nel) (?:1[6-9]\p{N}\p{N}|20[0-4]\p{N})(?!\p{N})/giu,
  nl: /(?<!\p{L})(?:sinds|opgericht in) (?:1[6-9]\p{N}\p{N}|20[0-4]\p{N})(?!\p{N})/giu,
  pt: /(?<!\p{L})(?:desde|fundad[oa] em) (?:1[6-9]\p{N}\p{N}|20[0-4]\p{N})(?!\p{N})/giu,
  pl: /(?<!\p{L})(?:od|założon[aye] w) (?:1[6-9]\p{N}\p{N}|20[0-4]\p{N})(?!\p{N})/giu,
};

/** Of the site and of those who come to it. */
export const FOR_MAKER: Readonly<Record<Neighbour, RegExp>> = {
  it: /(?<!\p{L})(?:sito|pagina|pulsante|modulo|google|in grande|in alto|logo|colori|clienti|la gente|tutti chiedono|dovrebb\p{L}{2,4})(?!\p{L})|^(?:che|perché|anche se|e poi)\s|\?/iu,
  nl: /(?<!\p{L})(?:site|website|pagina|knop|formulier|google|bovenaan|logo|kleuren|klanten|mensen (?:vragen|weten|denken)|zodat|zouden|zou)(?!\p{L})|^(?:dat|want|omdat)\s|\?/iu,
  pt: /(?<!\p{L})(?:site|página|botão|formulário|google|em grande|no topo|logotipo|cores|clientes|as pessoas|toda a gente|deveria\p{L}{0,2})(?!\p{L})|^(?:que|porque)\s|\?/iu,
  pl: /(?<!\p{L})(?:stron\p{L}{1,3}|przycisk|formularz\p{L}{0,2}|google|na górze|logo|kolor\p{L}{0,3}|klien\p{L}{2,5}|ludzi\p{L}{0,3}|powinn\p{L}{1,2})(?!\p{L})|^(?:że|żeby|bo)\s|\?/iu,
};

/** "Capela própria", "eigen rouwkamer": what a house has of its own. */
export const OWNED =
  /^(?:eigen|własn\p{L}{1,2}) \p{L}{3,24}[.!]?$|^\p{L}{3,24} (?:própri[oa]s?|propri[oa]|privat[oa])[.!]?$/iu;

/** "Strumenti nuovi su ordinazione, circa quattro l'anno": how it is sold, and no order. */
export const MADE_TO_ORDER =
  /(?<!\p{L})(?:su ordinazione|su misura|op bestelling|por encomenda|sob encomenda|na zamówienie)(?!\p{L})[^,]{0,40},/iu;
/** "Não temos serviço de entregas": what there is not is asked for by nobody. */
export const DENIES =
  /^(?:não|non|niente|geen|wij? (?:doen|hebben) geen|we (?:doen|hebben) geen|nie) /iu;
