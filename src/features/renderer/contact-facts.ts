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

/** Digits of keypads in Arabic and Persian, from their zeros on. */
const FURTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/gu;
const toAsciiDigits = (text: string): string =>
  text.replace(FURTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));

const EXTENSION =
  /[\s,;(]{0,3}(?:ext(?:ension)?|x|durchwahl|dw|poste|interno|int|#)[.:\s]{0,3}(\d{1,6})\)?$/iu;
/** Where a number ends and something else begins: words, or another number. */
const ENDS = /\p{L}|[,;|&]|\s\/\s/u;
/** Of fewer digits is an area code, behind which the number goes on: "030 / 123456". */
const NUMBER_DIGITS_MIN = 6;

const keepDialled = (text: string): string => text.replace(/[^\d+]/gu, "");

/**
 * `tel:` target of a telephone number as written, or undefined when it holds none that can be dialled. Of several
 * numbers it is the first; an extension stays one.
 */
export function phoneHref(phone: string): string | undefined {
  const text = toAsciiDigits(phone).replace(/\(0\)/gu, "");
  const [, extension] = EXTENSION.exec(text) ?? [];
  const from = text.search(/[+(]{0,2}\d/u);
  const said = text.replace(EXTENSION, "").slice(Math.max(0, from));
  const end = findEnd(said);
  // "1-800-FLOWERS" has letters for digits.
  if (/^\p{L}/u.test(said.slice(end)) && /[\d-]$/u.test(said.slice(0, end))) return undefined;
  const dialled = keepDialled(said.slice(0, end)).replace(/^(\d+)\+$/u, "+$1");
  if (!/^\+?\d{3,20}$/u.test(dialled)) return undefined;
  return `tel:${dialled}${extension === undefined ? "" : `;ext=${extension}`}`;
}

function findEnd(said: string): number {
  const at = said.search(ENDS);
  if (at < 0) return said.length;
  const isArea = said[at] === " " && keepDialled(said.slice(0, at)).length < NUMBER_DIGITS_MIN;
  return isArea ? said.length : at;
}

/** `mailto:` target of an address, or undefined when it is none. */
export function emailHref(email: string): string | undefined {
  return /^[^\s@?&"<>]+@[^\s@?&"<>.]+(?:\.[^\s@?&"<>.]+)+$/u.test(email)
    ? `mailto:${email}`
    : undefined;
}
