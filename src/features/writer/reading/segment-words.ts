/** Small words of four languages by which a list of people is taken apart. Patterns, no logic. */
import type { Phrasebook } from "./reading-model.ts";

const PUNCTUATION = "\\s?(?:(?<!\\p{N})[,/]|[,/](?!\\p{N})|[;•·|、，؛،\\n])\\s?";
const ALSO = {
  en: "and also|and|or|plus|as well as|but also",
  de: "und auch|und|oder|sowie|als auch|bzw\\.?",
  fr: "et aussi|et|ou|ainsi que|plus",
  es: "y también|y|e|o|u|así como|además de",
};
const separator = (words: string): RegExp =>
  new RegExp(`${PUNCTUATION}(?:(?:${words}|&|\\+)\\s)?|\\s(?:${words}|&|\\+)\\s`, "giu");

/** Between the items of a list. */
export const SEPARATORS: Readonly<Record<Phrasebook, RegExp>> = {
  en: separator(ALSO.en),
  de: separator(ALSO.de),
  fr: separator(ALSO.fr),
  es: separator(ALSO.es),
};

/** Between sentences. A stop after one letter, a title ("Dr. Patel") or in "12. Woche" ends none. */
export const SENTENCE_ENDS =
  /(?<=[\p{L}\p{N})%]{2}|(?:to|till|until|about|around|a|à|al|las) \p{N}|\p{N} ?[€h]|€ ?\/ ?\p{L}|\p{N}[-–]\p{N})(?<!(?<!\p{L})(?:Co|Lic|Dr|Dra|Mr|Mrs|Ms|Mx|St|Ste|Sta|Sto|Prof|Dipl|Ing|Mag|Nr|No|Fr|[Ee]st|Sr|Sra|Jr|Mme|Mlle|Ph))[.!?…]{1,8}\s(?=[\p{Lu}\p{Lo}\p{N}¿¡£$€])(?!(?<=(?<!\p{N})\p{N}{2}\.\s)(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))(?!(?:Lebens|Jahrhundert|Schwangerschaft|SSW|Klasse|Woche|Monat|Geburtstag|Stock|Etage|Bezirk|Tag|Jahr))|(?<=\p{L}{2}|[\p{L}\p{N}€]\)|\p{N}{2}|(?:to|till|until) \p{N}|\p{Lu} \p{Lu} \p{Lu}|\p{N}[€£$hm%]|\.-)(?<!(?<!\p{L})(?:incl|inkl|appr|approx|appt|appts|mins|evtl|aprox|dept|prof|dipl|resp|zzgl|bspw|inc|min|max|est|etc|tel|ext|apt|ave|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|bzw|ggf|usw|str|env|ref|vgl|ggü|std|avg|aug|sep|sept|oct|nov|dec|jan|feb|mar|apr|dep|hab|pers|abb|ca|st|dr|mr|mrs|ms|ste|sr|sra|vs|cf|nr|lt|bd|av|bes|exkl|excl|ex))[.!?]\s(?=\p{Ll}[\p{Ll}’']|I )(?!(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|klasse|stock|etage|woche|monat|jahrhundert)(?!\p{L}))(?!(?:und|bis|oder) (?:\p{N}|(?:die|der|den) \p{N}))|(?<=\p{L}{2} \p{N}|[£$€]\p{N})[.!?]\s(?=(?:I|Know|Let|See|Check|Book|Read|Buy|Ask|Call|Join|Order|Send|Open|Closed|Every|All|Our|My|A|An|For|[Ww]e|[Yy]ou|[Tt]hey|[Tt]he|[Ii]t|[Ii]f|[Nn]o)(?:['’]\p{L}{1,2})?\s)|\n/gu;

