/**
 * The shape of `content/trades/*.yaml`: what a trade is, in no language: its names in all of them, the
 * kinds that narrow it, what its customers do, and how it is drawn.
 */
import * as v from "valibot";
import { MOTIFS } from "../../design/room.ts";
import { ACTION_KINDS } from "../reading/reading-model.ts";

/** Fields worth having beside name, e-mail and message; their labels are in composer/contact-fields.ts. */
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
  "photos",
  "file",
  "help",
] as const;
export type FieldId = (typeof FIELDS)[number];

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, "must be a short slug"));
/** Words as an owner would write them, lower case. */
const words = v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)));
const wordsByLanguage = v.strictObject({
  en: v.optional(words, []),
  de: v.optional(words, []),
  fr: v.optional(words, []),
  es: v.optional(words, []),
});

export const tradeSchema = v.strictObject({
  /** A schema.org type below Organization. */
  schema: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]+$/u)),
  /** What its customers ordinarily do. */
  act: v.picklist(ACTION_KINDS),
  motifs: v.pipe(v.array(v.picklist(MOTIFS)), v.minLength(1)),
  fields: v.pipe(v.array(v.picklist(FIELDS)), v.maxLength(4)),
  /** The same for kinds that are asked for other things: nobody gives a chip shop a date. */
  fieldsOf: v.optional(v.record(slug, v.pipe(v.array(v.picklist(FIELDS)), v.maxLength(4))), {}),
  /** Illness, death, law, emergencies: never joked about. */
  grave: v.boolean(),
  /** Customers come to its place. */
  visited: v.boolean(),
  names: wordsByLanguage,
  /** Qualifiers that change what is offered, by id. */
  kinds: v.optional(v.record(slug, wordsByLanguage), {}),
  /** Words that may stand beside its names, and under which all its texts stay true: "listed buildings". */
  beside: v.optional(wordsByLanguage, {}),
  /** What its work is done on or consists of, named after it: "gardener, lawns and hedges". */
  work: v.optional(wordsByLanguage, {}),
  /** Phrases that look like the trade and are another. */
  not: v.optional(words, []),
});

/** A file of one family: trade id → the trade. An empty file is a family that nobody has written yet. */
export const familyTradesSchema = v.nullish(v.record(slug, tradeSchema), {});

export type Trade = v.InferOutput<typeof tradeSchema> & { family: string };
