/**
 * Holds the words on a button to what the button does: one that opens a form does not call, and one that
 * asks for a quote does not order. Tables of verbs in the four languages.
 */
import type { ActionKind } from "../reading/reading-model.ts";

/** What a button does when it is pressed. */
export type ButtonDeed = {
  /** All that visitors can do on this site: the form serves each of them. */
  kinds: readonly ActionKind[];
  /** It dials the number; otherwise it opens the contact form. */
  isDialled: boolean;
  /** It sends the form off. */
  isSubmit: boolean;
  /** The form has a place for pictures themselves. */
  takesPhotos: boolean;
};

const CALLS = /^(?:call|ring|phone|telephone|appel|téléphon|llam|telefon|ruf)|anrufen$/iu;
const SENDS =
  /^(?:send|ask|request|envoy|demander|poser|enviar|envíe|mandar|pedir|solicitar)|(?:senden|schicken|stellen|anfragen)$/iu;

const PICTURES = /(?<!\p{L})(?:photo|foto|picture|bilder)/iu;
/** What the menu has for the same page. */
const PLAIN =
  /^(?:contact(?: us)?|get in touch|kontakt(?: aufnehmen)?|(?:nous )?contacter|contactez-nous|contact[oa]r?|contáctenos)$/iu;

/** "Contar qué le pasa": whom? */
const ASIDE = /(?<!\p{L})(?:qué|what|how|was|wie|ce (?:que|qui)|quoi|comment|cómo)(?!\p{L})/iu;

/** Says no more than the menu does. */
export const isPlainLabel = (label: string): boolean => PLAIN.test(label.trim());

/** Words that name a deed, and the actions that such a button may stand for. */
const DEEDS: readonly (readonly [RegExp, readonly ActionKind[]])[] = [
  [
    /(?<!\p{L})(?:buy|shop|order|kauf|bestell|achet|command|compra|encargar|hacer (?:un|mi|su) pedido)/iu,
    ["buy", "order"],
  ],
  [
    /(?<!\p{L})(?:book|reserv|réserv|buch(?:en|ung)|pr(?:endre|enez) rendez|pedir cita|pida cita)/iu,
    ["book", "attend", "visit", "survey", "demo", "enrol", "phone"],
  ],
  [
    /(?<!\p{L})(?:quote|estimate|angebot|kostenvoranschlag|devis|presupuesto)/iu,
    ["quote", "survey", "enquire", "send-photos"],
  ],
  [/(?<!\p{L})(?:subscri|abonn|abonnier|suscri)/iu, ["subscribe", "order", "enrol"]],
  [/(?<!\p{L})(?:donat|spende|donner|donar)/iu, ["donate"]],
  [/(?<!\p{L})(?:pay|bezahl|payer|pagar|download|herunterlad|télécharg|descarg)/iu, []],
];

/**
 * The fault in words, as a model is told it; undefined where the words fit. `given` are the owner's words in
 * small letters: a deed that they name is on offer.
 */
export function findActionFault(
  label: string,
  { kinds, isDialled, isSubmit, takesPhotos }: ButtonDeed,
  given = "",
): string | undefined {
  if (isDialled !== CALLS.test(label))
    return isDialled
      ? "the button dials the number; say that it calls"
      : "the button opens a form; say what the visitor writes or asks for there";
  if (!isDialled && !takesPhotos && PICTURES.test(label))
    return "the form takes no photographs, at most a link to them; say what the visitor asks or writes";
  if (!isSubmit && ASIDE.test(label))
    return "it is not clear by itself; name the thing that is asked for or told";
  if (!isSubmit && isPlainLabel(label))
    return "the menu says that already; say what the visitor asks for there";
  if (isSubmit && !SENDS.test(label)) return "the button sends the form; say so";
  const unfit = DEEDS.some(([words, fitting]) => {
    const found = words.exec(label)?.[0].toLowerCase();
    const isKnown = kinds.some((kind) => fitting.includes(kind));
    return found !== undefined && !isKnown && !given.includes(found);
  });
  return unfit ? "the button does something else; say only that visitors write or ask" : undefined;
}
