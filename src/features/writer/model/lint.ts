/**
 * What reads like a machine: turns of phrase that say nothing, in the four languages. Found after
 * writing, since a ban in a prompt makes models use what it names.
 */
import { opensWithName } from "../speech/echo.ts";
import type { SlotForm } from "./slots.ts";

/** A reason in words, as it is given to the model; undefined for a text that reads well. */
export function lintText(text: string, form: SlotForm): string | undefined {
  if (form === "heading" && EMPTY_HEADINGS.test(text.trim()))
    return "the heading names a category and says nothing; say what is there";
  if (form === "heading" && RIDDLES.test(text) && !text.endsWith("?"))
    return "the heading is a riddle; name what stands under it";
  if ((text.match(/ [—–] |—/gu) ?? []).length > 1)
    return "there is more than one dash; write separate sentences";
  if (/…|\.\.\./u.test(text)) return "the text trails off; finish the sentence";
  for (const [pattern, reason] of TURNS) if (pattern.test(text)) return reason;
  if (form === "text" && sweeps(text)) return SWEEP;
  if (form === "text" && BREATH.test(text))
    return "it tells two things in one breath; make two sentences of them";
  if (form === "text" && !/[.?!…。؟]["”»’)]?$/u.test(text))
    return "the text must be whole sentences that end with a full stop";
  return undefined;
}

const IMPLIED: readonly RegExp[] = [
  /(?<!\p{L})(?:discounts?|price reductions?|reductions for|gift cards?|vouchers?|rabatte?|ermäßigung(?:en)?|gutscheine?|ratenzahlung|remises?|tarifs? réduits?|bons? cadeaux?|descuentos?|bonos? regalo)(?!\p{L})/iu,
  // An answer, a call back.
  /(?<!\p{L})(?:(?:rung|called|phoned) back|(?:call|ring|phone) you back|get back to you|we(?:['’]ll| will) (?:call|ring|reply|answer|be in touch)|you(?:['’]ll| will) (?:get|have|receive|hear) (?:an? (?:answer|reply|call)|from us|back)|zurückgerufen|(?:wir|ich) (?:rufen|rufe|melden?|antworten?) (?:Sie|uns|mich|Ihnen)|meld(?:et|en) sich bei Ihnen|(?:bekommen|erhalten) Sie (?:eine )?(?:Antwort|Rückmeldung|Rückruf)|nous vous (?:rappel|répond|recontact)\p{L}{1,8}|(?:serez|être) (?:rappelée?|recontactée?)|(?:le|les|te) (?:llamamos|llamaremos|contestamos|responderemos|devolvemos)|recibirá (?:una )?(?:respuesta|llamada))(?!\p{L})/iu,
  // What is carried to people, and what is made for them alone.
  /(?<!\p{L})(?:deliver(?:y|ed|s)?|doorstep|home visits?|lieferservice|(?:nach hause|zu ihnen) geliefert|(?:wir|ich) (?:liefern?|holen?|bringen?)(?= )|hausbesuche?|livraisons?|livrée?s?|(?:être|serez) servie?s?|à domicile|a domicilio|reparto|made[- ]to[- ]measure|tailor[- ]made|bespoke|maßgeschneidert\p{L}{0,2}|nach maß|sur[- ]mesure|a (?:la )?medida)(?!\p{L})/iu,
];

/**
 * Something on offer that nobody has said is: "Ask about discounts" promises one, and so does "You'll be rung
 * back". `given` are the owner's words in small letters.
 */
export function findImpliedOffer(text: string, given: string): string | undefined {
  const found = IMPLIED.flatMap((offer) => offer.exec(text)?.[0] ?? []);
  return found.find((words) => !given.includes(words.toLowerCase()));
}

/** A goal of the owner's, told of the visitors: "Restaurants ask us for a quote". */
const REPORTS: readonly RegExp[] = [
  /^(?!(?:you|we|it|before|when|if|please|to|for|ask|call|ring|send|tell|book|write|then) )\p{L}[\p{L}’'-]{1,24}(?: (?!(?:you|we|to|please|not) )[\p{L}’'-]{1,24}){0,8} (?<!(?:and|or|then) )(?:can |may )?(?:ask(?: us)? (?:for|about)|(?:ring|call|phone) us|write to us|send us|order (?:by|from us)|book (?:by|with us)|enquire(?: with us)?)(?!\p{L})/iu,
  /^(?!(?:Sie|Wir|Bitte) )\p{Lu}[^.!?;:]{2,60} (?:können|dürfen|sollen) (?![^.!?;:]{0,60}(?<!\p{L})(?:Sie|wir)(?!\p{L}))[^.!?;:]{0,60}(?:an)?(?:fragen|rufen|schreiben|bestellen|buchen|reservieren)(?=[.!?;])/u,
  /^(?!(?:Sie|Wir|Bitte) )\p{Lu}[^.!?;:]{2,60} (?:fragen|bitten|rufen|schreiben|bestellen|buchen) (?:bei )?uns(?!\p{L})/u,
  /^(?:les|des|la|le|l['’]|une?) ?[^.!?;:]{2,80} (?:nous )?(?:demandent|réservent|appellent|commandent|écrivent|s['’]inscrivent|téléphonent|contactent)(?!\p{L})/iu,
  /^(?:los|las|un|una|quienes) [^.!?;:]{2,80} (?:nos )?(?:piden|reservan|llaman|encargan|solicitan|escriben|se suscriben|hacen su pedido|preguntan)(?!\p{L})/iu,
];

/** A reason in words for a text that tells what visitors do; with a price, a time or a number to ring it tells a fact. */
export function findReport(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?;]) /u).filter((sentence) => !/\p{Nd}/u.test(sentence));
  return sentences.some((sentence) => REPORTS.some((report) => report.test(sentence)))
    ? "it reports what visitors do; tell them what there is, and then speak to them"
    : undefined;
}

