/** Registrations: what visitors send, what owners see. */
import * as v from "valibot";
import { SPAM_REASONS } from "../../http/judge-form.ts";
import { filter, pagingEntries } from "../../http/paging.ts";
import { boundedText, emailAddress, optionalText } from "../../lib/text.ts";
import { withThousands } from "../../lib/thousands.ts";
import type { registrations, spamRegistrations } from "./table.ts";

export const REGISTRATION_STATUSES = ["confirmed", "waitlisted", "cancelled"] as const;
export const SEATS_MAX = 20;
const MESSAGE_LENGTH_MAX = 5_000;
const FIELDS_MAX = 30;
const FIELD_LENGTH_MAX = 1_000;
const FIELD_NAME_LENGTH_MAX = 100;

export type RegistrationRow = typeof registrations.$inferSelect;

export const registrationSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  seats: v.number(),
  message: v.nullable(v.string()),
  fields: v.pipe(
    v.nullable(v.record(v.string(), v.string())),
    v.description("Further answers of the form, by name; null without any."),
  ),
  status: v.picklist(REGISTRATION_STATUSES),
  createdAt: v.number(),
});
export type Registration = v.InferOutput<typeof registrationSchema>;

/** In the spam folder nobody has a seat, or waits for one. */
export const spamRegistrationSchema = v.object({
  ...v.omit(registrationSchema, ["status"]).entries,
  reason: v.pipe(v.picklist(SPAM_REASONS), v.description("Which check it failed.")),
});
export type SpamRegistration = v.InferOutput<typeof spamRegistrationSchema>;

export const spamRegistrationListSchema = v.object({
  spam: v.array(spamRegistrationSchema),
  total: v.number(),
});
export const spamRegistrationQuerySchema = v.object(pagingEntries(100));

export const registrationAnswerSchema = v.object({ registration: registrationSchema });

export const registrationListSchema = v.object({
  registrations: v.array(registrationSchema),
  total: v.pipe(v.number(), v.description("All registrations that match, before limit and skip.")),
  confirmedSeats: v.pipe(v.number(), v.description("Seats of all confirmed registrations.")),
});

export const registrationListQuerySchema = v.object({
  status: filter(REGISTRATION_STATUSES),
  ...pagingEntries(100),
});
export type RegistrationListQuery = v.InferOutput<typeof registrationListQuerySchema>;

/** An owner confirms a registration or cancels it; the waiting list fills itself. */
export const registrationChangeSchema = v.object({
  status: v.picklist(["confirmed", "cancelled"], "must be one of confirmed, cancelled"),
});
export type RegistrationChange = v.InferOutput<typeof registrationChangeSchema>;

const SEATS_TEXT = `must be a whole number from 1 to ${SEATS_MAX}`;

/** Digits with a few spaces around them. */
const SEATS_LENGTH_MAX = 20;

/** A number from JSON, its digits from a form; empty counts as one seat. */
const seats = v.pipe(
  v.union([v.number(), v.string()], SEATS_TEXT),
  v.check(
    (sent) =>
      typeof sent === "number" ||
      // Its length first: nothing longer is looked at.
      (sent.length <= SEATS_LENGTH_MAX && /^\d{0,4}$/.test(sent.trim())),
    SEATS_TEXT,
  ),
  v.transform((sent) => (typeof sent === "string" && sent.trim() === "" ? 1 : Number(sent))),
  v.integer(SEATS_TEXT),
  v.minValue(1, SEATS_TEXT),
  v.maxValue(SEATS_MAX, SEATS_TEXT),
);

/** Forms end each line with two characters, of which the person who wrote it has counted one. */
const LINE_ENDS = v.transform((sent: unknown) =>
  typeof sent === "string" ? sent.replaceAll("\r\n", "\n") : sent,
);
const inLines = (lengthMax: number) => v.pipe(v.unknown(), LINE_ENDS, optionalText(lengthMax));

/** What every event asks; all other fields are gathered by `gatherFields`. */
const KNOWN_ENTRIES = {
  name: boundedText(200),
  email: emailAddress(),
  phone: v.optional(v.nullable(optionalText(200))),
  seats: v.nullish(seats, 1),
  message: v.nullish(inLines(MESSAGE_LENGTH_MAX)),
};

const FIELDS_TEXT = `must hold in \`fields\` at most ${FIELDS_MAX} further answers, each a text of at most ${withThousands(FIELD_LENGTH_MAX)} characters under a name of at most ${FIELD_NAME_LENGTH_MAX}`;

