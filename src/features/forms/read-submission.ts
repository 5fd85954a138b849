/** From a form's fields to a submission: which are the lead's own, which steer us, which are kept. Pure. */
import { type SentField, textOf } from "../../http/form-reader.ts";
import { FormRefused } from "../../http/form-refused.ts";

/** What a visitor wrote. */
export type FormAnswers = {
  name: string;
  email: string;
  phone: string;
  message: string;
  fields: Record<string, string>;
};

/** What the form itself sends along. */
export type SubmissionControls = {
  subject: string | undefined;
  next: string | undefined;
  source: string | undefined;
};

export type Submission = { answers: FormAnswers; controls: SubmissionControls };

const FIELDS_MAX = 50;
const FIELD_NAME_MAX = 200;
const FIELD_MAX = 5_000;
const SUBJECT_MAX = 200;

/** The lead's own fields and their limits in characters. */
const OWN = { name: 200, email: 254, phone: 100, message: 5_000 } as const;
type Own = keyof typeof OWN;

/** Names with a meaning to us, some as Formspree and Web3Forms call them; the first given wins. */
const CONTROLS = {
  replyTo: ["_replyto"],
  next: ["_next", "redirect", "_redirect"],
  subject: ["_subject"],
  source: ["source", "_source"],
} as const;

/** Sent by forms made for other services, and no answer of the visitor's. */
const IGNORED = new Set(["access_key", "_captcha", "_template", "_format", "_language", "_cc"]);

const CONTROL_NAMES = new Set<string>(Object.values(CONTROLS).flat());

/** As forms name their page. What else stands in a field of that name is an answer: "how did you find us?" */
const isPage = (text: string) => /^(?:\/|https?:)/i.test(text.trimStart());

/** A form that names its page otherwise asks for an answer by `source`, whatever that is. */
const isControl = (name: string, values: ReadonlyMap<string, string>) =>
  CONTROL_NAMES.has(name) &&
  (name !== "source" || (isPage(values.get(name) ?? "") && !values.has("_source")));

/** Throws `invalid_request` when nothing is filled in and no picture came with it, or something is too long or no text. */
export function readSubmission(
  sent: readonly SentField[],
  { pictureCount = 0 }: { pictureCount?: number } = {},
): Submission {
  const values = collect(sent);
  const control = (names: readonly string[]) =>
    names
      .filter((name) => isControl(name, values))
      .map((name) => values.get(name)?.trim())
      .find((value) => value !== undefined && value !== "");
  const own = (name: Own) => checkText(name, values.get(name) ?? "", OWN[name]);
  const email = own("email");
  const answers: FormAnswers = {
    name: own("name"),
    // Formspree's name for the same thing.
    email: email || checkText("_replyto", control(CONTROLS.replyTo) ?? "", OWN.email),
    phone: own("phone"),
    message: own("message"),
    fields: collectFields(values),
  };
  const { name, phone, message, fields } = answers;
  const texts = [name, answers.email, phone, message, ...Object.values(fields)];
  if (pictureCount === 0 && !texts.some((text) => text !== ""))
    throw new FormRefused("empty", "Nothing is filled in; write at least one field.");
  const subject = control(CONTROLS.subject);
  return {
    answers,
    controls: {
      subject:
        subject === undefined
          ? titleOf(fields.subject)
          : checkText("_subject", subject, SUBJECT_MAX),
      next: control(CONTROLS.next),
      source: control(CONTROLS.source),
    },
  };
}

/** What a visitor wrote as a subject titles the mail, unless it is too long for a title: it is a field too. */
const titleOf = (subject: string | undefined): string | undefined =>
  subject !== undefined && isAtMost(subject, SUBJECT_MAX) ? subject : undefined;

/** Several values of one name, such as ticked boxes, become one text. */
function collect(sent: readonly SentField[]): Map<string, string> {
  const values = new Map<string, string>();
  const given = new Set(sent.map(([name]) => name));
  for (const [written, content] of sent) {
    const name = nameOf(written, given);
    const value = textOf(content);
    values.set(name, join(values.get(name) ?? "", value));
  }
  return values;
}

/** Forms that were made elsewhere call the lead's own fields "Name" and "Email", too. */
function nameOf(written: string, given: ReadonlySet<string>): string {
  const name = written.toLowerCase();
  return Object.hasOwn(OWN, name) && !given.has(name) ? name : written;
}

function join(before: string, value: string): string {
  if (before === "" || value === "") return before + value;
  return `${before}, ${value}`;
}

function collectFields(values: ReadonlyMap<string, string>): Record<string, string> {
  const kept = [...values].filter(
    ([name, value]) =>
      !Object.hasOwn(OWN, name) &&
      !isControl(name, values) &&
      !IGNORED.has(name) &&
      name.trim() !== "" &&
      value.trim() !== "",
  );
  if (kept.length > FIELDS_MAX)
    throw new FormRefused("unreadable", `The form sends more than ${FIELDS_MAX} fields.`);
  const fields = new Map<string, string>();
  for (const [sent, text] of kept) {
    const name = checkText(FIELD_NAME, sent, FIELD_NAME_MAX);
    const value = checkText(sent.slice(0, 100), text, FIELD_MAX);
    // Two names may have been one but for white space, or for how their letters were written.
    fields.set(name, join(fields.get(name) ?? "", value));
  }
  // Built from entries, so that no name can reach a prototype.
  return Object.fromEntries(fields);
}

/** What is said of a name itself, which is too long to be repeated. */
const FIELD_NAME = "A field's name";

/** As many code units may become one: a letter and three marks. */
const NFC_SHRINKS = 4;
/** Texts that need no second look: printable ASCII, and not too long. */
const PLAIN = /^[ -~]*$/;

function checkText(name: string, text: string, lengthMax: number): string {
  if (text.length <= lengthMax && PLAIN.test(text)) return text.trim();
  const label = name === FIELD_NAME ? name : `\`${name.replaceAll(/[^\p{L}\p{N} _.'-]/gu, "")}\``;
  if (!text.isWellFormed() || text.includes("\0"))
    throw new FormRefused(
      "unreadable",
      `${label} must be text without NUL characters or unpaired surrogates.`,
    );
  const sent = text.trim();
  // Nothing becomes shorter than a quarter by being normalised, which takes its time.
  const clean = sent.length > NFC_SHRINKS * lengthMax ? undefined : toNfc(sent);
  if (clean === undefined || !isAtMost(clean, lengthMax))
    throw new FormRefused(
      "too-long",
      `${label} must be at most ${lengthMax.toLocaleString("en")} characters.`,
    );
  return clean;
}

const toNfc = (text: string) => text.normalize("NFC").replaceAll("\r\n", "\n");

function isAtMost(clean: string, lengthMax: number): boolean {
  if (clean.length <= lengthMax) return true;
  return clean.length <= 2 * lengthMax && [...clean].length <= lengthMax;
}
