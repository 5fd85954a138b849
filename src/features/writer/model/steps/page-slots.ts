/** Which slots each page has, with their lengths: the form of the site's texts, following the plan. */
import type { SiteOutline } from "../outline.ts";
import { type Slot, STEPS_MIN } from "../slots.ts";
import type { SitePlan } from "./plan.ts";
import { BUTTON_KEY, BUTTON_LENGTH_MAX } from "./planned-slots.ts";
import { describeForm, hasAboutPage, isShort, isThin } from "./site-parts.ts";

export const heading = (key: string, lengthMax: number, guide: string): Slot => ({
  ...{ key, form: "heading" as const, guide, lengthMax },
});
export const text = (key: string, lengthMax: number, guide: string, about?: string): Slot => ({
  ...{ key, form: "text" as const, guide, lengthMax },
  ...(about === undefined ? {} : { about }),
});

/** Under the name of an offer. */
const under = (slot: Slot): Slot => ({ ...slot, adds: "enough", isOffer: true });
/** Under a name that says what to do, or to whom it is said. */
const spoken = (slot: Slot): Slot => ({ ...slot, adds: "something" });
const optional = (slot: Slot): Slot => ({ ...slot, isOptional: true });

export type PageName = "home" | "about" | "questions" | "services";

/** Texts that are asked for together, since each is written with the others in sight. */
export type PageUnit = { page: PageName; slots: readonly Slot[] };

const SERVICES_MIN = 3;
const QUESTIONS_MIN = 3;

/** All texts of the site in the order of its pages. */
export function listUnits(outline: SiteOutline, plan: SitePlan): PageUnit[] {
  const button = plan.button?.text ?? outline.action.label;
  const about = hasAboutPage(outline) ? [[text("about_1", 480, ABOUT_GUIDE)]] : [];
  const of = (page: PageName, units: readonly (readonly Slot[])[]) =>
    units.map((slots) => ({ page, slots }));
  return [
    ...of("home", [openingSlots(outline, button)]),
    ...of("about", about),
    ...of("questions", questionUnits(plan)),
    ...of("services", serviceUnits(plan)),
  ];
}

export type PageTask = {
  /** For the prompt, and after "Writing" in the job's stage. */
  what: string;
  purpose: string;
};

/** What is said of a page to whoever writes it. */
export function describePage(page: PageName, { offers, about }: SitePlan): PageTask {
  switch (page) {
    case "home":
      return { what: "the home page", purpose: HOME };
    case "about":
      return {
        what: "the about page",
        purpose: about === "" ? "" : `The about page: ${about}`,
      };
    case "questions":
      return { what: "the questions", purpose: ANSWERED };
    case "services":
      return offers.length < SERVICES_MIN
        ? { what: "the offers", purpose: OFFERED_ON_HOME }
        : { what: "the services page", purpose: OFFERED };
  }
}

const HOME = "The home page says what there is, for whom, and how to get it.";
const ANSWERED =
  "Each answer says first what was asked for, and then more than the home page says of it.";
const OFFERED_ON_HOME =
  "The offers stand on the home page, and say of each what one gets and what to know.";
const OFFERED = "The services page says of each offer what one gets and what to know.";

function openingSlots(outline: SiteOutline, button: string): Slot[] {
  const { people } = outline;
  return [
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
              `3 to 8 plain words over the button “${button}” at the end: what it invites to, one thing; empty if the button says it`,
            ),
          ),
        ]),
  ];
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
      `1 sentence of up to 20 words over the form (${form}): two things that any visitor can tell, whichever the offer; ${files}, nothing that a fact sends to the telephone`,
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
  text: "1 sentence of 8 to 24 words under that name: what we do or you get, piece by piece; no invitation, not the price alone, not what the name means or who asks",
  detail:
    "1 or 2 sentences right under that text, on one point: how that very thing is done, what it depends on, or what to look at, measure or bring; empty if facts and trade tell no more",
} as const;

function serviceUnits(plan: SitePlan): (readonly Slot[])[] {
  const { offers } = plan;
  if (offers.length === 0) return [];
  const isOnHome = offers.length < SERVICES_MIN;
  const [first = [], ...others] = offers.map(({ text: name }, at) =>
    isOnHome
      ? [under(text(`offer_${at + 1}_text`, 380, OFFER_GUIDES.alone, name))]
      : [
          under(text(`offer_${at + 1}_text`, 200, OFFER_GUIDES.text, name)),
          optional(text(`offer_${at + 1}_detail`, 380, OFFER_GUIDES.detail, name)),
        ],
  );
  const steps = stepSlots(plan);
  return [[SERVICES_HEADING, ...first], ...others, ...(steps.length > 0 ? [steps] : [])];
}

const SERVICES_HEADING = heading(
  "services_heading",
  40,
  "2 or 3 words for all of it together, no single offer, clear without the page; up to 20 characters, since it is a link in the menu",
);

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

function questionUnits({ questions }: SitePlan): (readonly Slot[])[] {
  if (questions.length < QUESTIONS_MIN) return [];
  const [first = [], ...others] = questions.map(({ text: question }, at) => [
    optional(text(`answer_${at + 1}`, 420, ANSWER, question)),
  ]);
  return [[QUESTIONS_HEADING, ...first], ...others];
}

const QUESTIONS_HEADING = heading(
  "questions_heading",
  50,
  "2 to 5 words over them, as “Questions about” the thing",
);
const ANSWER =
  "1 to 3 sentences, the first the answer, the others why or how, none that asks for a message; empty if facts and common knowledge do not answer it in full";

/** The names, titles and questions of the plan, under the slots that their texts belong to. */
export const plannedSlots = ({ button, offers, steps, questions }: SitePlan) =>
  new Map([
    ...(button === undefined ? [] : [[BUTTON_KEY, button] as const]),
    ...offers.map((offer, at) => [`offer_${at + 1}_name`, offer] as const),
    ...steps.map((step, at) => [`step_${at + 1}_title`, step] as const),
    ...questions.map((question, at) => [`question_${at + 1}`, question] as const),
  ]);
