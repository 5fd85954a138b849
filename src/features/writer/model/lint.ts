/**
 * What reads like a machine: turns of phrase that say nothing, in the four languages. Found after
 * writing, since a ban in a prompt makes models use what it names.
 */
import type { SlotForm } from "./slots.ts";

/** A reason in words, as it is given to the model; undefined for a text that reads well. */
export function lintText(text: string, form: SlotForm): string | undefined {
  if (form === "heading" && EMPTY_HEADINGS.test(text.trim()))
    return "the heading names a category and says nothing; say what is there";
  if ((text.match(/ [—–] |—/gu) ?? []).length > 1)
    return "there is more than one dash; write separate sentences";
  if (/…|\.\.\./u.test(text)) return "the text trails off; finish the sentence";
  for (const [pattern, reason] of TURNS) if (pattern.test(text)) return reason;
  if (form === "text" && !/[.?!…。؟]["”»’)]?$/u.test(text))
    return "the text must be whole sentences that end with a full stop";
  return undefined;
}

const IMPLIED =
  /(?<!\p{L})(?:discounts?|price reductions?|reductions for|gift cards?|vouchers?|rabatte?|ermäßigung(?:en)?|gutscheine?|ratenzahlung|remises?|tarifs? réduits?|bons? cadeaux?|descuentos?|bonos? regalo)(?!\p{L})/iu;

/**
 * Something on offer that nobody has said is: "Ask about discounts" promises one. `given` are the owner's
 * words in small letters.
 */
export function findImpliedOffer(text: string, given: string): string | undefined {
  const found = IMPLIED.exec(text)?.[0];
  return found === undefined || given.includes(found.toLowerCase()) ? undefined : found;
}

const EMPTY_HEADINGS =
  /^(?:welcome|home|services|our services|what we (?:do|offer)|about|about us|our story|who we are|learn more|get in touch|contact us|solutions|why choose us|why us|willkommen|leistungen|unsere leistungen|über uns|was wir (?:tun|bieten|machen)|kontakt|bienvenue|nos services|nos prestations|à propos|qui sommes[- ]nous|notre histoire|contactez[- ]nous|pourquoi nous choisir|bienvenidos|servicios|nuestros servicios|sobre nosotros|quiénes somos|qué hacemos|lo que hacemos|contacto|por qué elegirnos)$/iu;

const CONTRAST = "it sets up a contrast to knock it down; say only what is the case";
const FRAGMENTS = "it speaks in clipped fragments; write whole sentences";
const MAXIM = "it closes with a maxim; end with something a visitor can use";
const ADDRESS = "it tells visitors what they feel or deserve; say what they get";

const CALQUE = "nobody says it so in this language; say it as a native would";

const TURNS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:have ready (?:whether|what|which|how|if)|look (?:which|whether) |(?:say|mention|write) whether you bring|with or without their |for whom we|that it is about)(?!\p{L})/iu,
    CALQUE,
  ],
  [/(?<!\p{L})(?:unfertige fragen|schreiben sie dazu)(?!\p{L})/iu, CALQUE],
  [/(?<!\p{L})(?:dont la leur|demander une inscription)(?!\p{L})/iu, CALQUE],
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
    /(?<!\p{L})(?:you|your \p{L}{2,20}) deserves?(?!\p{L})|(?<!\p{L})(?:das sie verdienen|que vous méritez|que (?:usted )?(?:se )?merece)(?!\p{L})/iu,
    ADDRESS,
  ],
  [
    /(?<!\p{L})(?:imagine|picture this|stellen sie sich vor|imaginez|imagine usted)(?=[ ,:])/iu,
    ADDRESS,
  ],
];
