/**
 * The words by which goals name an action, in four languages. A carrier ("requests for", "sign-ups
 * to", "sell") names its own action only when the clause holds no narrower one. A table, no logic.
 */
import type { ActionKind } from "./reading-model.ts";

export type ActionSign = {
  kind: ActionKind;
  /** 3 wins over every word of its clause, 2 in order of the text, 1 only alone. */
  weight: 1 | 2 | 3;
  pattern: RegExp;
};

const sign = (kind: ActionKind, weight: 1 | 2 | 3, pattern: string): ActionSign => ({
  kind,
  weight,
  pattern: new RegExp(pattern, "giu"),
});

/** "Phone orders" are orders: what follows says the action. */
const NOT_BEFORE_ORDERS =
  "(?! (?:orders?|bookings?|reservations?|appointments?|enquir|inquir|number))";

export const ACTION_SIGNS: readonly ActionSign[] = [
  sign(
    "demo",
    3,
    "\\b(?:demos?\\b|demonstrations?|(?:free )?trials?(?= accounts?| sign-?ups?| period|$|,)|(?<!(?:lesson|class|session|course|field|dog|sheepdog|agility|time|hunt|the) )(?:free trials?|trial)\\b(?! (?:gallery|galleries|photos?|results?|figures|data|numbers|dates?|secretar|lessons?|class(?:es)?|sessions?|training|course|shift))|test accounts?|walkthroughs?|product tours?|pilot projects?|beta)|vorführung|produktdemo|testzugang|testphase|testversion|kostenlos(?:e|er|es|en)? test(?:en)?\\b|démo\\b|démonstration|(?<!(?:cours|séance) d['’])essai(?:s)? (?:gratuit|du logiciel)|période d['’]essai|demostraci|(?<!clases? de |sesi[oó]n(?:es)? de )prueba(?:s)? gratuita|versión de prueba|download(?:s)?(?! (?:our|the|a|an|of the)? ?(?:guide|brochure|catalog|e-?book|paper|menu|programme))",
  ),
  sign(
    "survey",
    3,
    "\\b(?:surveys?\\b|site visits?|site inspections?|valuations?|appraisals?|on-?site (?:visit|assessment|inspection)s?|home assessments?|free assessments?\\b(?! (?:drives?|lessons?|rides?|sessions?|class))|inspections?|home visits? (?:for|to measure)|measuring (?:visit|appointment)s?|energy (?:audit|check)s?|house checks?|roof (?:check|inspection)s?|home checks?)|vor-ort-termin|ortstermin|aufmaß|begehung|begutachtung|(?:immobilien)?bewertung(?:en|s)?\\b|wertermittlung|energiecheck|dachcheck|hausbesichtigung|visites? (?:technique|sur place|du (?:site|chantier|jardin|logement)|à domicile|conseil)|estimations?\\b|état des lieux|expertises?\\b|diagnostics?\\b|bilan énergétique|visitas? (?:técnica|de medición|a domicilio)|tasaci|\\btasar\\b|valoraci(?:ón|ones)|inspecci|peritaje",
  ),
  sign(
    "visit",
    3,
    "\\b(?:studio|garage|yard|winter|summer|spring|christmas|jumble|plant|seconds) sales?\\b",
  ),
  sign(
    "attend",
    2,
    "\\b(?:(?:workshop|course|class|retreat|talk|tour|walk|dinner|supper club) (?:places|seats|spots)|seats? (?:at|for))\\b",
  ),
  sign(
    "subscribe",
    3,
    "\\bjoin(?:ing)? (?:the |our |a )?(?:[\\w-]{1,20} )?(?:[\\w-]{1,20} )?(?:[\\w-]{1,20} )?(?:list|newsletter)\\b",
  ),
  sign(
    "enquire",
    3,
    "\\b(?:take|complete|fill (?:in|out)|answer|respond to|take part in|participate in|join) (?:the |our |a |this )?(?:\\w{1,30} )?(?:surveys?|questionnaires?|polls?)\\b|\\b(?:surveys?|questionnaires?) (?:responses|answers|participants|respondents|completions)|umfrage|fragebogen|enquêtes?\\b|questionnaires?\\b|encuestas?\\b|cuestionario",
  ),
  sign(
    "send-photos",
    3,
    "\\b(?:send(?:ing)? (?:us |in )?(?:\\w{1,30} ){0,3}(?:photos?|photographs?|pictures?|images?|snaps?)|e-?mail(?:ed)? (?:us )?(?:\\w{1,30} )?(?:photos?|pictures?))|fotos? (?:schicken|senden|einsenden|zuschicken|mailen)|bilder (?:schicken|senden|einsenden)|fotos einschicken|(?:envoyer|envoi|envoient|recevoir) (?:de |des |leurs? |une |nous ){0,3}photos?|(?:enviar|envíen|mandar|manden|envío de|recibir) (?:unas |sus |las |una |nos ){0,3}(?:fotos?|fotografías)",
  ),
  sign(
    "send-photos",
    2,
    "\\b(?:photos?|photographs?|pictures?) (?:of|by|sent|from|in advance|before(?! (?:and|&|/) after)|first)|fotos? (?:per|vom|von|der|des)\\b|photos? (?:par|de l|du|de la|à envoyer)|fotos? (?:del|de la|por whatsapp|por correo|por)",
  ),
  sign(
    "enquire",
    3,
    "\\bsell(?:ing)?[ -](?:us |to us|your|their|his|her)|\\breport(?:s|ing|ed)? (?:\\w{1,30} )?(?:problems?|faults?|issues?|damage|defects?|potholes?)|schäden melden|schadensmeldung|signal(?:er|ement)|avisos? de averías?",
  ),
  sign(
    "survey",
    3,
    "besichtigungstermin|\\b(?:first |free |initial )?visits? (?:at|to) (?:their |your |the |people['’]s )?homes?\\b|hausbesuch|erstbesuch",
  ),
  sign(
    "send-photos",
    3,
    "\\b(?:text|message|whatsapp) (?:us )?(?:an? |your )?(?:photos?|pictures?)\\b",
  ),
  sign(
    "volunteer",
    2,
    "^(?:lend a hand|help out)$|\\s(?:tragen|bauen|pflanzen|retten|sammeln|ernten|backen) helfen$|coup de main|echar una mano",
  ),
  sign(
    "book",
    3,
    "(?:agendar|programar|coordinar|concertar|tomar|sacar|pedir|solicitar|reservar) (?:una |un |su |la |tu )?(?:visita(?! (?:técnica|de medición|a domicilio))|cita|turno|hora)s?\\b|^turnos?\\b",
  ),
  sign(
    "book",
    3,
    "\\bsell(?:ing)? (?:the |our )?(?:last |more |one-time )?(?:places|seats|spaces|spots|tasters?)\\b",
  ),
  sign("subscribe", 3, "^get (?:\\w{3,15} )?(?:alerts|updates|news)$"),
  sign("join", 2, "^\\w{2,10} (?:\\w{2,10} ){0,3}(?:with|for) us$"),
  sign("order", 3, "prendre un abonnement d(?:e |[’'])"),
  sign("join", 3, "prendre un abonnement(?! d(?:e |[’']))"),
  sign(
    "volunteer",
    3,
    "^become an? (?:\\w{3,15} )?(?:volunteer|warden|steward|marshal|mentor|pilot|driver|buddy|befriender|guide|reader|helper)$",
  ),
  sign("volunteer", 3, "\\bjoin (?:us )?as (?:an? )?(?:volunteer|helper)s?\\b"),
  sign(
    "quote",
    2,
    "\\b(?:get|ask for|request) (?:an? )?price\\b(?! list)|\\b(?:quot(?:es?|ations?)\\b|estimates?\\b|proposals?\\b|tenders?\\b|rfps?\\b|rfqs?\\b|price requests?)|angebot(?:e|s|en)?(?:sanfragen?)?\\b(?! (?:zeigen|bekannt))|kostenvoranschl|preisanfrage|ausschreibung|\\bdevis\\b|chiffrage|appels? d['’]offres?|presupuest|cotiz(?:aci|ar\\b|o\\b|en\\b)|licitaci",
  ),
  sign(
    "donate",
    2,
    "\\b(?:donat\\w{0,30}|donors?\\b|giving\\b|fundrais\\w{0,30}|sponsorships?|sponsors?\\b|legacies|legacy gifts?|gift aid)|spende|patenschaft(?! verschenken)|sponsor|(?<![\\p{L}])(?:dons|don(?= d[e'’])|(?:un|le|votre|vos|faire|par|de) don)(?![\\p{L}'’])|donateur|faire un don|mécénat|parrainage|donaci|donativ|donar|donantes|apadrin|patrocini",
  ),
  sign(
    "volunteer",
    2,
    "\\b(?:volunteer\\w{0,30}|helpers\\b)|ehrenamt|freiwillig|helfer(?:innen)? (?:finden|gewinnen|gesucht)|mithelfen|mitmachen|bénévol|volontaire|voluntari",
  ),
  sign(
    "subscribe",
    2,
    "\\b(?:subscri\\w{1,30}|newsletters?|mailing lists?|e-?mail lists?|waiting lists?|waitlists?|monthly (?:service|box|plan)|veg(?:etable)? boxes by subscription|followers?\\b|rss)|newsletter|abonn|\\babos?\\b|warteliste|rundbrief|lettre d['’]information|infolettre|liste d['’]attente|suscri|boletín|lista de (?:espera|correo)",
  ),
  sign(
    "book",
    2,
    "(?<!\\b(?:the|a|an|our|my|your|of|new|this|that|his|her|audio|guest|old|sell|selling|order|ordering|buy|buying|read|print|publish|donate|lend|borrow|swap|return) )\\bbook(?:ings?|able)?\\b(?![ -](?:club|clubs|sales|shop|launch|lovers?|fairs?|buying|selling|trade|music|boxes|tokens?|swaps?|exchange|lists?|binding|restoration|repairs?|covers?|design|illustration)\\b)|\\b(?:appointments?|reserv\\w{1,30}|schedul\\w{1,30}(?! [b-z](?:-\\d)?\\b)|consultations?|consults?\\b|viewings?|table requests|first meetings?|meetings?\\b|intro(?:duction|ductory)? (?:calls?|sessions?|meetings?)|discovery (?:calls?|sessions?|meetings?)|check-?ups?|fittings?\\b|try-?outs?|trial (?:lessons?|class(?:es)?|sessions?)|taster (?:lessons?|class(?:es)?|sessions?)|first (?:sessions?|lessons?|class(?:es)?|appointments?)|strategy calls?|free (?:\\S{1,30} )?(?:calls?|sessions?|lessons?|class(?:es)?|meetings?)|tours? of the (?:house|school|nursery|home|venue)|hire (?:the|our) (?:hall|room|venue)|venue hire|room hire|hall hire|test drives?|test rides?)|weinproben?\\b|verkostung|dégustations?|\\bcatas?\\b|\\btastings?\\b|(?<!errechnete[nrs]? )termin(?:e|en|s|buchung\\w{0,30}|anfrage\\w{0,30}|vereinbar\\w{0,30})?\\b|buch(?:en|ung)|buchungen|reservier|tischreserv|erstgespräch|beratungsgespräch|beratungstermin|kennenlern|probe(?:stunde|training|unterricht|fahrt)|schnupper(?:stunde|kurs)|besichtigung|erstberatung|sprechstunde|zimmer direkt|rendez-vous|rendez vous|\\brdv\\b|réserv|prises? de contact pour|premier entretien|premier échange|séance|cours d['’]essai|visites? d[eu] biens?|\\bcitas?\\b|reserv|primera (?:consulta|sesión|visita|entrevista|cita)|\\bapartar (?:fecha|lugar|mesa)|clase(?:s)? de prueba|sesión(?:es)?\\b",
  ),
  sign(
    "phone",
    2,
    `^text(?:ing)?(?=[,:!]|$|,? not | (?:me|us|first|only|better|preferred|or)(?! (?:an?|your) (?:photos?|pics?|pictures?)))|\\btext(?:s|ing)? (?:is |works |are )?(?:better|best|preferred)\\b|(?<!(?:video|by) |on-)\\b(?:(?:tele)?phone calls?|calls?\\b(?! (?:cent|to action))|call-?outs?|call[ -]?backs?|ringing\\b|(?:tele)?phone\\b${NOT_BEFORE_ORDERS}|ring us|(?:reach|get hold of) us\\b|ring\\b(?= us| for a)|whatsapp\\b|hotline|(?:phone|ring|call)(?= us))|\\banruf|telefon(?!isch (?:bestell|reserv))|rückruf|notruf|\\bappels?\\b(?! d['’]offres?)|\\bappeler|téléphon|llam(?:ad|en|ar\\b)|teléfon|que nos llamen`,
  ),
  sign(
    "visit",
    2,
    "\\b(?:(?<!home )visits?\\b|foot ?fall|foot traffic|walk-?ins?|(?:come|drop|pop|call|walk|stop)(?:ping|ing)? (?:in|by|round)\\b(?! (?:through|via|by|from|as) )|through the door|into the (?:shop|store|gallery|showroom|museum|garden)|in-?store|store traffic|come (?:and see|to (?:the|our) (?:shop|store|showroom|stall|market|farm|museum))|find (?:us|the (?:shop|way))|day trips?|showroom)|laufkundschaft|besuch(?:e|en|er|s)?\\b|vorbeikommen|in den laden|in die (?:werkstatt|ausstellung)|ladenbesuch|\\bvisites?\\b|passage(?:s)? (?:en|au|à|dans)|venir (?:en|au|à|nous)|fréquentation|en boutique|\\bvisitas?\\b(?! (?:técnica|a domicilio))|visit(?:en|ar|arnos)\\b|que vengan|que pasen|afluencia|tráfico (?:en|a) (?:la )?tienda",
  ),
  sign(
    "order",
    2,
    "(?<!in )\\b(?:pre-?)?order(?:s|ing|ed)?\\b(?! (?:of the))|\\b(?:commissions?\\b|takeaways?|take-away|deliveries|click and collect|delivery\\b)|(?:vor)?bestell|aufträge\\b|abholung|lieferung|(?:pré)?commande|à emporter|livraison|pedido|^(?:pedir|ordenar)(?: (?:ya|ahora|online|en línea|comida|a domicilio))?$|encarg(?:os?|ar|uen|ue)\\b|para llevar|a domicilio|reparto",
  ),
  sign(
    "attend",
    2,
    "\\b(?:attend(?:ing|ance|ees?|ers?)?\\b(?! funeral)|attendees?|(?:come|coming|came) to (?:the |our |a |an )?(?:\\w{1,30} ){0,2}(?:concerts?|events?|services?|talks?|matches|match|rehearsals?|meetings?|readings?|shows?|exhibitions?|open days?|performances?|mass)|(?:fill|filling|fuller|full) (?:the |our )?(?:concerts?|hall|house|seats|rehearsals|services|pews)|rsvps?\\b|audiences?\\b|concert-?goers|people (?:at|to) (?:the |our )?(?:\\w{1,30} ){0,2}(?:concerts?|events?|services?|talks?|matches|open days?|performances?|rehearsals?)|event registrations?|open days?)|teilnehm|teilnahme|konzertbesuch|gottesdienstbesuch|zuschauer|zum (?:konzert|gottesdienst|training|tag der offenen)|tag der offenen tür|zu (?:den|unseren) (?:konzerten|veranstaltungen|gottesdiensten|festen|proben)|particip|assister|portes ouvertes|venir aux? (?:concerts?|événements?|offices?|fêtes?)|asist|aforo|puertas abiertas|venir a (?:los|nuestros) (?:conciertos|actos)",
  ),
  sign(
    "enrol",
    2,
    "\\b(?:enrol\\w{0,30}|places? on|admissions?\\b|applications for (?:a )?(?:place|school|the)|register(?:ing)? (?:for|a child)|new (?:pupils|students|learners|trainees)\\b)|einschreib|kursanmeld|neue schüler|matr[ií]cul|alumnos nuevos|nuevos alumnos|nouveaux élèves",
  ),
  sign(
    "join",
    2,
    "\\b(?:join(?:ing)?\\b|members?\\b|memberships?|^(?:more |new |some )?(?:players|singers|ringers|dancers|musicians|drummers|sopranos|altos|tenors|basses)$|new singers|new players|recruit (?:players|singers|members))|mitglied|beitreten|beitritt|\\bmitsingen|\\bmitspielen|neue (?:sänger|spieler|musiker)|adhér|adhésion|nouveaux membres|nouveaux choristes|soci[oa]s?\\b|recruter (?:des |de nouveaux )?(?:musiciens|choristes|joueurs|adhérents)|nouveaux musiciens|hacerse socio|miembros|afiliaci|unirse|sumarse|nuev[oa]s (?:voces|coristas|integrantes|cantantes|jugador[ea]s)",
  ),
  sign(
    "buy",
    2,
    "\\b(?:tickets?\\b|(?<!\\b(?:nhs|about(?: the)?(?: \\w{2,10})?) )vouchers?\\b(?! (?:accepted|taken|welcome))|gift cards?|shop online|online shop|online store|webshop|e-?commerce|(?<!\\b(?:i|we) (?:also )?)buy(?:ing)?\\b|purchas\\w{1,30}|checkout|day passes)|\\btickets?\\b|eintrittskarten|karten(?:verkauf|vorverkauf)\\b|gutschein|onlineshop|online-shop|(?:ein)?kaufen\\b|kauf\\b|billet|billetterie|bons? cadeaux?|cartes? cadeaux?|achat|acheter|boutique en ligne|vente en ligne|entradas|comprar?\\b|compras\\b|tienda online|bonos? regalo|tarjetas? regalo",
  ),
  sign(
    "read",
    2,
    "\\b(?:read\\b|readers?\\b|readership|(?:read |download |free |our )?guides?\\b|blog\\b|articles?\\b|brochures?|e-?books?|downloads?\\b|white ?papers?|catalogue requests?)|\\blesen\\b|leserschaft|ratgeber|broschüre|\\blire\\b|lecteurs|brochures?|\\bleer\\b|lectores|folleto|guía\\b",
  ),
  sign(
    "join",
    1,
    "\\b(?:sign[- ]?ups?|sign(?:ing)? up|signups|registrations?|register)\\b|registrier",
  ),
  sign(
    "enrol",
    1,
    "\\bapplications?\\b|anmeldung(?:en)?\\b|inscri(?:re|ption)|inscripci|preinscri|apunt(?:ar|en)",
  ),
  sign(
    "buy",
    1,
    "\\b(?:sell(?:ing)?|sales?|online sales|revenue)\\b|verkauf|verkäufe|absatz|umsatz|\\bventes?\\b|\\bvendre\\b|\\bventas?\\b|\\bvender\\b",
  ),
  sign(
    "enquire",
    1,
    "\\b(?:enquir\\w{1,30}|inquir\\w{1,30}|leads?\\b|requests?\\b|(?:get|gets|getting) in touch|contacts?\\b(?! us by phone)|messages?\\b|e-?mails?\\b|write to us|questions?\\b|conversations?\\b|applicants?\\b|cvs?\\b|briefs\\b|referrals?\\b|(?:ask|asking) (?:for|about|us)\\b)|anfrage|anfragen|kontakt|nachricht|bewerbung|\\bdemandes?\\b|\\bcontacts?\\b|contacter|messages?\\b|candidatures?|prises? de contact|\\bconsultas?\\b|solicitud|contact(?:o|os|ar|en)\\b|mensajes?|candidaturas|que nos escriban|escrib(?:an|ir)",
  ),
];

