/** The form that facts of a foreign page must have: what has another is no such fact, whatever it is called. */
import type { FactKey } from "../../design/room.ts";

const FORMS: Readonly<Partial<Record<FactKey, RegExp>>> = {
  phone: /^\+?[\d\s()/.–-]{5,30}$/u,
  email: /^[^\s@?&"<>]+@[^\s@?&"<>.]+(?:\.[^\s@?&"<>.]+)+$/u,
  postal_code: /^[\p{L}\p{N}][\p{L}\p{N} -]{1,11}$/u,
  founded: /^\d{4}$/u,
  vat_id: /^[\p{L}\p{N}][\p{L}\p{N} ./-]{3,24}$/u,
  social: /^https?:\/\/\S{4,250}$/iu,
};

export const hasFormOf = (key: FactKey, value: string): boolean =>
  FORMS[key]?.test(value) !== false;
