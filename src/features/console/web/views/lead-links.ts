/** Links to other programs that answer a lead: mail, and the telephone. */

/** As much of the message as the mail quotes, in UTF-16 units: mail programs cut addresses that are longer. */
const QUOTED_MAX = 1_000;

/** Opens the mail program with the first words written, in whatever characters the visitor has used. */
export function replyTo(lead: { email: string; name: string; message: string }): string {
  const { email, name, message } = lead;
  const quoted = cutText(message, QUOTED_MAX)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const greeting = name.trim() === "" ? "Hello," : `Hello ${name.trim()},`;
  const body = encode(`${greeting}\n\n\n\n${quoted}`);
  return `mailto:${encode(email)}?subject=${encode("Your message")}&body=${body}`;
}

/** Half a character cannot be encoded, and would take the whole page down. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The first `lengthMax` UTF-16 units at most, and no half of a character. */
function cutText(text: string, lengthMax: number): string {
  const isWithin = /^[\uD800-\uDBFF]$/.test(text.charAt(lengthMax - 1));
  return text.slice(0, isWithin ? lengthMax - 1 : lengthMax);
}

const DIGITS_MIN = 5;
const DIGITS_MAX = 15;

/** For a number that can be dialled as it stands; undefined for whatever else was written in its field. */
export function callTo(text: string): string | undefined {
  if (!/^\s{0,9}\+?[\d\s()./-]{1,60}$/.test(text)) return undefined;
  const number = text.replace(/[^\d+]/g, "");
  const digits = number.replace("+", "").length;
  return digits >= DIGITS_MIN && digits <= DIGITS_MAX ? `tel:${number}` : undefined;
}
