/**
 * Words by which a goal is told to be something for visitors ("borrow a tool") or for the owner alone
 * ("get more leads"), in four languages. A table, no logic.
 */
import type { Phrasebook } from "./reading-model.ts";

/** What visitors do: the words can stand before them as they are. English, French and Spanish begin with it. */
export const VISITOR_VERBS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:measure up|sign(?= (?:the|our|this|my) petition)|add(?= an?\b)|vote(?= for\b)|repair(?= (?:an?|your)\b)|tell(?= your\b)|sell(?= .{2,20} in your\b)|supply(?= (?:your|my)\b)|teach(?= an?\b)|search(?= (?:the|our)\b)|enter(?= (?:the|our|an?)\b)|swap(?= an?\b)|run(?= (?:your|an?)\b)|sell(?= your\b)|foster(?= an?\b)|rehome|describe(?= (?:the|your|an?)\b)|invite(?= (?:us|me)\b)|switch(?= to us\b)|propose|suggest|audition|stock(?= (?:our|my)\b)|move(?= your\b)|book|reserve|redeem|request|(?:pre-?|re-?)?order|join|visit|hire|charter|buy|subscribe|sign up(?! (?:new|more)\b)|enroll?|register|call|ring|telephone|phone(?! (?:calls?|first|orders|bookings))|text|mail(?= (?:the|your|us|me|it)\b)|e-?mail(?! (?:preferred|only|is|best|please|if possible)(?!\p{L}))|message(?= (?:us|me|for|about)\b)|write|send|come|greet|drop (?:in|by|off)|stop by|call in|donate|give(?! (?:turnaround|times|prices|a price|the|our|my)\b)|volunteer(?= (?:at|for|as|with|in|on|your|to|an?)\b)|attend|try|start|apply|arrange|schedule(?! [b-z](?:-\d)?(?:\s|$))|ask(?! (?:families|people|parents|customers|clients|them|visitors|everyone|guests)\b)|see|read|download|meet|tour|rent|borrow|bring|post(?! (?:office|code|box)\b)|contact|get(?= in touch\b| alerts?\b| updates?\b| news\b| your\b| an? (?:price|quote|quotation|report|estimate|valuation|ticket|card|copy|place|lesson|key|plot|certificate|sample|reading|opinion|second opinion|callback|call back|date)\b| an? (?:[\p{L}-]{2,15} )?(?:check|check-?up|survey|inspection|test|assessment|service|fitting|haircut|massage|makeover|diagnosis|review)$)|hold(?= (?:an?|your)\b)|make(?= (?:an? (?:booking|reservation|appointment|donation|referral|show|programme|will)|your own)\b)|talk|speak(?= (?:to|with)\b)|chat|learn|discover|browse|choose|check(?= (?!or\b)\p{L})|adopt|sponsor|foster|report|submit|tell(?= us)|pitch(?= (?:us|your|an?)\b)|enquire|inquire|find out|watch|listen|hear|find(?= (?:your|an? (?:partner|buddy|match|team|group|teacher|tutor|home|way|walk|route))\b)|take(?= part\b| (?:an?|the) induction\b| an? (?:class|course|lesson|tour|walk|ride|place|seat|workshop|test|look|box|share|plot|stall)\b)|commission|claim|renew|pay|refer|rsvp|nominate|enter|plan|lend|return|upload|fill (?=in |out )|pick|partner|swap|exchange|host|stay(?= \S)|open(?= an? (?:account|file|tab)\b)|have(?= [\p{L} -]{2,24} (?:looked at|repaired|valued|checked|collected|made|cleaned|fitted)\b)|sell(?= (?:us|to us)\b)|view(?= (?:an?|the|our) (?:house|home|flat|property|room|plot|venue|studio|cottage)\b)|place(?= an? (?:advert|ad|advertisement|order|notice|announcement)\b)|offer(?= (?:your|us)\b)|offer(?= an? (?:boat|lift|room|bed|place|home|lift|hand|tool|piece|plot|field|site)\b)|taste|sample|play|import|apply|share(?= your\b)|have(?= (?:an?|the|your|my) [\p{L}’' -]{2,40} (?:\p{L}{2,16}ed|made|built|cut|hung|drawn|sewn|done|taken|written|read)\b)|make(?= an? (?:appointment|booking|reservation|donation|enquiry|gift|claim|date)\b)|become|leave|use|follow|compare|celebrate|get married|marry|perform|exhibit|practise|let(?= us know\b)|discuss|settle|look (?=at|round|around))(?=\s|$)(?!(?<!text) (?:is|are|was|were|needs|costs|includes|starts|takes|has|comes|means|lasts|runs|opens|closes)(?!\p{L}))(?!(?<=order) (?:lines?|forms?|books?|desk)(?!\p{L}))/iu,
  de: /\s(?:vereinbaren|anfragen|besuchen|buchen|bestellen|vorbestellen|reservieren|ansehen|nachsehen|anschauen|erfahren|sehen|abschließen|anrufen|anmelden|mitmachen|mitsingen|mitspielen|mithelfen|mitfahren|spenden|kaufen|herunterladen|lesen|beantragen|anfordern|schicken|einschicken|einsenden|zuschicken|senden|melden|kontaktieren|kommen|vorbeikommen|abonnieren|testen|probieren|ausprobieren|mieten|leihen|ausleihen|abholen|kennenlernen|ausfüllen|hochladen|unterstützen|beitreten|helfen|ausmachen|absprechen|bringen|vorbeibringen|teilnehmen|besichtigen|beauftragen|einlösen|verschenken|übernehmen|werden|schreiben|einholen|nachfragen|erfragen|\p{Ll}{4,20} lassen|rufen|fragen|bewerben|tauschen|abgeben|einreichen|vormerken|erleben|stellen|messen|holen|zurückgeben|zuschauen|pflücken|ernten|nutzen|vorschlagen|einladen|wechseln|vorsingen|besprechen|fahren|feiern|auftreten|ausstellen|tanzen|singen|lernen|übernachten|zelten|essen|vergleichen|berechnen|wählen|auswählen|klären|eintragen|planen|einkaufen|erwerben|absagen|bezahlen|mitnehmen|aussuchen|anprobieren|proben|adoptieren|wünschen|schenken|(?<=(?:Probefahrt|Probetraining|Probestunde|Führung|Praktikum|Schnupperkurs) )machen|(?<=(?:Haus|Wohnung|Auto|Wagen|Kleid|Rad|Fahrrad|Instrument|Grundstück|Schmuck|Gold|Boot|Immobilie|Sammlung) )verkaufen)$|^(?:[Mm]it\p{Ll}{3,12}n|[Aa]uftreten|[Aa]usstellen|[Mm]itglied werden|[Bb]eliefern lassen)$/u,
  fr: /^(?:convenir(?= d['’]un)|prévoir(?= une? (?:date|jour|visite|rendez-vous)(?!\p{L}))|réserver|commander|demander|prendre|venir|visiter|adhérer|s['’]inscrire|inscrire|acheter|offrir|appeler|télécharger|envoyer|rejoindre|donner(?! (?:les|nos|mes|envie|plus)\b)|faire(?= un don\b| appel\b| (?!rayonner|augmenter|grimper|parler|rêver|décoller|monter|progresser|avancer|entrer|rentrer|passer|tester|évoluer|exister|remonter)\p{L}{3,14}er\b)|participer|assister|essayer|découvrir|louer|lire|consulter|candidater|vérifier(?= (?:une?|la|les|votre) )|contacter|écrire|passer|signaler|apporter|déposer|s['’]abonner|souscrire|goûter|tester|être(?= (?:rappelé|contacté|prévenu))|devenir|présenter(?= (?:un|son|votre) )|choisir|obtenir(?= une? )|planifier|emprunter|rapporter|proposer(?! (?:des|nos|mes|du|de la|le|la|les|notre|mon|ma)(?!\p{L})| l[’'])|parrainer|adopter|soutenir|poser|remplir(?= (?:le|un) )|recevoir(?= (?:une?|la|le) )|rencontrer|suivre|voir|déclarer|échanger|nous inviter|réparer(?= (?:une?|son|sa|votre)\b)|organiser(?= une?\b)|changer(?= (?:pour|de)\b)|auditionner|célébrer|fêter|se marier|privatiser|dormir|camper|jouer|apprendre(?= à\b)|chanter|danser|se former|s['’]initier|exposer|se produire|confier|adresser|retirer|comparer|discuter|déjeuner|dîner|composer|parler(?= (?:d['’]une?|de) )|programmer(?= une? )|inviter(?= (?:à|au|aux|chez|une?|la|le|les)\b)|accueillir(?= une?\b))(?=\s|$)/iu,
  es: /^(?:agendar(?= \p{L})|contar(?= (?:su|el|la|qué|lo) )|hacer(?= (?:un |el |su )?(?:pedido|encargo)s?(?!\p{L}))|cotizar(?= \p{L})|apartar(?= (?:fecha|lugar|mesa))|(?:sacar|tomar)(?= (?:turno|hora|cita))|reservar|pedir|solicitar|comprar|llamar|visitar|venir|inscribir(?:se)?|apuntar(?:se)?|matricular(?:se)?|hacerse|donar|enviar|mandar|contactar|escribir|descargar|alquilar|probar|asistir|participar|leer|consultar|encargar|colaborar|unirse|suscribirse|traer|conocer|recoger|adoptar|acoger(?= una?\b)|apadrinar|ver|escuchar|oír|mirar|tasar(?= (?:mi|su|tu|una?|la|el)(?!\p{L}))|quedar|preguntar|concertar|contratar(?! (?:a )?(?:(?:una?|nuev[oa]s?|más) ){0,2}(?:personal|emplead|gente|trabajador|administrativ|camarer|cociner|aprendi|dependient|auxiliar|ayudante|oficial|comercial|monitor|profesor|conductor|repartidor|recepcionista|técnic|desarrollador|programador|ingenier))|rellenar|pasar|dejar|avisar|organizar(?= una?\b)|recibir(?= (?:la newsletter|el boletín)(?!\p{L}))|comunicar|regalar|devolver|prestar|descubrir|aprender|elegir|hacer(?= una? (?:prueba|reserva|pedido|consulta|visita|donación|donativo|curso)(?!\p{L}))|acordar|sumarse|dormir|alojarse|jugar|celebrar|casarse|comer|cenar|cantar|bailar|tocar|actuar|exponer|ayudar|formarse|hablar|comparar|montar(?= a\b)|proponer|reparar(?= (?:una?|su|tu)\b)|arreglar(?= (?:una?|su|tu)\b)|vender(?= (?:su|tu)\b)|echar(?= una mano)|invitarnos|cambiarse|pasear(?= con\b)|ser(?= (?:voluntari|soci|punto|distribuid|casa de acogida)))(?=\s|$)/iu,
};

