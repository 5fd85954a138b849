/**
 * Which deeds in goals that are written in sentences are asked of visitors: those that begin a sentence, and those of
 * people that are named before them. "Nothing to sign up for", "they will not leave the roses, so fence your roses" and
 * "cash, check or card" have deeds in them that nobody is asked for.
 */
import { isAskedOfThem } from "./german-tellings.ts";
import { VISITOR_VERBS } from "./goal-word-tables.ts";
import type { Goal, Phrasebook, ReadAction, Span } from "./reading-model.ts";
import type { Slice } from "./slices.ts";
import { TELEPHONE } from "./statement-signs.ts";

/** What owners count and lead with. */
const LED_IN =
  /^(?:[\s(\d).:,;•*–-]{0,8}|(?:and|also|then|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|mainly|mostly|please|ideally|above all|und|auch|dann|außerdem|erstens|zweitens|bitte|vor allem|et|puis|aussi|surtout|y|también|luego|sobre todo)[,:]?\s?){0,3}$/iu;
/** Who does it stands just before. */
const PEOPLE_BEFORE =
  /(?:people|them|they|folk|anyone|everyone|\p{L}{3,20}s) (?:(?:can|could|should|must|may|will|need|have) )?(?:(?:be )?able )?(?:to )?$|(?:want|need|would like|['’]d like|get|like) (?:[^.!?]{1,60} )?to $|(?:sollen|können|dürfen|möchten) (?:[^.!?]{1,60})?$|(?:qu['’](?:on|ils|elles)|que (?:les|la|nos|l['’])|puissent|peuvent|pouvoir) (?:[^.!?]{1,40})?$|que (?:(?:la|los|las|nos|me|se|puedan|pueda|el) ?){0,3}(?:[^.!?]{1,30} )?$/iu;

/** What stands before the goal in its sentence. */
/** "Augmenter les prises de rendez-vous": the verb of the wish that the goal was read from. */
const WISHED_BEFORE =
  /^(?:augmenter|développer|obtenir|recevoir|générer|favoriser|faciliter|encourager|avoir|vendre|offrir|aumentar|vender|ofrecer|conseguir|recibir|generar|fomentar|impulsar|facilitar|lograr|tener)(?: (?:plus de|davantage de|le nombre de|el número de|más|de|des|du|les|la|le|nos|las|los|el|nuestr[oa]s)| d[’']){0,2}\s?$/iu;

const sentenceBefore = (text: string, { start }: Span): string =>
  text
    .slice(0, start)
    .split(/[.!?;\n]\s?/u)
    .at(-1) ?? "";

/** The goals without the words of those that nobody is asked for. `text` is written in sentences. */
export function keepInvited(goals: readonly Goal[], text: string, language: Phrasebook): Goal[] {
  return goals.flatMap((goal) => {
    const invitation = goal.words?.invitation;
    if (language === "de" && invitation !== undefined && isAskedOfThem(invitation)) return [];
    const isSplinter =
      invitation !== undefined && isSplinterOf(`${goal.words?.label}\n${invitation}`, goal, text);
    if (invitation === undefined || (!isSplinter && isInvitedHere(goal, text, language)))
      return [goal];
    return goal.kind === undefined ? [] : [{ ...goal, words: undefined }];
  });
}

/** "Order by 12 Dec, pick up 22, 23 or 24th", "Bring bifocals, you'll want them": told with its sentence, and no button. */
function isSplinterOf(invitation: string, { span }: Goal, text: string): boolean {
  const isFirst = LED_IN.test(text.slice(0, span.start));
  const before = sentenceBefore(text, span);
  const isAlone = LED_IN.test(before);
  if ([ON_A_SHOP_PAGE, VERB_ALONE, NOT_RUNG].some((form) => form.test(invitation))) return true;
  return (
    !isFirst &&
    ([BROUGHT, ASKS_SOMEBODY, CONDITION].some((form) => form.test(invitation)) ||
      (!isAlone && PICKED_UP.test(invitation)))
  );
}

/** Nothing can be picked, looked at or paid for in a form that sends a message. */
const ON_A_SHOP_PAGE = /^(?:(?:pick|choose|select|pay)(?! up)|check (?:which|what))(?!\p{L})/imu;
/** "Hall hire: ask Malcolm Tait": who is asked about a part of it. */
const ASKS_SOMEBODY = /^ask \p{Lu}\p{Ll}{1,14}(?: \p{Lu}|$)/mu;
/** "Email not ring": how, and no deed. */
const NOT_RUNG =
  /(?:^|: )(?:e-?mail|text|write|message),? (?:not|don[’']t|no) (?:ring|call|phone)/imu;
/** "Come in and try", cut in two. */
export const VERB_ALONE =
  /^(?:come|talk|report|look|see|tell|send|write|bring|ask|check|meet|start|try|use|take|make|get|go|come (?:out|round|over))$/imu;
const PICKED_UP = /^(?:pick up|collect|drop off|return|opened)(?!\p{L}).{0,20}\p{N}/imu;
/** "Come fed and walked", "book four months out", "swap days Saturday 9–1": on what terms, and no deed. */
const CONDITION =
  /^come \p{L}{2,12}ed(?!\p{L})|^book (?:\p{N}{1,2}|\p{L}{2,6}) (?:days?|weeks?|months?)(?!\p{L})|^book (?:in \p{L}{3,9}|early|ahead|well)(?!\p{L})|^swap days?(?!\p{L})|^pick(?:ed)?[ -]up from(?!\p{L})|^check in(?!\p{L})/imu;
const BROUGHT = /^bring (?!.{0,40}(?:in|to us|round|over|along to us)$)/imu;

/**
 * Of goals in sentences those that visitors are invited to, and the others only where nobody is: "I'd also do a visit
 * day in June" opens no visits beside "Order by size". A call stays where it comes first.
 */
export function keepLeading(goals: readonly Goal[], text: string, language: Phrasebook): Goal[] {
  const isInvited = ({ kind, words, span }: Goal, at: number): boolean =>
    words?.invitation !== undefined ||
    (at === 0 && kind === "phone") ||
    (at === 0 &&
      kind !== undefined &&
      kind !== "enquire" &&
      [LED_IN, WISHED_BEFORE].some((form) => form.test(text.slice(0, span.start)))) ||
    (language !== "en" && kind !== undefined && LISTED_ALONE.test(partAt(text, span))) ||
    (kind !== undefined && beginsSentence(span, text, language));
  const invited = goals.filter(isInvited);
  if (invited.length > 0) return invited;
  // A word in the middle of a sentence opens no form: "pre-purchase" orders nothing.
  const only =
    text.search(TELEPHONE) >= 0
      ? goals.find(({ kind, modifiers }) => kind === "phone" || modifiers.includes("phone"))
      : undefined;
  return only === undefined ? [] : [only];
}

/** "Gutscheine verkaufen, Onlinebuchung, …": a part of a list that is nothing but what its action is called. */
const LISTED_ALONE =
  /^(?:online-?(?:termin)?(?:buchung(?:en)?|vereinbarung|reservierung(?:en)?)|terminbuchung(?:en)?(?: online)?|(?:prise de rendez-vous|réservations?|commandes?|inscriptions?) en ligne|(?:citas?|reservas?|pedidos|inscripciones)(?: previas?)? (?:online|en línea|por internet)|(?:pedir cita|reservar|inscribirse) (?:online|en línea)|(?:réserver|prendre rendez-vous) en ligne)$/iu;
const partAt = (text: string, { start, end }: Span): string => {
  const isPart =
    /(?:^|[,;.]\s)$/u.test(text.slice(0, start)) && /^(?:[,;.]|$)/u.test(text.slice(end));
  return isPart ? text.slice(start, end).trim() : "";
};

/** "Les écoles réservent une visite", "las comparsas encargan un tambor". */
const THEY_DO =
  /^(?:les|nos|des) [\p{L}’'-]{2,20} \p{L}{2,16}ent\s|^(?:los|las|nuestr[oa]s) [\p{L}-]{2,20} \p{L}{2,16}[ae]n\s|^(?:die|alle|unsere) \p{Lu}[\p{L}-]{2,24} \p{Ll}{2,16}en\s/iu;

/** "Join. $60 a year": the bare deed is its ordinary button. */
function beginsSentence(span: Span, text: string, language: Phrasebook): boolean {
  const before = sentenceBefore(text, span);
  const said = text.slice(span.start, span.end);
  return LED_IN.test(before) && (VISITOR_VERBS[language].test(said) || THEY_DO.test(said));
}

/** The actions of the goals that are left. */
export const keepTheirs = (actions: readonly ReadAction[], goals: readonly Goal[]): ReadAction[] =>
  actions.filter(({ span }) => goals.some((goal) => goal.span.start === span.start));

/** "Hire the space? No.": what visitors ask is no goal. */
export const isAsked = (text: string, asked: Slice): boolean =>
  /^\s?\?/u.test(text.slice(asked.start + asked.text.length));

function isInvitedHere({ span }: Goal, text: string, language: Phrasebook): boolean {
  const before = sentenceBefore(text, span);
  if (LED_IN.test(before) || PEOPLE_BEFORE.test(before)) return true;
  // "Book a first visit, order a print": of a list the first deed says what the others are.
  const [first = ""] = before
    .replace(/^[\s(\d).:•*–-]{0,8}/u, "")
    .split(/,\s|\s(?:and|or|und|et|y|o)\s/u);
  return VISITOR_VERBS[language].test(first);
}
