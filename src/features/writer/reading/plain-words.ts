/**
 * By what a clause is known that tells how a business works and needs no number for it, in four languages: "I tell you
 * the price before I open it", "je garde les taches". A table, no logic.
 */
import type { Phrasebook } from "./reading-model.ts";

/** Where a clause of its own may begin. */
export const CLAUSE_BORDERS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /;\s|\s[-–—]\s|,\s(?:and |but |so |then |also )?(?=(?:I|we|you|there|our|my|no)(?:['’]\p{L}{1,2})?\s|the \p{L}{3,14} (?:is|are)\s)|\s(?:and|but)\s(?=(?:I|we|you|there(?:['’]s| is| are))(?:['’]\p{L}{1,2})?\s)/giu,
  de: /;\s|\s[-–—]\s|,\s(?:und |aber |dann |auch )?(?=(?:ich|wir|man|es gibt|keine?n?|ihr)\s)|\s(?:und|aber)\s(?=(?:ich|wir|es gibt)\s)/giu,
  fr: /;\s|\s[-–—]\s|,\s(?:et |mais |puis )?(?=(?:je|nous|on|vous|il y a|pas (?:de|d['’]))\s?)|\s(?:et|mais)\s(?=(?:je|nous|on|vous|il y a)\s)/giu,
  es: /;\s|\s[-–—]\s|,\s(?:y |pero |también )?(?=(?:no|siempre|hay|se puede)\s)|\s(?:y|pero)\s(?=(?:no \p{L}{3,12}(?:o|os)|hay|siempre hay)\s)/giu,
};

/** Between the parts of goals that are one list. */
export const LIST_BORDERS = /;\s|\n|\s[-–—]\s|,\s(?!\p{N})(?:and |but |so |then |und |et |y )?/giu;

const CLAUSE_EN = [
  "(?:i|we)(?:['’](?:ll|ve|re|m))? (?:(?:also|only|always|never|normally|usually|still|just|will|both|all|do) )?(?!(?:also|only|always|never|normally|usually|still|just|will|both|all|want|wanted|need|would|hope|wish|should|must|plan|think|like|love|hate|get|got|keep|lose|lost|had|prefer|expect|aim|know|guess|suppose|reckon|mean|believe|find|feel|see|have to|are looking|am looking|are trying|am trying|looking|trying|hoping|don['’]t (?:want|need|like|know|mind|think|have|care)|do not (?:want|need|like|know|mind)|can['’]t|cannot|am|are|was|were|not|say|thought|decided)\\s)\\p{L}{2,20}(?:['’]t)?\\s\\p{L}",
  "(?:i|we) (?:don['’]t|do not|can['’]t|cannot|never) (?:see|do|take|sell|treat|use|restring|repair|deliver|ship|post|make|work|cater|fit|offer|accept|open|cut|store|buy|lend|hire|teach|travel|go|come|charge|carry|stock|serve|bake|fix|build|clean|drive|print|cover|hold|keep)(?:\\s|$)",
  "you (?:can|get|pick|choose|pay|bring|keep|tick|post|drop|leave|collect|come|stay|sit|will|won['’]t|don['’]t need|need no|only pay|do not need|watch|learn|take|go|decide|hear)\\s\\p{L}",
  "(?:the|our|my|each|every|all|both) (?:\\p{N}{1,4} )?(?:\\p{L}[\\p{L}’'-]{1,16} ){1,4}(?:is|are|has|have|comes?|runs?|stops?|opens?|closes?|takes?|lasts?|goes|go|works?|can|cannot|can['’]t|don['’]t|doesn['’]t|does|gets?|stays?|fits?|holds?|stand|stands|sits|built|began|started|opened|founded|made|bought|took|died|taught|ran)\\s\\p{L}",
  "there(?:['’]s| is| are) (?:an?|no|always|only|plenty|room|parking|one|two|three|four|five|six|seats|step-free|free)\\s?\\p{L}",
  "no (?:tests?|theory|exams?|shouting|notes|auditions?|appointments?|booking|minimum|joining fees?|fees?|experience|judg(?:e)?ment|mirrors?|commitment|obligation|membership|deposit|callout|call-?out (?:charge|fee)|hidden (?:costs|fees)|waiting|music|online payments?|deliver(?:y|ies)|weekends?|children|dogs|cards?|cash|bricks?)(?:\\s|$|,)",
  // What is not done, unless it may be said to whoever makes the site ("no jargon").
  "no (?!(?:more|longer|one|idea|need|problem|worries|way|matter|doubt|prices?|online|shop|basket|exclamation|jokes?|jargon|stock|drills|clutter|animations?|music|slogans?|nonsense|waffle|fuss|emojis?|cookies|chat|app|blog|newsletter|log-?ins?|accounts?|fancy|flashy|cliches?|clichés?|gimmicks?|hype|selling|sales|marketing|buzzwords|capitals?|italics|popups?|sliders?|videos?|big|bright|silly|cute|corporate|fluff|bullshit|bs|frills|posh|puns|reply|answer|calls?|phone|email|emails|whatsapp|matter|offence|pressure|guarantee|testimonials|patient|logos?|pictures?|photos?|pics|portraits|that|i|we|it|thanks?)(?!\\p{L}))\\p{L}[\\p{L}’'-]{2,16}(?: (?!please|sorry|on|anywhere)\\p{L}[\\p{L}’'-]{0,16}){0,5}(?: \\([^()]{3,40}\\))?(?:, no(?:t)? \\p{L}[\\p{L}’'-]{2,16}(?: \\p{L}{1,16}){0,3}){0,3}$",
  "(?:we|i) need (?:about |at least |around )?(?:\\p{L}{2,6}|\\p{N}{1,3}) (?:hours|days|weeks|months)(?:['’]s?)? notice(?!\\p{L})",
  "(?:\\p{L}[\\p{L}’' -]{1,40}, )?(?:free |easy |own |plenty of )?parking (?:right |just )?(?:outside|at|behind|in|on|for|free|out)(?!\\p{L})",
  "(?:cash|cards?|cheques?|checks?)(?:,| or| and| only)(?: (?:or |and )?(?:cash|cards?|cheques?|checks?|only|please|taken|fine)){0,3}$",
  "(?:[\\p{L}-]{2,14} ){0,3}(?:registered|insured|licen[sc]ed|certified|qualified|accredited|bonded|dbs(?:[- ]checked)?|tested)(?:[,&/+ ]{1,3}(?:and )?(?:[\\p{L}-]{2,14} ){0,3}(?:registered|insured|licen[sc]ed|certified|qualified|accredited|bonded|dbs(?:[- ]checked)?|tested)){0,3}$",
  "(?:families|guests|members|students|children|dogs|parents|beginners|everyone|anyone|nobody) (?:may|can|are welcome|come|get|bring|borrow|pay|learn|stay|choose|need)\\s\\p{L}",
  "(?:not )?included: \\p{L}",
  "(?:(?:i|we) (?:am|are)|i[’']m|we[’']re) (?:an? |all )?(?:fully |also |both )?(?:registered|insured|qualified|certified|licen[sc]ed|trained|chartered|accredited|dbs|outdoors|open|family)(?!\\p{L})",
  "must \\p{L}{3,12} (?:once|first|before|ahead|at least)\\s\\p{L}",
  "(?:waiting (?:time|list)|lead time|prices?|turnaround|membership|deposit|minimum(?: order| age)?|(?:call-?out|joining|annual|day|entry) (?:fee|rate))\\s(?!(?:should|shown|listed|must|on|page|list|clearly|up|visible|front)).{0,60}(?:\\p{N}|(?:one|two|three|four|five|six|eight|ten|twelve) (?:days|weeks|months|hours))",
];

const CLAUSE_DE = [
  "(?:ich|wir) (?!(?:will|wollen|wünschen?|möchten?|brauchen?|suchen?|hoffen?|sollten?|müssen?|hätten?|würden?|denken?|glauben?|finden?|bekommen?|kriegen?|verspreche\\p{L}?|sind|bin|werden?|wissen|weiß|legen?)\\s)\\p{L}{3,16}\\s\\p{L}",
  "es gibt (?!(?:schon|so|zu|zwei andere|noch))\\p{L}",
  "keine?n? (?!(?:sorge|ahnung|problem|stock|schnickschnack|lust|zeit|farb|animation|pop-?up|slider|floskel|fach|phrasen|anglizismen|emoji|cookie|musik|video|experiment|kitsch|klischee|clipart|blog|newsletter|sprüche|text|roman|superlativ|hektik|abzock|marketing|grelle|bunte|langen?|fremd|online|chat))\\p{L}{3,30}(?: (?:\\p{L}{3,24} )?(?:mehr|nötig|erforderlich|notwendig|vorhanden|dabei|möglich))?$",
  "(?:vor allem |besonders |noch )?\\p{L}{3,20}(?: und \\p{L}{3,20})?(?: \\(m/w/d\\))? (?:(?:dringend|bevorzugt|immer|noch|besonders) )?gesucht(?: (?:für|ab|im|in|zum|zur) [\\p{L}\\p{N}. -]{3,40})?$",
  "nur (?:barzahlung|bar|mit \\p{L}{4,20}|nach \\p{L}{4,20}|gegen)(?:\\s|$)",
  "\\p{L}[\\p{L} ]{3,40} (?:geht bei uns nicht|braucht (?:niemand|man nicht)|(?:sind|ist) (?:sehr |immer |herzlich )?willkommen|nicht nötig)$",
];

const CLAUSE_FR = [
  "(?:je|j['’]|nous|on) ?(?!(?:veux|veut|voulons|voudrai\\p{L}{1,3}|voudrions|aimerai\\p{L}{1,2}|aimerions|souhait\\p{L}{1,5}|cherch\\p{L}{1,3}|dois|doit|devons|pense|pensons|préfèr\\p{L}{1,3}|espèr\\p{L}{1,4}|suis|sommes|est|sait|sais|reçoi\\p{L}|peux|perd\\p{L}{0,3}|en a marre)\\s)(?:ne |n['’])?\\p{L}{2,16}\\s\\p{L}",
  "il y a (?:toujours |aussi )?(?:une?|des|du|de la|deux|trois|quatre)\\s",
  "pas (?:de |d['’])(?!(?:jargon|blabla|pub|musique|animation|stock|chichi|panique|souci|problème|pop|vidéo|bannière|emoji|anglicisme|majuscule|cliché|langue|mots?|rose|fioriture|site|appli)(?:\\p{L}|s)?)\\p{L}{3,20}(?: (?:de|d['’]|du|des|en|à|le|la)[ ]?\\p{L}{2,20}){0,3}(?: \\p{L}{4,16})?$",
  "(?:\\p{L}[\\p{L}’'-]{1,16} ){1,3}(?:prêtée?s|comprise?s?|offerte?s?|incluse?s?|bienvenue?s?|acceptée?s?|obligatoires?)(?:\\s|$)",
];

const CLAUSE_ES = [
  "(?:también |además |siempre |solo |sólo )?(?!(?:queremos|necesitamos|buscamos|esperamos|creemos|deseamos|vamos|somos|estamos|podemos|perdemos|recibimos|preferimos|sabemos|debemos|querríamos|tenemos que))\\p{L}{2,12}[aei]mos (?:a|al|en|con|de|el|la|los|las|una?|por|para|desde|su|sus|todo|toda|cada|más|solo|sin|entre|hasta|hay)\\s",
  "no (?:\\p{L}{2,10}(?:[aei]mos|o)|se (?:puede|hace|vende|aceptan?|necesita)|hace falta|hay) \\p{L}",
  "no (?:entran?|se (?:admiten?|permiten?|fuma|cobra|hacen|venden)|vienen?|pueden?) (?:\\p{L}{1,14} ?){1,6}$",
  "buscamos (?:refuerzo|personal|compañer[oa]s?|equipo)(?: .{2,40})?$",
  "siempre hay (?!que)\\p{L}",
  "hay (?!que|gente|muchos|mucha|clientes)\\p{L}{2,14}(?:\\s\\p{L}{1,14}){0,5}",
  "se (?:puede|aceptan?|admiten?|prestan?|presta) \\p{L}",
];

const anyOf = (forms: readonly string[]): RegExp =>
  new RegExp(`^(?:${forms.map((form) => `(?:${form})`).join("|")})`, "iu");

export const PLAIN: Readonly<Record<Phrasebook, RegExp>> = {
  en: anyOf(CLAUSE_EN),
  de: anyOf(CLAUSE_DE),
  fr: anyOf(CLAUSE_FR),
  es: anyOf(CLAUSE_ES),
};

/** A price beside what it is for, or a weekday and its time, in one part of a list of wishes. */
export const COUNTED_PART =
  /^[£$€] ?\p{N}[\p{N}.,]{0,9} \p{L}{3}|^\p{N}{1,5} (?:euros?|pounds?|quid|dollars?|bucks|pesos) \p{L}|^(?=\p{L}.{0,80}(?:[£$€] ?\p{N}|\p{N} ?(?:€|euros?|eur|pounds?|quid|dollars?|pesos|francs?|chf)(?!\p{L})))(?:\p{L}|\p{N})|^(?:\p{N}{1,4} ?(?:€|euros?|eur|pesos|chf|francs?) (?:im|pro|par|l['’]|la|le|al|por|a|per) ?\p{L})|^(?:every |each |jeden |tous les |chaque |los |le )?(?:mon|tues|wednes|thurs|fri|satur|sun|diens|mitt|donners|frei|sams|sonn|lun|mar|mer|jeu|ven|sam|dim|miér|jue|vie|sáb|dom)\p{L}{0,7}s? .{0,40}\p{N}/iu;

/** "Montrer les horaires mardi jeudi 18h": what stands behind the wish is told. */
export const SHOWN_TIMES =
  /^(?:show|list|give|post|say|montrer|afficher|indiquer|mostrar|poner)(?: clearly| bien)? (?:the|our|my|les|nos|mes|los|las|mis|nuestr[oa]s) (times|hours|opening hours|prices|rates|horaires|tarifs|prix|horarios|precios|tarifas)[,:]? (?=.{0,30}\p{N})/iu;

/** Behind a clause that is told: "145 new", "with lunch", "helmets too". */
export const ADDED =
  /^(?:(?:from|up to|with|without|incl\.?|including|plus|inkl\.?|mit|ohne|bis|avec|sans|con|sin|dès|desde|ab) |[£$€]? ?\p{N})[^\s]{1,30}(?:\s[^\s]{1,30}){0,6}$|^\p{L}{3,14} too$/iu;

/** Of the site, of those who come to it, and of what an owner wishes of either: never for visitors. */
export const NOT_FOR_VISITORS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /(?<!\p{L})(?:sites?|website|pages?|homepage|web|online presence|seo|fonts?|colou?rs? (?:should|must|of the)|photos? (?:of|should)|pictures? (?:of|should)|customers?|clients?|visitors?|people (?:should|must|want|think|find|stop|know|ask|keep|don['’]t)|folk|enquir(?:y|ies)|inquir(?:y|ies)|leads|forms?|buttons?|calendar|listed|show|shows|explain|clear(?:ly)?|mention|say so|please|advertis\p{L}{0,5}|promot\p{L}{0,5}|pop-?ups?|countdown|competit\p{L}{0,6}|sorry|main thing|important|it (?:changes|should|must|has to)|feel|asked|front|phone calls|confus\p{L}{1,4}|compared|cheaper|looks?|look like|writing to you|you lot|you guys|so that|in order|update|change it|should|must|because(?= (?:people|customers?|clients?|every(?:one|body)|nobody|no one|most|half|some|others?|they|that|the (?:others?|competition)|(?:we|i)(?:[’'](?:re|m|d|ve))? (?:get|lose|need|want|had|keep|are|am|hate|like|think|feel|know)|it (?:is|looks|feels|sounds)|it[’']s)(?!\p{L})))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:seiten?|website|webseite|homepage|kund\p{L}{1,8}|besucher\p{L}{0,5}|leute|anfragen?|formular|zeigen|erklär\p{L}{1,5}|wichtig|sollen?|sollte\p{L}{0,2}|müssen|muss|damit|bitte|werbung|konkurrenz|versteh\p{L}{1,5}|glaub\p{L}{1,4}|fragen|gefragt|oben|weil|schrift|fotos?|bilder|(?:grell|knallig|schrill)\p{L}{1,2}|animation\p{L}{0,3}|floskeln?|anglizismen|emojis?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:sites?|pages?|web|clients?|clientes?|clientèle|visiteurs?|gens|demandes|formulaire|montrer|expliquer|afficher|important|doit|doivent|faut|faudrait|pour que|afin|merci de|concurren\p{L}{1,4}|parce|puisque|police|couleurs?|photos?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:web|página|sitio|clientes?|visitantes|gente|formulario|mostrar|explicar|importante|debe|deben|hay que|para que|por favor|competencia|porque|letra|colores|fotos?)(?!\p{L})/iu,
};

/** A note on what a page holds or how it is told, and the bare number of what follows: "Price list by acre". */
export const OF_THE_BRIEF =
  /(?<!\p{L})(?:lists?|shown|openly|warning|reassure|make sure|video|headline|link|links|section|text|wording|logo|flag|tasteful|dire que|rappeler|insister|galerie|galería|galerie|vorleser|gesucht|sign-?ups?|bookings?|orders|calls?(?!-?outs?)|ringing|phone ring|more|mehr|plus de|más|reviews?|three things|two things|so a form|form for that|shown on site|in the footer|would be (?:great|good|nice|lovely)|what to do|will explain|so neighbours|mix it up|contingency|place to)(?!\p{L})|^(?:an? |the )?(?:\p{L}{3,14} ){0,2}(?:line|form|gallery|map|calendar|button|timetable)$|^(?!(?:all|both|half|most|each|every|with|from|behind|near|under|over|only)\s)\p{L}{3,12} (?:the|my|our|their)\s|how to do it$|^(?:please )?(?:do not|don['’]t|never) (?:publish|put|show|use|mention|list|write|say|print|make it|call it|add|include)(?!\p{L})/iu;

/** Speaks of somebody or something named elsewhere. */
export const POINTING: Readonly<Record<Phrasebook, RegExp>> = {
  en: /(?<!\p{L})(?:they|them|their(?! own)|theirs|those|these)(?!\p{L})|^(?:i|we)(?:['’]ll)? \p{L}{3,12} it(?!\p{L})/iu,
  de: /(?<!\p{L})(?:sie|ihnen|deren|diese[rnms]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ils|elles|leurs?|eux|ces|cette)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ellos|ellas|les|estos?|estas?|esos?|esas?)(?!\p{L})/iu,
};

/** Begins in the middle: what it leans on stands elsewhere. */
export const LEANING: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:it|this|that|he|she|one of|then|so|because|since|which|who|where)(?:['’]s)?\s|(?<!\p{L})(?:of it|the rest|the other|that \p{L}{3,14}$|that \p{L}{3,14}[,.]|do so|too$|it costs$|more$|then$|any more$|this \p{L}{3,14})(?!\p{L})/iu,
  de: /^(?:er|das|dies|dann|also|weil|was|wer|wo|dort|da)\s/iu,
  fr: /^(?:il (?!y a)|elle|cela|ça|c['’]|alors|donc|qui|que|où)\s?/iu,
  es: /^(?:eso|esto|así|entonces|porque|que|quien|donde)\s/iu,
};
