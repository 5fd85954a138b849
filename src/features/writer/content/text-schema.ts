/**
 * The shape of `content/{language}/*.yaml`: finished texts, each of one to three whole sentences, among
 * which the composer chooses. Nothing here can be joined, inflected or filled in: there are no holes.
 */
import * as v from "valibot";
import { ACTIVITIES, NEEDS } from "../reading/need-ids.ts";
import { ACTION_KINDS, VOICES } from "../reading/reading-model.ts";

/** The kind of a business whose owner names none. */
export const PLAIN_KIND = "plain";

const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, "must be a short slug"));

/** Whole text: no hole, no alternative, no markup, trimmed. */
const prose = (lengthMax: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(lengthMax),
    v.check((text) => text === text.trim(), "must not begin or end with a space"),
    v.check((text) => !/[{}|<>*_#[\]]/u.test(text), "must hold no mark-up and no hole"),
  );
const label = prose(48);

const list = <Entry extends v.GenericSchema>(entry: Entry, least: number, most: number) =>
  v.pipe(v.array(entry), v.minLength(least), v.maxLength(most));

/** Which kinds of the trade a text belongs to; left out: to every kind. */
const kinds = v.optional(list(id, 1, 40));
const voices = v.optional(list(v.picklist(VOICES), 1, VOICES.length));

const openingSchema = v.strictObject({
  id,
  voices: list(v.picklist(VOICES), 1, 6),
  kinds,
  heading: prose(90),
  lede: prose(260),
});
const offerSchema = v.strictObject({
  ...{ id, kinds, icon: id },
  name: label,
  text: prose(220),
  detail: v.optional(prose(420)),
  /** Done by some in the trade: offered where the owner's words name it. */
  named: v.optional(v.literal(true)),
});
const stepSchema = v.strictObject({ id, kinds, title: prose(60), text: prose(260) });
const questionSchema = v.strictObject({ id, kinds, question: prose(120), answer: prose(480) });
const paragraphSchema = v.strictObject({ id, kinds, voices, text: prose(640) });
const closingSchema = v.strictObject({
  ...{ id, kinds, voices },
  /** The only actions it invites to; left out: whatever the trade is ordinarily asked for. */
  actions: v.optional(list(v.picklist(ACTION_KINDS), 1, ACTION_KINDS.length)),
  heading: prose(80),
  text: prose(240),
});

/** Everything that can be said about businesses of one trade, in one language. */
export const tradeTextsSchema = v.strictObject({
  headings: v.strictObject({
    offers: prose(60),
    steps: v.optional(prose(60)),
    questions: v.optional(prose(60)),
    about: prose(60),
  }),
  openings: list(openingSchema, 1, 32),
  offers: list(offerSchema, 1, 96),
  steps: list(stepSchema, 0, 24),
  questions: list(questionSchema, 0, 64),
  about: list(paragraphSchema, 1, 64),
  closings: list(closingSchema, 1, 32),
  actions: v.optional(v.record(v.picklist(ACTION_KINDS), label), {}),
  contact: v.strictObject({ lede: prose(260) }),
  /**
   * Headings, and what to say when getting in touch, of kinds that the trade's own do not fit; an empty
   * "plain" keeps the trade's own where a business is both, a bakery and a pastry shop.
   */
  byKind: v.optional(
    v.record(
      id,
      v.strictObject({
        offers: v.optional(prose(60)),
        steps: v.optional(prose(60)),
        questions: v.optional(prose(60)),
        about: v.optional(prose(60)),
        contact: v.optional(prose(260)),
      }),
    ),
    {},
  ),
  /** What to say to a kind of people that the brief names, where the trade has something to say. */
  segments: v.optional(v.record(id, prose(220)), {}),
});
export type TradeTexts = v.InferOutput<typeof tradeTextsSchema>;
export type Opening = TradeTexts["openings"][number];
export type Closing = TradeTexts["closings"][number];

/** A file of one family: trade id → its texts. */
export const familyTextsSchema = v.nullish(v.record(id, tradeTextsSchema), {});

const pageSchema = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^\/[a-z0-9-]*$/u)),
  label,
  /** For the browser tab and search results where nothing of the business stands there. */
  title: prose(45),
  /** For search results; only for pages whose content the site does not know. */
  description: v.optional(prose(160)),
});

