// What may be written as a fact, and in which form; the pages, the footer and the structured data show it.
import { safeHref } from "../safe-href.ts";
import type { FactKey } from "../vocabulary.ts";
import { EditRefused } from "./edit-refused.ts";

/** Facts that a business has several of. */
export const REPEATED_KEYS: ReadonlySet<FactKey> = new Set([
  "opening_hours",
  "social",
  "person",
  "price",
  "registration",
  "other",
]);

export const FACT_TITLES: Readonly<Record<FactKey, string>> = {
  phone: "Telephone",
  email: "Email",
  street: "Street and number",
  postal_code: "Postal code",
  city: "City",
  region: "Region",
  country: "Country",
  opening_hours: "Opening hours",
  service_area: "Area served",
  founded: "Founded",
  legal_name: "Legal name",
  registration: "Registration",
  vat_id: "VAT number",
  person: "Person",
  price: "Price",
  social: "Social link",
  website: "Website",
  other: "Other fact",
};

/** Numbers for emergencies have three. */
const PHONE_DIGITS_MIN = 3;

/** The value as it is kept. Throws EditRefused for one that no page could show as such a fact. */
export function readFact(key: FactKey, value: string): string {
  if (key === "email" && !/^[^\s@?&"<>]+@[^\s@?&"<>.]+(?:\.[^\s@?&"<>.]+)+$/u.test(value))
    throw new EditRefused("Email must be an address like name@example.com.", key);
  if (key === "phone" && (value.match(/\p{Nd}/gu) ?? []).length < PHONE_DIGITS_MIN)
    throw new EditRefused("Telephone must be a number, with its digits.", key);
  if (key !== "social" && key !== "website") return value;
  // Digits behind the colon are a port.
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/iu.test(value) ? value : `https://${value}`;
  const isWeb = /^https?:\/\/[^\s/]+\.[^\s/]+/iu.test(address);
  if (!isWeb || safeHref(address) === undefined)
    throw new EditRefused(`${FACT_TITLES[key]} must be a web address.`, key);
  return address;
}
