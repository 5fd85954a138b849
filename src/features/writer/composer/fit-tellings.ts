/**
 * A last look at sentences that the brief tells in its own words, before they stand on a page as paragraphs. Of 87 such
 * paragraphs that strangers judged, those about the owners were well said in 19 of 21; those read of goals or of the audience in 14
 * of 60: what was struck told somebody what to do, named what is to be shown, or spoke about visitors instead of to them.
 */
import type { Statement } from "../reading/statement-signs.ts";

/** Tells whoever makes the site, or a visitor who has a button for that, what to do. */
const ORDER =
  /^(?:please )?(?:help|let|make(?! up)|book|rent|show|sell|get|send|tell|give|explain|convert|drive|grow|post|put|keep|stop|cut|fill|bring|refer|enquire|order|buy|find|see|become|encourage|allow|promote|push|build|raise|increase|reduce|take|generate|position|win|publish|list|establish|sign up|recruit|highlight|feature|collect|capture|display|clarify|announce|advertise|develop|expand|gain|improve|inspire|inform|share|spread|update|educate|turn|fewer|more|less|better|what(?! (?:it|they) costs?:| can[’']t |[’']s included:)|how|why|that|attract|reach|persuade|convince|prompt|talk (?:people|them)|remind|reassure|in one minute)(?!\p{L})(?![’']s)/iu;
/** What is planned for the site or for its visitors, and the owner's ranking of it. */
const PLANNED =
  /^(?:first|second|third|number \p{L}{3,5}) is(?!\p{L})|(?<!\p{L})(?:should|must|(?:has|have|needs?) to be|we need|i need|would like|(?:we|i)[’']d like|the aim|so (?:that )?(?:we|i) (?:can|stop)|so (?:that )?(?:people|they|customers|visitors) \p{L}{2,12}|impossible to miss|easy to find)(?!\p{L})/iu;
/** Said to whoever makes the site, wherever it stands. */
const REMARK =
  /(?<!\p{L})(?:in one minute|ought to come|writing this|(?:clear )?next steps)(?!\p{L})/iu;
/** "State-by-state rules page", "new patient forms, insurance list": what is to be on the site. */
const TO_BE_SHOWN =
  /: an? [^.:]{3,60} (?:page|guide|section|form|calendar)\.?$|^menus? with |^(?:the|our|my) [^.]{3,40} before you (?:ring|call|book|come|visit)\.?$|^[^.]{3,60} that (?:\p{L}{3,12} )?(?:can|could) (?:print|download|share)\.?$|^(?!we |i )(?:an? |the |our )?(?:[\p{L}-]{2,20} ){0,4}(?:page|reminders|calendar|schedule|forms?|photos|pictures|videos?|gallery)(?:$|[,.])/iu;
/** "Our members hate those": it is gone what they are. */
const DANGLES =
  /^(?:we|i) (?:did|do|are|were|have|had) (?:before|after|when|until|so)(?!\p{L})|\slooking for \p{L}{3,14}\.?$|^(?:we|i) \p{L}{2,12} (?:after|for|with|on|at|to|of|in|about)\.?$|\s(?:hate|love|like|need|want|know) (?:those|them|that)\.?$|^(?:we|i)(?:[’']ve)? \p{L}{2,12} (?:those|them|that|this|it|things)\.?$|^(?:we|i)(?:[’'](?:m|re)| am| are) (?:happy|glad|able|willing|used) to\.?$|^(?:we|i) (?:have|need|want) (?:one|two|some|none)(?: and|,|\.|$)/iu;

/** How it speaks, and praise of itself. */
const OF_VOICE =
  /^(?:we|i)(?: |(?=[’']))(?:know (?:our|my) (?:stuff|onions)|(?:talk|speak|write|sound)(?!\p{L})(?! (?:spanish|french|german|polish|welsh|english|arabic|several|both|two|three))|swear|joke|(?:say|use) [^.]{0,40}a lot)|(?:[’']m|am) not an? (?:sales|morning|people)|(?:do not|don[’']t) gush|(?:do not|don[’']t) do (?:pity|drama|fluff|jargon|slogans|buzzwords|hype)|show off/iu;

/** "Our buyer is the owner of a company with 40 to 300 employees": whom the owner has in mind. */
const OF_BUYERS =
  /^(?:our|my|the) (?:\p{L}{3,12} )?(?:buyers?|customers?|clients?|readers?|visitors?|audiences?|market|members) (?:is|are)(?!\p{L})/iu;

/**
 * Said by somebody of the business: "we wear bibs", "lessons are in Welsh", "English and Spanish spoken". Of what stands
 * among goals without a subject and its verb strangers struck four in five.
 */
const SAID: readonly RegExp[] = [
  /(?<!\p{L})(?:we|I|you|they)(?:[’']\p{L}{1,2})? \p{L}/iu,
  /^(?:it|there|that|here|no[- ]one|nobody|everyone|everything|all)[’']s(?!\p{L})/iu,
  /^(?:no|not) |^\p{L}[^:.]{2,40}: \S|(?<!\p{L})please(?!\p{L})/iu,
  /^\p{Lu}\p{L}{1,20}, \p{Lu}\p{L}{1,20}(?:,|$)/u,
];
const VERB =
  /^(?:is|are|was|were|has|have|had|can|will|may|do|does|don[’']t|doesn[’']t|isn[’']t|aren[’']t|can[’']t|won[’']t|costs?|takes?|runs?|starts?|opens?|closes?|comes?|goes|go|includes?|lasts?|meets?|means?|stays?)$/iu;
const PARTICIPLE =
  /\s(?:accepted|welcome|spoken|included|available|required|needed|provided|wanted|free)\.?$/iu;
/** A subject is no longer than that, nor what is said of it with no verb. */
const SUBJECT_WORDS_MAX = 8;
function isSaid(words: string): boolean {
  if (SAID.some((form) => form.test(words))) return true;
  const said = words.split(" ");
  return (
    said.slice(1, SUBJECT_WORDS_MAX).some((word) => VERB.test(word)) ||
    (said.length <= SUBJECT_WORDS_MAX && PARTICIPLE.test(words))
  );
}

/** "I'm not a salesman", "we are not looking for volume": alone on a page it says what it is not. */
const SAYS_NOT =
  /^(?:we|i)(?:[’'](?:m|re)| am| are) not (?:an? \p{L}{3,20}|looking for [^.]{3,40}|after [^.]{3,40})\.?$/iu;

/** Speaks of the business, and so not of visitors. */
const OF_US = /^(?:we|i|our|my|there(?:[’']s| is| are)|the (?:founder|owner))(?!\p{L})/iu;
/** "Couples who are separating …". */
const GROUP = /^(?:[\p{L}’-]{3,20} ){1,3}(?:who|whose|where|with)\s/iu;
const ABOUT_THEM =
  /(?<!\p{L})(?:us|me|my|our|usually|mostly|turn up|care about|every word|no plan|a lot of)(?!\p{L})|who[’'](?:d|ve)/iu;

function isFitInEnglish({ words, span, isOfPeople }: Statement): boolean {
  if (OF_BUYERS.test(words) || (span.field === "audience" && /^for /iu.test(words))) return false;
  // What is counted is told in any case: a price, a day, how many.
  const isCounted = span.field === "audience" ? TERMS : /\p{N}/u;
  if (isCounted.test(words) && ![RANKED, REMARK, BEGINS_ALOOF].some((form) => form.test(words)))
    return true;
  if (span.field === "audience" || isOfPeople === true)
    return OF_US.test(words)
      ? isSaid(words) && !OF_SOME.test(words)
      : GROUP.test(words) && !ABOUT_THEM.test(words);
  if (span.field === "personality")
    return ![OF_VOICE, SAYS_NOT, REMARK].some((form) => form.test(words));
  if (span.field !== "goals") return true;
  return (
    isSaid(words) &&
    ![ORDER, PLANNED, REMARK, RANKED, TO_BE_SHOWN, DANGLES, SAYS_NOT].some((form) =>
      form.test(words),
    )
  );
}
/** "We do some work for a couple of wineries": of some of them, and so not what it is. */
const OF_SOME =
  /audience|(?:two|three|four) (?:lots|kinds)|there(?:[’']s| is| are)|^(?:we|i) (?:also )?do (?:some|a (?:bit|little)|sell to|work for)(?!\p{L})/iu;
/** Of an audience, what it costs, when, and from what age; how many trucks they have is told to nobody. */
const TERMS =
  /[£$€]|\p{N} ?(?:am|pm|%)(?!\p{L})|\p{N}:\p{N}|(?:ages?|aged|over|under|from) \p{N}/iu;
/** "Rent more kits by the month", "such as how many trips we made": a deed of the goals, or half a sentence. */
const BEGINS_ALOOF = /^(?:rent|such as|to (?:let|show|get)|what it costs \()(?!\p{L})/iu;
const RANKED =
  /(?<!\p{L})number (?:one|two|three)(?!\p{L})|^the \p{N}{1,4} (?:we|i)(?: have|[’']ve)? \p{L}{2,12}\.?$/iu;

/** "Expliquer comment se passe un devis", "explicar las zonas": to whoever makes the site. */
const ORDER_ABROAD =
  /^(?:expliquer|présenter|montrer|donner envie|mettre en avant|rassurer|attirer|vendre|obtenir|valoriser|développer|augmenter|faire connaître|mehr \p{L}+anfragen|voir|raconter|savoir|trouver|comprendre|donner|permettre|recevoir|éviter|explicar|mostrar|enseñar|captar|conseguir|transmitir|dar a conocer)(?!\p{L})/iu;

/** "…, weniger Preisanfragen per Telefon": what the owner would like to have less of. */
const FEWER =
  /(?<!\p{L})(?:weniger|moins de|menos) (?:\p{L}{0,12}anfragen|anrufe|appels|llamadas|preguntas|questions)(?!\p{L})|nicht die hauptsache|(?:soll|sollen|muss) (?:auffindbar|sichtbar|groß|leicht zu finden)|n[’']est pas le plus important/iu;

/** "Bodenständig, herzlich, ehrlich, ein bisschen Dialekt ist ok": how it is to sound. */
const TRAITS_ABROAD = /^\p{L}{4,20}(?:, \p{L}{4,20}){1,}(?:,|$)/u;

/** Only what a visitor can be told as it stands. */
export function isFitTelling(statement: Statement, language: string | undefined): boolean {
  if (language === "en") return isFitInEnglish(statement);
  const { words, span } = statement;
  if (/\p{N}/u.test(words)) return true;
  if (span.field === "personality" && TRAITS_ABROAD.test(words)) return false;
  return !ORDER_ABROAD.test(words) && !FEWER.test(words);
}

/** "We also have an apprentice place": what it is besides stood in another place of the brief. */
export const dropAlso = (words: string): string =>
  words.replace(/^(we|i|there)((?:[’']\p{L}{1,2}| are| is| have| do)?) also /iu, "$1$2 ");
