/**
 * People whom an English owner tells of in a sentence each: "Adults who are frightened of water, we keep those sessions
 * private". What the owner has noticed of them is told to whoever makes the site.
 */
import type { Brief } from "../brief.ts";
import { OWNER_TALK } from "./goal-word-tables.ts";
import { isNames } from "./named-areas.ts";
import { type Slice, spanOf, splitSlice, trimSlice } from "./slices.ts";
import { listSentences, listSigns, type Statement, toWords } from "./statement-signs.ts";

const LENGTH_MAX = 220;
const SENTENCES_MAX = 6;

const BEFORE =
  /^(?:(?:also|and|then|first|firstly|mainly|mostly|above all|plus|\(?\d[).]),? ){1,2}|^(?:the )?(?:first|second|third|other) (?:lot|bunch|group|half|kind)(?: (?:is|are))?:? |^our (?:members|clients|customers|visitors|readers|students|patients|guests) (?:are|is) (?:mostly |mainly |usually |often )?(?!not|in|at|on|very|always|welcome)/iu;
/** Who is told of, within its first words: "Older people", "Parents", "The odd hotel". */
const PEOPLE =
  /^(?:[\p{L}’-]{2,16},? ){0,5}?(?:people|women|men|adults|children|folks?|anyone|anybody|everyone|\p{L}[\p{L}’-]{2,20}[^s\P{L}]s)(?=[ ,.]|$)/iu;
/** "The hall secretary". */
const ONE_OF_THEM =
  /^the (?:[\p{L}’-]{2,16} ){0,2}(?:secretary|treasurer|manager|owner|buyer|parent|officer|teacher|student|collector|farmer|cook|planner|organiser|organizer)(?=,| (?:who|of|at|in|with|from) |$)/iu;
