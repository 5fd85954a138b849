/** Which slots each page has, with their lengths: the form of the site's texts, following the plan. */
import type { Composition } from "../../composer/composition.ts";
import type { Slot } from "../slots.ts";
import type { Plan } from "./plan.ts";

const heading = (key: string, lengthMax: number, guide: string): Slot => ({
  ...{ key, form: "heading" as const, guide, lengthMax },
});
const text = (key: string, lengthMax: number, guide: string): Slot => ({
  ...{ key, form: "text" as const, guide, lengthMax },
});

export type PageTask = {
  name: "home" | "services" | "about" | "questions";
  /** For the prompt, and after "Writing" in the job's stage. */
  what: string;
  purpose: string;
  slots: readonly Slot[];
};

const SERVICES_MIN = 3;
const QUESTIONS_MIN = 3;
/** With fewer facts an about page could only be made up. */
const ABOUT_FACTS_MIN = 4;

export function listPageTasks(site: Composition, plan: Plan, factCount: number): PageTask[] {
  const tasks = [
    homeTask(site, plan),
    servicesTask(plan),
    aboutTask(site, plan, factCount),
    questionsTask(plan),
  ];
  return tasks.filter((task) => task !== undefined);
}

function homeTask({ reading, actions }: Composition, plan: Plan): PageTask {
  const [{ label }] = actions;
  const people = reading.audience.segments.slice(0, 6);
  return {
    name: "home",
    what: "the home page",
    purpose: "It says what this is, for whom, and what to do next.",
    slots: [
      heading(
        "heading",
        80,
        "the first line of the site: 3 to 9 words on what there is here, no name",
      ),
      text(
        "lede",
        240,
        "under it: 1 or 2 sentences, what this is, for whom, and what a visitor does next",
      ),
      ...(plan.offers.length < 2
        ? []
        : [
            text(
              "statement",
              320,
              "2 sentences in large type: what one should know about how this work is done",
            ),
          ]),
      ...(people.length < 2
        ? []
        : people.map((segment, at) =>
            text(
              `people_${at + 1}`,
              200,
              `1 sentence for “${segment.label}”: what they in particular can ask for or should bring`,
            ),
          )),
      heading("closing_heading", 60, `3 to 8 words over the button “${label.text}”`),
      text(
        "closing_text",
        180,
        "1 sentence beside that button: what happens then, or what to have ready",
      ),
      heading(
        "second_closing_heading",
        60,
        "the same at the end of the other pages, in other words",
      ),
      text("second_closing_text", 180, "1 sentence beside the button there"),
      text(
        "contact_lede",
        200,
        "over the contact form: 1 sentence on what to write so that the answer can be of use",
      ),
    ],
  };
}

function servicesTask({ offers, steps }: Plan): PageTask | undefined {
  if (offers.length === 0) return undefined;
  return {
    name: "services",
    what: offers.length < SERVICES_MIN ? "the offers" : "the services page",
    purpose: "It says of each offer what one gets and how it goes.",
    slots: [
      heading(
        "services_heading",
        40,
        "2 to 4 words that name what is offered; it is also the page's link in the menu",
      ),
      ...offers.flatMap((offer, at) => [
        heading(`offer_${at + 1}_name`, 48, `1 to 5 words: “${offer}”`),
        text(`offer_${at + 1}_text`, 200, "1 sentence of 10 to 24 words: what it is and for whom"),
        text(
          `offer_${at + 1}_detail`,
          380,
          "2 or 3 sentences: what happens, what one gets, what to know before asking",
        ),
      ]),
      ...(steps.length < SERVICES_MIN
        ? []
        : [
            heading("steps_heading", 50, "2 to 6 words over the steps"),
            ...steps.flatMap((step, at) => [
              heading(`step_${at + 1}_title`, 60, `2 to 6 words: “${step}”`),
              text(
                `step_${at + 1}_text`,
                220,
                "1 or 2 sentences: what the visitor does or gets there",
              ),
            ]),
          ]),
    ],
  };
}

function aboutTask(site: Composition, plan: Plan, factCount: number): PageTask | undefined {
  const isKnown = site.material.about.length > 0;
  if (!isKnown && factCount < ABOUT_FACTS_MIN) return undefined;
  return {
    name: "about",
    what: "the about page",
    purpose: plan.about === "" ? "It says how the business sees its work." : plan.about,
    slots: [
      heading("about_heading", 50, "2 to 7 words that say what this page tells"),
      text(
        "about_1",
        480,
        "a paragraph of 2 to 4 sentences: what the business does and for whom, from the facts",
      ),
      text(
        "about_2",
        480,
        "a paragraph of 2 to 4 sentences: how it goes about the work, as far as the facts or the trade itself tell",
      ),
    ],
  };
}

function questionsTask({ questions }: Plan): PageTask | undefined {
  if (questions.length < QUESTIONS_MIN) return undefined;
  return {
    name: "questions",
    what: "the questions",
    purpose: "Each answer says first yes, no or what is the case, then the rest.",
    slots: [
      heading("questions_heading", 50, "2 to 6 words over the questions"),
      ...questions.flatMap((question, at) => [
        text(`question_${at + 1}`, 120, `the question, as a visitor asks it: “${question}”`),
        text(
          `answer_${at + 1}`,
          420,
          "1 to 3 sentences; what only the owner knows is left open: say what to ask about",
        ),
      ]),
    ],
  };
}

const LIGHT_OFFERS = 4;

/** The few texts that a slow model is asked for: opening, offers, about. */
export function lightTask(site: Composition): PageTask {
  const offers = site.material.offers.slice(0, LIGHT_OFFERS);
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
      ...offers.flatMap(({ name }, at) => [
        heading(`offer_${at + 1}_name`, 48, `1 to 5 words: “${name}”`),
        text(`offer_${at + 1}_text`, 180, "1 sentence: what it is and for whom"),
      ]),
      text("about_1", 320, "2 sentences on what the business does and for whom, from the facts"),
    ],
  };
}