/**
 * Actions that have a second meaning with other objects: "lire le compteur" is no reading, and a season
 * ticket is no newsletter. Where none of these stands in the clause, it is any message.
 */
export const USUAL_OBJECTS: Readonly<Partial<Record<ActionKind, RegExp>>> = {
  read: /guides?|blog|articles?|brochures?|e-?books?|books?\b|white ?papers?|catalog|docs\b|documentation|stor(?:y|ies)|reports?|case stud|magazine|columns?|news|notes|journal|diary|essays?|recipes?|poems?|faqs?|tips|pages?|list\b|pack\b|ratgeber|broschüre|artikel|bücher|buch\b|bericht|geschichte|magazin|texte|heft|zeitung|leserschaft|livres?|rapport|récits?|dossier|lettre|histoires?|folleto|guía|artículo|libros?|catálogo|informe|revista|textos|historias|readers|lecteurs|lectores/iu,
  subscribe:
    /newsletters?|mailing|e-?mail|updates?|list\b|lists\b|listes?\b|listas?\b|waitlist|box|monthly|followers?|rss|blog|news|podcast|channel|magazine|letter|rundbrief|warteliste|kisten?|post\b|lettre|infolettre|paniers?|bolet[ií]n|revista|cestas?|alerts?/iu,
};

