/**
 * Goals as marketing writes them, of what the site should bring about: "Attract new patients and let them book", "Vertrauen
 * aufbauen". They wish something of whoever makes the site, and name nothing that the business has.
 */
import type { BriefReading, Phrasebook } from "./reading-model.ts";
import { cutSlice, dropStart, type Slice, trimSlice } from "./slices.ts";

/** How such a wish begins, as far as it is a sentence. */
const LEADS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:(?:our (?:main |primary )?goals? (?:is|are) |the goal is |(?:we|i) (?:want|would like|need|aim|hope|wish) (?:(?:the (?:web)?site|(?:\p{L}{3,16} ){0,2}(?:people|visitors|parents|families|customers|clients|patients|guests|students|donors|buyers|owners|couples|members|readers|users)) )?|(?:we|i)['’]d like |help us )(?:to )?|to |and |also |so that we )/iu,
  de: /^(?:wir (?:wollen|möchten) |und )/iu,
  fr: /^(?:nous (?:voulons|souhaitons|aimerions|désirons) |on (?:veut|souhaite|aimerait) |il faut |pour |et |afin d(?:e |[’']))/iu,
  es: /^(?:queremos |deseamos |buscamos |nos gustaría |para |y |e )/iu,
};

/** What nobody but a site is asked to do. */
const SURE: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:attract|increase|boost|grow|drive|generate|build|establish|showcase|promote|publish|announce|push|ship|rank|sell out|fill(?! in| out)|collect (?:reviews?|e-?mails?|leads|testimonials|feedback)|encourage|raise|convert|let|allow|enable|make it (?:easy|easier|simple)|inform|educate|engage|position|stand out|reach|expand|highlight|strengthen|improve|introduce|recruit|reduce|capture|gain|win|demonstrate|communicate|inspire|convey|maximi[sz]e|nurture|retain|advertise|market|acquire|foster (?:a (?:sense|community)|community|trust|engagement|loyalty|relationships)|become (?:the|known|more|better|a (?:leading|trusted|well-known|go-to|household))|spread|turn visitors|look (?:more )?(?:professional|modern|trustworthy)|be (?:found|seen|known|visible)|have (?:an? )?(?:online|professional|modern)|tell (?:the|our) stor(?:y|ies)|present|display|feature|explain|provide (?:clear |easy |up-to-date )?(?:info\p{L}{0,8}|details|access|answers|resources)|create (?:an? )?(?:online|strong|professional|community)|reassure|convince|welcome|feel (?:understood|safe|confident|welcome|seen|heard|at ease|supported|cared for|comfortable|reassured)|share(?= (?:our|local|event|(?:[\p{L}-]{3,14} ){0,2}(?:news|stories|tips|information|updates|knowledge)(?!\p{L}))))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:gewinnen|steigern|erhöhen|generieren|aufbauen|präsentieren|bewerben|stärken|erleichtern|fördern|informieren|ansprechen|erreichen|verbessern|vorstellen|bekannt(?:er)? (?:machen|werden)|überzeugen|ausbauen|vereinfachen|ermöglichen|begeistern|positionieren|hervorheben|vermitteln|wecken|schaffen|inspirieren|zeigen|motivieren|binden|füllen|hinweisen|erklären|wirken|erscheinen|(?:gefunden|wahrgenommen|gesehen|bekannt) werden|auftritt|präsenz(?: im internet)?|portalprovision(?:en)?)$/iu,
  fr: /^(?:être (?:mieux|plus|reconnue?s?|visibles?)|obtenir (?:des|de nouv|davantage)|remplir (?:nos|les|le)|se faire connaître|(?:se|nous) démarquer|moderniser|avoir une (?:image|présence)|obtenir plus|devenir|attirer|augmenter|générer|développer|présenter|montrer|mettre en (?:avant|valeur)|faciliter|renforcer|promouvoir|valoriser|informer|communiquer|démontrer|prouver|affirmer|(?:me|nous|se) positionner|fidéliser|convertir|accroître|encourager|inciter|permettre|gagner|recruter|sensibiliser|inspirer|construire|créer|faire (?:connaître|découvrir)|asseoir|rassurer|expliquer|collecter|remplir)(?!\p{L})/iu,
  es: /^(?:darse a conocer|ser (?:más|reconocid[oa]s?|visibles?)|modernizar|tener (?:una )?(?:presencia|imagen)|contratar (?:a )?(?:(?:una?|nuev[oa]s?|más) ){0,2}(?:personal|emplead|gente|trabajador|administrativ|camarer|cociner|aprendi|dependient|auxiliar|ayudante|oficial|comercial|monitor|profesor|conductor|repartidor|recepcionista|técnic|desarrollador|programador|ingenier)\p{L}{0,6}|demostrar|comunicar|posicionar(?:me|nos|se)|dar confianza|diferenciar(?:nos|se)|atraer|aumentar|generar|conseguir|mostrar|presentar|promocionar|promover|facilitar|transmitir|reforzar|incrementar|captar|destacar|fomentar|impulsar|dar a conocer|informar|fidelizar|posicionar|crear|mejorar|difundir|educar|inspirar|construir|exhibir|explicar|llenar|recaudar|vender (?:más |nuestr[oa]s |los |las )?(?:membresías|bonos|planes|suscripciones|abonos|packs|paquetes|entradas|contratos|tarjetas|vales|cheques|servicios|escapadas|experiencias))(?!\p{L})/iu,
};

/** The same named by a noun, as marketing lists it: "Steigerung der Buchungen", "captación de socios". */
const NAMED: Readonly<Partial<Record<Phrasebook, RegExp>>> = {
  de: /^(?:steigerung|erhöhung|gewinnung|(?:neukunden|mitglieder|mitarbeiter|spender)gewinnung|aufbau|ausbau|stärkung|förderung|positionierung|präsentation|darstellung|vorstellung|etablierung|generierung|verbesserung|vermittlung|kommunikation|bewerbung (?:von|der|des)|kundenbindung|imagepflege|leadgenerierung|sichtbarkeit|bekanntheit|vermarktung)(?!\p{L})/iu,
  fr: /^(?:plus d(?:e |[’'])(?:demandes|inscriptions|réservations|commandes|clients|clientes|visites|visiteurs|appels|rendez-vous|contacts|ventes|visibilité|notoriété|avis|adhérents|adhésions|membres|patients|patientes|élèves|devis|trafic|mandats|familles|participants)(?!\p{L})|augmentation|acquisition|génération|présentation|positionnement|renforcement|amélioration|fidélisation|promotion|valorisation|développement|mise en (?:avant|valeur)|recrutement|visibilité|notoriété)(?!\p{L})/iu,
  es: /^(?:(?:más|mayor|mejor) )?(?:aumento|captación|solicitudes de|peticiones de|descargas de|adquisición|generación|presentación|posicionamiento|refuerzo|mejora|fidelización|promoción|difusión|incremento|visibilidad|notoriedad|crecimiento)(?!\p{L})/iu,
};

/** What an owner does as well: a wish where another one stands beside it. */
const LOOSE: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:sell|offer|show|get(?! (?:\p{L}{2,12} ){1,3}to (?=\p{L}))|share|take|receive|collect|fill|provide|bring|invite|announce|support|help|give|explain|have|launch|create)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:bekommen|erhalten|anbieten|sammeln|werben|annehmen|verschicken|teilen|unterstützen|einladen|geben|machen)$/iu,
  fr: /^(?:vendre|obtenir|recevoir|offrir(?! une? )|proposer|prendre(?! (?:rendez-vous|une? ))|rappeler|répondre|gérer|signer|accompagner|rencontrer|partager|avoir|donner|aider|annoncer|inviter)(?!\p{L})/iu,
  es: /^(?:vender|recibir|obtener|lograr|ofrecer|tener|compartir|ayudar|dar|anunciar|invitar|tomar)(?!\p{L})/iu,
};

/** "Get quote requests": what others ask for is had by whoever runs the business. */
const HAD =
  /^(?:get|receive|have) (?:\p{L}[\p{L}-]{1,14} ){1,3}(?:requests|calls|inquiries|enquiries|leads|bookings|sign-?ups|appointments|reservations|referrals)(?!\p{L})/iu;

const startOf = (part: string, language: Phrasebook): string =>
  part.trim().replace(LEADS[language], "");

function isSure(part: string, language: Phrasebook): boolean {
  const wish = startOf(part, language);
  return (
    SURE[language].test(wish) ||
    NAMED[language]?.test(wish) === true ||
    SAID_OF_THEM[language].test(part.trim()) ||
    (language === "en" && (HAD.test(wish) || NOUNS.test(wish) || isShown(wish)))
  );
}

/** "Wir möchten, dass neue Patienten …", "queremos que los visitantes …": what others are to do. */
const SAID_OF_THEM: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^we want (?:\p{L}+ ){1,2}who /iu,
  de: /^dass /iu,
  fr: /^(?:nous (?:voulons|souhaitons|aimerions)|on (?:veut|souhaite)) que /iu,
  es: /^(?:queremos|deseamos|buscamos) que /iu,
};

