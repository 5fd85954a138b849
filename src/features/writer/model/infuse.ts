/**
 * Puts what a model wrote in the place of the composer's texts, unit by unit: a name never stands over
 * a text that was written for another one. What the model did not manage keeps what was there.
 */
import { describeGoal } from "../composer/actions.ts";
import type { Composition } from "../composer/composition.ts";
import { fromModel, type Material } from "../composer/material.ts";
import type { TradeTexts } from "../content/text-schema.ts";
import { ENQUIRY, findCall, isDialled, leadingAction, listWrittenFields } from "./site-form.ts";
import { STEPS_MIN, type Written } from "./slots.ts";

type Words = ReadonlyMap<string, Pick<Written, "text">>;
type Omitted = ReadonlySet<string>;

/** Entries are looked for by number up to this; no page has more. */
const ENTRIES_MAX = 12;
const QUESTIONS_MIN = 3;

export function infuse(site: Composition, words: Words, omitted: Omitted): Composition {
  const floor = site.material;
  const offers = mergeOffers(floor, words, omitted);
  const steps = listSteps(words) ?? (hasOmittedSteps(omitted) ? [] : floor.steps);
  const questions = listQuestions(words) ?? floor.questions;
  const about = omitted.has("about") ? [] : listAbout(floor, words);
  const material: Material = {
    ...floor,
    ...{ offers, steps, questions, about },
    lead: leadOf(floor, words, {
      hasOffers: offers.length > 0,
      aboutHeading: words.has("about_1") ? headAbout(site) : undefined,
    }),
    openings: listOpenings(site, words, omitted),
    written: { ...writtenParts(site, words, omitted), fields: listWrittenFields(site) },
  };
  return { ...site, material, actions: nameActions(site, words) };
}

/**
 * The first action in the model's words. What the goals hold beside it was named by the composer; of that
 * only a call stays, since a known number can be dialled whatever the goals say first.
 */
function nameActions(site: Composition, words: Words): Composition["actions"] {
  const label = textOf(words, "action_label");
  const first = leadingAction(site);
  const named = label === undefined ? first : { ...first, label: fromModel("action_label", label) };
  if (isDialled(first)) return [named, ...listWrites(site)];
  const call = findCall(site);
  const others = label === undefined ? site.actions.slice(1) : [];
  return call === undefined || others.some(isDialled)
    ? [named, ...others]
    : [named, call, ...others];
}

/** Beside a call: what the owner's own words lead to in the form, or a message of any kind. */
function listWrites(site: Composition): Composition["actions"][number][] {
  const { actions, reading, facts, material } = site;
  const [first, ...others] = actions;
  // The call was the first of the goals, in the words that it has there.
  const own = others.find((action) => action.label.from === "brief" && !isDialled(action));
  if (own !== undefined) return [own];
  return isDialled(first) ? [] : [describeGoal(ENQUIRY, reading, facts, material)];
}

const textOf = (words: Words, key: string): string | undefined => words.get(key)?.text;

const NUMBERS = Array.from({ length: ENTRIES_MAX }, (_, at) => at + 1);
const named = (id: string) => ({ id, source: `model/${id}`, kinds: undefined });

/** An offer that failed gives its place to the composer's, if that is not said already; one that was cut does not. */
function mergeOffers(floor: Material, words: Words, omitted: Omitted): Material["offers"] {
  const offers: Material["offers"][number][] = [];
  let isAsked = false;
  for (const number of NUMBERS) {
    const name = textOf(words, `offer_${number}_name`);
    const text = textOf(words, `offer_${number}_text`);
    const detail = textOf(words, `offer_${number}_detail`);
    const there = floor.offers[number - 1];
    if (name === undefined || text === undefined) {
      if (there !== undefined) offers.push(there);
      continue;
    }
    isAsked = true;
    const entry = { ...named(`offer-${number}`), name, text, icon: there?.icon ?? NO_ICON };
    offers.push(detail === undefined ? entry : { ...entry, detail });
  }
  if (!isAsked) return omitted.has("offers") ? [] : floor.offers;
  const written = offers.filter(({ source }) => source.startsWith("model/"));
  const names = new Set(written.map(({ name }) => name.toLowerCase()));
  const good = offers.filter(
    (offer) => written.includes(offer) || !names.has(offer.name.toLowerCase()),
  );
  // Beside what was written for this business, the trade's other offers would be borrowed ones.
  const isAlone = written.length > 0 || omitted.has("offers");
  const shown = isAlone ? written : good;
  // One picture beside each, or beside none.
  const hasIcons = shown.every(({ icon }) => icon !== NO_ICON);
  return hasIcons ? shown : shown.map((offer) => ({ ...offer, icon: NO_ICON }));
}