/** Under "Canvas work": "Canvas work means …"; under "Courses": "For people who …". */
const DEFINES =
  /(?<!\p{L})(?:means|(?:is|are)(?: meant)? for|(?:ist|sind)(?: \p{L}{2,12})? für|bedeute[nt]|heißt|(?:est|sont)(?: destinée?s?)? (?:pour|aux?)|signifie|(?:es|son) para|significa|(?:está|están) pensad[oa]s? para)(?!\p{L})/iu;
const FRAGMENT =
  /^(?:for|für|pour|para) (?:people|anyone|anybody|everyone|everybody|those|families|alle|menschen|leute|ceux|celles|les personnes|qui|quien|quienes|personas|gente)(?!\p{L})[^.,!?]{2,200}[.]/iu;

/** With a number or a day in it such a sentence tells more than that. */
export const definesItsName = (sentence: string, name: string): boolean =>
  !/\p{Nd}/u.test(sentence) &&
  (FRAGMENT.test(sentence) ||
    (opensWithName(sentence, name) && DEFINES.test(sentence.slice(0, DEFINED_LENGTH))));
const DEFINED_LENGTH = 70;

const EMPTY_HEADINGS =
  /^(?:welcome|home|services|our services|what we (?:do|offer)|about|about us|our story|who we are|learn more|get in touch|contact us|solutions|why choose us|why us|willkommen|leistungen|unsere leistungen|über uns|was wir (?:tun|bieten|machen)|kontakt|bienvenue|nos services|nos prestations|à propos|qui sommes[- ]nous|notre histoire|contactez[- ]nous|pourquoi nous choisir|bienvenidos|servicios|nuestros servicios|sobre nosotros|quiénes somos|qué hacemos|lo que hacemos|contacto|por qué elegirnos)$/iu;

/** "Whose sails come in" over what sailors should say; "Who the loft works for" and "Wer anfragen kann" say it. */
const RIDDLES =
  /^(?:whose|who(?! (?:it|this|that|we)(?:['’]s|['’]re| (?:is|are))| (?:can|may) |.{2,40} (?:for|with us|here)$)|wer(?!.{2,40} (?:kann|darf|können|dürfen)$)|wessen|qui(?! p(?:eut|ourra) )|quién(?:es)?(?! pued))(?!\p{L})/iu;

const LONELY = "it points at something that is not said in it; name the thing";

const CONTRAST = "it sets up a contrast to knock it down; say only what is the case";
const FRAGMENTS = "it speaks in clipped fragments; write whole sentences";
const MAXIM = "it closes with a maxim; end with something a visitor can use";
const ADDRESS = "it tells visitors what they feel or deserve; say what they get";

