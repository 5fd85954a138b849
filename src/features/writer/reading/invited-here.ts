/**
 * Which deeds in goals that are written in sentences are asked of visitors: those that begin a sentence, and those of
 * people that are named before them. "Nothing to sign up for", "they will not leave the roses, so fence your roses" and
 * "cash, check or card" have deeds in them that nobody is asked for.
 */
import { VISITOR_VERBS } from "./goal-word-tables.ts";
import type { Goal, Phrasebook } from "./reading-model.ts";

/** What owners count and lead with. */
const LED_IN =
  /^(?:[\s(\d).:,;•*–-]{0,8}|(?:and|also|then|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|mainly|mostly|please|ideally|above all|und|auch|dann|außerdem|erstens|zweitens|bitte|vor allem|et|puis|aussi|surtout|y|también|luego|sobre todo)[,:]?\s?){0,3}$/iu;
/** Who does it stands just before. */
const PEOPLE_BEFORE =
  /(?:people|them|they|folk|anyone|everyone|\p{L}{3,20}s) (?:(?:can|could|should|must|may|will|need|have) )?(?:(?:be )?able )?(?:to )?$|(?:want|need|would like|['’]d like|get|like) (?:[^.!?]{1,60} )?to $|(?:sollen|können|dürfen|möchten) (?:[^.!?]{1,60})?$|(?:qu['’](?:on|ils|elles)|que (?:les|la|nos|l['’])|puissent|peuvent|pouvoir) (?:[^.!?]{1,40})?$|que (?:(?:la|los|las|nos|me|se|puedan|pueda|el) ?){0,3}(?:[^.!?]{1,30} )?$/iu;

/** The goals without the words of those that nobody is asked for. `text` is written in sentences. */
export function keepInvited(goals: readonly Goal[], text: string, language: Phrasebook): Goal[] {
  return goals.flatMap((goal) => {
    const invitation = goal.words?.invitation;
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
  const before =
    text
      .slice(0, span.start)
      .split(/[.!?;\n]\s?/u)
      .at(-1) ?? "";
  const isAlone = LED_IN.test(before);
  return !isFirst && (BROUGHT.test(invitation) || (!isAlone && PICKED_UP.test(invitation)));
}

const PICKED_UP = /^(?:pick up|collect|drop off|return|opened)(?!\p{L}).{0,20}\p{N}/imu;
const BROUGHT = /^bring (?!.{0,40}(?:in|to us|round|over|along to us)$)/imu;

function isInvitedHere({ span }: Goal, text: string, language: Phrasebook): boolean {
  const before =
    text
      .slice(0, span.start)
      .split(/[.!?;\n]\s?/u)
      .at(-1) ?? "";
  if (LED_IN.test(before) || PEOPLE_BEFORE.test(before)) return true;
  // "Book a first visit, order a print": of a list the first deed says what the others are.
  const [first = ""] = before
    .replace(/^[\s(\d).:•*–-]{0,8}/u, "")
    .split(/,\s|\s(?:and|or|und|et|y|o)\s/u);
  return VISITOR_VERBS[language].test(first);
}