/** "Fire up the oven with us", "upload your design": a deed of the reader's, whichever verb it has. */
export const YOURS =
  /^\p{L}{2,12}(?: (?!to\b)\p{L}{2,12}){0,4} (?:with us|for us|your \p{L}{2,20})$/iu;

/** "Referee a match": one of something is a deed, unless the verb is an owner's. */
export const DOES_ONE =
  /^(?!half|twice|once|such|what|many|quite|not|per|with|for|from|about)\p{L}{3,10}(?<!ing|s|ed) an? \p{L}/iu;

/** Who buys as well as sells has visitors who sell. */
export const DEALERS =
  /\b(?:dealers?|second-?hand|used|antiques?|antiquarian|vintage|exchange|pawn\p{L}{0,8}|records?|bought|buyers|buy and sell|curiosities|repairs?|repairers?|restoration|brocantes?|brocanteu(?:r|se)s?|antiquaires?|dépôt[- ]vente|friperie|d[’']occasion|rachat|disquaires?|bouquinistes?|meubles anciens)(?!\p{L})/iu;
export const SELLS_ONE = /^(?:sell an?|vendre (?:une?|ses|sa|son))\s/iu;

/** What an owner does to get something: what follows it can be said, the verb cannot. */
export const OWNER_VERBS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:get|getting|sell(?! (?:us|to us)\b)|selling|take|taking|find|finding|recruit|recruiting|fill|filling|attract|attracting|win|receive|collect|gather|promote|promoting|offer|offering|provide|encourage|generate|drive|bring in|gain|increase|grow|boost|secure|advertise|publicise|publicize|push|have|need|want|seek|looking for|look for|we want|we need|more|new|a few more|visitors (?:on|to|for|at)|people (?:on|to|at)(?! to)|steady|regular(?! (?:giving|gifts?|donations?)\b))\s/iu,
  de: /\s(?:verkaufen|gewinnen|steigern|erhöhen|bekommen|erhalten|generieren|füllen|finden|auslasten|bewerben|anbieten|fördern|suchen|haben|sammeln|annehmen)$/u,
  fr: /^(?:obtenir|recevoir|vendre|augmenter|remplir|attirer|générer|trouver|recruter|développer|avoir|chercher|proposer|plus d['’e]|davantage d['’e]|nouveaux|nouvelles)\s?(?:plus d['’e]\s?|des\s|du\s|de\s|d['’]|les\s|nos\s|le\s|la\s|l['’])?/iu,
  es: /^(?:conseguir|recibir|vender|aumentar|llenar|atraer|generar|captar|encontrar|tener|lograr|ofrecer|buscar|más|nuev[oa]s)\s(?:más\s|nuev[oa]s\s|las\s|los\s|la\s|el\s)?/iu,
};

/** What German goals begin with; the verb stands at their end. */
export const GERMAN_LEADS =
  /^(?:mehr|neue[nrs]?|viele|dann|bitte(?: nur| einfach| immer)?(?= (?:\p{L}{3,12} )?(?:anrufen|melden)$)|wir (?:wollen|möchten|brauchen)|sich)\s/iu;

/**
 * Who reads, sees or downloads finds it on the site, which may not have it: the object can be named,
 * an invitation would lead nowhere.
 */
export const SEEING: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:search|find(?= (?:us|the|our)\b)|check(?= (?:where|when|what)\b| (?:the |our )?(?:tides|times|timetable|weather|menu|programme|prices|opening|fares|fees|rates|hours|calendar|stock|list))|read|see|download|learn(?= (?:about|more|how|what|why|which)\b)|discover|browse|find out|watch|listen|hear|compare|look)\s(?:(?:at|round|around|to|about|more)\s){0,2}/iu,
  de: /\s(?:ansehen|anschauen|erfahren|sehen|lesen|herunterladen|prüfen|nachsehen|kennenlernen|erleben)$/u,
  fr: /^(?:lire|voir|consulter(?! les (?:disponibilités|dates)(?!\p{L}))|télécharger|découvrir|suivre(?! (?:un|une|le|la) (?:stage|cours|atelier|formation)(?!\p{L})))\s/iu,
  es: /^(?:leer|ver|consultar(?! (?:las |la )?(?:fechas?|disponibilidad)(?!\p{L}))|descargar|descubrir|conocer|escuchar|oír|mirar|aprender(?= (?:sobre|más)(?!\p{L})))\s/iu,
};

