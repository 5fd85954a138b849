/** People of the console: their roles, and what is asked of a name and a password. */
import * as v from "valibot";
import { boundedText, emailAddress } from "../../lib/text.ts";

/** From the most to the least that a member of an account may do; each includes those after it. */
export const ROLES = ["owner", "editor", "viewer"] as const;
export type Role = (typeof ROLES)[number];

export const roleSchema = v.picklist(ROLES, `must be one of ${ROLES.join(", ")}`);

export const isAtLeast = (role: Role, wanted: Role): boolean =>
  ROLES.indexOf(role) <= ROLES.indexOf(wanted);

/** A person as they see themselves. */
export type User = {
  id: string;
  name: string;
  email: string;
  isOperator: boolean;
  hasSecondFactor: boolean;
};

export type Membership = { accountId: string; role: Role };

export const personName = () => boundedText(200);
export const personEmail = () => emailAddress();

const PASSWORD_LENGTH_MIN = 10;
/** Hashing takes the same time for each length; this only keeps bodies small. */
const PASSWORD_LENGTH_MAX = 200;

/** A password that is being chosen. NFC, so that it is the same from every keyboard. */
export const newPassword = () =>
  v.pipe(
    v.string("must be a string"),
    v.check(
      (text) => [...text.slice(0, 2 * PASSWORD_LENGTH_MAX)].length >= PASSWORD_LENGTH_MIN,
      `must have at least ${PASSWORD_LENGTH_MIN} characters`,
    ),
    givenLength(),
  );

/** A password as somebody sends it to be compared. */
export const givenPassword = () => v.pipe(v.string("must be a string"), givenLength());

const givenLength = () =>
  v.check(
    (text: string) => text.length <= PASSWORD_LENGTH_MAX && text.isWellFormed(),
    `must have at most ${PASSWORD_LENGTH_MAX} characters`,
  );

/** A secret from a link or a cookie. */
export const tokenText = () =>
  v.pipe(v.string("must be a string"), v.regex(TOKEN, "must be the text of a link"));

/** 32 bytes in base64url. */
export const TOKEN = /^[\w-]{43}$/;