const fieldName = boundedText(FIELD_NAME_LENGTH_MAX);
const fieldText = inLines(FIELD_LENGTH_MAX);

const KNOWN_NAMES: ReadonlySet<string> = new Set([...Object.keys(KNOWN_ENTRIES), "fields"]);

/** What an event does not ask is put aside: schemas leave out names such as `constructor`. */
const putOthersAside = (sent: Record<string, unknown>) => {
  const [known, others] = [[], []] as [[string, unknown][], [string, unknown][]];
  for (const entry of Object.entries(sent))
    (KNOWN_NAMES.has(entry[0]) ? known : others).push(entry);
  return { ...Object.fromEntries(known), others };
};

export const visitorInputSchema = v.pipe(
  v.custom<Record<string, unknown>>((sent) => typeof sent === "object" && sent !== null),
  v.transform(putOthersAside),
  v.object({
    ...KNOWN_ENTRIES,
    fields: v.optional(v.unknown()),
    others: v.custom<[string, unknown][]>(Array.isArray),
  }),
  v.transform(({ name, email, phone, seats: wanted, message, fields, others }) => ({
    ...{ name, email, seats: wanted },
    phone: phone ?? null,
    message: message ?? null,
    fields: gatherFields(fields, others),
  })),
  v.check(({ fields }) => fields !== undefined, FIELDS_TEXT),
  v.transform(({ fields, ...rest }) => ({ ...rest, fields: fields ?? null })),
);
export type VisitorInput = v.InferOutput<typeof visitorInputSchema>;
/** What may be changed later: an address is what a registration is known by. */
const { email: _, ...CHANGEABLE_ENTRIES } = KNOWN_ENTRIES;

export const answersInputSchema = v.pipe(
  v.object({ ...CHANGEABLE_ENTRIES, fields: v.optional(v.unknown()) }),
  v.transform(({ name, phone, seats: wanted, message, fields }) => ({
    ...{ name, seats: wanted },
    phone: phone ?? null,
    message: message ?? null,
    fields: gatherFields(fields, []),
  })),
  v.check(({ fields }) => fields !== undefined, FIELDS_TEXT),
  v.transform(({ fields, ...rest }) => ({ ...rest, fields: fields ?? null })),
);
export type AnswersInput = v.InferOutput<typeof answersInputSchema>;

/**
 * The further answers as a flat record: those of `fields` and those beside it. Null without any,
 * undefined when they are too many, too long or not flat. Names that begin with `_` are a form's
 * own machinery.
 */
function gatherFields(
  fields: unknown,
  others: readonly [string, unknown][],
): Record<string, string> | null | undefined {
  const isRecord = typeof fields === "object" && fields !== null && !Array.isArray(fields);
  if (fields !== undefined && fields !== null && !isRecord) return undefined;
  const sent = [...Object.entries(isRecord ? fields : {}), ...others];
  const gathered = new Map<string, string>();
  for (const [name, value] of sent) {
    if (name.startsWith("_") || value === null || value === undefined) continue;
    if (typeof value === "object") return undefined;
    const cleanName = v.safeParse(fieldName, name);
    const clean = v.safeParse(fieldText, String(value));
    if (!cleanName.success || !clean.success) return undefined;
    if (clean.output === undefined) continue;
    // Two names may have been one but for white space, or for how their letters were written.
    const joined = join(gathered.get(cleanName.output), clean.output);
    if (!v.is(fieldText, joined)) return undefined;
    gathered.set(cleanName.output, joined);
  }
  if (gathered.size > FIELDS_MAX) return undefined;
  return gathered.size === 0 ? null : Object.fromEntries(gathered);
}

/** What is sent inside `fields` and beside it alike is one answer. */
const join = (before: string | undefined, answer: string): string =>
  before === undefined || before === answer ? answer : `${before}, ${answer}`;

export const toRegistration = (row: RegistrationRow): Registration => ({
  ...toSent(row),
  status: row.status,
  createdAt: row.createdAt,
});

export const toSpamRegistration = (
  row: typeof spamRegistrations.$inferSelect,
): SpamRegistration => ({ ...toSent(row), reason: row.reason, createdAt: row.createdAt });

type SentRow = Pick<
  RegistrationRow,
  "id" | "name" | "email" | "phone" | "seats" | "message" | "fields"
>;

const toSent = ({ id, name, email, phone, seats, message, fields }: SentRow) => ({
  ...{ id, name, email, phone, seats, message },
  fields: fields === null ? null : JSON.parse(fields),
});
