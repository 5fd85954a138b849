/**
 * What the house knows about a trade: the shapes of the knowledge tables and of the treatment the
 * composer reads. Nothing here knows anything about one particular business.
 */
import * as v from "valibot";
import { MOTIFS } from "../../design/motifs.ts";

export const LANGUAGES = ["en", "de", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the owner wants visitors to do. Goals lead calls to action, page order and emphasis. */
export const GOALS = [
  "bookings",
  "calls",
  "visits",
  "sales",
  "signups",
  "quotes",
  "trust",
] as const;
export type Goal = (typeof GOALS)[number];

/** The main act of a customer of the trade. */
export const ACTS = ["visit", "order", "book", "enrol", "quote", "join", "give"] as const;
export type Act = (typeof ACTS)[number];

/** Pages beside the home page whose order and weight differ from trade to trade. */
export const PAGES = ["services", "about", "gallery", "events", "faq", "contact"] as const;
export type PageId = (typeof PAGES)[number];

/** What the home page should make most of, in order. */
export const EMPHASES = ["offers", "process", "questions", "pictures", "events", "place"] as const;
export type Emphasis = (typeof EMPHASES)[number];

/** Fields worth asking beside name, e-mail and message; see form-fields.ts for labels. */
export const FIELDS = [
  "date",
  "time",
  "dates",
  "deadline",
  "people",
  "occasion",
  "allergies",
  "order",
  "service",
  "phone",
  "address",
  "postcode",
  "property",
  "size",
  "rooms",
  "urgency",
  "access",
  "vehicle",
  "pet",
  "company",
  "website",
  "team",
  "budget",
  "subject",
  "level",
  "age",
  "start",
  "languages",
  "documents",
  "insurance",
  "pickup",
  "delivery",
  "goods",
  "material",
  "measurements",
  "help",
] as const;
export type FieldId = (typeof FIELDS)[number];

/**
 * A sentence with alternatives: `{a|b|c}` stands for one of its parts, `{industry}` for the owner's
 * own word for the business. text.ts reads it; nothing shows a Text as it stands.
 */
export const textSchema = v.pipe(v.string(), v.minLength(1));
export type Text = string;

const texts = (least: number) => v.pipe(v.array(textSchema), v.minLength(least));

/** Something customers come for. `texts` are alternatives; one is shown under the title. */
export const offerSchema = v.strictObject({
  /** A lucide icon name. */
  icon: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: textSchema,
  texts: texts(1),
});
export type Offer = v.InferOutput<typeof offerSchema>;

/** One step of how the work goes. `texts` are alternatives. */
export const stepSchema = v.strictObject({ title: textSchema, texts: texts(1) });
export type Step = v.InferOutput<typeof stepSchema>;

/** A worry, and answers that hold for any honest business of the trade. `answers` are alternatives. */
export const questionSchema = v.strictObject({ ask: textSchema, answers: texts(1) });
export type Question = v.InferOutput<typeof questionSchema>;

/** The trade's own words, already inflected: a sentence never has to bend them. */
export const vocabularySchema = v.strictObject({
  /** One customer, without an article: "patient". */
  customer: textSchema,
  /** "patients" */
  customers: textSchema,
  /** The place, without an article: "practice". */
  place: textSchema,
  /** "at the practice", "in der Praxis" */
  atPlace: textSchema,
  /** "to the practice", "in die Praxis" */
  toPlace: textSchema,
  /** What the work is called, as it stands in a sentence without an article: "dental care". */
  work: textSchema,
});

/** Menu labels that the trade calls differently: "Menu" or "Treatments" for services. */
export const pageNamesSchema = v.strictObject({
  services: textSchema,
  gallery: textSchema,
  events: textSchema,
});

const motifSchema = v.picklist(MOTIFS);
const tradeId = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/));
/** Keys may be missing: those goals take the general labels. */
const actionsSchema = v.record(v.picklist(GOALS), texts(1));

/** Two qualities customers look for, as noun phrases in lower case: ["a crisp crust", "a soft crumb"]. */
const pairSchema = v.tuple([textSchema, textSchema]);

/** The sentences of one trade, or of one family in one language. */
export const wordingSchema = v.strictObject({
  vocabulary: vocabularySchema,
  /** Goals whose call to action has its own words here; the others come from actions.ts. */
  actions: actionsSchema,
  pageNames: pageNamesSchema,
  /** Short lines for a hero, true of any business of the trade. */
  headlines: texts(3),
  /** What is true of the trade itself, for the about page and section openings. */
  truths: texts(3),
  offers: v.pipe(v.array(offerSchema), v.minLength(4)),
  process: v.pipe(v.array(stepSchema), v.minLength(3), v.maxLength(5)),
  questions: v.pipe(v.array(questionSchema), v.minLength(4)),
  qualities: v.pipe(v.array(pairSchema), v.minLength(3)),
  /** Kinds of event such a business holds; never an announcement. */
  events: texts(3),
});
export type Wording = v.InferOutput<typeof wordingSchema>;

/** Names by language. The first is the usual name; all are matched against the brief's industry. */
const namesSchema = v.strictObject({
  en: texts(2),
  de: texts(2),
  fr: texts(2),
  es: texts(2),
});

export const tradeSchema = v.strictObject({
  id: tradeId,
  family: tradeId,
  names: namesSchema,
  act: v.picklist(ACTS),
  /** A schema.org type below Organization. */
  schemaType: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]+$/)),
  motifs: v.pipe(v.array(motifSchema), v.minLength(3)),
  fields: v.pipe(v.array(v.picklist(FIELDS)), v.minLength(2)),
  /** English; other languages are written by family. */
  wording: wordingSchema,
});
export type Trade = v.InferOutput<typeof tradeSchema>;

export const familySchema = v.strictObject({
  id: tradeId,
  /** Words of the family that strengthen a match of one of its trades, and never make one alone. */
  names: namesSchema,
  pages: v.pipe(v.array(v.picklist(PAGES)), v.length(PAGES.length)),
  emphasis: v.pipe(v.array(v.picklist(EMPHASES)), v.length(EMPHASES.length)),
  /** Icons for offers written by family, and for the menu of a page without its own. */
  icons: v.pipe(v.array(v.string()), v.minLength(4)),
});
export type Family = v.InferOutput<typeof familySchema>;

/**
 * What the composer works with: one trade, two blended ones, a family in its language, or the
 * general treatment. Every list is a pool to choose from, not a list to print.
 */
export type Treatment = Omit<Wording, "actions"> & {
  kind: "trade" | "blend" | "general";
  language: Language;
  /** The owner's words for the business, trimmed; what `{industry}` stands for. */
  industry: string;
  /** Strongest first; empty for the general treatment. */
  tradeIds: string[];
  familyId: string | undefined;
  /** Words of the industry that decided the match, for the build's report. */
  evidence: string[];
  act: Act;
  schemaType: string;
  motifs: (typeof MOTIFS)[number][];
  fields: FieldId[];
  pages: PageId[];
  emphasis: Emphasis[];
  /** At least two labels for every goal, the trade's own first. */
  actions: Record<Goal, Text[]>;
};
