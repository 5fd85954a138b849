/** Events as the API takes and shows them. */
import * as v from "valibot";
import { filter, pagingEntries } from "../../http/paging.ts";
import { boundedText, optionalText, optionalWebUrl } from "../../lib/text.ts";
import { canonicalTimezone, TIME_TEXT } from "./event-time.ts";
import type { events } from "./table.ts";

export const EVENT_STATUSES = ["draft", "published"] as const;
export const CAPACITY_MAX = 1_000_000;
const CAPACITY_TEXT = "must be a whole number from 1 to 1,000,000";

export type EventRow = typeof events.$inferSelect;

export const eventSchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  summary: v.nullable(v.string()),
  startsAt: v.pipe(v.number(), v.description("Epoch milliseconds.")),
  endsAt: v.nullable(v.number()),
  timezone: v.pipe(v.nullable(v.string()), v.description("IANA time zone.")),
  venueName: v.nullable(v.string()),
  address: v.nullable(v.string()),
  onlineUrl: v.pipe(
    v.nullable(v.string()),
    v.description("Told to confirmed people only; it never stands on the site."),
  ),
  priceLabel: v.nullable(v.string()),
  capacity: v.pipe(v.nullable(v.number()), v.description("Seats; null is unlimited.")),
  registrationEnabled: v.boolean(),
  confirmedSeats: v.number(),
  status: v.picklist(EVENT_STATUSES),
  url: v.pipe(v.string(), v.description("The event's path on the site.")),
  createdAt: v.number(),
  updatedAt: v.number(),
});
export type Event = v.InferOutput<typeof eventSchema>;

export const eventAnswerSchema = v.object({ event: eventSchema });

export const eventListSchema = v.object({
  events: v.array(eventSchema),
  total: v.pipe(v.number(), v.description("All events that match, before limit and skip.")),
});

export const eventListQuerySchema = v.object({
  when: v.optional(
    v.picklist(["upcoming", "past", "all"], "must be one of upcoming, past, all"),
    "all",
  ),
  status: filter(EVENT_STATUSES),
  ...pagingEntries(50),
});
export type EventListQuery = v.InferOutput<typeof eventListQuerySchema>;

const instant = v.pipe(
  v.union([v.number(), v.string()], TIME_TEXT),
  v.description(
    "Epoch milliseconds or ISO 8601; without an offset it is local time in `timezone`, or UTC.",
  ),
);

const ZONE_TEXT = "must be an IANA time zone, such as Europe/Berlin";

const timezone = v.pipe(
  v.string("must be a string"),
  v.description("IANA time zone."),
  v.trim(),
  v.check((name) => name === "" || canonicalTimezone(name) !== undefined, ZONE_TEXT),
  v.transform((name) => canonicalTimezone(name)),
);

const capacity = v.pipe(
  v.number(CAPACITY_TEXT),
  v.integer(CAPACITY_TEXT),
  v.minValue(1, CAPACITY_TEXT),
  v.maxValue(CAPACITY_MAX, CAPACITY_TEXT),
  v.description("Seats; leave it out for unlimited."),
);

const isEnabled = v.boolean("must be true or false");
const status = v.picklist(EVENT_STATUSES, `must be one of ${EVENT_STATUSES.join(", ")}`);

/** null means the same as leaving a field out: that is how the API itself shows its absence. */
function clearable<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(schema));
}

const TEXTS = {
  venueName: clearable(optionalText(200)),
  address: clearable(optionalText(2_000, "Street address.")),
  mapUrl: clearable(optionalWebUrl("Map link.")),
  onlineUrl: clearable(optionalWebUrl("Join link; only confirmed people are told.")),
  summary: clearable(optionalText(2_000, "One or two lines for listings.")),
  descriptionMarkdown: clearable(optionalText(20_000, "Full description in Markdown.")),
  priceLabel: clearable(optionalText(200, "Free text.")),
  timezone: clearable(timezone),
  capacity: clearable(capacity),
};

export const newEventSchema = v.object({
  title: boundedText(200, "The event's name."),
  startsAt: instant,
  endsAt: clearable(instant),
  ...TEXTS,
  registrationEnabled: v.optional(isEnabled, true),
  status: v.optional(status, "draft"),
});
export type NewEvent = v.InferOutput<typeof newEventSchema>;

/** Fields left out stay as they are; null clears one. */
export const eventChangeSchema = v.object({
  title: v.optional(boundedText(200, "The event's name.")),
  startsAt: v.optional(instant),
  endsAt: clearable(instant),
  ...TEXTS,
  registrationEnabled: v.optional(isEnabled),
  status: v.optional(status),
});
export type EventChange = v.InferOutput<typeof eventChangeSchema>;

export const eventPath = (slug: string): string => `/events/${slug}`;

export function toEvent(row: EventRow): Event {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    timezone: row.timezone,
    venueName: row.venueName,
    address: row.address,
    onlineUrl: row.onlineUrl,
    priceLabel: row.priceLabel,
    capacity: row.capacity,
    registrationEnabled: row.registrationEnabled,
    confirmedSeats: row.confirmedSeats,
    status: row.status,
    url: eventPath(row.slug),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
