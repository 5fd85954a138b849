/** Which slots each page has, with their lengths: the form of the site's texts, following the plan. */
import type { SiteOutline } from "../outline.ts";
import { type Slot, STEPS_MIN } from "../slots.ts";
import { BUTTON_KEY, BUTTON_LENGTH_MAX, type PlannedPageName, type SitePlan } from "./plan.ts";
import { describeForm, hasAboutPage, isShort, isThin } from "./site-parts.ts";

const heading = (key: string, lengthMax: number, guide: string): Slot => ({
  ...{ key, form: "heading" as const, guide, lengthMax },
});
const text = (key: string, lengthMax: number, guide: string, about?: string): Slot => ({
  ...{ key, form: "text" as const, guide, lengthMax },
  ...(about === undefined ? {} : { about }),
});

/** Under the name of an offer. */
const under = (slot: Slot): Slot => ({ ...slot, adds: "enough", isOffer: true });
/** Under a name that says what to do, or to whom it is said. */
const spoken = (slot: Slot): Slot => ({ ...slot, adds: "something" });
const optional = (slot: Slot): Slot => ({ ...slot, isOptional: true });

export type PageTask = {
  name: PlannedPageName;
  /** For the prompt, and after "Writing" in the job's stage. */
  what: string;
  purpose: string;
  slots: readonly Slot[];
};

const SERVICES_MIN = 3;
const QUESTIONS_MIN = 3;
/** The pages to write side by side: of about the same length each, since the longest is waited for. */
export function listPageTasks(outline: SiteOutline, plan: SitePlan): PageTask[] {
  const hasAbout = hasAboutPage(outline);
  const steps = plan.offers.length === 0 ? [] : stepSlots(plan);
  // With the shorter of the two pages, so that neither is waited for longer.
  const isWithAbout = hasAbout && plan.offers.length >= SERVICES_MIN;
  const button = plan.button?.text ?? outline.action.label;
  const tasks = [
    homeTask(outline, button),
    servicesTask(plan, isWithAbout ? [] : steps),
    hasAbout ? aboutTask(plan, isWithAbout ? steps : []) : undefined,
    questionsTask(plan),
  ];
  return tasks.filter((task) => task !== undefined);
}

function homeTask(outline: SiteOutline, button: string): PageTask {
  const { people } = outline;
  return {
    name: "home",
    what: "the home page",
    purpose: "It says what there is, for whom, and how to get it.",
    slots: [
      heading(
        "heading",
        80,
        "first line of the site, 3 to 9 words: what one gets here, where if known; no name",
      ),
      isThin(outline) ? optional(LEDE) : LEDE,
      ...(people.length < 2 ? [] : peopleSlots(people)),
      ...contactSlots(outline),
      ...(isShort(outline)
        ? []
        : [
            optional(
              heading(
                "closing_heading",
                60,
                `3 to 8 plain words over the button “${button}” at the end: what it invites to, with the thing's name, one thing; empty if the button says it already`,
              ),
            ),
          ]),
    ],
  };
}

const LEDE = text(
  "lede",
  240,
  "1 or 2 sentences under it that go on from it in other words: what exactly is done or had, or what decides: price, days, who may come, what to send",
);
const peopleSlots = (people: readonly string[]): Slot[] =>
  people.map((label, at) =>
    optional(
      spoken(
        text(
          `people_${at + 1}`,
          200,
          "1 sentence that tells them what there is for them, or what is different in their case; no task for them; all of them, or none where the offers say it",
          label,
        ),
      ),
    ),
  );

function contactSlots({ action, fields, photographs }: SiteOutline): Slot[] {
  const { kinds } = action;
  const files =
    photographs === "sent"
      ? "the photographs among them if a fact asks for them, no other files"
      : "no files";
  const form = describeForm(fields);
  return [
    heading(
      "contact_heading",
      50,
      "2 to 6 plain words over the contact form: what one writes there, one thing for all visitors, as “Tell us about your kite”",
    ),
    text(
      "contact_lede",
      200,
      `1 sentence of up to 20 words over the form (${form}): two things that any visitor can tell, whichever of the offers it is about; ${files}, nothing that a fact sends to the telephone`,
    ),
    {
      ...heading("submit_label", BUTTON_LENGTH_MAX, "2 to 4 words on the form's button: send what"),
      deed: { kinds, isDialled: false, isSubmit: true, takesPhotos: photographs === "sent" },
    },
  ];
}

const OFFER_GUIDES = {
  /** Where the offers have no page of their own. */
  alone:
    "1 to 3 sentences: what exactly is done or had; then, if there is anything, what to know, measure or bring",
  text: "1 sentence of 8 to 24 words under that name: what we do or you get, piece by piece, all that the name says; no invitation, not the price alone, not what the name means or who asks",
  detail:
    "1 or 2 sentences on one point, right under that text on the services page: how that very thing is done, what it depends on, or what to look at, measure or bring for it; empty if the facts and the trade tell no more",
} as const;