/** "Show real weddings"; what is told in brackets or numbers stays told. */
const isShown = (wish: string): boolean =>
  /^show (?!me |us )/iu.test(wish) && !/[(:\d]/u.test(wish);

/** Nouns of what a business would like to have, of which visitors take no part: "employer partnerships", "gallery views". */
const NOUNS =
  /^(?:\p{L}[\p{L}-]{1,16} ){0,3}(?:partnerships(?: with (?:\p{L}+ ){0,2}\p{L}+)?|(?:online|direct|click-and-collect|takeaway|takeout) (?:orders|bookings|sales|reservations)|retainers|views|reads|completions|deposits|downloads|submissions|page views|gallery views|foot traffic|lead generation|brand awareness|(?:reviews?|testimonials) (?:front and cent(?:re|er)|up front|on the home ?page))$/iu;

/** "Book lessons, sell blocks of ten, share pass stories": two such verbs are no chance. */
const isLooseTwice = (goals: string, language: Phrasebook): boolean =>
  !PRICE.test(goals) &&
  goals
    .split(PARTS)
    .map((part) => startOf(part, language))
    .filter((wish) => LOOSE[language].test(wish) && !TOLD_TOO.test(wish)).length > 1;
/** "Show the two rounds" may as well name what is to be told. */
const TOLD_TOO = /^(?:show|explain|give|have|offer|provide)(?!\p{L})/iu;

const PRICE = /[€$£] ?\d|\d ?[€£]/u;
const PARTS = /([.;!?\n]|,|:|\s(?:and|und|et|y|e|&|\+)\s)/u;
const ENDS = /^[.;!?\n]$/u;

/**
 * `goals` without what is wished of the site, each with what is joined to it: "promote exhibitions and artists" is one wish.
 * Full stops stand in the place of each, so that all others keep their places.
 */
export const withoutMakerWishes = (goals: string, language: Phrasebook): string =>
  hasMakerWishes(goals, language) ? hideWishes(goals, language) : goals;

function hideWishes(goals: string, language: Phrasebook): string {
  let isInside = false;
  return goals
    .split(PARTS)
    .map((part, index) => {
      if (index % 2 === 1) {
        if (ENDS.test(part)) isInside = false;
        return part;
      }
      isInside ||= isSure(part, language) || LOOSE[language].test(startOf(part, language));
      return isInside ? ".".repeat(part.length) : part;
    })
    .join("");
}

/** In a few lines one such wish says how the others are meant. Who writes more tells visitors something as well. */
const FEW_CHARACTERS = 200;
const CHARACTERS_MAX = 600;
/** Of longer goals so much has to be such wishes. */
const SHARE_MIN = 0.6;

/** Whether goals are written so. */
export const hasMakerWishes = (goals: string, language: Phrasebook): boolean =>
  goals.length <= CHARACTERS_MAX &&
  (goals.length <= FEW_CHARACTERS || !PRICE.test(goals)) &&
  (goals.split(PARTS).some((part) => isSure(part, language)) || isLooseTwice(goals, language)) &&
  (goals.length <= FEW_CHARACTERS || countLeft(goals, language) <= goals.length * (1 - SHARE_MIN));

/**
 * The goals of a brief as far as they are such wishes: as they are read, or as they were sent where what is read of them names
 * the deeds of visitors instead. In English what is read of them still says what an owner tells. Undefined where neither is.
 */
export function findMakerWishes({
  brief,
  typed,
  language: { phrasebook },
}: Pick<BriefReading, "brief" | "typed" | "language">): string | undefined {
  if (phrasebook === undefined) return undefined;
  // Whom a business looks for says nothing of how the rest is meant.
  const typedGoals = typed.goals?.replace(/(?<!\p{L})recruter /giu, "");
  const sent = phrasebook === "en" ? [brief.goals] : [brief.goals, typedGoals];
  return sent.find((goals) => goals !== undefined && hasMakerWishes(goals, phrasebook));
}

/** True of a part that begins as such a wish does, surely or as an owner speaks as well. */
export const beginsWish = (part: string, language: Phrasebook): boolean =>
  isSure(part, language) || LOOSE[language].test(startOf(part, language));

/** Characters of the goals that are no such wish. */
export const countLeft = (goals: string, language: Phrasebook): number =>
  hideWishes(goals, language).replaceAll(/[.,\s]/gu, "").length;

/** What a site shows, and visitors do nothing about: "show the daily bake schedule". */
const SHOWN: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:show|showcase|explain|publish|display|list|guide|rank|inform|educate)(?!\p{L})/iu,
  de: /\s(?:zeigen|erklären|darstellen|vorstellen|präsentieren)$/iu,
  fr: /^(?:montrer|présenter|expliquer|afficher)(?!\p{L})/iu,
  es: /^(?:mostrar|presentar|explicar|exhibir)(?!\p{L})/iu,
};

