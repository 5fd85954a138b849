/**
 * The words by which a goal says what a visitor has to tell: of its own accord, where nothing is known of
 * the business, and by what is booked, hired or joined. In the order in which they are looked for, in four
 * languages. A table, no logic.
 */
import type { Need, Topic } from "./need-ids.ts";

/** In the order in which they are looked for: a voucher that is redeemed is none that is given. */
export const TOPIC_SIGNS: readonly (readonly [Topic, RegExp])[] = [
  [
    "sent",
    /^(?:get|request|ask for|order) (?:an? |the )?(?:free )?sample (?:report|chapter|lesson|pages?|issue|menu|copy)$/iu,
  ],
  ["days", /^(?:take|book|do) (?:an?|the) induction$/iu],
  [
    "broken",
    /^send (?:in |us )?(?:an?|your) (?:broken|damaged|torn|worn)\s|^(?:bring|send|drop off) (?:in )?(?:an?|your)\s.{2,30}\sfor (?:a )?(?:repair|mending|service|servicing)$/iu,
  ],
  [
    "tickets",
    /^(?:book|reserve|buy|get|order) (?:your )?tickets?(?:$| for\b)|(?:karten|tickets|eintrittskarten)\s(?:reservieren|bestellen|kaufen|buchen)$|^(?:réserver|acheter|prendre) (?:des |ses |une? )?(?:places?|billets?)$|^(?:reservar|comprar) entradas?$/iu,
  ],
  [
    "invite",
    /^give an? (?:talk|lecture) (?:to|at) |^(?:book|request|arrange) an? (?:talk|lecture|speaker|assembly)$|vortrag buchen$|^réserver une conférence$|^reservar una charla$/iu,
  ],
  [
    "adoption",
    /^sponsor an? (?:lamb|puppy|kitten|chick|bee|bees|hen|duck|bat|bird|panel|brick|tile|row|plot|page|pew|step|metre|meter|mile|plank|bell|pipe)$/iu,
  ],
  [
    "rehome",
    /^give an? (?:dog|cat|puppy|kitten|pony|horse|donkey|rabbit|hen|greyhound) a home$|^(?:rehome|adopt|foster) an? (?:puppy|kitten|lamb|foal|bird|duck|goat|sheep|ferret)$/iu,
  ],
  [
    "goods",
    /^(?:donate|give) (?:us )?(?:an?|your) (?!(?:talk|lecture|hand|tour|lift|lesson|voucher|month|year|share|day|fiver|tenner|week|evening|gift)\b)[\p{L}-]{3,15}$/iu,
  ],
  [
    "drawing",
    /^(?:send|e-?mail|upload) (?:us )?(?:an?|your) (?:design|artwork|logo|pattern|motif)$|(?:entwurf|motiv|logo) hochladen$/iu,
  ],
  ["wholesale", /^open an? (?:trade |business )?account$/iu],
  [
    "sell",
    /^sell (?:an?|your)\s|^(?:haus|wohnung|auto|wagen|kleid|rad|fahrrad|instrument|grundstück|schmuck|gold|boot|immobilie|sammlung) verkaufen$/iu,
  ],
  ["commission", /^commission an?\s/iu],
  [
    "adoption",
    /(?<!\p{L})\p{L}{0,12}pat(?:e|in) werden$|^(?:ziege|schaf|huhn|kuh|esel|bienenvolk|baum|rebe|alpaka) adoptieren$/iu,
  ],
  [
    "propose",
    /^auftritt (?:anmelden|anfragen)$|^(?:einen? )?(?:rezept|geschichte|gedicht|idee|vorschlag|text für uns) (?:schicken|einsenden|einreichen)$|^envoyer (?:une recette|une histoire|un récit)$|^enviar una (?:receta|historia)$/iu,
  ],
  [
    "private",
    /^(?:eine )?gruppe\s(?:.{1,15}\s)?anmelden$|^inscrire un groupe$|^inscribir un grupo$/iu,
  ],
  ["sent", /^(?:recevoir|demander) (?:le dossier|la lettre|la documentation)$/iu],
  [
    "waiting",
    /^demander une parcelle$|^(?:pedir|solicitar) una parcela$|(?<!\p{L})parzelle (?:an|er)fragen$/iu,
  ],
  [
    "party",
    /^\p{L}{2,14}(?:abend|vorführung|vorstellung|konzert|aufführung|lesung|vortrag) besuchen$|^bring (?:someone|somebody|a friend|friends|your (?:family|friends|partner|children|grandchildren))\b/iu,
  ],
  ["invite", /^bring (?:us|me) to\b/iu],
  ["broken", /^repair (?:an?|your)\s/iu],
  [
    "propose",
    /^(?:submit|place|send) an? (?:notice|advert|ad|announcement|listing|entry|item|event)$/iu,
  ],
  ["files", /^send (?:us )?(?:a |your )?scans?$/iu],
  ["stockist", /\bin your (?:shop|store|café|gallery)$/iu],
  [
    "space",
    /^(?:reserve|book|rent|hire) an? (?:winter |summer )?(?:berth|mooring|allotment|stall|locker|shed|shelf)$|^(?:reserve|book|rent) (?:shelf|kiln|wall|storage|bench|studio) space$/iu,
  ],
  ["bring", /^leave your\s.{2,30}\s(?:at|with|in)\s/iu],
  ["broken", /^(?:reparar|arreglar) (?:una?|su|tu)\s/iu],
  ["choose", /^choose\s|\s(?:auswählen|aussuchen)$|^choisir\s|^elegir\s/iu],
  ["sent", /^(?:get|receive) (?:the|our) (?:letter|newsletter)$|^recevoir la lettre$/iu],
  [
    "days",
    /^book an? (?:half-?)?(?:day|morning|afternoon)$|^(?:einen )?tag buchen$|^réserver une (?:demi-)?journée$|^reservar un día$/iu,
  ],
  [
    "propose",
    /^send us (?:an?|your) (?:story|stories|news|article|letter|poem|idea|recipe)$|^(?:einen )?(?:beitrag|leserbrief|artikel) (?:schicken|einsenden|einreichen)$/iu,
  ],
  [
    "question",
    /^ask (?:us )?(?:an?|your) question\b|(?:^|\s)(?:eine )?fragen? stellen$|^poser (?:une|sa|votre) question|^hacer una (?:pregunta|consulta)/iu,
  ],
  [
    "class-group",
    /^(?:bring|come with) (?:an?|your|the) class\b|(?:^|\s)(?:schul)?klasse anmelden$|^inscrire (?:une|sa|votre) classe|^(?:inscribir|apuntar) a una clase|^(?:traer|venir con) (?:una?|su|tu) (?:colegio|clase|instituto)|^mit (?:der|einer|ihrer|eurer) (?:schul)?klasse\s(?:.{1,20}\s)?kommen$|^venir avec (?:une|sa|votre|la) classe|^venir con (?:una|la|su) clase/iu,
  ],
  [
    "days",
    /^(?:arrange|book|reserve|request) (?:an? |the |your )?(?:\p{L}{2,15} )?(?:tasting|test (?:ride|drive)|fitting|measuring|consultation)$|\sprobe fahren$|(?:probefahrt|anprobe|verkostung|weinprobe)\s(?:vereinbaren|buchen|anfragen)$|^(?:réserver|organiser|prendre rendez-vous pour) une (?:dégustation|essayage)$|^(?:reservar|concertar|organizar) una (?:cata|degustación|prueba)$/iu,
  ],
  [
    "propose",
    /^(?:(?:perform|exhibit) (?:at|with|for|in)|play (?:at|for|in)) (?:us|our|the)\b|(?:^|\s)(?:auftreten|ausstellen)$|^(?:se produire|exposer|jouer) (?:chez|dans|sur)\s|^(?:actuar|exponer|tocar) (?:en|con)\s/iu,
  ],
  [
    "private",
    /^(?:celebrate (?:your|an?)|get married|marry)\b|(?:hochzeit|geburtstag|jubiläum|fest|feier)\s(?:.{1,20}\s)?feiern$|^(?:célébrer|fêter) (?:une?|son|sa|votre|vos)\s|^se marier|^celebrar (?:una?|su|la|el)\s|^casarse/iu,
  ],
  [
    "private",
    /^(?:book|plan|arrange) an? (?:day|morning|afternoon|evening|session) (?:for|with) (?:your|the) (?:team|group|company|staff|colleagues|family|friends)$/iu,
  ],
  [
    "goods",
    /^(?:donate|give) (?:us )?(?:your )?(?:surplus|spare|left-?over|unsold) \p{L}{3,15}$|^(?:donate|give) (?:fruit|vegetables|groceries|tins|blankets|instruments|plants|wool|fabric)\b|(?:lebensmittel|decken|instrumente|spielzeug|stoffe|pflanzen)\s(?:spenden|abgeben)$|^(?!geld|blut|zeit|plasma|sachen|möbel|mehr)[\p{L}-]{3,14}\sspenden$|^donner (?:des |ses |vos )?(?:aliments|denrées|invendus|instruments|couvertures|plantes)|^donar (?:alimentos|comida|mantas|instrumentos|plantas|semillas|juegos|vino|lana)/iu,
  ],
  [
    "monthly",
    /\b(?:give|donate|gift|pledge)\b.{0,25}\b(?:monthly|(?:a|each|every|per) month)\b|\bmonthly (?:gift|donation|giving)|(?:monatlich|im monat|pro monat)\s.{0,20}(?:spenden|geben|unterstützen)$|(?:donner|don|soutenir)\s.{0,30}(?:par mois|mensuel|chaque mois)|(?:donar|donativo|donación)\s.{0,30}(?:al mes|mensual|cada mes)/iu,
  ],
  [
    "sum",
    /^(?:give|donate)\s.{0,12}\d|\d.{0,12}\s(?:spenden|geben)$|^(?:donner|faire un don de)\s.{0,12}\d|^donar\s.{0,12}\d/iu,
  ],
  [
    "job",
    /\bapply for (?:an? |the |our )?(?:job|post|position|apprenticeship|vacancy|traineeship)\b|\bwork with us\b|^join (?:our|the) team\b|(?:stelle|ausbildung|ausbildungsplatz|praktikum)\s.{0,20}bewerben$|^(?:lehrkraft|lehrer|erzieher|pfleger|mitarbeiter|azubi|trainer|fahrer)(?:in|:in)? werden$|^rejoindre (?:l['’]|notre |votre )équipe$|^postuler|candidature spontanée|trabajar con nosotros/iu,
  ],
  [
    "redeem",
    /\b(?:redeem|exchange|use)\b.{0,20}(?:voucher|gift card|coupon)|gutschein.{0,20}einlösen|(?:utiliser|échanger) (?:un |le |son |mon )?(?:bon|chèque)|canjear/iu,
  ],
  [
    "gift",
    /\b(?:gifts?|vouchers?(?! (?:scheme|system|accepted|taken|welcome))|gift cards?)\b|gutschein|schenken$|geschenk|cadeaux?\b|\boffrir\b|regal(?:o|os|ar)\b/iu,
  ],
  [
    "drawing",
    /^(?:send|e-?mail|upload)\s.{0,40}\b(?:drawings?|sketch(?:es)?|floor plans?)\b|(?:zeichnung(?:en)?|skizze|grundriss)\s.{0,40}(?:schicken|senden|einsenden|hochladen|mailen)$|^envoyer\s.{0,40}(?:dessins?|croquis)|^(?:enviar|mandar)\s.{0,40}(?:dibujos?|boceto|croquis)/iu,
  ],
  [
    "files",
    /^(?:send|e-?mail|upload)\s.{0,40}\b(?:scores?|recordings?|plans?|drawings?|manuscripts?|texts?|drafts?|files?|cv|scripts?|menus?|documents?|contract|letter|sketch(?:es)?|chapters?|essays?|thesis|videos?|clips?|rough cuts?|demos?)\b|(?:text|texte|plan|pläne|zeichnung(?:en)?|manuskript|unterlagen|dokumente?|aufnahme|skizze|noten|entwurf|vertrag)\s.{0,40}(?:(?<!ein)schicken|senden|einsenden|hochladen|mailen)$|^envoyer\s.{0,40}(?:enregistrement|plans?|dessins?|manuscrit|textes?|chapitres?|mémoire|thèse|partition|vidéo|documents?|fichiers?|croquis)|^(?:enviar|mandar)\s.{0,40}(?:grabación|planos?|dibujos?|manuscrito|textos?|capítulos?|tesis|partitura|vídeo|documentos?|archivos?|boceto)/iu,
  ],
  [
    "photos",
    /(?<!^lend (?:us )?(?:an?|your) (?:old )?)\b(?:photos?|photographs?|pictures?|snaps?)\b(?! (?:before (?:and|&) after|reports?|galler(?:y|ies)|updates?|books?|albums?|shoots?|id|pages?)\b)|(?<!\p{L})(?:fotos?|bilder?|fotografías?)(?!\p{L})/iu,
  ],
  [
    "class-group",
    /\b(?:school|class) (?:visits?|trips?|groups?|days?|mornings?|afternoons?|sessions?|talks?|workshops?)\b|\bfor (?:a )?(?:class|school)\b|schulklassen?|für (?:eine|die|ganze) klassen?|klassenausflug|klassenfahrt|schulbesuch|pour (?:une|les|sa) classes?|sorties? scolaires?|visites? (?:scolaires?|de classe)|grupos? escolar(?:es)?|visitas? (?:escolar(?:es)?|de clase)|para (?:un |el |los )?colegios?/iu,
  ],
  [
    "private",
    /\bgroup (?:visits?|outings?|trips?|sessions?)\b|\b(?:private|exclusive) (?:hire|parties|party|events?|sessions?|groups?|tours?|evenings?)\b|\b(?:hire the (?:whole|place|room|hall|venue)|(?:party|group|hen|stag|birthday) (?:bookings?|parties|party)|book (?:a |an )?(?:birthday|party|group))\b|private feiern?|gruppen(?:buchung|anfrage)|geschlossene gesellschaft|kindergeburtstag|privatis(?:er|ation)|groupes? à partir|anniversaires?|eventos privados|cumpleaños|privatizar|grupos? privados?/iu,
  ],
  [
    "urgent",
    /^call out an? |\b(?:emergenc(?:y|ies)|out[- ]of[- ]hours)\b|notfall|notfälle|notdienst|\burgences?\b|\bemergencias?\b|\burgencias?\b/iu,
  ],
  ["refer", /\brefer(?:ral|rals)?\b|überweis|zuweis|\borienter un|\badresser un|derivar/iu],
  [
    "waiting",
    /^apply for (?:an? |the |our )?(?:flat|home|house|room|place|plot|allotment|studio|berth|mooring|pitch|garden)$|(?:wohnung|platz|zimmer|parzelle|atelier)\s(?:.{1,12}\s)?bewerben$/iu,
  ],
  [
    "waiting",
    /^ask (?:about|for) an? (?:place|room|flat|plot)$|(?:^|\s)(?:nach einem )?platz (?:an|er)fragen$|^demander une place$|^(?:pedir|solicitar|preguntar por una) plaza$/iu,
  ],
  ["waiting", /\bwait(?:ing)?[ -]?lists?\b|warteliste|listes? d['’]attente|listas? de espera/iu],
  [
    "child",
    /\b(?:enrol|register|sign up) (?:a|your|my) (?:child|son|daughter|baby|toddler)\b|(?<!\p{L})kind(?:er)?\s(?:.{1,20}\s)?(?:anmelden|vormerken)$|\binscrire (?:un|son|votre|mon|ses|vos) enfants?\b|\b(?:inscribir|apuntar) a (?:una?|su|mi|tu|sus) (?:niñ[oa]s?|hij[oa]s?)/iu,
  ],
  [
    "invite",
    /^invite (?:us|me)\b|(?<!\p{L})(?:uns|mich)\s(?:.{1,40}\s)?einladen$|^nous inviter\b|^inviter (?:la|le) |^invitarnos\b/iu,
  ],
  [
    "lost",
    /^report (?:an?|your|something) .{0,20}\blost\b|^report (?:a )?lost\b|^ask (?:about|after|for) (?:a |your |something )?lost\b|\bverloren\p{L}{0,3}\s.{0,25}(?:melden|suchen)$|verlust melden$|^(?:déclarer|signaler) (?:une? )?(?:perte|objet perdu)|^(?:avisar de|comunicar) (?:una pérdida|un objeto perdido)/iu,
  ],
  [
    "report",
    /^report (?!to\b)|^tell us (?:of|about) an?\s|(?:schaden|schäden|fund|sichtung|schwarm|störung|mängel|defekt|\p{L}{0,12}(?:vogel|tier|igel|nest))\s(?:.{1,20}\s)?melden$|^signaler\s|^(?:avisar de|comunicar) una?\s/iu,
  ],
  [
    "broken",
    /^describe the (?:fault|problem|damage|defect)\b|^(?:bring|drop off|send in|post)\b.{0,40}\b(?:broken|to be (?:repaired|mended|fixed)|needs (?:repair|mending|fixing))\b|^réparer (?:une?|son|sa|votre)\s|^(?:have|get) (?:an?|the|your|my)\s.{2,40}\s(?:repaired|mended|fixed)$|kaputte\p{L}{0,2}\s(?:.{1,30}\s)?(?:vorbei)?bringen$|\s(?:reparieren|flicken) lassen$|(?:objet|appareil)\s.{0,12}(?:cassé|en panne)|^faire réparer\s|^traer\s.{0,30}(?:rot|averiad)[oa]s?(?!\p{L})/iu,
  ],
  [
    "rehome",
    /^(?:rehome|adopt|foster) (?:an?|one of our) (?:dog|cat|pony|horse|donkey|rabbit|animal|greyhound|hen)s?\b|(?:hund|katze|pferd|tier)\s(?:adoptieren|aufnehmen)$|^(?:adopter|accueillir) une? (?:chien|chiot|chat|chaton|animal|cheval|âne|lapin)|^(?:adoptar|acoger) un(?:a)? (?:perro|cachorro|gato|animal|caballo|burro)/iu,
  ],
  [
    "goods",
    /^(?:donate|give) (?:us )?(?:your |old |unwanted )?(?:things|objects|clothes|furniture|books|toys|food|tools|bikes?)\b|(?:sachen|möbel|kleidung|bücher|werkzeug|räder)\s(?:spenden|abgeben)$|^donner (?:des |ses |vos |un )?(?:objets?|meubles|vêtements|livres|jouets|vélos?|matériel|outils)|^donar (?:ropa|muebles|objetos|libros|juguetes|cosas|herramientas|material)/iu,
  ],
  ["sell", /^sell (?:us|to us)\b|\suns (?:anbieten|verkaufen)$|^nous vendre\s|^vendernos\s/iu],
  [
    "stockist",
    /\bbecome (?:an? |our )?(?:stockist|reseller|retailer)\b|^stock (?:our|my)\b|(?:händler|wiederverkäufer|verkaufsstelle)(?:in)? werden$|^devenir (?:un |notre )?(?:point de vente|revendeur|dépositaire)|^(?:ser|hacerse) (?:un )?(?:punto de venta|distribuidor)/iu,
  ],
  [
    "wholesale",
    /\bwholesale\b|\bsupply (?:your|us|our|for)\b|\btrade (?:accounts?|orders?|enquir(?:y|ies)|prices?)\b|großhandel|(?:händler|gastro)(?:preise|anfrage|bestellung)|wiederverkauf|beliefern lassen$|vente (?:en gros|aux professionnels)|(?:al?|ventas?) por mayor|mayoristas/iu,
  ],
  [
    "switch",
    /^(?:switch|move|change) (?:(?:your|the) \p{L}{2,20} )?(?:over )?to us$|(?<!\p{L})zu uns wechseln$|^changer pour\s|^cambiarse a\s/iu,
  ],
  [
    "adoption",
    /^sponsor (?:an?|one of our) (?:donkey|hive|beehive|tree|animal|horse|pony|goat|sheep|cow|owl|bench|seat|pipe)\b|(?:tier|baum|bienen|esel)\p{L}{0,6}patenschaft|^(?:parrainer|adopter) une? (?:animal|ruche|arbre|âne|cheval|chèvre|poule|pierre|variété|brebis|mouton|tuile|banc|page|pied de vigne)|^(?:apadrinar|adoptar) una? (?:animal|colmena|olivo|árbol|burr[oa]|oveja|cabra|piedra|teja|cepa)/iu,
  ],
  ["audition", /\baudition(?:s|ner)?\b|(?<!\p{L})vorsingen(?!\p{L})|\baudición/iu],
  [
    "viewing",
    /\bview (?:an?|the|this) (?:house|home|flat|property|plot|apartment|office)\b|(?:wohnung|haus|immobilie)\s(?:.{1,15}\s)?besichtigen$|^visiter (?:une?|le|la) (?:appartement|maison|logement)|^visitar (?:una?|el|la) (?:piso|casa|vivienda)/iu,
  ],
  [
    "private",
    /^(?:hold|host|throw|have) (?:an?|your) (?:[\p{L}-]{2,15} )?(?:party|wedding|birthday|celebration|reception|wake)$/iu,
  ],
  ["collect", /^have (?:an?|your|the)\s.{2,30}\scollected$|\sabholen lassen$|^faire enlever\s/iu],
  [
    "collect",
    /\b(?:arrange|book|request) (?:a |for a )?(?:collection|pick-?up)\b|abholung\s(?:.{1,15}\s)?(?:vereinbaren|anfragen|buchen)$|^demander (?:une? )?(?:enlèvement|ramassage)|^(?:pedir|solicitar) (?:una |la )?recogida/iu,
  ],
  [
    "propose",
    /^(?:propose|suggest|pitch|submit) (?:an?|your) (?:\p{L}{2,20} )?(?:idea|proposal|topic|subject|project|programme|show|play|talk|theme|workshop|concert|film|speaker)\b|(?:thema|projekt|sendung|idee)\s(?:.{1,20}\s)?(?:vorschlagen|einreichen)$|^proposer (?:une?|son|sa|votre) (?:idée|sujet|projet|émission|programme|thème|atelier|concert|film|spectacle|pièce)|^proponer (?:una?|su|tu) (?:idea|tema|proyecto|programa|taller|concierto|obra|espectáculo|charla)/iu,
  ],
  [
    "quantity",
    /\bprices? for (?:a )?(?:batch|set|run)\b|\bprint run\b|(?<!\p{L})(?:auflage|stückzahl|kleinserie)(?!\p{L})|\btirage\b|\btirada\b/iu,
  ],
  [
    "sample",
    /(?<!^)(?<!(?:upload|send|post|bring|e-?mail).{0,40})\bsamples?\b|(?<!\p{L})(?:muster|stoffproben?)(?!\p{L})|échantillons?|muestras?(?!\p{L})/iu,
  ],
  [
    "prices",
    /\b(?:price ?list|prices|rates)\b|preise\b|(?<!\p{L})preis (?:an|er)fragen$|^pedir precio$|preisliste|(?<!\p{L})(?:tarifs?|prix)(?!\p{L})|precios?|tarifas?/iu,
  ],
  [
    "download",
    /\b(?:checklists?|brochures?|(?<!(?:hire|book|request|find) an? )guides?|leaflets?|catalogues?|programme(?! (?:idea|proposal))|fact ?sheets?|white ?papers?|info packs?|lesson packs?|packs?|sample (?:reports?|chapters?|lessons?|pages?|issues?|menus?)|(?<!^(?:get an? )?)(?<!^)reports?|recipes?)\b|checkliste|broschüre|merkblatt|leitfaden|katalog|ratgeber|programm(?!er)|brochures?|catalogue|dépliant|programme(?!r)|folleto|catálogo|guía|programa/iu,
  ],
  [
    "bring",
    /^(?:bring(?! your own| (?:an?|your) (?:dog|pet)\b)|drop off|lend (?:us )?(?:an?|your)(?! (?:hand|lift)))\b|(?:vorbeibringen|bringen|abgeben)$|^(?:apporter|déposer)\b|^(?:traer|dejar)\b/iu,
  ],
  [
    "post",
    /^post (?:us|your|it|the|an?)\b|^send in (?:an?|your|the)\s(?!(?:photo|picture|sketch|drawing|plan|text|recording))|^send (?:us )?(?:an?|your|the)\s.{2,30}\sto (?:restore|repair|mend)$|(?:einschicken|einsenden)$|^envoyer (?:par la poste|votre|son|sa)\b/iu,
  ],
];

/** What holds for a goal where nothing is known of what the business does. */
export const LATE_SIGNS: readonly (readonly [Topic, RegExp])[] = [
  [
    "days",
    /^arrange to (?:meet|visit|come)$|^(?:ask for|request) an? (?:home )?visit\b|^visit(?:er|ar)$|^demander une visite$|^pedir una visita$|^visiter (?:les|la|le|l['’])|^visitar (?:el|la|los|las)\s|^\p{Lu}\p{L}{3,20}(?<!abend|vorführung|vorstellung|konzert|aufführung|lesung|vortrag) besuchen$|^essayer$/iu,
  ],
  [
    "days",
    /^(?:arrange|book|plan) (?:an? |the )?visit$|^einen besuch vereinbaren$|^besuch vereinbaren$|^organiser une visite$|^concertar una visita$/iu,
  ],
  [
    "free-date",
    /^ask about (?:an?|the|your) (?:date|day)$|^(?:einen? )?(?:termin|tag) erfragen$|\bcheck (?:an?|the|your|our|my) (?:\p{L}{2,12} )?dates?\b|\b(?:request|ask for) an? date\b|\bcheck (?:dates|availability)\b|(?:termin|datum|verfügbarkeit)\s(?:.{1,20}\s)?prüfen$|^vérifier (?:une|la|les|votre) (?:date|disponibilité)|^(?:consultar|comprobar) (?:una |la |las |su )?(?:fechas?|disponibilidad)/iu,
  ],
  [
    "sent",
    /^(?:ask for|request|get) (?:an? |the |our |your )?(?:\p{L}{2,12} )?(?:price ?lists?|menus?|brochures?|programmes?|prospectus|catalogues?|fixed fees|information packs?|questionnaires?|(?:application )?forms?)$|(?:preisliste|speisekarte|broschüre|prospekt|katalog|programm|infomaterial|fragebogen|formular|anmeldebogen|infoheft|infomappe|unterlagen)\s(?:anfordern|anfragen)$|^(?:demander|recevoir) (?:le |la |les |une? )?(?:brochure|plaquette|programme|catalogue|menus?)$|^(?:pedir|solicitar|recibir) (?:el |la |los |una? )?(?:dosi?er|catálogo|menús?|folleto|programa|lista de precios)$/iu,
  ],
  [
    "commission",
    /^commission\s|^describe your\s|\sin auftrag geben$|\s(?:anfertigen|gießen|bauen|nähen|malen|drucken|schnitzen|schmieden|sticken|entwerfen|schreiben) lassen$|^faire (?:faire|fabriquer)\s|^encargar (?:una?|su|tu)\s/iu,
  ],
  [
    "commission",
    /^(?:talk about|discuss) (?:an?|your) \p{L}{3,20}$|(?:projekt|idee|ideen|vorhaben|auftrag|entwurf) besprechen$|^(?:parler|discuter) (?:d['’]un|de (?:son|votre)) projet$|^hablar de (?:un|su) proyecto$/iu,
  ],
  [
    "sent",
    /^(?:ask for|request) an example$|^(?:ein )?beispiel anfordern$|^demander un exemple$|^(?:pedir|solicitar) un ejemplo$/iu,
  ],
  [
    "question",
    /^ask (?:about|what|whether|how|if|when|us(?! for\b))\b|^ask for (?:advice|details|information|help|news)\b|(?:fragen? stellen|nachfragen|erfragen)$|^(?:poser une question|se renseigner)|^(?:preguntar|hacer una pregunta|consultar dudas)/iu,
  ],
  [
    "one",
    /^(?:pre-)?order (?:an?|one|your)\s(?!(?:box|case|crate|dozen|bag|tray|set|share|subscription)s?\b)|^eine?n?\s.{2,40}\sbestellen$|^commander une?\s(?!(?:caisse|carton|panier|plateau))/iu,
  ],
  [
    "member",
    /\bbecome (?:an? )?(?:\p{L}{2,15} )?member\b|^become an? (?:friend|patron|supporter)\b|^enter the (?:[\p{L}-]{2,15} ){0,2}club$|\bjoin (?:the|our) (?:[\p{L}-]{2,15} ){0,2}(?:club|society|association|guild|league|co-?op|group|choir|circle|band|team of volunteers)\b|(?<!\p{L})mitglied werden$|(?:verein|club|genossenschaft)\s(?:.{1,10}\s)?beitreten$|^adhérer(?!\p{L})|^devenir (?:membre|adhérente?|sociétaire|amie?)|freundeskreis beitreten$|^rejoindre (?:le club|l['’]association|la chorale|le groupe|le cercle)|^hacerse soci[oa](?!\p{L})|^unirse (?:al club|a la asociación|al coro|al grupo)/iu,
  ],
  [
    "appointment",
    /^arrange an?\s|\s(?:vereinbaren|ausmachen)$|^convenir d['’]un|^(?:concertar|acordar) una?\s/iu,
  ],
];

/** What is booked, hired or joined, named by the goal itself. */
export const OBJECTS: readonly (readonly [Need, RegExp])[] = [
  [
    "performance",
    /^(?:programmer|inviter|accueillir|réserver) une? (?:spectacle|concert|représentation|pièce)|^(?:contratar|programar) una? (?:función|actuación|espectáculo|concierto)|^book (?:an? |the |our )?(?:show|concert|performance|display|band|choir|ensemble)$/iu,
  ],
  [
    "tour",
    /^(?:mitwandern|mitradeln|mitpaddeln)$|^reservar (?:una? |el |la )?guía$|^pasear con\s|^apuntarse a una (?:salida|ruta|visita|excursión)|^s['’]inscrire à une (?:sortie|balade|visite)/iu,
  ],
  [
    "upkeep",
    /^(?:ask (?:for|about)|request|arrange|book) an? (?:maintenance|service|servicing) (?:contract|plan|agreement)$|^wartungsvertrag\s|^demander un contrat d['’]entretien$|^(?:pedir|solicitar) un contrato de mantenimiento$|^(?:ask for|request|book|arrange) an? (?:free )?site visit$|^ortstermin vereinbaren$|^(?:einen )?ortstermin (?:vereinbaren|anfragen)$|^demander une visite sur place$/iu,
  ],
  [
    "course",
    /^s['’]inscrire (?:à un |aux |à l['’]|au )(?:ateliers?|cours|stages?)(?!\p{L})|^(?:réserver|rejoindre|suivre) un (?:atelier|cours|stage)(?!\p{L})/iu,
  ],
  [
    "space",
    /^(?:rent|hire|book) (?:an? |the |our )?(?:studio|hall|desk|(?<!book an? )workshop|bench|plot|raised bed|bed(?= for £)|stall|kiln|print room)\b|(?:raum|saal|atelier|beet|parzelle|stand|arbeitsplatz)\s(?:.{1,15}\s)?mieten$|^louer (?:la |une? |le )?(?:salle|atelier|espace|bureau|parcelle|stand)|^alquilar (?:la |una? |el )?(?:sala|espacio|estudio|puesto|parcela|taller)/iu,
  ],
  [
    "outing",
    /\b(?:to|at) (?:your|their) (?:venue|school|home|house|site|place|office|event|door|library|village|club|hall|museum|church|garden|farm|care home)\b|\bhome visits?\b|bei ihnen|(?<!\p{L})hausbesuche?|chez vous|à domicile|a domicilio|en su (?:casa|centro)/iu,
  ],
  [
    "lodging",
    /\b(?:book|reserve|rent|hire) (?:a |the |your )?(?:room(?! (?:by the hour|hourly|to (?:rehearse|practise|meet|teach)|for (?:an? |your )?(?:hour|rehearsal|practice|meeting|class|workshop|event|party|ceremony|talk)))|stay|night(?=$| (?:in|at|for|with|on|or|and|from|by|under|away)\b)|cabin|cottage|hut|yurt|pitch|bunkhouse|lodge|chalet|apartment|flat|caravan|pod|tipi|tree ?house|shepherd['’]s hut|bed for the night|weekend away)\b|zimmer (?:buchen|reservieren)|(?:schlaf|stell|zelt)platz\s(?:anfragen|buchen|reservieren)|ferienwohnung|(?:réserver|louer) (?:une |le |la |un )?(?:chambre|gîte|cabane|emplacement|séjour|nuit)|(?:reservar|alquilar) (?:una |la |el )?(?:habitación|casa|cabaña|estancia|noche)/iu,
  ],
  [
    "hire",
    /^(?:hire|rent|borrow)\b|(?:mieten|leihen|ausleihen)$|(?<!\p{L})leih\p{L}{3,20}|^(?:louer|emprunter)\b|^(?:alquilar|pedir prestad[oa]s?)\b|\b(?:bike|boat|kayak|canoe|tool|costume) (?:hire|rental)\b/iu,
  ],
  [
    "table",
    /\b(?:book|reserve) (?:a |your )?table\b|tisch\s.{0,30}reservieren|réserver (?:une table|un (?:repas|brunch|souper|dîner|déjeuner))|reservar (?:una )?mesa/iu,
  ],
  [
    "course",
    /^(?:learn|learn how) to\s|^learn (?:the|a) (?:craft|trade|skill)$|\slernen$|^apprendre à\s|^aprender a\s|\b(?:lessons?|class(?:es)?|(?<!(?:une|la|les|des|votre|chaque) )courses?|(?<!visit (?:the|our) )workshops?|taster|training day)\b|(?<!\p{L})(?<!visit (?:the|our) )(?:\p{L}{0,15}kurse?|\p{L}{0,10}schulung(?:en)?|\p{L}{0,10}workshops?|probestunde|schnupperstunde|unterricht)(?!\p{L})|(?<!\p{L})(?:cours|stages?|leçons?|ateliers? (?:de|d['’]))(?!\p{L})|(?<!\p{L})(?:clases?|cursos?|talleres)(?!\p{L})/iu,
  ],
  [
    "repair",
    /\b(?:ask about|arrange|book|request) (?:an? )?(?:\p{L}{2,15} )?repairs?\b|\s(?:restaurieren|ausbessern|aufarbeiten) lassen$|reparatur\s(?:.{1,15}\s)?(?:anfragen|vereinbaren|beauftragen)$|^demander une réparation|^(?:pedir|solicitar) (?:una? )?(?:reparación|arreglo)/iu,
  ],
  [
    "tour",
    /^come on an? (?:\p{L}{2,15} ){0,2}(?:day|walk|tour|trip|dig|outing|hike|ride|hunt)\b|^join (?:an?|our) (?:\p{L}{2,15} ){0,2}(?:walk|evening|talk|trip|ride|dig|day|session|swim|hike|outing)\b|\sbesichtigen$|\b(?:guided|tours?|boat trips?)\b|\p{L}{0,12}führung(?:en)?(?!\p{L})|\p{L}{0,12}wanderung(?:en)?(?!\p{L})|visites? guidées?|balades?|randonnées?|visitas? guiadas?|rutas?(?!\p{L})|excursi(?:ón|ones)/iu,
  ],
];