/** Openings that say "our audience is": what follows is the list. */
export const OPENINGS: readonly RegExp[] = [
  /^(?:(?:we|i)\s\p{Ll}+\s(?:for|with)|(?:wir|ich)\s\p{Ll}+\s(?:für|mit)|(?:nous|je)\s\p{Ll}+\s(?:pour|avec)|\p{Ll}+amos\s(?:para|con))\s/iu,
  /^j['’](?:accompagne|aide|accueille|enseigne (?:à|aux))\s/iu,
  /^(?:(?:our|the|my|your)\s)?(?:(?:main|primary|core|ideal|key|typical|usual)\s)?(?:(?:target\s)?(?:audience|group|customers?|clients?|guests|members|users|readers|visitors|market|patients|students))\s?(?:(?:is|are|includes?|come from)\s|:\s?|\s[–-]\s)/iu,
  /^(?:most|many|nearly all|half) of (?:our|the) (?:clients|customers|guests|members|visitors|patients|users|students) are\s/iu,
  /^(?:it is|it['’]s|this is|the site is|we are|we['’]re)\s(?:here\s)?(?:mostly\s|mainly\s)?for\s/iu,
  /^(?:we|i)\s(?:mostly\s|mainly\s|only\s|also\s|want to\s|would like to\s|hope to\s)?(?:serve|work (?:with|for)|help|cater to|cater for|reach|teach|train|support|look after|sell to|deal with|build for|speak to|welcome|supply|treat)\s/iu,
  /^(?:aimed at|for|serving|targeting|helping|to)\s/iu,
  /^(?:(?:unsere|die|meine)\s)?(?:zielgruppen?|kunden|kundschaft|gäste|mandanten|patienten|klienten|mitglieder|besucher|leser)\s?(?:(?:sind|ist|kommen aus)\s|:\s?|\s[–-]\s)/iu,
  /^(?:wir|ich)\s(?:richten? uns an|richte mich an|arbeiten? für|beraten?|betreuen?|behandeln?|begleiten?|unterstützen?|versorgen?|bauen für|helfen?|beliefern?|unterrichten?|wollen|möchten)\s/iu,
  /^(?:für|an)\s/iu,
  /^(?:(?:notre|nos|la|mes|ma)\s)?(?:public(?: cible)?|cible|clientèle|clients?|patients|adhérents|visiteurs)\s?(?:(?:est|sont|comprend)\s(?:composée? de\s)?|:\s?|\s[–-]\s)/iu,
  /^(?:nous|je)\s(?:travaillons (?:pour|avec)|accompagnons|aidons|accueillons|servons|travaille (?:pour|avec)|accompagne|nous adressons (?:à|aux))\s/iu,
  /^(?:s['’]adresse (?:à|aux)|destiné(?:e|s|es)? (?:à|aux)|pour|auprès (?:de|des))\s/iu,
  /^(?:(?:nuestros?|nuestra|el|la|mis?)\s)?(?:público(?: objetivo)?|clientela|clientes|pacientes|socios|visitantes)\s?(?:(?:son|es|está formada por)\s|:\s?|\s[–-]\s)/iu,
  /^(?:trabajamos (?:con|para)|ayudamos a|atendemos a|acompañamos a|trabajo (?:con|para)|dirigido a|para|orientado a)\s/iu,
];

/** "Mostly", "above all", "both": nothing to the list. */
export const ADVERBS =
  /^(?:on the other (?:end|side|hand),?|lastly,?|finally,?|then|now(?: (?:lots|plenty) of)?|mostly|mainly|primarily|especially|particularly|in particular|above all|both|either|also|often|typically|usually|chiefly|including|such as|e\.g\.|i\.e\.|mixed:?|vor allem|hauptsächlich|überwiegend|besonders|insbesondere|sowohl|meist(?:ens)?|auch|gern auch|zum beispiel|z\. ?b\.|surtout|principalement|notamment|essentiellement|aussi bien|tant|aussi|en particulier|sobre todo|principalmente|especialmente|tanto|también|en particular)\s/iu;

/** How many of a group there are, in the owner's estimate; whoever belongs to it is no rarity. */
export const HEDGES =
  /(?<=^|,\s|\s(?:and|or|plus|und|oder|et|ou|y|o)\s)(?:(?:quite )?a few|a handful of|(?:a )?couple of|the occasional|occasional|a lot of|quelques|ein paar|einige|einzelne|algun[oa]s|un[oa]s (?:cuantos |pocos )?|un[oa]s pocos|also|aussi|auch|también)\s(?=\p{L}{4})|,?\s(?:sometimes|occasionally|now and then|manchmal|gelegentlich|parfois|à l['’]occasion|a veces|unfortunately|sadly|alas|leider|malheureusement|por desgracia)(?=$|[,.]|\s(?:and|or|und|et|y)\s)/giu;
/** One of them, who stands for several. */
export const ODD_ONE =
  /(?<=^|,\s|\s(?:and|or|plus)\s)the (?:odd|occasional) ((?:[\p{L}-]{2,20} )?[\p{L}-]{2,20}[^s\s,])(?=$|,\s|\s(?:and|or)\s)/giu;

/** Articles and possessives before a group. */
export const DETERMINERS =
  /^(?:the|a|an|our|their|its|your|some|several|many|quelques|ein paar|einige|algun[oa]s|all (?:the )?(?=\p{L}{1,30}s\b)|die|der|das|den|dem|unsere[nr]?|ihre[nr]?|deren|einen?|eine|les|le|la|l['’]|des|du|un|une|nos|notre|leurs?|ses|tous les|toutes les|aux?|los|las|el|unos|unas|nuestr[oa]s|sus?|todos los|todas las|a los|a las)\s?(?<=[\s'’])/iu;

export const DENIALS =
  /^(?:(?:but\s)?not(?:\s(?:for|really|so much))?|no|never|nobody|except|excluding|rather than|instead of|without|(?:aber\s)?nicht(?:\sfür)?|keine?n?|außer|statt|(?:mais\s)?pas(?:\s(?:de|pour|les|des|aux))?|sauf|hormis|(?:pero\s)?no(?:\spara)?|excepto|salvo|sin)\s/iu;

/** An open clause or complement: what follows "and" may still belong to it. */
export const RELATIVES: Readonly<Record<Phrasebook, RegExp>> = {
  en: /\s(?:who(?:['’](?:ve|re|d|s|ll))?|whom|whose|that|which|where|when|if|because|(?<=(?:s|people|men|children|anyone|those|someone|anybody|folk|public|staff)\s)\p{L}{2,30}ing)\s/iu,
  de: /,\s?(?:die|der|das|denen|deren|dessen|wo|wenn|weil|welche)\s/iu,
  fr: /\s(?:qui|que|qu['’]\p{L}+|dont|où|lorsque|quand|(?:cherch|souhait|voul|désir|pass|viv|travaill|rénov|habit|part|début|prépar)ant)\s/iu,
  es: /\s(?:que|quienes|cuyos?|cuyas?|donde|cuando|(?:busc|necesit|viv|trabaj|empez|prepar)ando)\s/iu,
};

/** Starts what is said of the people before, and no group of its own. */
export const CONTINUATIONS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:(?:the |some )?(?:villages?|towns?|hamlets|valleys?|area|surrounding|nearby)(?= round| about| around| nearby|\s$)|lots of|plenty of|who(?:['’](?:ve|re|d|s))?|whose|whom|which|that|where|when|with|without|in|at|on|within|near|around|from|across|after|before|during|over|under|aged|between|wherever|if|of all|looking|living|wanting|out of|by|up to|to)\s|^(?:up|upwards|above|older|younger)\s$/iu,
  de: /^(?:die|der|das|denen|deren|dessen|wo|wenn|weil|mit|ohne|in|im|am|an|aus|auf|ab|bei|bis|von|vom|zu|zum|zur|nach|vor|während|zwischen|über|unter|rund um)\s/u,
  fr: /^(?:(?:qui|que|dont|où|avec|sans|dans|en|à|au|sur|entre|près|autour|après|avant|pendant|dès|lors|quand|de|du)\s|d['’])/iu,
  es: /^(?:que|quienes|cuy[oa]s?|donde|cuando|con|sin|en|a|al|de|del|entre|cerca|por|desde|durante|tras|antes|después)\s/iu,
};

/** Complements whose object may be several people: "parents of toddlers and teenagers". */
export const COMPLEMENTS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /\sof\s(?:(?:the|a|an)\s)?([^,]{0,200})$/iu,
  de: /\s(?:von|für)\s([^,]{0,200})$/iu,
  fr: /\s(?:des?|d['’]|du)\s?([^,]{0,200})$/iu,
  es: /\sde(?:l|\slos|\slas)?\s([^,]{0,200})$/iu,
};

/** Where the noun phrase ends and what is said of it begins. */
export const AFTER_NOUN: Readonly<Record<Phrasebook, RegExp>> = {
  en: /(?:\s|,\s?)(?:who(?:['’](?:ve|re|d|s|ll))?|whom|whose|that|which|where|when|with|without|of|in|at|on|near|around|from|across|over|under|aged|between|to|for|within|by|through|throughout|before|after|during|because|if|out|as|than|against|behind|beyond|up|(?<=(?:s|people|men|children|anyone|those|someone|anybody|folk|public|staff)\s)\p{L}{2,30}ing)(?=\s|$)/iu,
  de: /(?:\s|,\s?)(?:die|der|das|denen|deren|dessen|mit|ohne|in|im|aus|von|vom|ab|über|unter|zwischen|auf|bei|beim|am|an|für|vor|nach|zur|zum|zu|rund|um|nahe|bis|wo|wenn|des|gegen|während|wie|neu|kurz)(?=\s|$)/u,
  fr: /\s(?:qui|que|dont|où|avec|sans|des?|du|en|à|aux?|dans|sur|sous|entre|pour|chez|près|autour|dès|après|avant|ayant|souhaitant|cherchant|voulant|désirant|vivant|passant|travaillant|\p{L}{3,30}ant(?=\s(?:à|de|un|une|le|la|les|leur)))(?=\s|$)|\sd['’]|\squ['’]/iu,
  es: /\s(?:que|quienes|con|sin|de|del|en|a|al|entre|sobre|para|por|cerca|desde|cuy[oa]s?|buscando|viviendo)(?=\s|$)/iu,
};

/** "People locked out at night", "families new to the area": how people fare, behind the noun. */
export const STATE_AFTER_NOUN =
  /(?<=s|people|men|children|anyone|those|someone|anybody|folk)\s(?:(?:newly|recently|long|just|badly)\s)?(?:\p{L}{2,14}ed|hurt|left|caught|stuck|let|sent|told|given|torn|lost|new|keen|ready|unsure|sick|short|fond|afraid|allergic|curious|proud|serious)(?=$|\s(?:in|at|by|with|of|to|on|out|after|for|from|behind|up|down|off|over|about|home|overnight|again|abroad|where|how)(?:\s|$)|\s\p{L}{3,15}(?:ing|ed)$)/iu;

/** Texts that say "everybody": no group at all. */
export const EVERYONE =
  /^(?:everyone|everybody|anyone|anybody|all|all ages|all (?:people|ages and (?:abilities|levels))|people of all ages|the (?:general )?public|general public|the (?:whole )?(?:community|world|town|village|city|neighbou?rhood)|all comers|everyone else|whoever|people|jede(?:r|n|rmann)?|alle|alle menschen|alle (?:generationen|altersgruppen|interessierten)|jung und alt|menschen jeden alters|die (?:ganze )?öffentlichkeit|(?:le )?(?:tout|grand) public|tout le monde|tous(?: publics?)?|toutes et tous|tous les (?:âges|publics)|todos|todo el mundo|todos los públicos|(?:el )?público (?:en )?general|cualquiera|(?:(?:personas|gente) de )?todas las edades)$/iu;

/** Nouns that stand in this field and are no people. */
export const NOT_PEOPLE =
  /^(?:walk[- ]ins?$|(?:raum|großraum|region|gegend|umkreis|landkreis|bezirk|stadtteil|viertel|umgebung|nähe|kreis)(?: \p{L}[\p{L}-]{1,20}){1,3}|\p{L}{3,20}(?:quartier|viertel|bezirk|kiez)|(?:two|three|several) (?:sorts|kinds|types|groups)|villages|towns|volunteer|(?:\p{L}{3,15} )?(?:uniforms?|seasons?)|mom|mum|dad|b2b|b2c|b2b2c|d2c|awareness|age|ages|income|middle class|bookings?|sales|weddings?|events?|parties|part(?:y|ies)|birthdays?|christenings?|funerals?|anniversar(?:y|ies)|conferences?|holidays?|homes?|houses?|gardens?|cars?|dogs?|cats?|horses?|pets?|animals?|buildings?|projects?|products?|everything|anything|things?|worldwide|local|nationwide|online|none|n\/a|unknown|tbd|open|mixed|various|hochzeiten|feiern|feste|geburtstage|events|veranstaltungen|taufen|hunde|katzen|pferde|häuser|gärten|privat|gewerblich|mariages|anniversaires|fêtes|événements|chiens|chats|chevaux|maisons|jardins|bodas|eventos|fiestas|cumpleaños|bautizos|perros|gatos|caballos|casas|pisos|viviendas|locales|naves|customers?|clients?|guests?|users?|visitors?|buyers?|audience|target(?: group)?|kunden|kundinnen|kundschaft|gäste|besucher|publikum|nutzer|clientes?|clientela|público|usuarios?|clientèle|client(?:e?s)?|usagers?|visiteurs|public)$/iu;

/** "; many of them speak Bengali" tells of the people before it and is no group of its own. */
export const ASIDE =
  /,\s(?:often|usually|sometimes)\s(?:the|a|an|one)\s|[;,–—-]\s?(?:many|most|some|a few|half|viele|die meisten|manche|einige|beaucoup|la plupart|certains|muchos|la mayoría|algunos)\s(?:of (?:them|whom)|davon|von ihnen|d['’]entre (?:eux|elles)|de ellos|de ellas|speak|sprechen|parlent|hablan)\s/iu;

/** "People who want a chair done, mostly 45 plus": what is told of them is no part of the heading. */
export const TOLD_OF_THEM =
  /\s(?:mainly|mostly|usually) (?:it['’]?s|its|they|because) .{1,160}$|,\s(?:(?:and )?(?:especially|particularly|above all|vor allem|besonders|notamment|sobre todo)|mostly|usually|often|mainly|sometimes|and some (?:with|in|on|who)|some (?:with|in|on|who|are|have)|(?:and )?(?:a lot|lots|loads|plenty) of|many of|many (?:from|who|with|whose)|most of|some of|we|meistens|meist|oft|souvent|surtout|a menudo)\s.{1,160}$/iu;
