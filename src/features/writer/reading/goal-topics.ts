/**
 * What goals in marketing words are about, as a visitor would name it who writes about it: "explain the fitting process, win
 * hospital referrals" are "Fitting process" and "Hospital referrals". What a page would have to tell, and nobody told us, can
 * still be asked for by its name.
 */

import { dropGoalLabels } from "./goal-labels.ts";
import { TOPIC_RULES, type TopicRules } from "./goal-topic-words.ts";
import { hasMakerWishes } from "./maker-wishes.ts";
import { startsAnotherWish } from "./promoted.ts";
import type { Phrasebook } from "./reading-model.ts";
import { capitaliseFirst } from "./slices.ts";

const LABEL_LENGTH_MAX = 48;
const TOPICS_MAX = 4;
/** Up to six words, and nothing but words. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N}’'/&-]*(?: [\p{L}\p{N}&][\p{L}\p{N}’'/&-]*){0,5}$/u;

/** A few words are no telling. */
const TERSE_LENGTH_MAX = 120;
const SENTENCES = /[.!?]\s+\p{L}/u;

/**
 * At most four matters, as labels, in the order of the goals; none where they name no such thing. Whoever tells visitors what
 * there is has told it.
 */
export function listTopics(goals: string, language: Phrasebook): string[] {
  const isTelling = goals.length > TERSE_LENGTH_MAX || SENTENCES.test(goals);
  if (isTelling && !hasMakerWishes(goals, language)) return [];
  const rules = TOPIC_RULES[language];
  const names = splitWishes(language === "en" ? dropGoalLabels(goals) : goals)
    .map((wish) => wish.replace(rules.lead, ""))
    .flatMap((wish) => (rules.pressed.test(wish) ? [] : namesOf(wish, rules)))
    .map((name) => capitaliseFirst(name));
  return [...new Set(names)].slice(0, TOPICS_MAX);
}

/** "Explain the puppy and kitten plans" is one wish, "take calls and show prices" are two. */
const splitWishes = (goals: string): string[] =>
  goals
    .split(/[,;.!?\n]/u)
    .flatMap((part) => {
      const wishes: string[] = [];
      for (const piece of part.trim().split(/\s(?:and|&)\s/iu)) {
        const last = wishes.length - 1;
        if (last < 0 || startsAnotherWish(piece)) wishes.push(piece);
        else wishes[last] = `${wishes[last]} and ${piece}`;
      }
      return wishes;
    })
    .filter((wish) => wish !== "");

function namesOf(wish: string, rules: TopicRules): string[] {
  const { name: paper, list } = rules.asked.exec(wish)?.groups ?? {};
  const asked = paper ?? list;
  if (asked !== undefined) return nameOne(asked, rules);
  const { name: shown, easy, explained } = rules.told.exec(wish)?.groups ?? {};
  const told = shown ?? easy ?? explained;
  if (told !== undefined) return nameTold(told, rules);
  const won = rules.won.exec(wish)?.groups?.name ?? wish;
  const about = rules.about.exec(won)?.groups?.name;
  if (about !== undefined) return splitNames(about).flatMap((name) => nameTold(name, rules));
  const counted = rules.counted.exec(won)?.groups?.name;
  if (counted !== undefined) return nameTold(counted, rules).filter((name) => name.includes(" "));
  const [matter = ""] = nameOne(won, rules);
  const [head = ""] = matter.split(rules.behind);
  return matter.includes(" ") && rules.matters.test(head) ? [matter] : [];
}

/** "Readiness assessments and penetration tests" are two, "shutter and sash repair" is one. */
function splitNames(names: string): string[] {
  const parts = names.split(/\sand\s/u);
  return parts.every((part) => part.includes(" ")) ? parts : [names];
}

/** What every site has is no matter, nor what the owner would only like to be said. */
const nameTold = (said: string, rules: TopicRules): string[] =>
  nameOne(said, rules).filter((name) => !rules.nothing.test(name));

function nameOne(said: string, { tail, praise, places, vague, alone }: TopicRules): string[] {
  const cut = said.slice(0, tail.exec(`${said} `)?.index ?? said.length).trim();
  const name = cut.replace(praise, "").replace(places, "").trim();
  const isNamed =
    name.length > 3 &&
    name.length <= LABEL_LENGTH_MAX &&
    PLAIN.test(name) &&
    !vague.test(name) &&
    (name.includes(" ") || alone.test(name));
  return isNamed ? [name] : [];
}
