/** The text of a foreign page, in whichever encoding it is, as browsers find that out. Pure. */

/** Where a page may say it. */
const DECLARED_BYTES = 1_024;
const IN_HEADER = /charset\s{0,20}=\s{0,20}["']?([\w.:-]{1,40})/i;
const IN_META = /<meta\s[^>]{0,400}?charset\s{0,20}=\s{0,20}["']?\s{0,20}([\w.:-]{1,40})/i;
const IN_XML = /^<\?xml\s[^>]{0,200}?encoding\s{0,20}=\s{0,20}["']([\w.:-]{1,40})/i;

/**
 * In the encoding of its byte order mark, of the answer's header, or of what the page says of itself. One that
 * says nothing is UTF-8 if it can be, and else what old pages in western languages are in.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const label = markedBy(bytes) ?? IN_HEADER.exec(contentType)?.[1] ?? declaredIn(bytes);
  const decoder = label === undefined ? undefined : openDecoder(label);
  if (decoder !== undefined) return decoder.decode(bytes);
  try {
    // It may have been cut within a character.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const MARKS = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
] as const;

const markedBy = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];

/** A page whose beginning can be read so is not in what it says there if that is UTF-16. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, DECLARED_BYTES));
  const label = (IN_META.exec(start) ?? IN_XML.exec(start))?.[1];
  return label !== undefined && /^utf-?16/i.test(label) ? "utf-8" : label;
}

/** Undefined for an encoding that nobody knows. */
function openDecoder(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
