/**
 * By which words owners ask in French, Spanish, Italian and Portuguese that hours, prices and rules be shown, and what such things
 * are called. Tables, no logic.
 */
export const SHOWN_LANGUAGES = ["fr", "es", "it", "pt"] as const;
export type ShownLanguage = (typeof SHOWN_LANGUAGES)[number];

/** The wish, with the blank behind it. */
export const SHOWING: Readonly<Record<ShownLanguage, string>> = {
  fr: "(?:et |aussi |surtout )?(?:(?:afficher|dire|donner|indiquer|montrer|présenter|préciser|publier|mettre|annoncer|rappeler|détailler|lister|communiquer|voir|consulter|connaître|faire (?:connaître|savoir|voir)|mettre en avant)|(?:que les gens|que les clients|qu['’]on|qu['’]ils) (?:voient?|sachent|sache|connaissent|connaisse|trouvent?))(?: bien| clairement| aussi)? ",
  es: "(?:y |también |sobre todo )?(?:mostrar|poner|decir|comunicar|publicar|indicar|dar(?: a conocer)?|explicar|enseñar|anunciar|informar de|ver|consultar|saber|conocer|que (?:la gente |los clientes )?(?:se )?(?:vean?|sepan?|conozcan?|miren|encuentren|estén|aparezcan|salgan|entiendan))(?: bien| claro| también| clar[oa]s)? ",
  it: "(?:e |anche |soprattutto )?(?:mostrare|indicare|dare|pubblicare|mettere|spiegare|comunicare|vedere|fare? (?:sapere|conoscere|vedere|capire)|che si (?:vedano|sappiano|capiscano))(?: bene| anche| chiaramente)? ",
  pt: "(?:e |também |sobretudo )?(?:mostrar|indicar|dar|publicar|pôr|colocar|explicar|informar|anunciar|ver|saber|que (?:as pessoas |os clientes )?(?:se )?(?:vejam?|saibam?|conheçam?))(?: bem| também| claramente)? ",
};

export const ARTICLES: Readonly<Record<ShownLanguage, string>> = {
  fr: "(?:les |nos |mes |vos |la |le |l['’]|notre |mon |ma )",
  es: "(?:los |las |el |la |nuestr[oa]s? |mis? )",
  it: "(?:i |gli |le |la |il |l['’]|(?:i nostri|le nostre|i miei|le mie|il nostro|la nostra) )",
  pt: "(?:os |as |o |a |(?:os |as |o |a )?(?:nossos?|nossas?|meus?|minhas?) )",
};

/** What needs no article to be known. */
export const TERMS: Readonly<Record<ShownLanguage, string>> = {
  fr: "(?:prix|tarifs?|horaires?(?: d['’]ouverture)?|heures d['’]ouverture|délais?|conditions|règles|acompte|zone(?: de livraison)?|livraisons?|formules?|forfaits?)",
  es: "(?:precios?|tarifas?|horarios?(?: de atención)?|plazos?|condiciones|reglas|señ(?:a|as)|zonas?(?: de reparto)?|envíos?|planes|paquetes)",
  it: "(?:prezzi|tariff[ae]|orari(?:o)?(?: di apertura)?|tempi|condizioni|regole|acconto|zon[ae](?: di consegna)?|consegne?|formule|pacchetti)",
  pt: "(?:preços?|tarifas?|horários?(?: de (?:abertura|funcionamento))?|prazos?|condições|regras|sinal|zonas?(?: de entrega)?|entregas?|planos|pacotes)",
};

/** "Où on est chaque soir : …", "dónde estamos: …": named by a question, with a colon behind it. */
export const QUESTIONS: Readonly<Record<ShownLanguage, string>> = {
  fr: "(?:où|quand|comment|ce qu(?:e |['’])|combien)",
  es: "(?:dónde|donde|cuándo|cuando|cómo|qué|cuánto)",
  it: "(?:dove|quando|come|che cosa|cosa|quanto)",
  pt: "(?:onde|quando|como|o que|quanto)",
};

