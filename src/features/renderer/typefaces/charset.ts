// Which characters a typeface's files hold. Most English sites need few, and half the glyphs are half the
// bytes between a visitor and the first word; every other site gets all that its typeface has for Latin.

/** `plain` holds `PLAIN_CHARACTERS`, `full` what Western European languages need. */
export type Charset = "plain" | "full";

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");

/** Basic Latin, the marks of careful typesetting, and the accents that English borrows. */
export const PLAIN_CHARACTERS = `${span(0x20, 0x7e)}\u00a0©·×°£€–—‘’“”„•…→←−éèçñäöü`;

/** Basic Latin, Latin-1, and the letters and marks four languages set beyond them. */
export const FULL_CHARACTERS = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ıŒœŸˆ˚˜–—‘’‚“”„•…‰‹›⁄€™←→−`;

const plain = new Set(PLAIN_CHARACTERS);
const beyond = new Set([...FULL_CHARACTERS].filter((character) => !plain.has(character)));

/** The least that has all letters of the text that any file has. */
export const chooseCharset = (text: string): Charset =>
  (text.match(/[^\x20-\x7e]/gu) ?? []).some((character) => beyond.has(character))
    ? "full"
    : "plain";

/** What Central and Eastern European, Baltic and Turkish texts set beyond these. */
export const EXTENDED_CHARACTERS = [...`${span(0x100, 0x17f)}ȘșȚțẀẁẂẃẄẅẞỲỳ`]
  .filter((character) => !FULL_CHARACTERS.includes(character))
  .join("");

const extended = new Set(EXTENDED_CHARACTERS);

/** Whether a text has letters that only the extended files hold. */
export const needsExtended = (text: string): boolean =>
  (text.match(/[\u0100-\u024f\u1e00-\u1eff]/gu) ?? []).some((character) => extended.has(character));
