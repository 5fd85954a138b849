// Which characters a typeface's files hold. Most English sites need few, and half the glyphs are half the
// bytes between a visitor and the first word; every other site gets all that its typeface has for Latin.

/**
 * `plain` holds what English texts set, `western` what German, French and Spanish ones need beyond, and
 * `full` what the other languages of Western Europe do.
 */
export const CHARSETS = ["plain", "western", "full"] as const;
export type Charset = (typeof CHARSETS)[number];

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");

/** Basic Latin without what only programs are written in, the marks of careful typesetting, borrowed accents. */
const PLAIN = `${span(0x20, 0x5b)}]_${span(0x61, 0x7a)}\u00a0©·×°£€–—‘’“”…→éèçñäöü`;
const WESTERN = `${PLAIN}ÄÖÜß„«»àâêëîïôùûœæÀÂÉÈÊËÎÏÔÙÛŒÆÇáíóúÁÍÓÚÑ¿¡•`;
const FULL = `${WESTERN}‚${span(0x5c, 0x60)}${span(0x7b, 0x7e)}ÃÅÌÐÒÕØÝÞãåìðòõøýþÿŸı‹›§ªº½±²³µ−™←`;

export const CHARACTERS: Readonly<Record<Charset, string>> = {
  plain: PLAIN,
  western: WESTERN,
  full: FULL,
};
const sets = CHARSETS.map((charset) => [charset, new Set(CHARACTERS[charset])] as const);
const all = new Set(FULL);

/** The least that has all letters of the text that any file has, from `least` on. */
export function chooseCharset(text: string, least: Charset): Charset {
  const wanted = [...new Set(text)].filter((character) => all.has(character));
  const fits = sets.slice(CHARSETS.indexOf(least));
  return fits.find(([, set]) => wanted.every((one) => set.has(one)))?.[0] ?? "full";
}

/** What Central and Eastern European, Baltic and Turkish texts set beyond these. */
export const EXTENDED_CHARACTERS = [...`${span(0x100, 0x17f)}ȘșȚțẀẁẂẃẄẅẞỲỳ`]
  .filter((character) => !FULL.includes(character))
  .join("");

const extended = new Set(EXTENDED_CHARACTERS);

/** Whether a text has letters that only the extended files hold. */
export const needsExtended = (text: string): boolean =>
  (text.match(/[\u0100-\u024f\u1e00-\u1eff]/gu) ?? []).some((character) => extended.has(character));