/** Looking at something is a visit only where it cannot be brought along. */
export const BROUGHT_ALONG =
  /\b(?:inspections?|appraisals?|diagnostics?|expertises?|begutachtung|peritaje)/iu;
export const IMMOVABLE =
  /house|home|roof|site|building|propert|flat|estate|land|garden|tree|damp|solar|boiler|heating|window|floor|wall|fire door|haus|häuser|dach|gebäude|immobilie|wohnung|bau|turm|kirch|heizung|fenster|vor ort|maison|toit|toiture|bâtiment|logement|immobili|façade|mur|chauffage|sur place|casa|vivienda|tejado|cubierta|edificio|fachada|piso|finca|in situ/iu;

/** What signing up is for tells the action. */
export const SIGN_UP_OBJECTS: readonly (readonly [ActionKind, RegExp])[] = [
  ["volunteer", /volunteer|ehrenamt|bénévol|voluntari/iu],
  ["subscribe", /newsletter|updates|mailing|monthly|list\b|alerts?\b|letter\b/iu],
  [
    "enrol",
    /\b(?:class(?:es)?|courses?|lessons?|workshops?|school|programmes?|camps?|training|term)\b|kurs/iu,
  ],
  [
    "attend",
    /\b(?:events?|concerts?|open days?|talks?|tours?|walks?|retreats?|races?|(?<!(?:family|owner|volunteer|locally)[ -])runs?|tournaments?)\b|veranstaltung/iu,
  ],
  ["join", /\b(?:members?|memberships?|club|team)\b/iu],
];

