/** What the goals are about that no button and no offer names: what a message through the form may be about. */
import { listAskedTopics } from "../reading/asked-topics.ts";
import { listTopics } from "../reading/goal-topics.ts";
import type { Composition } from "./composition.ts";
import { isGiven } from "./promoted-notes.ts";
import { listMatters, saysAll } from "./ways.ts";

/** Labels in the order of the goals. */
export function listFormTopics(site: Composition): string[] {
  const { reading, material, actions } = site;
  const { typed, language } = reading;
  if (language.phrasebook === undefined || material.written !== undefined) return [];
  const told = [
    ...actions.map(({ label }) => label.text),
    ...material.offers.map(({ name }) => name),
  ];
  // What is only to be explained is asked about over the form.
  const asked = new Set(
    language.phrasebook === "en" && material.lead === undefined
      ? listAskedTopics(typed.goals ?? "").map(nameAlone)
      : [],
  );
  const read = listTopics(typed.goals ?? "", language.phrasebook);
  const listed = language.phrasebook === "en" ? listMatters(site) : [];
  return [
    ...read,
    ...listed.filter((one) => !read.some((other) => saysAll(other, one) || saysAll(one, other))),
  ].filter(
    (topic) => !told.some((text) => namesTopic(text, topic)) && !asked.has(nameAlone(topic)),
  );
}

const nameAlone = (topic: string): string => topic.toLowerCase().replace(/^(?:the|our) /u, "");

/** "Apply for teacher training" is what "Teacher training applications" are about, and "Order ahead" takes orders. */
export const namesTopic = (text: string, topic: string): boolean =>
  saysAll(text, topic.replace(BROUGHT, "")) ||
  isGiven(text, topic) ||
  (/^(?:pre-)?orders?(?!\p{L})|\sorders$/iu.test(topic) &&
    /(?<!\p{L})order(?!\p{L})/iu.test(text)) ||
  (/\svisits$/iu.test(topic) && /^visit(?!\p{L})/iu.test(text)) ||
  (/^job applications/iu.test(topic) && /apply for a job/iu.test(text));

/** What others bring, behind what it is about. */
const BROUGHT =
  / (?:enquiries|inquiries|applications|requests|bookings|orders|registrations|sign-?ups)(?: (?:from|for) .{3,40})?$/iu;