/** Seeking people is the one wish without an action whose object says enough. */
export const SEEKING: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:find|finding|recruit|recruiting|need|seek|looking for|look for)\s/iu,
  de: /\s(?:finden|gewinnen|suchen)$/u,
  fr: /^(?:trouver|recruter|chercher)\s/iu,
  es: /^(?:encontrar|buscar|captar)\s/iu,
};

/** Who does it, where that is no particular group. */
export const ANYBODY =
  /^(?:(?:(?:(?:we|i)\s)?(?:want|need|would like|hope for)|(?:we|i)['’]d like|get|getting|encourage|invite|persuade|allow|enable)\s)?(?:more\s)?(?:people|visitors|customers|clients|guests|users|everyone|they|them|readers|locals|folks?|(?:die )?leute|besucher|kunden|gäste|alle|jeder|man|interessierte|interessenten|les gens|les visiteurs|les clients|la gente|los clientes)\s(?:to|should|can|could|may|will|who|sollen|sollten|soll|sollte|können|kann|doivent|peuvent|pueden|deben)\s/iu;

/** "Teachers to request the lesson pack": who, and what they do. English alone writes it so. */
export const SOMEBODY =
  /^(?!(?:how|what|when|where|why|which|ways?|you|we|it|if|somebody|someone|nobody)\s)(?!(?:the |our |my |an? )?(?:enquiry|inquiry|contact|booking|form|site|page|website|button|map)(?: form| page)?\s)((?:[\p{L}-]{2,20}\s){1,3})(?:to|should|can|could|may|will)\s(?=\p{L})/iu;

/** "Lieferdienste sollen nach Wartungsverträgen fragen". */
export const GERMAN_SOMEBODY =
  /^(\p{Lu}[\p{L}-]{2,40})\s(?:sollen|sollten|können|dürfen)\s(?:auch |sich |direkt |bei uns )?(?=\p{L})/u;

/**
 * An owner among owners: figures, the competition, how one is seen. A clause that holds one of these is
 * never shown to visitors.
 */
export const OWNER_TALK =
  /(?<!\p{L})(?:customers?|clients?|clientele|leads|(?:sales|good|new|more) lead|traffic|footfall|(?<!(?:do|no|take|accept|for|are) )walk-?ins?|sales(?! (?:con|de|del|a|al) )|revenues?|turnover|profit\p{L}{0,12}|margins?|conversions?|google|(?<!(?:guía|auditoría|curso|informe|consultoría)(?: gratuita)?(?: de| sobre)? )seo|rank\p{L}{0,12}|brands?|branding|reputation|ratings?|(?:page|profile) (?:visits?|views?)|competit(?!ions?(?!\p{L}))\p{L}{0,12}|website(?! (?:health|check|audit))|web ?site|web ?page|homepage|landing|online presence|no-?shows?|time-?wasters?|high-(?:value|end|paying)|wealthy|affluent|qualified leads|loyal\p{L}{0,12}|retention|upsell\p{L}{0,12}|budgets?|growth|trust|credib\p{L}{0,12}|awareness|visibility|visible|exposure|seen as|known as|stand out|our audience|target|b2b|b2c|subscribers|followers|readers|attended(?! funeral)|attendance|takings|bookings up|capacity|utili[sz]ation|churn|pipeline|deals?|before everyone|rest of the year|kund(?:en|innen|schaft)|laufkundschaft|umsatz|umsätze|verkäufe|absatz|(?!(?:hof|rampen|lager|werks|stra(?:ß|ss)en|fabrik|garten|pflanzen|wein|baum|christbaum|weihnachtsbaum|kuchen|eis|karten|ticket|vor|sonder|räumungs|haus|ab-hof-)verkauf)\p{L}{1,12}verkauf|bekannt\p{L}{0,12}|sichtbar\p{L}{0,12}|vertrauen|reichweite|website|webseite|auslastung|leerstand|stammkund\p{L}{0,12}|bewertungen|konkurrenz|abonnenten|absprung\p{L}{0,12}|clientèle|notoriété|visibilité|chiffre d['’]affaires|ventes|concurren\p{L}{0,12}|confiance|fidélis\p{L}{0,12}|abonnés|référencement|fréquentation|clientes?|clientela|ventas?(?! directa .{0,30}\p{N})|notoriedad|visibilidad|confianza|fideliz\p{L}{0,12}|competencia|seguidores|facturación|posicionamiento|(?<!(?:trámites|multas|permisos|gestiones|señales|jefatura|dgt) (?:de )?)tráfico)(?!\p{L})/iu;

/** How an owner sees the trade; in a deed of visitors the same word may be theirs. */
export const OWNER_VIEW =
  /(?<!\p{L})(?:more|empty|quiet|off-season|out of season|cheap|repeat|back-to-back|fewer|less|reviews|steady|mehr|weniger|leere?|plus de|moins|más|menos)(?!\p{L})/iu;

/** Nothing beside the bare name of an action: its ordinary button says that better. */
export const BARE: ReadonlySet<string> = new Set(
  `a an the of and or for by to in on at us our your with via through per more new online direct directly phone
  telephone telephonic form forms callback callbacks call-back call-backs back ringing ring up email e-mail mail bookings booking orders order enquiries enquiry inquiries inquiry requests
  request appointments appointment reservations reservation calls call visits visit viewings sign-ups sign-up signups
  registrations registration subscriptions subscription donations donation memberships membership members member
  volunteers volunteer quotes quote estimates estimate quotations consultations consultation tickets ticket vouchers
  demos demo trials trial downloads messages message emails contact contacts applications application enrolments
  enrolment newsletter newsletters surveys survey get touch commissions donors attendees readers leads sales
  first help join subscribe buy donate read enquire book conversation conversations start place
  der die das den dem des ein eine einen einer und oder für per über im am zu zum zur mehr neue neuer neuen online
  direkt telefonisch telefonische telefon anfragen anfrage termine termin terminanfragen buchungen buchung
  buchungsanfragen direktbuchungen bestellungen bestellung anrufe anruf besuche besuch besichtigungen
  besichtigungstermine anmeldungen anmeldung spenden spende mitglieder mitgliedschaften mitglied angebote angebot
  angebotsanfragen preisanfragen kostenvoranschläge kontakt kontaktaufnahme kontaktaufnahmen nachrichten newsletter-
  online-termine erstgespräche erstgespräch vereinbaren anfordern buchen bestellen anrufen reservieren aufnehmen
  reservierungen aufträge kursanmeldungen notrufe ehrenamtliche helfer abonnieren einholen spenden-
  le la les l un une des du de d et ou pour par en au aux plus nouveaux nouvelles ligne téléphone téléphoniques
  demandes demande devis rendez-vous réservations réservation réserver commandes commande commander appels appel
  visites visite inscriptions inscription adhésions dons don contacts prises prise passage boutique appeler
  demander prendre contacter adhérer venir adhérents bénévoles membres billets
  el los las uno una unos unas y o con del al más nuevos nuevas línea teléfono reservas reserva pedidos pedido
  llamadas llamada visitas visita directas directos directa altas socio suscripciones suscripción citas cita consultas consulta presupuestos presupuesto inscripciones inscripción
  matrículas matrícula donaciones socios voluntarios solicitudes solicitud contacto pedir solicitar reservar llamar
  comprar entradas escribir whatsapp correo mensaje mensajes turno turnos hora horas cotización cotizaciones cotizar directamente readers readership subscribers subscriber abonnenten abonnement abonnements abonnés abos abo
  suscriptores lire leer lesen leserschaft lecteurs lectores downloads`.split(/\s+/u),
);

/** How a wish of the owner's begins that says nothing of what is on offer: "a modern look". */
export const BARE_START =
  /^(?:an?|the|some|any|every|something|somebody|people|they|we|you|it|all|good|great|nice|modern|clear|simple|easy|professional|local|best|first|ein|eine|einen|gute?r?|schöne?r?|moderne?r?|einfache?r?|klare?r?|le|la|les|un|une|des|être|bonne?|beau|belle|el|los|las|una?|ser|buena?|denied|no|not|less|keine?n?|nicht|pas|sans|sin|plus|más|mehr|more)\s|\b(?:look|image|impression|feel|presence|page|site|online|design|marketing|image|eindruck|auftritt|seite|présence|imagen|presencia|página)\b/iu;

/** Behind a verb's noun these make a compound: "visit requests", "order enquiries". */
export const COMPOUND_TAIL =
  /^\S+ (?:\S+ )?(?:enquir(?:y|ies)|inquir(?:y|ies)|requests?|bookings?|orders|sales|sign-?ups|subscriptions?|registrations?|downloads|messages?|appointments?|reservations?|lists?|clubs?)$/iu;
const DETERMINED = /^\S+ (?:an?|the|your|our|my|us|online)\b/iu;
export const isCompound = (words: string): boolean =>
  COMPOUND_TAIL.test(words) && !DETERMINED.test(words);

/** Things on offer that need no verb: "annual service contracts", "stage de deux jours en juin". */
export const OFFERABLE =
  /(?<!\p{L})(?:contracts?|plans?|packages?|submissions?|trade-?ins?|workshops?|visits?|auditions?|packs?|certificates?|screenings?|days(?= (?:for|at|in|on)\b)|(?<=ing )days|storage|gift boxes|by post|\p{L}{2,12}stunden|versand|geschenk\p{L}{2,12}|entretien|itinéraires?|courses?|classes|lessons?|tours?|walks?|talks?|rides?|retreats?|tastings?|stays?|rentals?|loans?|hire|repairs?|servic(?:e|es|ing)|deliver(?:y|ies)|collections?|samples?|kits?|passe?s?|sessions?|tests?|returns?|prices?|adoptions?|events?|meetups?|training|advice|wartungs?\p{L}{0,12}|verträge|\p{L}{0,12}preise?|\p{L}{0,12}kurse?|\p{L}{0,12}führungen|seminare?|workshops?|lieferung(?:en)?|beratung|verleih|vermietung|stages?|cours|ateliers?|contrats?|forfaits?|visites|locations?|livraisons?|dépannages?|talleres|cursos?|rutas?|contratos?|precios?|adopciones|alquiler|mantenimiento|reunión|clases|recogidas?|reparaci(?:ón|ones)|leih\p{L}{3,20}|abholung|enlèvements?|entregas?)(?!\p{L})/iu;

/** A noun with one of these says what is on offer, whatever the action. */
export const OFFERED =
  /^(?!.{0,40}(?:coffee|tea|caf[eé]|kaffee|parking|delivery|livraison|eintritt|entr[ée]e|entrada|wi-?fi|snacks?|drinks?|leihwagen|ersatzwagen|leihrad|parkpl[aä]tze?|parkmöglichkeit|stationnement|aparcamiento|estacionamiento|parcheggio|(?:véhicule|voiture|vélo) de (?:prêt|courtoisie)|(?:coche|vehículo) de (?:sustitución|cortesía)|courtesy car|loan car))(?:(?:an? |une? |una? |eine? |unsere? )?(?:free|complimentary|kostenlos\p{L}{0,2}|kostenfrei\p{L}{0,2}|unverbindlich\p{L}{0,2}|gratis)\s|.{1,120}?\s(?:gratuite?s?|offerte?s?|gratuit[ao]s?|gratis|gratuita)(?:\s|$))/iu;

/**
 * What the site itself is to tell: "explain the time limit", "show what's in stock", "so people know the
 * prices". Only the owner can, so it is no goal that visitors act on and nothing that they read.
 */
export const INFORMS =
  /^(?:(?:and |also |mainly |just )?(?:to )?(?:(?:people|visitors|parents|everyone|they) (?:need to|should|must|have to) (?:see|know|understand|find out)|explain(?:ing)?|(?:post|publish|state)(?= (?:our|the|my) (?:prices|hours|rates|times))|show(?:ing)?(?!\p{L})(?! (?:up|us|interest)\b)|tell (?:people|them|someone|everyone|everybody|visitors|parents|locals|folk)|let (?:them|people|everyone|parents|visitors|locals|others) (?:see|know)|help (?:existing|current|people|our|the)|so (?:that )?(?:people|they|customers|everyone|parents|locals|folk|we|i)|make (?:it |sure|clear|the |our |my )|put off|point out|get across|give (?:the |our |my )?(?:times|prices|opening hours|directions|info\p{L}{0,8})|stop(?:ping)? (?:people|them|the)|less |fewer |reduce |advertise the|mention|say (?:what|how|that|why|who|which|if|whether|when|where) |(?:info|information|details) (?:about|on) |an? (?:page|section|bit|line) (?:about|on) |list (?:the|our|my|what)|prices? (?:shown|listed|on the site)|be (?:seen|found|clear))|(?:expliquer|montrer|présenter|indiquer|informer|annoncer|rassurer|valoriser|donner (?:les|nos|mes) (?:horaires|tarifs|dates|infos?|informations|prix)|afficher|faire (?:savoir|connaître))\s|(?:explicar|mostrar|enseñar|informar|anunciar|dar (?:a conocer|los horarios|información)|que se (?:vea|sepa|entienda)|que (?:la gente )?(?:sepan?|vean|entiendan))\s|que (?:les gens|les clients|l['’]on|on) )|\sto be (?:downloadable|visible|shown|listed|findable|seen|easy|clear|big|at the top)(?!\p{L})|\s(?:zeigen|anzeigen|angeben|erklären|bekannt ?(?:machen|geben)|ankündigen|veröffentlichen|vorstellen|präsentieren|informieren)(?:\s\([^()]{1,120}\))?$/iu;

/** Of several wishes behind one "que" each verb stands like this: "et appellent le bon numéro", "y vean los precios". */
export const WISHED_OF_OTHERS =
  /^(?:appellent|viennent|réservent|demandent|contactent|écrivent|envoient|achètent|commandent|trouvent|voient|sachent|comprennent|prennent|passent|téléphonent|s['’]inscrivent|découvrent|connaissent|vean|llamen|pidan|reserven|vengan|escriban|manden|envíen|compren|sepan|entiendan|encuentren|contacten|se apunten)(?:\s|$)/iu;

/** A sentence about how it is: it has a subject and its verb. */
export const STATES =
  /^(?!(?:i|we|you|they|it|ich|wir|nous|je|on|nuestr[oa]s?|our|unsere?|notre|nos)\s)(?:\p{L}[\p{L}'’-]{0,24}\s){1,4}(?:is|are|costs?|lasts?|bring|begins?|starts?|includes?|ist|sind|kostet|kosten|dauert|beginnt|bringen|est|sont|coûte|dure|commence|apportent|es|son|cuesta|dura|empieza|traen)\s/iu;

/** "First visit free": what there is to know of it. Nobody does it. */
export const IS_FREE =
  /^(?:\p{L}[\p{L}-]{1,20}\s){1,4}(?:free|kostenlos|gratis|gratuite?s?|gratuit[ao]s?)$/iu;

/** "Post it or bring it in": what is done with the thing that another goal names. */
export const DONE_WITH_IT = /^\p{L}{2,12} (?:it|them)(?:\s|$)/iu;

/** "Waiting list is 5 months": how long it takes, and no list that anybody is asked to join. */
export const TAKES =
  /^(?:the |our |my )?(?:waiting list|waiting time|wait|turnaround|lead time|minimum order)(?: time)? (?:is|are) /iu;

export const MEASURED = /\bmeasuring (?:visit|appointment)s?\b/iu;

/** Whose courses are to be full wants people to put their names down. */
export const FILLED =
  /^(?:fill|filling) (?:our |the |my |up )?(?:[\p{L}-]{2,20} ){0,3}(?:workshops?|courses?|class(?:es)?|lessons|camps?|retreats?)(?: (?:at|on|in) .{2,60})?$|^(?:kurse|workshops|\p{L}{3,20}kurse) (?:füllen|auslasten)$|^remplir (?:nos |les |mes )?(?:ateliers|stages|cours)(?: \p{L}{2,20}){0,3}$|^llenar (?:nuestros |los |mis )?(?:talleres|cursos|clases)(?: \p{L}{2,20}){0,3}$/iu;

/** "Online booking for the daily lessons, €40 adults": what visitors are to do, and its price. */
export const TAKES_BOOKINGS =
  /^(?:(?:online |direct )?(?:bookings?|reservations?|orders?|sign-?ups?)|sell|fill)\s/iu;

export const IS_SO =
  /^(?:\p{L}{2,20}\s){1,3}(?:is|are)\s(?:already|fully|all|now|only|always|never|gone|full|closed|open)(?:\s|$)/iu;

/** A price stands in it. */
export const PRICED = /[£$€] ?\d|\d ?€/u;

/** "Send us three photos", whoever it is that they are sent to. */
export const SEND_US =
  /^send us (?=(?:(?:some|a few|two|three|four|clear|good) )?(?:photos|pictures))/iu;