/** What an owner has noticed of them. */
const NOTICED =
  /^(?:they|it|its|it[’']s|we|i|i[’']m|he|she|some|sometimes|most|mostly|lots|a lot|quite|often|usually|half|many|a few|a couple|nearly|about|nobody|one|two|three|four|five|the ones|not|no|never|always|everybody|probably|typically|turnover|this|that|these|those|people (?:ring|call|ask|think|want|keep|always|come)|\p{L}[\p{L}’-]{2,20}s (?:ring|call|want|need|see|sign|pay|decide|look|read|use|are|tend|think|keep|know|love|hate|always|often|usually|mostly|sometimes|come|get|buy|find|ask|do|don[’']t))(?!\p{L})/iu;
/** "Thatch insurers send us people", "The superintendent signs but doesn't use it". */
const DECIDES =
  /\s(?:sends?|refers?|passes|pass) us (?:people|customers|clients|work|jobs)|\s(?:signs?|pays?|decides?) (?:it )?but (?:does|do|never|has|have)(?!\p{L})/iu;
/** The end of a sentence about them whose beginning is gone, or the owner among them. */
const OF_US =
  /^(?:of all|are|is|then|there(?:[’']s| is| are)?|our (?:first|main|primary|second|other) (?:audience|customers|group|readers) (?:is|are)|in (?:spring|summer|autumn|fall|winter)|and|finally|lastly|the rest|their|his|her)(?!\p{L})|^(?:second|third|fourth|last)(?:,| are| is)(?!\p{L})|, (?:we|they) (?:are|were|have|become|need|want)(?!\p{L})|\s(?:use|refer to|find) (?:us|me)(?!\p{L})/iu;
const FINDS_US = /^(?:the (?:person|one|people)|it(?:[’']s| is) (?:usually|often|mostly)) /iu;
const OF_THE_SITE =
  /(?<!\p{L})(?:website|site|page|google|reading this|on (?:a|their) phone|they want|different things|go softly|target|competitors?|ideally|hopefully|struggle with our|reads? (?:it|this)(?=$|[,.])|how they found)(?!\p{L})/iu;

/** What an owner knows of them, and would not say to them. */
export const PROFILE =
  /(?<!\p{L})(?:don[’']t care about|looking (?:this|us|it|me) up|worried|embarrassed|panick\p{L}{2,3}|in a panic|googling|a yes or a no|better (?:boss|job|employer)|themselves who|who (?:usually |mostly |always )?pays?|told (?:they|that they|them)(?:[’']re| are) (?!by)|(?:students|kids|children|tourists|companies|agencies) no)(?!\p{L})/iu;

/** Said to whoever makes the site. */
const ASIDES: readonly RegExp[] = [
  /, (?:lots|plenty|loads|many|most|some|a lot|half) (?:of (?:new |them |young |old )?|new )\p{L}.{3,120}$/iu,
  /, (?:they|who) (?:tend|are usually|are often|are mostly|often|usually|mostly|always)(?!\p{L}).{3,160}$/iu,
  /,? (?:and )?(?:many|most|some|lots|half|a lot|plenty|all) of them(?!\p{L})[^.;]{3,120}$/iu,
  /, more (?:wom[ae]n|m[ae]n|girls|boys|couples) than [^.;]{3,40}$/iu,
  / (?:too|also|as well), they(?:[’']d| would| want| like| prefer) [^.;]{3,80}$/iu,
  / who (?:give out|pass on|send us|refer)(?!\p{L})[^.;]{3,80}$/iu,
  / (?:first of all|above all|first and foremost)!?$/iu,
  / (?:who|that) have no (?:idea|clue)(?: .{0,40})?$/iu,
  /\s\((?:be nice|sorry|lol|honestly|mostly|seriously)[^()]{0,60}\)/giu,
  /(?:,| and) (?:and )?(?:now what|which is (?:all|most) of them)$/iu,
  / (?:too|sometimes|honestly|mostly|please)$/iu,
  /, we get (?:a lot of (?:that|those|them|these)|that a lot)(?: actually| these days)?$/iu,
];
/** Things and places that a sentence may begin with as it does with people. */
const NO_PEOPLE =
  /^(?:anywhere|everywhere|nationwide|worldwide|gifts?|weekends?|evenings?|mornings?|weekdays?|things?|products?|events?|parties|jams?|candles?|panic|attacks?|crash(?:es)?|accidents?|injur(?:y|ies)|problems?|pains?|plants?|backs?|knees?|feet|shoulders?|hips?|necks?|teeth|hands?|hearts?|skins?)(?!\p{L})/iu;

const splitSentences = (audience: string): Slice[] =>
  listSentences(audience).flatMap((sentence) =>
    splitSlice(sentence, /(?<=\p{L}{3}|\p{N})\.\s(?=\p{Lu})/gu).map(({ part }) => trimSlice(part)),
  );

/** Of several sentences about people those that say who they are, each as a statement of its own. */
export function tellPeople({ audience }: Pick<Brief, "audience">): Statement[] {
  const sentences = splitSentences(audience ?? "");
  if (sentences.length < 2) return [];
  return sentences
    .flatMap((sentence): Statement[] => {
      const text = ASIDES.reduce(
        (left, aside) => left.replace(aside, ""),
        sentence.text.replace(BEFORE, "").replace(/[\s,;:.!]{1,4}$/u, ""),
      );
      const span = spanOf("audience", sentence);
      return isOfPeople(text)
        ? [
            {
              words: toWords(text),
              signs: listSigns(text),
              isSentence: true,
              isOfPeople: true,
              span,
            },
          ]
        : [];
    })
    .slice(0, SENTENCES_MAX);
}

const isOfPeople = (text: string): boolean =>
  text.length <= LENGTH_MAX &&
  /\s/u.test(text) &&
  (PEOPLE.test(text) || ONE_OF_THEM.test(text)) &&
  !isNames(text) &&
  ![
    NOTICED,
    OF_US,
    DECIDES,
    FINDS_US,
    NO_PEOPLE,
    OF_THE_SITE,
    PROFILE,
    OWNER_TALK,
    /\?|\besp$/iu,
  ].some((form) => form.test(text));