function servicesTask({ offers }: SitePlan, steps: readonly Slot[]): PageTask | undefined {
  if (offers.length === 0) return undefined;
  const isOnHome = offers.length < SERVICES_MIN;
  return {
    name: "services",
    what: isOnHome ? "the offers" : "the services page",
    purpose: isOnHome
      ? "They stand on the home page, and say of each offer what one gets and what to know."
      : "It says of each offer what one gets and what to know.",
    slots: [
      heading(
        "services_heading",
        40,
        "2 or 3 words for all of it together, no single offer, clear without the page; up to 20 characters, since it is a link in the menu",
      ),
      ...offers.flatMap(({ text: name }, at) =>
        isOnHome
          ? [under(text(`offer_${at + 1}_text`, 380, OFFER_GUIDES.alone, name))]
          : [
              under(text(`offer_${at + 1}_text`, 200, OFFER_GUIDES.text, name)),
              optional(text(`offer_${at + 1}_detail`, 380, OFFER_GUIDES.detail, name)),
            ],
      ),
      ...steps,
    ],
  };
}

function stepSlots({ steps }: SitePlan): Slot[] {
  if (steps.length < STEPS_MIN) return [];
  return [
    heading(
      "steps_heading",
      50,
      "2 to 5 plain words over the steps below that fit each of them, as “Before you write” or “Before you come”",
    ),
    ...steps.map(({ text: title }, at) =>
      spoken(
        text(
          `step_${at + 1}_text`,
          220,
          "1 or 2 sentences: how the visitor does that so that it comes out right",
          title,
        ),
      ),
    ),
  ];
}

const ABOUT_GUIDE =
  "2 to 4 sentences that begin with the name of the business, with its article: first what it does and where, which describes it in search results; then what the facts tell of itself: since when, who works there, how; nothing that holds for others of the trade";

function aboutTask(plan: SitePlan, steps: readonly Slot[]): PageTask {
  return {
    name: "about",
    what: steps.length === 0 ? "the about page" : "the about page and the steps",
    purpose: `${plan.about === "" ? "It says how the business sees its work." : plan.about}${
      steps.length === 0 ? "" : " The steps stand below the offers."
    }`,
    slots: [text("about_1", 480, ABOUT_GUIDE), ...steps],
  };
}

function questionsTask({ questions }: SitePlan): PageTask | undefined {
  if (questions.length < QUESTIONS_MIN) return undefined;
  return {
    name: "questions",
    what: "the questions",
    purpose:
      "Each answer says first what was asked for, and then more than the home page says of it.",
    slots: [
      heading("questions_heading", 50, "2 to 5 words over them, as “Questions about” the thing"),
      ...questions.map(({ text: question }, at) =>
        optional(text(`answer_${at + 1}`, 420, ANSWER, question)),
      ),
    ],
  };
}

const ANSWER =
  "1 to 3 sentences, the first the answer, the others why or how, none that asks for a message; empty if facts and common knowledge of the work do not answer it in full";

/** The names, titles and questions of the plan, under the slots that their texts belong to. */
export const plannedSlots = ({ button, offers, steps, questions }: SitePlan) =>
  new Map([
    ...(button === undefined ? [] : [[BUTTON_KEY, button] as const]),
    ...offers.map((offer, at) => [`offer_${at + 1}_name`, offer] as const),
    ...steps.map((step, at) => [`step_${at + 1}_title`, step] as const),
    ...questions.map((question, at) => [`question_${at + 1}`, question] as const),
  ]);

const LIGHT_OFFERS = 4;

/** The few texts that a slow model is asked for: opening, offers, and about where there is something to tell. */
export function lightTask(outline: SiteOutline): PageTask {
  const offers = outline.offers.slice(0, LIGHT_OFFERS);
  return {
    name: "home",
    what: "the website",
    purpose: "",
    slots: [
      heading(
        "heading",
        80,
        "the first line of the site: 3 to 9 words on what there is here, no name",
      ),
      text("lede", 220, "1 or 2 sentences: what this is, for whom, and what a visitor does next"),
      ...offers.flatMap((name, at) => [
        heading(`offer_${at + 1}_name`, 48, `1 to 5 words: “${name}”`),
        text(`offer_${at + 1}_text`, 180, "1 sentence: what it is and for whom"),
      ]),
      ...(hasAboutPage(outline)
        ? [
            text(
              "about_1",
              320,
              "2 sentences on what the business does and for whom, from the facts",
            ),
          ]
        : []),
    ],
  };
}
