/**
 * Why a mail was not taken, in words that hold no address: mail servers repeat the recipient's in
 * most refusals, and logs and records of failures are read by people who need not know it.
 */
import type { MailMessage } from "./mail-message.ts";

export type MailFailure = {
  reason: string;
  /** The server said no to this very mail or its recipient, and will say so again. */
  isPermanent: boolean;
};

const REASON_LENGTH_MAX = 300;
/** Looked through for addresses: what is left of it without them is longer than a reason. */
const SAID_LENGTH_MAX = 10_000;
/** Shorter names are parts of other words. */
const LOCAL_PART_LENGTH_MIN = 3;

/** `message` is the mail that was to be sent. */
export function describeMailFailure(
  error: unknown,
  message: Pick<MailMessage, "to" | "replyTo">,
): MailFailure {
  const { code, command, response, responseCode } = fieldsOf(error);
  const said = typeof response === "string" ? response : textOf(error);
  const isOwnRefusal = command === "API";
  const stage = typeof command === "string" && !isOwnRefusal ? `${command}: ` : "";
  const isOfThisMail = command === "RCPT TO" || command === "DATA";
  return {
    reason: `${stage}${withoutAddresses(said, message)}`,
    isPermanent: isOwnRefusal
      ? code === "EENVELOPE"
      : isOfThisMail && typeof responseCode === "number" && responseCode >= 500,
  };
}

const fieldsOf = (error: unknown): Record<string, unknown> =>
  typeof error === "object" && error !== null ? (error as Record<string, unknown>) : {};

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function withoutAddresses(
  said: string,
  { to, replyTo }: Pick<MailMessage, "to" | "replyTo">,
): string {
  let text = said.slice(0, SAID_LENGTH_MAX).replace(/[\s\p{Cc}]+/gu, " ");
  for (const address of [to, replyTo?.address ?? ""]) {
    const [local = ""] = address.split("@", 1);
    text = withoutWord(text, address);
    if (local.length >= LOCAL_PART_LENGTH_MIN) text = withoutWord(text, local);
  }
  // Cut at last: the beginning of an address would not be known for one.
  return (
    text
      .split(" ")
      .map((word) => (/@|%40/.test(word) ? "(address)" : word))
      .join(" ")
      // What is kept has to be whole characters: a half of one could not be stored, nor the failure.
      .toWellFormed()
      .slice(0, REASON_LENGTH_MAX)
      .replace(/[\ud800-\udbff]$/, "")
  );
}

/** In whatever case the server writes it. */
function withoutWord(text: string, word: string): string {
  if (word === "") return text;
  const wanted = lowerInPlace(word);
  let left = text;
  let kept = "";
  for (;;) {
    const at = lowerInPlace(left).indexOf(wanted);
    if (at < 0) return kept + left;
    kept += `${left.slice(0, at)}(address)`;
    left = left.slice(at + word.length);
  }
}

/** Lower case of the same length: a letter that becomes two would move all that stands behind it. */
const lowerInPlace = (text: string): string =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
