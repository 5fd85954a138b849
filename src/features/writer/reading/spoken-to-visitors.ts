/**
 * What an owner's goals say to visitors as they would be told at the counter: "Send me a tune and I'll arrange it",
 * "Telephone before posting, not Sundays". The whole sentence stands, or nothing of it.
 */
import { INFORMS, OWNER_TALK, PRICED, SEEING, VISITOR_VERBS } from "./goal-word-tables.ts";
import { BEHIND_THE_SCENES, FOR_THE_READER, keepForVisitors, WISHING } from "./owner-remarks.ts";
import type { Goal, Phrasebook } from "./reading-model.ts";
import { listSigns, SENTENCE_LENGTH_MAX, TELEPHONE } from "./statement-signs.ts";

const WORDS_MIN = 3;
/** So much of a sentence stands on the button or over the form that it would be said twice. */
const SAID_SHARE = 0.75;

/** A deed of the visitor's. */
const DEED: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:please )?(?:send|tell|bring|text|telephone|ring|call|phone|e-?mail|write|ask|post|measure|drop|leave|whats-?app|message|check|allow|wear|park|come)(?! (?:more|people|them|customers|everyone|visitors|parents|clients|and|to action|outs?|us more)(?!\p{L}))\s/iu,
  de: /(?:mitbringen|anrufen|schicken|messen|bereithalten|klingeln|parken|anmelden)$|^bitte \p{L}/iu,
  fr: /^(?:merci de |pensez à |prévoyez |apportez |appelez|envoyez|écrivez|venez |prévenez|téléphonez)/iu,
  es: /^(?:(?:por favor,? )?(?:traiga|traigan|traé|trae|manda|mandá|mande|manden|envía|enviá|envíe|envíen|llama|llamá|llame|llamen|escribe|escribí|escriba|escriban|avisa|avisá|avise|avisen) )/iu,
};
/** That the sentence speaks to somebody: the owner in it, a condition, a time. */
const SPOKEN: Readonly<Record<Phrasebook, RegExp>> = {
  en: /(?<!\p{L})(?:me|us|(?:i|we)(?:['’]ll)?(?= \p{L})|before|after|evenings|mornings|afternoons|not (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|by \p{N}|at least|anything|your)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:bitte|uns|mir|vorher|spätestens|mindestens|nicht)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:moi|nous|avant|après|vos|votre|pas)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nos|me|antes|después|su|tu|sus|tus|te|le)(?!\p{L})/iu,
};
/** Of others, or of what is built. */
const OF_OTHERS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /(?<!\p{L})(?:they|them|their|people|folks?|ppl|customers?|clients?|visitors?|site|website|page|button|map|photo gallery|instead of|google|more of|leads|business|that['’]s \p{N}|pay online|so (?:that )?(?:i|we)|stop (?:asking|ringing)|should|want)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:leute|kunden|kundinnen|gäste|besucher|sollen|sollten|muss|müssen|seite|formular|groß|gross|oben|zeigen|schreiben|erklären|drauf|schrift|buchstaben|farben?|kein\p{L}{0,2} (?:fotos|bilder))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:les gens|clients?|clientes?|site|page|formulaire|afficher|montrer|mettre|mettez|doivent|doit|faut)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:la gente|clientes?|sitio|web|página|formulario|poner|pongan|mostrar|deben|hay que|que se vea)(?!\p{L})/iu,
};

const BY_TELEPHONE =
  /^(?:please )?(?:text|telephone|ring|call|phone|whats-?app)\s|anrufen$|^(?:appelez|téléphonez)|^(?:por favor,? )?llam/iu;
/** The ways to get in touch, which the button and the form say already: "Call me or send a message". */
const WAYS: ReadonlySet<string> = new Set(
  `please call ring phone telephone text whatsapp email mail write message send drop leave line note and the our
  bitte uns mir anrufen schicken schreiben eine mail nachricht merci nous moi appelez envoyez écrivez message
  por favor nos llame llama escriba escriba mande mensaje correo`.split(/\s+/u),
);
const TOLD_WORDS_MIN = 2;

/**
 * The sentence as visitors may read it; undefined where it is not said to them. Nobody is told to call while no number
 * is known.
 */
export function readSpoken(
  sentence: string,
  goals: readonly Goal[],
  language: Phrasebook,
  hasNumber: boolean,
): string | undefined {
  // A German "bitte" is said to visitors as readily as to whoever makes the site.
  const kept = keepForVisitors(sentence);
  const text = (kept === "" ? sentence : kept).replace(/^please (?=\p{L})/iu, "");
  // "Landlords: ask us for a list": who is spoken to stands before it.
  const said = text
    .replace(/^(join|order|book|hire|visit|rent|borrow): /iu, "$1 ")
    .replace(/^\p{L}[\p{L} ]{2,24}: (?=\p{L})/u, "");
  const isSpoken =
    text.length <= SENTENCE_LENGTH_MAX &&
    text.split(/\s+/u).length >= WORDS_MIN &&
    ((DEED[language].test(said) && SPOKEN[language].test(said)) || isCountedDeed(said, language)) &&
    (hasNumber || !BY_TELEPHONE.test(said)) &&
    listWords(text).filter((word) => !WAYS.has(word)).length >= TOLD_WORDS_MIN &&
    !OF_OTHERS[language].test(text) &&
    ![OWNER_TALK, WISHING, INFORMS, FOR_THE_READER, BEHIND_THE_SCENES].some((form) =>
      form.test(text),
    );
  if (!isSpoken || isSaidByGoals(text, goals)) return undefined;
  // Without "I'd like people" the deeds behind it are said alike.
  return kept === sentence ? text : text.replace(/ and to (?=\p{L})/gu, " and ");
}

/** "Book the Saturday tour, $75 incl. half a dozen": a deed with its terms, of which neither says enough alone. */
const isCountedDeed = (text: string, language: Phrasebook): boolean =>
  language === "en" &&
  VISITOR_VERBS.en.test(text) &&
  !SEEING.en.test(text) &&
  listSigns(text.replace(TELEPHONE, " ")).length > 0;

/** Whether what is told of the sentence is a part of it whose beginning is gone; a name before a colon is none. */
export function isFragmentOf(told: string, sentence: string): boolean {
  const at = sentence.toLowerCase().indexOf(told.replace(/[.!]$/u, "").toLowerCase());
  return at > 0 && !/:\s{0,2}$/u.test(sentence.slice(0, at));
}

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Whether most of a deed stands on a button already. */
export function isSaidByGoals(text: string, goals: readonly Goal[]): boolean {
  const words = listWords(text);
  // A call is a button that dials; what is said beside it stands nowhere else.
  return goals.some(({ kind, words: named }) => {
    if (kind === "phone") return false;
    // "Start a trial for $20", "Visit the shop (Thu to Sun, 12 to 8)": no button says what it costs, or when.
    if (
      PRICED.test(text) ||
      /[₹₪₽¥] ?\p{N}/u.test(text) ||
      /\([^()]{0,60}\p{N}[^()]{0,60}\)/u.test(text)
    )
      return false;
    const said = new Set(listWords(`${named?.label ?? ""} ${named?.invitation ?? ""}`));
    // "Book a fitting, private room, no test": what is promised beside it.
    if (/(?:,| -| –) (?:no |private |one |any |without )/iu.test(text)) return false;
    // "… le jeudi matin au café, de 9 h à 12 h".
    const numbers = text.replace(TELEPHONE, " ").match(/\p{N}+/gu) ?? [];
    if (numbers.some((number) => named?.invitation?.includes(number) !== true)) return false;
    return words.filter((word) => said.has(word)).length >= words.length * SAID_SHARE;
  });
}
