/** Last touches on a composed text: spaces and doubled punctuation that joining pieces leaves behind. */
import { trimEndOf } from "../../../lib/trim-end.ts";

/** Single spaces, none before punctuation, no doubled full stop after names such as "Baker & Co." */
export function tidy(text: string): string {
  return text
    .replace(/[ \t\r\n]+/gu, " ")
    .replace(/ ([,.;])/gu, "$1")
    .replace(/[,;]\./gu, ".")
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
  return `${dropDangling(trimEndOf(whole, CUT_MARKS), lengthMax / 3)}…`;
}

const CUT_MARKS = ",;:–—&+/-";

/** Words that lead to the next one, and nowhere at the end of a text. */
const LEADING: ReadonlySet<string> = new Set(
  (
    "and or for of to with the a an in on at by from who that " +
    "und oder für von mit der die das den dem des aus zu zum zur im am in ein eine einen " +
    "et ou de du des la le les un une pour avec à au aux en qui " +
    "y e o u del para con los las el en un una que"
  ).split(" "),
);

function dropDangling(text: string, lengthMin: number): string {
  const space = text.lastIndexOf(" ");
  if (space < lengthMin || !LEADING.has(text.slice(space + 1).toLowerCase())) return text;
  return dropDangling(trimEndOf(text.slice(0, space), ` ${CUT_MARKS}`), lengthMin);
}

/** The text as it is when it has at most `unitsMax` UTF-16 units, else cut to half as many characters. */
export const fitUnits = (text: string, unitsMax: number): string =>
  text.length <= unitsMax ? text : shorten(text, Math.floor(unitsMax / 2));

/** French puts a space that never breaks before tall punctuation and inside quotation marks. */
export const spaceFrench = (text: string): string =>
  text
    .replace(/ (?=[:;?!»])|(?<=«) /gu, "\u00a0")
    .replace(/(?<=[\p{L}\p{N}»”)])(?=;(?:\s|$))/gu, "\u00a0");
