/**
 * How statements look that only somebody who knows the business can make, in the four languages that
 * texts are written in. A table, no logic. `people` and `hours` count as claims because they say who
 * works there and when, however ordinary that sounds.
 */
import type { Phrasebook } from "../reading/reading-model.ts";
import { NUMBER_WORD, NUMBER_WORD_HIGH } from "../speech/number-words.ts";

export const CLAIM_KINDS = [
  "number",
  "date",
  "hours",
  "name",
  "place",
  "people",
  "superlative",
  "credential",
  "history",
  "guarantee",
  "price",
  "rating",
  "quotation",
  "contact",
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** Kinds that words tell; the others are found by their form. */
export type WordedKind = Exclude<ClaimKind, "name" | "place" | "quotation" | "contact">;

const anyOf = (...parts: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join("|")})(?![\\p{L}\\p{N}])`, "giu");

/** Days and months are written with a capital, which tells them from "may" and "march". */
const capitalised = (...parts: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${parts.join("|")})(?!\\p{L})`, "gu");

type Table = Readonly<Record<WordedKind, readonly RegExp[]>>;

export const CLAIM_WORDS: Readonly<Record<Phrasebook, Table>> = {
  en: {
    number: [
      anyOf(
        `${NUMBER_WORD.en} (?:years?|months|weeks|days|hours|minutes|generations|decades|people|locations|branches|shops|rooms|seats|tables|vans|staff|employees|colleagues|clients|customers|families|businesses|miles|kilometres|metres)`,
        "(?:a|two|three|half a) dozen|(?:dozens|hundreds|thousands|millions) of \\p{L}{3,24}|countless \\p{L}{3,24}|(?:most|half) of (?:\\p{L}{2,20} )?(?:people|clients|customers|families|businesses|homes|orders)",
        "per cent|percent",
        NUMBER_WORD_HIGH.en,
      ),
    ],
    date: [
      capitalised(
        "January|February|April|June|July|August|September|October|November|December",
        "Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?",
      ),
    ],
    hours: [
      anyOf(
        "(?:open|available|here|there) (?:all day|daily|every day|late|early|at weekends|on weekends|all week|all year)",
        "seven days a week|around the clock|round the clock|day and night|out of hours|after hours",
        "same[- ]day|next[- ]day|overnight|within (?:the|a|one) (?:hour|day|week)|at any (?:hour|time)",
        "every (?:day|morning|evening|weekend|week)",
      ),
    ],
    people: [
      anyOf(
        "our (?:\\p{L}{2,20} )?(?:team|staff|crew|experts|specialists|technicians|craftsmen|chefs?|therapists|teachers|instructors|consultants|engineers|drivers|bakers|founders?|owners?)",
        "(?:husband and wife|father and son|mother and daughter|(?<!(?:younger|older|your) )brothers|(?<!(?:younger|older|your|brothers and) )sisters)",
        "(?:female|male) (?:\\p{L}{2,20})",
      ),
    ],
    superlative: [
      anyOf(
        "the (?:best(?! (?:time|moment|way|day|season|place to)(?!\\p{L}))|finest|leading|largest|biggest|oldest|fastest|cheapest|safest|freshest)",
        "the (?:first|only|most) (?!(?:blow|frost|day|week|month|time|light|leaves|snow|storm|hour|night) )\\p{L}{3,20} (?:in|of|around)",
        "(?:best|finest|leading|foremost|premier|unique|unequalled|number one|no\\. 1) (?:\\p{L}{2,20} )?(?:in|quality|service|choice|results|value|experts?|provider)",
        "highest (?:quality|standards?)|best possible|like no other",
      ),
    ],
    credential: [
      anyOf(
        // Papers that a visitor has are none of the business's own: "the death certificate".
        "certifi(?:ed|cations?)|(?<!(?:death|birth|marriage|burial|cremation|medical|last|previous|old|your) )certificates?(?! (?:from|of|for) (?:the |a |an |your )?(?:registrar|registry|doctor|coroner|death|birth|marriage|burial|cremation))|accredited|accreditations?|licen[sc]ed|licen[sc]es?|insured|bonded|chartered|(?<!(?:death|birth|marriage|burial|will) (?:is|was|has been) )registered|qualified|qualifications?|award|awards|prizes?|approved|vetted|background[- ]checked|master (?:craftsman|baker|butcher|carpenter)|diploma|members? of",
        "organic|fair[- ]?trade|vegan|gluten[- ]free|halal|kosher|carbon[- ]neutral|sustainabl[ey]|locally (?:sourced|grown|made)|eco[- ]friendly|fsc",
      ),
    ],
    history: [
      anyOf(
        "since (?:then|day|our|its founding|opening|the (?:start|beginning|day|early))|founded|established|for (?:years|decades|generations)|long[- ](?:standing|established)|years of|decades of|generations? of|(?:second|third|fourth)[- ]generation|family[- ](?:run|owned|business)|tradition(?:al|ally)? (?:family|since)|experienced|experience in|began (?:as|in|when)",
      ),
    ],
    guarantee: [
      anyOf(
        "guarante(?:e|es|ed|eing)|warrant(?:y|ies)|refunds?|money back|no obligation|without obligation|no hidden|always on time|on time, every time|promise|risk[- ]free|confidential(?:ly|ity)?|100 ?%|at no (?:extra )?(?:cost|charge)",
      ),
    ],
    price: [
      anyOf(
        `${NUMBER_WORD.en} (?:pounds|euros?|dollars|pence|cents)`,
        "(?<!feel )free|complimentary|discounts?|cheap(?:er|est)?|affordable|fixed[- ]price|fixed prices?|fair prices?|low prices?|best price|half[- ]price|instal?ments|deposit|no fee|no charge",
      ),
    ],
    rating: [
      anyOf(
        "rated|ratings?|reviews?|stars?|testimonials?|recommended by|loved by|trusted by|favou?rites? (?:of|with|among)|popular with|well[- ]known|renowned|famous|reputation",
      ),
    ],
  },
  de: {
    number: [
      anyOf(
        `${NUMBER_WORD.de} (?:Jahren?|Monaten?|Wochen|Tagen?|Stunden|Minuten|Generationen|Jahrzehnten?|Menschen|Standorten?|Filialen|Räumen?|Plätzen?|Mitarbeitern?|Kunden|Familien|Betrieben?|Kilometern?|Metern?)`,
        "(?:ein|zwei|drei|halbes) dutzend|(?:dutzende|hunderte|tausende|unzählige|zahllose|zahlreiche) (?:\\p{L}{2,24})",
        "prozent",
        NUMBER_WORD_HIGH.de,
      ),
    ],
    date: [
      capitalised(
        "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
        "(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)s?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s",
      ),
    ],
    hours: [
      anyOf(
        "rund um die uhr|täglich|jeden (?:tag|morgen|abend)|tag und nacht|am selben tag|noch am gleichen tag|am nächsten tag|über nacht|innerhalb (?:eines tages|einer stunde|von)|jederzeit|ganzjährig|am wochenende",
      ),
    ],
    people: [
      anyOf(
        "unser(?:e|em|en|er)? (?:\\p{L}{2,24} )?(?:teams?|mitarbeiter(?:innen)?|mitarbeitenden|belegschaft|fachleute|fachkräfte|experten|spezialisten|köche|therapeuten|lehrer|trainer|gründer(?:in)?|inhaber(?:in)?|meister)",
      ),
    ],
    superlative: [
      anyOf(
        "(?:der|die|das|den|dem) (?:beste|größte|älteste|schnellste|günstigste|führende|erste|einzige)[nrs]? (?:\\p{L}{2,24} )?(?:in|im|der|des|weit)",
        "führend(?:e|er|en)?|einzigartig(?:e|er|en|es)?|unübertroffen(?:e|er)?|höchste[rnms]? (?:qualität|standards|ansprüchen?)|erstklassig(?:e|er|en|es)?|konkurrenzlos|bestmöglich(?:e|en|er)?",
      ),
    ],
    credential: [
      anyOf(
        "zertifizier(?:t|te|ten|ter|tes|ung|ungen)|zertifikate?|akkreditiert|staatlich (?:geprüft|anerkannt)(?:e|er|en)?|zugelassen(?:e|er|en)?|geprüft(?:e|er|en|es)|(?<!(?:sie|gesetzlich|privat) )versichert|meisterbetrieb|meisterbrief|innungsbetrieb|innungsmitglied|diplomiert(?:e|er)?|qualifiziert(?:e|er|en)?|auszeichnung(?:en)?|ausgezeichnete?|preise gewonnen|mitglied (?:im|in|der)|fachbetrieb",
        "bio|biologisch(?:e|en|er|es)?|vegan(?:e|en|er|es)?|glutenfrei(?:e|en|er|es)?|halal|koscher|klimaneutral(?:e|en|er)?|nachhaltig(?:e|en|er|es)?|regional(?:e|en|er|es)?|ökologisch(?:e|en|er)?",
      ),
    ],
    history: [
      anyOf(
        "seit (?:jahren|jahrzehnten|generationen|langem|vielen|über|mehr|anfang|der gründung|jeher)|gegründet(?:e|er)?|gründung|langjährig(?:e|er|en|em)?|erfahren(?:e|er|en|es)|erfahrung(?:en)?|generation(?:en)?|jahrzehnte(?:n|lang)?|familienbetrieb|familiengeführt(?:e|er|es)?|familienunternehmen|traditionsbetrieb|tradition(?:en|sreich)?",
      ),
    ],
    guarantee: [
      anyOf(
        "garant(?:ie|ien|iert|ieren|ierte)|gewährleist(?:en|et|ung)|geld[- ]zurück|unverbindlich(?:e|es|er|en)?|ohne versteckte kosten|pünktlich und|versprechen|versprochen|diskret|vertraulich(?:e|er|en)?|risikofrei",
      ),
    ],
    price: [
      anyOf(
        `${NUMBER_WORD.de} (?:euros?|franken|cent)`,
        "kostenlos(?:e|er|es|en)?|kostenfrei(?:e|er|es|en)?|gratis|umsonst|günstig(?:e|er|en|es|ste)?|preiswert(?:e|er|en)?|rabatte?|festpreise?|zum festpreis|faire[nrs]? preise?|ratenzahlung|anzahlung|ohne aufpreis",
      ),
    ],
    rating: [
      anyOf(
        "bewertung(?:en)?|bewertet|sterne|empfohlen von|beliebt(?:e|er|es|esten)?|bekannt für|renommiert(?:e|er)?|(?:guter|guten) ruf|vertrauen uns|stammkunden|stammgäste",
      ),
    ],
  },
  fr: {
    number: [
      anyOf(
        `${NUMBER_WORD.fr} (?:ans|années|mois|semaines|jours|heures|minutes|générations|décennies|personnes|salles|places|employés|clients|familles|entreprises|kilomètres|mètres)`,
        "(?:des |une )?(?:dizaines?|douzaines?|vingtaines?|trentaines?|quarantaines?|cinquantaines?|soixantaines?|centaines?|milliers|millions) d(?:e|['’])|pour ?cent",
        NUMBER_WORD_HIGH.fr,
      ),
    ],
    date: [
      anyOf(
        "janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre",
        "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?",
      ),
    ],
    hours: [
      anyOf(
        "tous les (?:jours|matins|soirs)|chaque (?:jour|matin|soir|semaine)|jour et nuit|en continu|le jour même|dès le lendemain|dans la journée|à toute heure|toute l['’]année|le week-end|sous (?:un|une|deux|vingt)(?:-quatre)? (?:heures?|jours?|semaines?|mois|minutes?)",
      ),
    ],
    people: [
      anyOf(
        "(?:notre|nos) (?:\\p{L}{2,20} )?(?:équipes?|experts|spécialistes|techniciens|artisans|chefs?|thérapeutes|professeurs|fondateurs?|fondatrice|collaborateurs|employés|salariés)",
      ),
    ],
    superlative: [
      anyOf(
        "(?:le|la|les) (?:meilleure?s?|premi(?:er|ère)s?|seule?s?|plus (?:grande?s?|anciens?|anciennes?|belles?|beaux)) (?:\\p{L}{2,20} )?(?:de|du|des|en|à)",
        "leaders?|incontournables?|uniques? en|inégalée?s?|de premier choix|d['’]exception|haute qualité|qualité supérieure",
      ),
    ],
    credential: [
      anyOf(
        "certifiée?s?|(?<!(?:sur le|votre|dernier|ancien) )certificats?(?! (?:médical|de (?:décès|naissance|mariage|scolarité|ramonage)))|certifications?|labellisée?s?|labels?|agréée?s?|diplômée?s?|assurée?s? (?:en|pour)|qualifiée?s?|maître(?:[- ]artisan)?|meilleur ouvrier|récompensée?s?|médailles?|prix (?:du (?:jury|public|concours|patrimoine|meilleur)|de la (?:ville|région|meilleure)|d['’]excellence)|(?:re[çc]u|remporté|obtenu|gagné) (?:un|le|plusieurs) prix|membres? (?:de|du)",
        "bio|biologiques?|vegan|végane?s?|sans gluten|halal|casher|durables?|circuit court|produits locaux|écologiques?|neutre en carbone",
      ),
    ],
    history: [
      anyOf(
        "depuis (?:toujours|longtemps|des|plus|la création|notre|sa fondation|l['’]origine)|fondée?|créée? en|générations?|expérimentée?s?|expérience|années d['’]|de longue date|familiale?s?|tradition(?:s|nelle|nels?|nelles)?|de père en fils",
      ),
    ],
    guarantee: [
      anyOf(
        "garanti(?:e|es|s|r|t|ssons)?|remboursée?s?|remboursement|sans engagement|sans frais|promesse|promettons|confidentiel(?:le|lement)?|confidentialité|en toute discrétion|zéro risque",
      ),
    ],
    price: [
      anyOf(
        `${NUMBER_WORD.fr} (?:euros?|francs)`,
        "gratuite?s?|gratuitement|offerte?s?|remises?|réductions?|bon marché|pas chère?s?|abordables?|forfaits?|prix (?:fixes?|justes?|bas)|tarifs? (?:fixes?|justes?|bas)|acompte|petits prix",
      ),
    ],
    rating: [
      anyOf(
        "avis|étoiles|recommandée?s? par|appréciée?s? (?:de|des|par)|réputée?s?|réputation|renommée?s?|célèbres?|font confiance",
      ),
    ],
  },
  es: {
    number: [
      anyOf(
        `${NUMBER_WORD.es} (?:años|meses|semanas|días|horas|minutos|generaciones|décadas|personas|locales|salas|plazas|empleados|clientes|familias|empresas|kilómetros|metros)`,
        "(?:(?:una|media) (?:decena|docena|veintena|treintena)|decenas|docenas|cientos|miles|millones) de|por ciento",
        NUMBER_WORD_HIGH.es,
      ),
    ],
    date: [
      anyOf(
        "enero|febrero|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
        "lunes|martes|miércoles|jueves|viernes|sábados?|domingos?",
      ),
    ],
    hours: [
      anyOf(
        "todos los días|cada (?:día|mañana|tarde|noche|semana)|día y noche|a cualquier hora|el mismo día|al día siguiente|en el día|todo el año|los fines de semana|en (?:un|una) (?:día|hora|semana)",
      ),
    ],
    people: [
      anyOf(
        "nuestr[oa]s? (?:\\p{L}{2,20} )?(?:equipos?|personal|expertos|expertas|especialistas|técnicos|artesanos|chefs?|terapeutas|profesores|profesoras|fundador(?:a|es)?|empleados|trabajadores)",
      ),
    ],
    superlative: [
      anyOf(
        "(?:el|la|los|las) (?:mejor|mejores|primer|primera|únic[oa]s?|más \\p{L}{3,20}) (?:\\p{L}{2,20} )?(?:de|del|en)",
        "líder(?:es)?|inigualables?|insuperables?|de primera|alta calidad|máxima calidad|sin igual|excepcional(?:es)?",
      ),
    ],
    credential: [
      anyOf(
        "certificad[oa]s?(?! (?:médico|de (?:defunción|nacimiento|matrimonio|empadronamiento)))|certificaci(?:ón|ones)|acreditad[oa]s?|titulad[oa]s?|homologad[oa]s?|asegurad[oa]s? (?:con|por)|cualificad[oa]s?|colegiad[oa]s?|autorizad[oa]s?|galardonad[oa]s?|premios?|medallas?|miembros? (?:de|del)",
        "ecológic[oa]s?|vegan[oa]s?|sin gluten|halal|kosher|sostenibles?|de proximidad|neutr[oa]s? en carbono",
      ),
    ],
    history: [
      anyOf(
        "desde (?:hace|siempre|el principio|que abrimos)|fundad[oa]|generaci(?:ón|ones)|con experiencia|experiencia|años de|(?:empresa|negocio|taller|ambiente) familiar|tradici(?:ón|ones|onal|onales)|de toda la vida",
      ),
    ],
    guarantee: [
      anyOf(
        "garant(?:ía|ías|iza|izamos|izad[oa]s?|izar)|reembolsos?|devoluci(?:ón|ones) del dinero|sin compromiso|sin sorpresas|prometemos|promesa|confidencial(?:es|idad|mente)?|sin riesgo",
      ),
    ],
    price: [
      anyOf(
        `${NUMBER_WORD.es} euros?`,
        "gratis|gratuit[oa]s?|gratuitamente|descuentos?|ofertas|barat[oa]s?|económic[oa]s?|asequibles?|precio (?:fijo|cerrado|justo)|precios (?:fijos|cerrados|justos|bajos)|a plazos|sin coste|sin cargo",
      ),
    ],
    rating: [
      anyOf(
        "reseñas?|valoraci(?:ón|ones)|estrellas|recomendad[oa]s? por|famos[oa]s?|reconocid[oa]s?|reputación|prestigi(?:o|os[oa]s?)|confían en nosotros",
      ),
    ],
  },
};
