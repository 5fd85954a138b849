/** Takes a line out of the words of a site, with what cannot stand without it. */
import type { SiteSession } from "../session.ts";
import { STEPS_MIN, type Written } from "../slots.ts";

/** What only reads odd stays where its list would have fewer. */
const OFFERS_MIN = 2;
const QUESTIONS_MIN = 3;

/** The composer has words of its own in these places, of any business. */
const WITH_OTHERS =
  /^(?:action_label|submit_label|contact_\w{4,7}|(?:services|steps|questions)_heading)$/u;
export const hasOtherWords = (key: string): boolean => WITH_OTHERS.test(key);

/** False where it stays. `isFalse`: it goes whatever becomes of the list that it stands in. */
export function cutLine(session: SiteSession, key: string, isFalse: boolean): boolean {
  const { written, planned, omitted, asked } = session;
  if (!written.has(key) && !planned.has(key)) return false;
  const [, list = "", number = ""] =
    /^(offer|question|answer|step|people)_(\d{1,2})(?!\d|_detail)/u.exec(key) ?? [];
  const remove = (...keys: string[]) => {
    for (const one of keys) for (const words of [written, planned]) words.delete(one);
  };
  const isEnough = (texts: RegExp, least: number) =>
    isFalse || [...written.keys()].filter((one) => texts.test(one)).length > least;
  switch (list) {
    case "offer":
      if (!isEnough(/^offer_\d{1,2}_text$/u, OFFERS_MIN)) return false;
      remove(...["name", "text", "detail"].map((part) => `offer_${number}_${part}`));
      // What others of the trade offer does not come in its place.
      omitted.add("offers");
      return true;
    case "question":
    case "answer":
      if (!isEnough(/^answer_/u, QUESTIONS_MIN)) return false;
      remove(`question_${number}`, `answer_${number}`);
      return true;
    case "step":
      remove(`step_${number}_title`, `step_${number}_text`);
      return true;
    case "people": {
      // All of them are spoken to, or none is.
      const all = [...asked.keys()].filter((one) => one.startsWith("people_"));
      remove(...all);
      for (const one of all) omitted.add(one);
      return true;
    }
  }
  remove(key);
  // The opening is one text in two parts; without its second it can stand.
  if (key === "heading") remove("lede");
  else if (key === "about_1") omitted.add("about");
  else if (key === "lede" || asked.get(key)?.isOptional === true) omitted.add(key);
  return true;
}

const listSteps = ({ planned }: SiteSession): string[] =>
  [...planned.keys()].flatMap((key) => /^step_(\d{1,2})_title$/u.exec(key)?.[1] ?? []);
export const countSteps = (session: SiteSession): number => listSteps(session).length;

/** Steps are things to have ready, each by itself: the others close up, and one alone is no list. */
export function closeUpSteps(session: SiteSession): void {
  const { written, planned, omitted } = session;
  const pairs = listSteps(session).map((number) => ({
    title: take(planned, `step_${number}_title`),
    text: take(written, `step_${number}_text`),
  }));
  if (pairs.length < STEPS_MIN) {
    omitted.add("steps");
    written.delete("steps_heading");
    return;
  }
  pairs.forEach(({ title, text }, at) => {
    if (title !== undefined) planned.set(`step_${at + 1}_title`, title);
    if (text !== undefined) written.set(`step_${at + 1}_text`, text);
  });
}

/**
 * A step whose text was refused to the end goes before the others are read: the composer's, made for whoever is in the
 * trade, would stand under a heading that was written for these.
 */
export function dropFailedSteps(session: SiteSession): void {
  const { written, planned } = session;
  const numbers = listSteps(session);
  const failed = numbers.filter((number) => !written.has(`step_${number}_text`));
  // Where nothing at all came, they are the composer's like the rest.
  if (failed.length === 0 || !written.has("offer_1_text")) return;
  for (const number of failed) planned.delete(`step_${number}_title`);
  closeUpSteps(session);
}

function take(words: Map<string, Written>, key: string): Written | undefined {
  const there = words.get(key);
  words.delete(key);
  return there;
}