/** "Text, no call needed", "text is best". */
const TEXTED =
  /^text(?:ing)?(?=[,:!]|$|,? not |,? (?:don['’]t|do not) | (?:me|us|first|only|better|preferred)(?!\p{L})| [+(]?\d)|(?<!\p{L})texts?(?:ing)? (?:is |works |are )?(?:better|best|preferred)(?!\p{L})/iu;

export const MODIFIERS: readonly (readonly [string, RegExp])[] = [
  ["whatsapp", /whats ?app/iu],
  ["text", TEXTED],
  [
    "free",
    /(?<!-|\b(?:step|gluten|dairy|nut|lactose|sugar|smoke|tax|duty|cruelty|fragrance|barrier|hands|plastic|is|are|dates?|children|kids|under \d{1,2}s?|\d{1,2}s) )\bfree\b(?! (?:from|of|for|if|under|until|after|in)\b)|\b(?:complimentary|no-cost)\b|kostenlos|kostenfrei|(?<!\b(?:ist|sind) )gratis|unverbindlich|gratuite?s?\b(?! (?:en bas|pour|jusqu|moins|avant|si)\b)|gratuita?s?\b(?! (?:para|hasta|si)\b)|sin coste/iu,
  ],
  [
    "first",
    /\b(?:first(?= \p{L})|initial|intro|introductory|discovery|taster|trial)\b|\berst(?:e|er|en|es|gespräch\p{L}{0,30}|termin\p{L}{0,30}|beratung\p{L}{0,30})|probe(?:stunde|training)|schnupper|kennenlern|premi(?:er|ère)s?\b|d['’]essai|primer[ao]?s?\b|de prueba/iu,
  ],
  ["weekend", /\bweekends?\b|wochenende|week-?ends?\b|fin(?:es)? de semana/iu],
  [
    "weekday",
    /\b(?:weekdays?|midweek|mid-week)\b|wochentags|unter der woche|werktags|en semaine|entre semana/iu,
  ],
  ["sunday", /\bsundays?\b|sonntag|dimanche|domingo/iu],
  ["saturday", /\bsaturdays?\b|samstag|samedi|sábado/iu],
  ["monday", /\bmondays?\b|montags?(?!\p{L})|\blundi|\blunes\b/iu],
  ["friday", /\bfridays?\b|freitag|vendredi|viernes/iu],
  ["evening", /\bevenings?\b|abend|\bsoirs?\b|soirée|tardes?\b|noches?\b/iu],
  ["lunch", /\blunch(?:es|time)?\b|mittag|déjeuner|almuerzo|mediodía|\bmidi\b/iu],
  ["online", /\bonline\b|en ligne|en línea|\binternet\b/iu],
  ["direct", /\bdirect(?:ly)?\b|direkt|\bdirecte?s?\b|direct[oa]s?\b/iu],
  [
    "phone",
    /\bby (?:tele)?phone\b|\b(?:tele)?phone (?:orders?|bookings?|reservations?|appointments?)|telefonisch|am telefon|per telefon|par téléphone|por teléfono/iu,
  ],
  [
    "emergency",
    /\b(?:emergenc(?:y|ies)|urgent|out-of-hours|call-?outs?|24\/7|day and night|any time)\b|notfall|notfälle|notruf|notdienst|dringend|tag und nacht|jour et nuit|día y noche|(?<!\b(?:von|binnen|in|sous|en|within|heures|les) )24 (?:h|horas|heures|stunden)\b|\burgences?\b|\burgente?s?\b|emergencia/iu,
  ],
  [
    "monthly",
    /\b(?:monthly|regular|recurring)\b|monatlich|regelmäßig|dauer|mensuel|régulier|mensual|regular/iu,
  ],
  ["group", /\b(?:groups?|parties|party)\b|gruppe|groupes?\b|grupos?\b/iu],
  [
    "wholesale",
    /\b(?:wholesale|trade|bulk)\b|großhandel|grossiste|en gros\b|mayorista|(?:al?|ventas?) por mayor/iu,
  ],
  ["private", /\bprivate\b|privat|privée?s?\b|privad[oa]s?\b/iu],
  ["commission", /\bcommissions?\b|auftragsarbeit/iu],
  ["waiting", /\bwait(?:ing)?[ -]?lists?\b|warteliste|listes? d['’]attente|listas? de espera/iu],
  ["newsletter", /\bnewsletters?\b|rundbrief|infolettre|lettre d['’]information|bolet[ií]n/iu],
  ["tickets", /\btickets?\b|(?:eintritts|konzert|theater)?karten\b|billet|\bentradas?\b/iu],
  ["gift", /\b(?:gifts?|vouchers?)\b|gutschein|geschenk|cadeaux?\b|regalos?\b/iu],
  ["repeat", /\b(?:repeat|returning)\b|wiederkehrend|récurrent|recurrente/iu],
];
