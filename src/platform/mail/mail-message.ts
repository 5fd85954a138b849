/** One mail as a room writes it. Its texts may hold anything: nothing in them can become a header. */

import { shorten } from "../../lib/shorten.ts";
import { isEmailAddress } from "../../lib/text.ts";

export type Attachment = { filename: string; contentType: string; content: string };

export type MailMessage = {
  /** One address alone: of several, the server may refuse some, and nobody would hear of it. */
  to: string;
  /** Shown beside the operator's address, such as the site that the mail is about. */
  senderName?: string;
  replyTo?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
  /**
   * Where the one recipient ends mails of this kind: a GET asks first, and a POST ends them at once
   * (RFC 8058), neither with a session.
   */
  unsubscribeUrl?: string | undefined;
};

const HEADER_LENGTH_MAX = 200;

/**
 * A text as it may stand in a header: one line, without controls, not too long. `=?` would begin an encoded
 * word (RFC 2047), which mail programs show as another text than was looked at.
 */
export function headerText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
  return shorten(line, HEADER_LENGTH_MAX);
}

/** True for one plain address that can be put into a header as it is. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && isEmailAddress(text);

const NAME_LENGTH_MAX = 60;
/** Letters and what stands between the parts of a name; no line breaks, no signs of an address. */
const NAME = /^[\p{L}\p{M}\p{Nd}\p{Zs}'’.,·&()-]+$/u;
/** A point, of any script, between words: programs make a link of it. */
const LINK_LIKE = /[\p{L}\p{M}\p{Nd}][.\u3002\uff0e\uff61]\p{L}{2}/u;
/** As many as a telephone number has. */
const DIGITS_MAX = 4;
const LINE_LENGTH_MAX = 200;

/**
 * The name that somebody gave themselves, as a mail may call them by it or name them to others;
 * undefined for what is no name but a message, which strangers could have sent in our words.
 */
export function plainName(text: string): string | undefined {
  if (text.length > NAME_LENGTH_MAX) return undefined;
  const name = text
    .normalize("NFC")
    .replace(/\p{Zs}+/gu, " ")
    .trim();
  const digits = name.match(/\p{Nd}/gu)?.length ?? 0;
  return NAME.test(name) && /\p{L}/u.test(name) && digits <= DIGITS_MAX && !holdsLink(name)
    ? name
    : undefined;
}

/** A line that a stranger may have set, such as a subject; undefined with a link or a line break. */
export function plainLine(text: string): string | undefined {
  const line = text.trim();
  if (line === "" || line.length > LINE_LENGTH_MAX || headerText(line) !== line) return undefined;
  return line.includes("://") || line.includes("@") || holdsLink(line) ? undefined : line;
}

const holdsLink = (line: string): boolean => LINK_LIKE.test(line) || /\bwww\b/i.test(line);