/** Texts of one action: they hold for any business whose visitors are to do it. */
const actionTextsSchema = v.strictObject({
  /** On the button. */
  label,
  /** On the button when the means is missing: no telephone number is known. */
  without: v.optional(label),
  /** Modifiers of the goal that have a button of their own: free, first, weekend. */
  modified: v.optional(v.record(id, label), {}),
  /** The last block of a page, above the button. */
  closings: list(closingSchema, 1, 12),
  /** Instead of closings and what is said above the form, where somebody needs help now. */
  urgent: v.optional(v.strictObject({ heading: prose(80), text: prose(240) })),
  /** Instead of closings where the telephone number is known. */
  dial: v.optional(v.strictObject({ heading: prose(80), text: prose(240) })),
  /** Said above the form, where the action makes anything certain, and on its button. */
  contact: v.strictObject({ lede: v.optional(prose(260)), submit: label }),
});
export type ActionTexts = v.InferOutput<typeof actionTextsSchema>;

/** `general.yaml`: what holds for any business, in one language. */
export const generalTextsSchema = v.strictObject({
  pages: v.strictObject({
    ...{ home: pageSchema, services: pageSchema, about: pageSchema, gallery: pageSchema },
    ...{ events: pageSchema, faq: pageSchema, contact: pageSchema },
  }),
  headings: v.strictObject({
    /** Above the kinds of people the site is for, by voice. */
    audience: v.record(v.picklist(VOICES), prose(60)),
    about: v.record(v.picklist(VOICES), prose(60)),
    /** Above what one person tells of themselves. */
    alone: v.optional(prose(60)),
    facts: prose(60),
    told: prose(60),
    /** Above what owners tell of prices, and of days and hours. */
    prices: prose(60),
    times: prose(60),
    /** Above the form on the contact page, whose own heading names the action. */
    form: prose(60),
    /** The same where a number, an address or hours stand beside it. */
    reach: prose(60),
    /** Above the list on the page of questions. */
    answers: prose(60),
    gallery: prose(60),
    events: prose(60),
    questions: prose(60),
    steps: prose(60),
    offers: prose(60),
    /** Above what two trades under one roof offer. */
    range: prose(60),
  }),
  /** Said on the pages of pictures and events while nothing is there. */
  empty: v.strictObject({ gallery: prose(160), events: prose(160) }),
  /** Where the form is: above a second way in. */
  more: v.strictObject({
    services: label,
    about: label,
    questions: label,
    gallery: label,
    events: label,
  }),
  /** The end of the page of questions. */
  askMore: v.optional(v.strictObject({ heading: prose(80), text: v.optional(prose(240)), label })),
  /** Above the actions of a short page, each with what to say. */
  ways: v.optional(prose(60)),
  /** Above a form that serves several goals, of which one is chosen in it. */
  choose: v.optional(v.strictObject({ heading: prose(60) })),
  /** Before the owner's own list of people ("for architects and developers"), where the language allows it. */
  forPeople: v.optional(prose(20)),
  /** How the business is reached, where a page's description would be too short. */
  reached: prose(80),
  actions: v.record(v.picklist(ACTION_KINDS), actionTextsSchema),
  /** What a visitor had best say for one goal, by what the business does or what the goal is about. */
  needs: v.optional(v.record(v.picklist(NEEDS), prose(160)), {}),
  /** What to have at hand before writing, by what the business does: the visitor's side alone. */
  guidance: v.optional(
    v.strictObject({
      heading: prose(60),
      items: v.record(
        v.picklist(ACTIVITIES),
        list(v.strictObject({ title: prose(48), text: prose(160) }), 2, 3),
      ),
    }),
  ),
});
export type GeneralTexts = v.InferOutput<typeof generalTextsSchema>;