/** "It belongs to its members, and a share costs €150." */
const BREATH =
  /\p{L}, (?:and|und|et|y) (?:an?|the|eine?r?|der|die|das|le|la|les|une?|el|los|las) [^,.;:]{2,40} (?:costs?|kostet|kosten|coûtent?|cuestan?)(?!\p{L})/iu;

const SWEEP = "it sweeps from one thing to another; name what there is";
/** "From the first sketch to the last coat, …", at the beginning of a sentence. */
const SWEEPS: readonly RegExp[] = [
  /^From [^,.:]{2,50} to [^,.:]{2,50}[,:]/u,
  /^V[oa]m? [^,.:]{2,50} bis (?:hin )?zu[^,.:]{2,50}[,:]/u,
  /^D(?:e|u|ès) [^,.:]{2,50} (?:à l|au|jusqu)[^,.:]{2,50}[,:]/u,
  /^Desde (?:el|la|los|las|una?) [^,.:]{2,50} hasta [^,.:]{2,50}[,:]/u,
];

/** Between these a length is taken: "From the middle of the screw to each end, …". */
const MEASURED =
  /(?<!\p{L})(?:middle|centre|center|edges?|corners?|screws?|holes?|seams?|floor|ceiling|mitte|kanten?|ecken?|schrauben?|naht|boden|decke|milieu|bord|coin|vis|couture|sol|plafond|centro|borde|esquina|tornillo|costura|suelo|techo)(?!\p{L})/iu;

/** Days, hours and ages are told so; they have a number or stand in a fact. */
const sweeps = (text: string): boolean =>
  !/\p{N}/u.test(text) &&
  !MEASURED.test(text) &&
  text.split(/(?<=[.!?:]) /u).some((sentence) => SWEEPS.some((sweep) => sweep.test(sentence)));

const EITHER_WAY = "it says “whether … or …” to everybody; speak of one case";
const TO_THE_DOOR = "it sends readers away; say what there is for them";

const CALQUE = "nobody says it so in this language; say it as a native would";

