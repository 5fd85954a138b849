/** One mail as a room writes it. Its texts may hold anything: nothing in them can become a header. */

export type Attachment = { filename: string; contentType: string; content: string };

export type MailMessage = {
  to: string;
  /** Shown beside the operator's address, such as the site that the mail is about. */
  senderName?: string;
  replyTo?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
};

const HEADER_LENGTH_MAX = 200;

/** A text as it may stand in a header: one line, without controls, not too long. */
export function headerText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .trim();
  return line.length <= HEADER_LENGTH_MAX ? line : `${line.slice(0, HEADER_LENGTH_MAX - 1)}…`;
}

/** True for one plain address that can be put into a header as it is. */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:".\p{Cc}]+$/u.test(
      text,
    )
  );
}
