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

/** A conversation on WhatsApp; undefined where the number does not say of which country it is. */
export function toChatLink(phone: string): string | undefined {
  const digits = phone.replace("(0)", "").replace(/[^\d+]/gu, "");
  const abroad = /^(?:\+|00)(\d{9,14})$/u.exec(digits)?.[1];
  if (abroad !== undefined) return `https://wa.me/${abroad}`;
  const [form, code] = MOBILE.find(([one]) => one.test(digits)) ?? [];
  return form === undefined ? undefined : `https://wa.me/${digits.replace(form, code ?? "")}`;
}

export const isDirectLink = (href: string): boolean =>
  href.startsWith("tel:") || href.startsWith("sms:") || href.startsWith("https://wa.me/");