const TURNS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:also |please )?(?:tell us|say|report|mention|describe|bring|send|check|note|have)(?: us)? (?:it|them|they|also)(?!\p{L})|^(?:say|tell us|check|mention) (?:where|when|whether|how|if) (?:it|they)(?!(?:['’]s| is) about )(?:['’]s|['’]re| )/iu,
    LONELY,
  ],
  [
    /^(?:(?:nennen|sagen|schreiben|geben|notieren) sie|dites(?:-nous)?|indiquez|précisez|ajoutez|indique|diga|añada|cuéntenos) (?:uns )?(?:auch|dazu|außerdem|bitte auch|aussi|également|también|además)(?!\p{L})/iu,
    LONELY,
  ],
  [
    /(?<!\p{L})(?:in good hands|in (?:den )?(?:besten|guten) händen|(?:en|entre) (?:de )?bonnes mains|en buenas manos)(?!\p{L})/iu,
    "it is worn; say what is done",
  ],
  [
    /(?<!\p{L})(?:have ready (?:whether|what|which|how|if)|look (?:first |also |then )?(?:which|whether|what)|rips? on|(?:say|mention|write) whether you bring|with or without their|for whom we|that it is about|famil(?:y|ies) with a first)(?!\p{L})/iu,
    CALQUE,
  ],
  [/(?<!\p{L})(?:unfertige fragen|schreiben sie dazu)(?!\p{L})/iu, CALQUE],
  [/(?<!\p{L})(?:dont la leur|demander une inscription)(?!\p{L})/iu, CALQUE],
  // Into what?
  [/^meta (?![^.]{0,60}(?<!\p{L})en(?!\p{L}))/iu, "it does not say into what; “Traiga …” says it"],
  [/^(?:escribirnos|llamarnos|visitarnos)$|(?<!\p{L})pregunten por sus(?!\p{L})/iu, CALQUE],
  [
    /(?<!\p{L})(?:isn['’]t|is not|aren['’]t|are not|not) (?:just|only|merely|simply) .{2,60}[,;:.–—]? ?(?:it['’]s|but|they['’]re)(?!\p{L})/iu,
    CONTRAST,
  ],
  [/(?<!\p{L})(?:not|never) (?:an? |the )?[\p{L}’' -]{2,30}, (?:but|just|only) /iu, CONTRAST],
  [/(?<!\p{L})nicht (?:nur|bloß|einfach) .{2,60}, sondern /iu, CONTRAST],
  [
    /(?<!\p{L})(?:n['’]est pas|ne sont pas|pas) (?:seulement|juste|qu['’]une?) .{2,60}[,;:] (?:c['’]est|mais)/iu,
    CONTRAST,
  ],
  [/(?<!\p{L})no (?:es |son )?(?:solo|sólo|solamente) .{2,60}[,;:] (?:sino|es) /iu, CONTRAST],
  [/(?<!\p{L})no [\p{L}’' -]{2,24}, no [\p{L}’' -]{2,24}[.,]/iu, FRAGMENTS],
  [/(?:^|[.!?] )\p{L}{2,14}\.\s\p{L}{2,14}\.(?:\s|$)/u, FRAGMENTS],
  [
    /(?<!\p{L})(?:simple as that|it['’]s that simple|that['’]s it|that['’]s all|nothing more, nothing less|so einfach ist das|mehr nicht|c['’]est aussi simple que ça|tout simplement|así de sencillo|ni más ni menos)[.]/iu,
    MAXIM,
  ],
  [/(?<!\p{L})(?:matters|counts|zählt|compte|importa|cuenta)\.$/iu, MAXIM],
  [
    /(?<!\p{L})(?:(?:does|do|did) the rest|the rest (?:follows|is (?:easy|history))|(?:speaks?|speak) for (?:itself|themselves)|(?:makes?|made) (?:all )?the difference|takes? care of (?:itself|themselves)|(?:tells?|told) (?:its|their|the) (?:own )?story|says it all|half the (?:battle|work|job)|one \p{L}{3,12} at a time)\.$/iu,
    MAXIM,
  ],
  [
    /(?<!\p{L})(?:(?:erledig(?:t|en)|tun|tut|mach(?:t|en)) den rest|(?:der rest|alles (?:andere|weitere)) (?:ergibt|findet|kommt|folgt)[^.]{0,20}|sprich(?:t|en) für sich|mach(?:t|en) den unterschied|(?:spricht|sagt) bände|ist die halbe miete|schritt für schritt)\.$/iu,
    MAXIM,
  ],
  [
    /(?<!\p{L})(?:f(?:ait|ont) (?:le reste|toute? la différence)|en di(?:t|sent) long|(?:parle|parlent) d['’](?:elle|lui|eux)[- ]mêmes?|le reste (?:suit|vient)[^.]{0,20})\.$/iu,
    MAXIM,
  ],
  [
    /(?<!\p{L})(?:hac(?:e|en) el resto|marc(?:a|an) la diferencia|habl(?:a|an) por sí (?:sol[oa]s?|mism[oa]s?)|lo dic(?:e|en) todo|lo demás (?:viene|llega|sale) [^.]{2,20}|paso a paso)\.$/iu,
    MAXIM,
  ],
  [/(?:^|\. )whether [^.?,]{3,80} or [^.?,]{3,80}, (?!and )/iu, EITHER_WAY],
  [/(?:^|\. )Ob [^.?,]{3,60} oder [^.?,]{3,60}[,:–]/u, EITHER_WAY],
  [/(?<!\p{L})(?:egal,?|ganz gleich,?) ob(?!\p{L})/iu, EITHER_WAY],
  [/(?<!\p{L})que (?:vous soyez|ce soit|tu sois) [^.?]{2,60} ou /iu, EITHER_WAY],
  [/(?<!\p{L})(?:ya sea[ns]? [^.?]{2,60} o |tanto si [^.?]{2,60} como si )/iu, EITHER_WAY],
  [
    /(?<!\p{L})(?:not for every(?:one|body)|look elsewhere|you['’]re in the wrong place|we['’]re not for you|nicht für jeden|nicht das richtige für|n['’]est pas (?:fait )?pour tout le monde|passez votre chemin|no es para todos?)(?!\p{L})/iu,
    TO_THE_DOOR,
  ],
  [
    /(?<!\p{L})(?:you|your \p{L}{2,20}) deserves?(?!\p{L})|(?<!\p{L})(?:das sie verdienen|que vous méritez|que (?:usted )?(?:se )?merece)(?!\p{L})/iu,
    ADDRESS,
  ],
  [
    /(?<!\p{L})(?:imagine|picture this|stellen sie sich vor|imaginez|imagine usted)(?=[ ,:])/iu,
    ADDRESS,
  ],
];