/** "Prix selon l'entrée". */
export const BY_WHAT: Readonly<Record<ShownLanguage, string>> = {
  fr: "(?: (?:selon|par|pour|de|du|des) [\\p{L}’' -]{2,24})?",
  es: "(?: (?:según|por|para|de|del) [\\p{L}' -]{2,24})?",
  it: "(?: (?:secondo|per|di|del|della) [\\p{L}’' -]{2,24})?",
  pt: "(?: (?:por|para|de|do|da) [\\p{L}' -]{2,24})?",
};

/** Said of what is shown, and no part of its name. */
export const SHOWN_HOW =
  /\s(?:à jour|actuels|avant|d[’']abord|bien (?:clairs?|visibles?)|clairs|clairement|visibles|en grand|al día|actualizad[oa]s|bien clar[oa]s|clar[oa]s|visibles|aggiornat[ie]|chiar[ie]|ben visibili|in chiaro|sem (?:ter de )?ligar|sin (?:tener que )?llamar|sans (?:devoir )?appeler|senza (?:dover )?chiamare|atualizad[oa]s|bem visíveis|bem clar[oa]s)$/iu;

/** The next of the owner's wishes. */
export const NEXT_WISH: Readonly<Record<ShownLanguage, RegExp>> = {
  fr: /^(?:et |puis )?(?:que |qu['’]|(?:(?:nous|se|me|s['’]|mieux|bien) ?)?(?!(?:premi|derni|atel|quarti|papi|hiv|octob|lever|mobili|papi|foy|pani|plaisi|mat[ée]ri|courri)[eèi]?r)(?:\p{L}{2,12}(?:er|ir|oir)|prendre|être|faire|vendre|mettre|permettre|connaître|écrire|inscrire|lire|dire|apprendre|rejoindre|répondre)(?=\s|$))/iu,
  es: /^(?:y )?(?:que |\p{L}{2,12}(?:[aei]r)(?:se|me|nos|l[oae]s?)?(?=\s|$))/iu,
  it: /^(?:e )?(?:che |\p{L}{2,12}(?:[aei]r(?:e|si|ci|mi))(?=\s|$)|far (?=\p{L}))/iu,
  pt: /^(?:e )?(?:que |\p{L}{2,12}(?:[aei]r)(?:-(?:se|me|nos))?(?=\s|$))/iu,
};

/** Of the site or of those who come to it. */
export const OF_THE_PAGES =
  /(?<!\p{L})(?:sites?|google|web|página|sito|clients?|clientes?|clienti|concurren\p{L}{1,4}|competencia|concorren\p{L}{1,4}|photos?|fotos?|foto|galerie|galería|galleria|galeria|clientes|logo|bouton|botón|pulsante)(?!\p{L})/iu;

/** What visitors are asked to bring or to come in: told to them, and no deed by itself. */
export const BROUGHT: Readonly<Record<ShownLanguage, string>> = {
  fr: "arriver \\p{N}{1,2} ?min(?:utes)? avant|(?:parking|stationnement) (?:gratuit|privé|sur place)(?!\\p{L})|il faut (?:apporter|réserver|prévenir|venir|prévoir|arriver|commander|payer|téléphoner) |venir (?:en (?:tenue|vêtements|baskets|chaussettes|habits)|pieds nus|à jeun)(?!\\p{L})|(?:apporter|prévoir|amener) (?:une?|des|son|sa|ses|votre|vos|le|la) (?:serviettes?|tapis|gourde|pique-nique|maillot|tenue|casque|vêtements|chaussures|gants|bottes|repas|crème|carte|ordonnance|prescription|radios?|masque|duvet|sac|lampe|carnet)(?!\\p{L})",
  es: "llegar \\p{N}{1,2} minutos antes|(?:parqueadero|estacionamiento|aparcamiento|parking) (?:gratis|gratuito|propio|privado)(?!\\p{L})|hay que (?:traer|llevar|avisar|pedir|reservar|llegar|venir|pagar|dejar|cancelar) |(?:traer|llevar|venir con) (?:(?:su|tu|una?) )?(?:traje|toalla|ropa|bloqueador|protector|gorr[ao]|agua|calzado|zapatos|zapatillas|documento|dni|identificación|carnet|cartilla|esterilla|mat|casco|guantes|delantal|efectivo|botas|abrigo|linterna)(?!\\p{L})",
  it: "(?:portare|venire con) (?:il|la|i|le|un|una|l['’]) ?(?:proprio |propria )?(?:tappetino|asciugamano|costume|tessera|documento|scarpe|abbigliamento|casco|guanti|stivali|pranzo|ricetta|impegnativa)(?!\\p{L})",
  pt: "chegar \\p{N}{1,2} minutos antes|estacionamento (?:grátis|gratuito|próprio)(?!\\p{L})|é preciso (?:trazer|avisar|marcar|reservar|pagar) |trazer (?:o |a |uma? )?(?:toalha|fato de banho|roupa|calçado|água)(?!\\p{L})",
};

