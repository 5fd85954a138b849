// Reads the ways to reach a business from the document's facts.
import type { Fact, FactKey } from "../design/room.ts";

export type ContactFacts = {
  phone: string | undefined;
  /** What the number is for, where it is not for calls: "WhatsApp". */
  phoneLabel: string | undefined;
  email: string | undefined;
  /** Street, then postal code and city, then region and country; empty when unknown. */
  addressLines: readonly string[];
  openingHours: readonly string[];
  social: readonly string[];
  serviceArea: string | undefined;
};

export function readContactFacts(facts: readonly Fact[]): ContactFacts {
  const all = (key: FactKey) => facts.filter((fact) => fact.key === key).map((fact) => fact.value);
  const first = (key: FactKey) => all(key)[0];
  const join = (...parts: (string | undefined)[]) =>
    parts.filter((part) => part !== undefined).join(" ");
  const lines = [
    join(first("street")),
    join(first("postal_code"), first("city")),
    join(first("region")),
    join(first("country")),
  ];
  return {
    phone: first("phone"),
    phoneLabel: facts.find(({ key }) => key === "phone")?.label,
    email: first("email"),
    addressLines: lines.filter((line) => line !== ""),
    openingHours: all("opening_hours"),
    social: all("social"),
    serviceArea: first("service_area"),
  };
}

/** All ways of contact as short readable lines, for legal pages and text files. */
export function listContactLines(contact: ContactFacts): string[] {
  const lines = [contact.addressLines.join(", "), contact.phone, contact.email];
  return lines.filter((line): line is string => line !== undefined && line !== "");
}

/** `tel:` target of a telephone number as written, or undefined when it holds no number. */
export function phoneHref(phone: string): string | undefined {
  const digits = phone.replace(/\(0\)/gu, "").replace(/[^\d+]/gu, "");
  return /^\+?\d{3,20}$/u.test(digits) ? `tel:${digits}` : undefined;
}

/** `mailto:` target of an address, or undefined when it is none. */
export function emailHref(email: string): string | undefined {
  return /^[^\s@?&"<>]+@[^\s@?&"<>.]+(?:\.[^\s@?&"<>.]+)+$/u.test(email)
    ? `mailto:${email}`
    : undefined;
}
