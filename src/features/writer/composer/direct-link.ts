/** Where a call, a text message or a conversation is one press away: the links that need no form. */

export const toTelephoneLink = (phone: string): string =>
  `tel:${phone.replace("(0)", "").replace(/[^\d+]/gu, "")}`;

export const toTextLink = (phone: string): string =>
  toTelephoneLink(phone).replace(/^tel:/u, "sms:");

/** Mobile numbers as Germany, Austria and Switzerland write them at home, with their codes. */
const MOBILE: readonly (readonly [RegExp, string])[] = [
  [/^0(?=1[567]\d{8,9}$)/u, "49"],
  [/^0(?=6(?:5[0-36]|6[0134]|7[067]|78|80|88|99)\d{6,9}$)/u, "43"],
  [/^0(?=7[5-9]\d{7}$)/u, "41"],
];

/** Mobile numbers as one country of a language writes them at home, and no other of that language does. */
const MOBILE_IN: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [[/^0(?=7\d{9}$)/, "44"]],
  fr: [[/^0(?=[67]\d{8}$)/, "33"]],
  es: [[/^(?=[67]\d{8}$)/, "34"]],
  it: [[/^(?=3\d{8,9}$)/, "39"]],
  pt: [
    [/^(?=9\d{8}$)/, "351"],
    [/^(?=[1-9]\d9\d{8}$)/, "55"],
  ],
  nl: [[/^0(?=6\d{8}$)/, "31"]],
  pl: [[/^(?=[4-8]\d{8}$)/, "48"]],
  he: [[/^0(?=5\d{8}$)/, "972"]],
};

/** A conversation on WhatsApp; undefined where the number does not say of which country it is. */
export function toChatLink(phone: string, language: string): string | undefined {
  const digits = phone.replace("(0)", "").replace(/[^\d+]/gu, "");
  const abroad = /^(?:\+|00)(\d{9,14})$/u.exec(digits)?.[1];
  if (abroad !== undefined) return `https://wa.me/${abroad}`;
  const [form, code] =
    MOBILE.find(([one]) => language === "de" && one.test(digits)) ??
    MOBILE_IN[language]?.find(([one]) => one.test(digits)) ??
    [];
  return form === undefined ? undefined : `https://wa.me/${digits.replace(form, code ?? "")}`;
}

export const isDirectLink = (href: string): boolean =>
  href.startsWith("tel:") || href.startsWith("sms:") || href.startsWith("https://wa.me/");