/** What visitors do with a thing that has its terms in brackets behind it. */
export const TAKING: Readonly<Record<ShownLanguage, string>> = {
  fr: "(?:réserver|commander|acheter|vendre|s['’]inscrire (?:à|au|aux)|s['’]abonner à|prendre|demander|louer|offrir) (?:un |une |le |la |des |les |au |nos )?",
  es: "(?:reservar|pedir|comprar|vender|encargar|apuntarse al?|inscribirse (?:al?|en)|agendar|alquilar|contratar|anotarse (?:al?|en)|suscribirse a) (?:una? |la |el |los |las |su )?",
  it: "(?:prenotare|ordinare|acquistare|vendere|comprare|iscriversi a|noleggiare|richiedere) ?(?:un[ao]? |un['’]|la |il |l['’]|i |le |lle |l )",
  pt: "(?:reservar|encomendar|comprar|vender|inscrever-se (?:em|no|na)|marcar|alugar|pedir) (?:uma? |o |a |os |as )?",
};

/** How long before something is ordered: what stands behind the thing itself. */
export const IN_ADVANCE_BY: Readonly<Record<ShownLanguage, string>> = {
  fr: "(?:au moins |minimum )?\\p{N}{1,2} ?(?:h|heures|jours|semaines) (?:à l['’]avance|avant)",
  es: "con (?:al menos |mínimo )?(?:\\p{N}{1,2}|una?|dos|tres) ?(?:h|hs|horas|días?|semanas?) de (?:anticipación|antelación)",
  it: "con (?:almeno )?\\p{N}{1,2} (?:ore|giorni|settimane) di anticipo",
  pt: "com (?:pelo menos )?\\p{N}{1,2} (?:h|horas|dias?|semanas?) de antecedência",
};

/** A wish that something be said, behind another wish. */
export const SAYING_THAT: Readonly<Record<ShownLanguage, string>> = {
  fr: "(?:expliquer|préciser|dire|rappeler|indiquer|faire savoir|prévenir) (?:bien )?qu(?:e |['’])",
  es: "(?:explicar|aclarar|decir|dejar claro|indicar|mencionar|que (?:sepan|quede claro)) (?:bien )?que ",
  it: "(?:dire|spiegare|precisare|chiarire|far sapere) (?:bene )?che ",
  pt: "(?:dizer|explicar|precisar|esclarecer|avisar) (?:bem )?que ",
};

/** Names of prices, under which nothing else belongs. */
export const PRICES = /^(?:prix|tarifs?|precios?|tarifas?|prezzi|tariff[ae]|preços?)$/iu;
/** A part of a list that says when, or what there is not. */
export const NO_PRICE =
  /^(?:ouvert|fermé|abiert|cerrad|apert|chius|abert|fechad|sem |não |prazo|orari|horaires?|pas d|no |non |niente |sin |sans |senza |(?:de )?lu|livraison|entrega|consegn|délai|acompte|seña)/iu;
