/** Facts that a page states for machines: schema.org in JSON-LD, as most site builders write it. */
import type { FactKey } from "../../design/room.ts";
import { hasFormOf } from "./fact-forms.ts";
import { cutText, tidyElementText } from "./read-elements.ts";

type Thing = Readonly<Record<string, unknown>>;
type FoundFact = { key: FactKey; value: string };

const THINGS_MAX = 200;
const VALUES_MAX = 2_000;
const VALUE_MAX = 200;

/** The first thing that is a business or an organisation, by what only those have. */
export function readLinkedData(texts: readonly string[], language: string): FoundFact[] {
  const things = texts.flatMap(parseThings);
  const business = things.find((thing) =>
    ["telephone", "address", "openingHours", "openingHoursSpecification", "email"].some(
      (name) => thing[name] !== undefined,
    ),
  );
  if (business === undefined) return [];
  const facts: FoundFact[] = [];
  const note = (key: FactKey, value: unknown) => {
    const text = typeof value === "string" ? cutText(tidyElementText(value), VALUE_MAX) : "";
    if (text !== "" && hasFormOf(key, text)) facts.push({ key, value: text });
  };
  note("phone", business.telephone);
  note("email", text(business.email)?.replace(/^mailto:/i, ""));
  const address = listOf(business.address)[0];
  if (typeof address === "string") note("street", address);
  else if (isThing(address)) {
    note("street", address.streetAddress);
    note("postal_code", address.postalCode);
    note("city", address.addressLocality);
    note("region", address.addressRegion);
    const { addressCountry } = address;
    note("country", isThing(addressCountry) ? addressCountry.name : addressCountry);
  }
  for (const hours of listOf(business.openingHours)) note("opening_hours", hours);
  if (business.openingHours === undefined)
    for (const entry of listOf(business.openingHoursSpecification))
      note("opening_hours", describeHours(entry, language));
  note("legal_name", business.legalName);
  note("vat_id", business.vatID);
  note("founded", text(business.foundingDate)?.slice(0, 4));
  for (const profile of listOf(business.sameAs))
    if (/^https?:\/\//i.test(text(profile) ?? "")) note("social", profile);
  return facts;
}

function parseThings(json: string): Thing[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return [];
  }
  const found: Thing[] = [];
  const queue: unknown[] = [value];
  // Lists of lists hold no thing at all, so that what is looked at is counted too.
  for (let at = 0; at < queue.length && at < VALUES_MAX && found.length < THINGS_MAX; at += 1) {
    const next = queue[at];
    if (Array.isArray(next)) queue.push(...next.slice(0, THINGS_MAX));
    else if (isThing(next)) {
      found.push(next);
      queue.push(next["@graph"], next.publisher, next.mainEntity, next.provider);
    }
  }
  return found;
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** "Monday, Tuesday 09:00–17:00" in the page's language; undefined for what is no such entry. */
function describeHours(entry: unknown, language: string): string | undefined {
  if (!isThing(entry)) return undefined;
  const { opens, closes } = entry;
  const isTime = (time: unknown) => typeof time === "string" && /^\d{2}:\d{2}/.test(time);
  if (!isTime(opens) || !isTime(closes)) return undefined;
  const days = listOf(entry.dayOfWeek)
    .map((day) => DAYS.indexOf((text(day) ?? "").replace(/^.*\//, "")))
    .filter((day) => day >= 0)
    .map((day) => dayName(day, language));
  const time = `${String(opens).slice(0, 5)}–${String(closes).slice(0, 5)}`;
  return days.length === 0 ? undefined : `${days.join(", ")} ${time}`;
}

function dayName(day: number, language: string): string {
  // The 1st of January 2024 was a Monday.
  const date = Date.UTC(2024, 0, 1 + day);
  const options = { weekday: "long", timeZone: "UTC" } as const;
  try {
    return new Intl.DateTimeFormat(language, options).format(date);
  } catch {
    return new Intl.DateTimeFormat("en", options).format(date);
  }
}

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const text = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;
