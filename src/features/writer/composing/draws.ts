/** Draws from the trade's pools once for the whole site: its offers, its steps, its questions. */
import type { Reading } from "../reading/reading.ts";
import type { Chance } from "../speech/chance.ts";
import { capitalise } from "../speech/expand.ts";
import type { Speaker } from "../speech/speaker.ts";
import { isSpeakable, knowledgeSlots } from "./slots.ts";

export type Offer = {
  name: string;
  icon: string;
  text: string;
  /** What else the trade says of it, for the page that has room. */
  detail: string | undefined;
};
export type Step = { title: string; text: string };
export type Question = { question: string; answer: string };

const OFFER_COUNTS = [4, 4, 5] as const;
const QUESTION_COUNTS = [3, 4] as const;
/** So many of them the home page shows. */
export const HOME_QUESTIONS = 3;

const asTold = (text: string): string => text;

/** The offers, those that the goals name first. */
export function drawOffers(reading: Reading, speaker: Speaker, chance: Chance): Offer[] {
  const known = knowledgeSlots(reading);
  const { kind, offers } = reading.treatment;
  // The general offers follow one another like steps; a trade's own stand beside each other.
  const order = kind === "general" ? offers : chance.shuffle("offers", offers);
  const drawn = order.map((offer, at) => {
    const texts = chance
      .shuffle(`offer/${offer.title}`, offer.texts)
      .values()
      .map((line) => speaker.tell(`offer/${at}/text`, line, known));
    const [text = "", detail] = speaker.takeFresh(2, texts, asTold);
    const name = nameOffer(reading, speaker, `offer/${at}/title`, offer.title);
    return { name, icon: offer.icon, text, detail };
  });
  const rank = (offer: Offer) => {
    const words = `${offer.name} ${offer.text}`.toLowerCase();
    return reading.topics.filter((topic) => words.includes(topic.slice(0, 6))).length;
  };
  return uniqueBy(drawn, ({ name }) => name.toLowerCase())
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, chance.pick("offers/count", OFFER_COUNTS));
}

/** Titles have two wordings or three: so often asked, each has come. */
const TITLES_MAX = 6;

/** A title of the offer that sentences can take up, if it has one. */
function nameOffer(reading: Reading, speaker: Speaker, key: string, title: string): string {
  const known = knowledgeSlots(reading);
  const tellTitle = (turn: number) => capitalise(speaker.tell(`${key}/${turn}`, title, known));
  for (let turn = 0; turn < TITLES_MAX; turn += 1) {
    const name = tellTitle(turn);
    if (isSpeakable(name, reading.language)) return name;
  }
  return tellTitle(0);
}

/** The trade's steps in their order, each in one of its wordings. */
export function drawSteps(reading: Reading, speaker: Speaker, chance: Chance): Step[] {
  const known = knowledgeSlots(reading);
  return reading.treatment.process.map((step, at) => {
    const texts = chance
      .shuffle(`step/${at}/turn`, step.texts)
      .values()
      .map((line) => speaker.tell(`step/${at}/text`, line, known));
    return {
      title: capitalise(speaker.tell(`step/${at}/title`, step.title, known)),
      text: speaker.takeFresh(1, texts, asTold)[0] ?? "",
    };
  });
}

/** Some of the trade's questions, in an order of this site's own. */
export function drawQuestions(reading: Reading, speaker: Speaker, chance: Chance): Question[] {
  const known = knowledgeSlots(reading);
  const questions = chance
    .shuffle("questions", reading.treatment.questions)
    .values()
    .map((entry, at): Question => {
      const answers = chance
        .shuffle(`answer/${at}/turn`, entry.answers)
        .values()
        .map((line) => speaker.tell(`answer/${at}`, line, known));
      return {
        question: capitalise(speaker.tell(`question/${at}`, entry.ask, known)),
        answer: speaker.takeFresh(1, answers, asTold)[0] ?? "",
      };
    });
  const count = chance.pick("questions/count", QUESTION_COUNTS);
  return speaker.takeFresh(count, questions, ({ question, answer }) => `${question} ${answer}`);
}

function uniqueBy<T>(entries: readonly T[], key: (entry: T) => string): T[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const name = key(entry);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
