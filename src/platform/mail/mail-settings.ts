/** The settings of outgoing mail: which server takes it, and in whose name it is sent. */
import type { Variable } from "../settings.ts";
import { wrongSetting } from "../wrong-setting.ts";

export type MailAddress = { name: string; address: string };

export type MailSettings = {
  /** Where mail is handed in; undefined keeps it in the outbox. */
  readonly server: SmtpServer | undefined;
  readonly from: MailAddress;
};

export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  readonly secure: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
};

const SENDER_NAME = "Sitewright";
const SMTP_EXAMPLE = "smtps://user:password@mail.example.com:465";
const FROM_EXAMPLE = "Acme Sites <sites@example.com>";

/** Throws `OperatorError`. `publicUrl` gives the sender's domain when none is set. */
export function parseMailSettings(
  read: (variable: Variable) => string | undefined,
  publicUrl: string,
): MailSettings {
  const from = read("SITEWRIGHT_MAIL_FROM");
  return {
    server: parseSmtpUrl(read("SITEWRIGHT_SMTP_URL")),
    from:
      from === undefined
        ? { name: SENDER_NAME, address: `sitewright@${new URL(publicUrl).hostname}` }
        : parseSender(from),
  };
}

function parseSmtpUrl(text: string | undefined): SmtpServer | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isRight =
    url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== "" && url.search === "";
  if (!isRight || !/^\/?$/.test(url.pathname))
    throw wrongSetting("SITEWRIGHT_SMTP_URL", "must be an smtp: or smtps: address", SMTP_EXAMPLE);
  const secure = url.protocol === "smtps:";
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    user: decode(url.username),
    password: decode(url.password),
  };
}

function decode(text: string): string | undefined {
  if (text === "") return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrongSetting(
      "SITEWRIGHT_SMTP_URL",
      "must have its user name and password percent-encoded",
      SMTP_EXAMPLE,
    );
  }
}

function parseSender(text: string): MailAddress {
  const [, name = "", bracketed] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  const address = (bracketed ?? text).trim();
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(address) || /\p{Cc}/u.test(text))
    throw wrongSetting("SITEWRIGHT_MAIL_FROM", "must be one e-mail address", FROM_EXAMPLE);
  return { name: name.trim().replace(/^"(.*)"$/, "$1") || SENDER_NAME, address };
}
