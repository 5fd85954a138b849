/**
 * What is at fault with a text in its place: under the name of an offer, over the form, as an answer, on a heading
 * that leads somewhere. Tables for the four languages.
 */
import { findTopics, stemsOf } from "../speech/echo.ts";
import type { Bench } from "./bench.ts";
import type { Slot } from "./slots.ts";
import { splitSentences } from "./tidy-text.ts";

/** A reason in words, as it is given to the model; undefined for a text that may stand there. */
export function findMisfit(slot: Slot, text: string, bench: Bench): string | undefined {
  const { key, about = "" } = slot;
  const isAnswer = about.endsWith("?");
  if (key === "question" && MEANWHILE.test(text)) return LONELY;
  if (!isAnswer && slot.form === "text" && key !== "question" && THAT_PLACE.test(text))
    return LONELY;
  if (key === "services_heading" && REVIEWS.test(text))
    return "in a menu that reads like reviews of customers; name the work";
  if (key === "contact_heading" || key === "closing_heading") {
    const pair = PAIR.exec(text)?.[0].toLowerCase();
    if (pair !== undefined && !bench.given.includes(pair))
      return "it joins two things; name the one that covers both, or the first";
  }
  if (key.startsWith("contact_")) return findCalled(text, bench);
  const sentences = splitSentences(text, bench.language);
  if (isAnswer) return asksBesides(sentences, about) ? STRAYS : undefined;
  return slot.isOffer === true && key.endsWith("_text") ? findUntold(sentences) : undefined;
}

const LONELY = "it points at something that is not said in it; name the thing";
/** In a question nothing stands before it. */
const MEANWHILE =
  /(?<!\p{L})(?:until then|by then|in the meantime|meanwhile|bis dahin|in der zwischenzeit|solange noch|en attendant|d['’]ici là|entre-temps|mientras tanto|hasta entonces|entretanto)(?!\p{L})/iu;
const THAT_PLACE = /(?<!\p{L})(?:es[ae]|dich[ao]) (?:zona|parte|sitio|lugar)(?!\p{L})/iu;
const REVIEWS =
  /(?<!\p{L})(?:avis|reviews?|opiniones|bewertungen|testimonials?|reseñas)(?!\p{L})/iu;
const PAIR =
  /(?!(?:come|go|try|stop) and )(?<!\p{L})\p{L}{2,40} (?:and|or|und|oder|et|ou|y|e|o|u) (?:\p{L}{1,4} )?\p{L}{2,40}/iu;

const INVITES =
  /^(?:please )?(?:book|ask|talk|ring|call|write|send|order|enquire|get in touch|sign up|subscribe|come) |^you can (?:book|order|ask|ring|sign up|enquire)|^(?:bitte )?(?:fragen|buchen|bieten|rufen|schreiben|bestellen|melden|vereinbaren|sprechen|reservieren) sie(?!\p{L})|^sie können [^.]{0,80}(?<!\p{L})(?:buchen|bestellen|anfragen|reservieren)[.,]|^(?:demandez|inscrivez|réservez|appelez|écrivez|commandez|contactez|vous pouvez (?:réserver|commander|demander|vous inscrire))(?!\p{L})|^(?:reserve|pida|pregunte|llame|escriba|escríbanos|encargue|solicite|suscríbase|apúntese|inscríbase|(?:usted )?puede (?:reservar|pedir|encargar|apuntarse))(?!\p{L})/iu;
const COSTS = /(?<!\p{L})(?:costs?|kostet|kosten|coûtent?|cuestan?)(?!\p{L})/iu;

/** Under "Winter service": "Book the winter service …"; under "Singing on Tuesdays": what it costs. */
function findUntold([first = ""]: readonly string[]): string | undefined {
  if (INVITES.test(first))
    return "it invites and does not tell; say what is done or had, the button asks for it";
  return COSTS.test(first)
    ? "the price is not what it is; say first what is done or had"
    : undefined;
}

const STRAYS = "its last sentence asks for what the question is not about; end with the answer";
const TELL =
  /^(?:tell us|let us know|(?:put|write|enter) [^.]{0,60} in the (?:form|message)|(?:schreiben|nennen|sagen|geben|tragen) sie (?:uns |[^.]{0,60}(?:formular|nachricht))|dites-nous|indiquez-nous|écrivez-nous|díganos|cuéntenos|indíquenos|escriba [^.]{0,60}formulario)(?!\p{L})/iu;
/** Questions that are about what to tell. */
const OF_TELLING =
  /(?<!\p{L})(?:tell|send|say|write|form|quote|how do i|photos?|schreib\p{L}{0,12}|angeb\p{L}{0,12}|nennen|sagen|wie (?:frage|melde|bestelle|buche|bekomme)|fotos?|indiquer|préciser|écrire|devis|dire|contar|decir|indicar|enviar|presupuesto|cómo (?:pido|reservo|encargo))(?!\p{L})/iu;

const asksBesides = (sentences: readonly string[], question: string): boolean =>
  sentences.length > 1 && TELL.test(sentences.at(-1) ?? "") && !OF_TELLING.test(question);

const NUMBER = /\+?\p{Nd}[\p{Nd} ()/-]{5,24}\p{Nd}/u;
/** Name, trade, people and the call: with fewer facts the form is for whatever there is. */
const FACTS_MIN = 5;

/** Over the form nothing is asked for that a fact sends to the telephone. */
function findCalled(text: string, { facts }: Bench): string | undefined {
  const own = facts.filter(({ id }) => id.startsWith("f"));
  if (own.length < FACTS_MIN) return undefined;
  const said = stemsOf(text);
  for (const fact of own.slice(2)) {
    if (!NUMBER.test(fact.text)) continue;
    const others = own.slice(3).filter((other) => other !== fact);
    const topics = findTopics(fact.text, others.map((other) => other.text).join(" "));
    const [topic] = topics.filter((stem) => said.has(stem));
    if (topic !== undefined)
      return `a fact sends “${wordOf(text, topic)}” to the telephone; leave it out of what the form asks`;
  }
  return undefined;
}

const wordOf = (text: string, stem: string): string =>
  (text.match(/\p{L}{1,60}/gu) ?? []).find((word) => word.toLowerCase().startsWith(stem)) ?? stem;
