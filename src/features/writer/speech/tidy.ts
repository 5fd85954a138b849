/** Last touches on a composed text: spaces and doubled punctuation that joining pieces leaves behind. */
import { trimEndOf } from "../../../lib/trim-end.ts";

/** Single spaces, none before punctuation, no doubled full stop after names such as "Baker & Co." */
export function tidy(text: string): string {
  return text
    .replace(/[ \t\r\n]+/gu, " ")
    .replace(/ ([,.;])/gu, "$1")
    .replace(/\.{2,3}(?=\s|$)/gu, ".")
    .replace(/([!?…])\./gu, "$1")
    .replace(/([.!?])([,;:])/gu, (_, stop: string, mark: string) =>
      stop === "." ? `.${mark}` : mark,
    )
    .trim();
}

export const countCharacters = (text: string): number => [...text].length;

/** At most `lengthMax` characters, cut between words where that is possible, with an ellipsis when cut. */
export function shorten(text: string, lengthMax: number): string {
  const characters = [...text];
  if (characters.length <= lengthMax) return text;
  const cut = characters.slice(0, lengthMax - 1).join("");
  const space = cut.lastIndexOf(" ");
  const whole = space > lengthMax / 2 ? cut.slice(0, space) : cut;
  return `${trimEndOf(whole, ",;:–—&+/-")}…`;
}

/** The text as it is when it has at most `unitsMax` UTF-16 units, else cut to half as many characters. */
export const fitUnits = (text: string, unitsMax: number): string =>
  text.length <= unitsMax ? text : shorten(text, Math.floor(unitsMax / 2));

/** French puts a space that never breaks before tall punctuation and inside quotation marks. */
export const spaceFrench = (text: string): string =>
  text
    .replace(/ (?=[:;?!»])|(?<=«) /gu, "\u00a0")
    .replace(/(?<=[\p{L}\p{N}»”)])(?=;(?:\s|$))/gu, "\u00a0");