/** An icon that the renderer does not carry is left out. */
const NO_ICON = "none";

/** All of them, or none: a way with a step missing is no way. */
function listSteps(words: Words): Material["steps"] | undefined {
  const steps = NUMBERS.flatMap((number) => {
    const title = textOf(words, `step_${number}_title`);
    const text = textOf(words, `step_${number}_text`);
    return title === undefined || text === undefined
      ? []
      : [{ ...named(`step-${number}`), title, text }];
  });
  const isWhole = steps.every(({ id }, at) => id === `step-${at + 1}`);
  return isWhole && steps.length >= STEPS_MIN ? steps : undefined;
}

const hasOmittedSteps = (omitted: Omitted): boolean =>
  omitted.has("steps") || NUMBERS.some((number) => omitted.has(`step_${number}_text`));

function listQuestions(words: Words): Material["questions"] | undefined {
  const questions = NUMBERS.flatMap((number) => {
    const question = textOf(words, `question_${number}`);
    const answer = textOf(words, `answer_${number}`);
    return question === undefined || answer === undefined
      ? []
      : [{ ...named(`question-${number}`), question, answer }];
  });
  return questions.length >= QUESTIONS_MIN ? questions : undefined;
}

/** The about page's paragraphs. */
function listAbout(floor: Material, words: Words): Material["about"] {
  const paragraphs = NUMBERS.flatMap((number) => textOf(words, `about_${number}`) ?? []);
  if (paragraphs.length === 0) return floor.about;
  return paragraphs.map((text, at) => ({ ...named(`about-${at + 1}`), text, voices: undefined }));
}

function listOpenings(
  { voice, material }: Composition,
  words: Words,
  omitted: Omitted,
): Material["openings"] {
  const heading = textOf(words, "heading");
  // Of a business of which only the trade is known, its heading may be all that there is to say.
  const lede = textOf(words, "lede") ?? (omitted.has("lede") ? "" : undefined);
  // Heading and lede speak of one another; half an opening of each would not.
  if (heading === undefined || lede === undefined) return material.openings;
  return [{ ...named("opening"), voices: [voice], heading, lede }];
}

/** Headings of the pages; where nobody knows the trade, only once there is something under them. */
function leadOf(
  { lead, general }: Material,
  words: Words,
  { hasOffers, aboutHeading }: { hasOffers: boolean; aboutHeading: string | undefined },
): TradeTexts | undefined {
  if (lead === undefined && !hasOffers) return undefined;
  const { headings } = general;
  const pick = (key: string, there: string | undefined) => textOf(words, key) ?? there;
  const there = lead ?? EMPTY_LEAD;
  return {
    ...there,
    headings: {
      offers: pick("services_heading", lead?.headings.offers) ?? headings.offers,
      about: aboutHeading ?? lead?.headings.about ?? general.pages.about.title,
      steps: pick("steps_heading", lead?.headings.steps) ?? headings.steps,
      questions: pick("questions_heading", lead?.headings.questions) ?? headings.questions,
    },
  };
}

const ABOUT_LENGTH_MAX = 40;

/** The page begins with who they are. Names take an article in German and French that nobody can guess. */
function headAbout({ language, reading: { name }, material: { general } }: Composition): string {
  const named =
    language === "en" ? `About ${name.full}` : language === "es" ? `Sobre ${name.full}` : "";
  return named === "" || named.length > ABOUT_LENGTH_MAX ? general.pages.about.title : named;
}

const EMPTY_LEAD: Omit<TradeTexts, "headings"> = {
  ...{ openings: [], offers: [], steps: [], questions: [], about: [], closings: [] },
  ...{ actions: {}, contact: { lede: "" }, segments: {}, byKind: {} },
};

function writtenParts(
  { reading }: Composition,
  words: Words,
  omitted: Omitted,
): NonNullable<Material["written"]> {
  const heading = textOf(words, "closing_heading");
  const hasNoClosing = omitted.has("closing") || omitted.has("closing_heading");
  const people = reading.audience.segments.flatMap(({ label }, at) => {
    const said = textOf(words, `people_${at + 1}`);
    return said === undefined ? [] : [[label, said] as const];
  });
  const isAsked = people.length > 0 || omitted.has("people_1");
  return {
    contactLede: textOf(words, "contact_lede"),
    contactHeading: textOf(words, "contact_heading"),
    submitLabel: textOf(words, "submit_label"),
    closing: heading === undefined && !hasNoClosing ? undefined : { heading },
    people: isAsked ? new Map(people) : undefined,
  };
}