/** True of a wish that something be seen. */
export const isWishedSeen = (part: string, language: Phrasebook): boolean =>
  SHOWN[language].test(startOf(part, language));

/** What the verb is done to, as far as an owner names it. */
const MORE =
  /^(?:more|new|additional|better|plus d[’e]s?|davantage de|de nouveaux|de nouvelles|de|des|du|les|nos|la|le|l['’]|más|nuev[oa]s|las?|los|el|nuestr[oa]s|our|the|in)(?=\s|(?<=['’]))\s?/iu;

const OF_IT =
  /^(?:der|des|von|unserer|unseres|mehr|neuer?|de(?: la| l[’']| los| las)?|del|du|des|d[’']|nos|nuestr[oa]s)(?=\s|(?<=[’']))\s?(?:neue[nr]? |nuev[oa]s |nouve\p{L}{1,4} )?/iu;

/** `typed` without what is to be done about it, "class sign-ups" of "increase class sign-ups"; undefined where there is no such verb. */
export function dropMakerVerb(typed: Slice, language: Phrasebook): Slice | undefined {
  const clause = dropStart(typed, LEADS[language]);
  const named = NAMED[language];
  // "Steigerung der Online-Buchungen": what is to grow.
  if (named?.test(clause.text)) {
    const thing = trimSlice(dropStart(trimSlice(dropStart(clause, named)), OF_IT));
    return thing.text === "" ? typed : thing;
  }
  const forms = [SURE, LOOSE].find((one) => one[language].test(clause.text));
  if (forms === undefined) return undefined;
  const found = forms[language].exec(clause.text);
  const object =
    language === "de"
      ? trimSlice(cutSlice(clause, 0, found?.index ?? 0))
      : trimSlice(dropStart(clause, forms[language]));
  const bare = trimSlice(dropStart(trimSlice(dropStart(object, MORE)), MORE));
  return bare.text === "" ? typed : bare;
}
