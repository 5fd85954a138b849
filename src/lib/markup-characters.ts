/** Characters that may stand in no markup and no text file, though a text that was sent has them. Pure. */

/** What ended a line where it was copied from, as word processors write it. */
const LINE_ENDS = /[\v\f\u0085]/gu;
/** Other controls, and code points that are no characters: HTML and XML call both an error. */
const REFUSED = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;

/**
 * The text without them. Nobody would see them, and a page with one is not valid; what was sent is stored
 * as it is.
 */
export const withoutRefusedCharacters = (text: string): string =>
  text.replace(LINE_ENDS, " ").replace(REFUSED, "");
