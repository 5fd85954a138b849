/**
 * Hands mail in at the operator's mail server, over a few connections that are kept while there is
 * mail to send. Reads no files and fetches no addresses, whatever a message says.
 */
import type { Transporter } from "nodemailer";
import type { Context } from "../context.ts";
import { defineState } from "../room-state.ts";
import { headerText, type MailMessage } from "./mail-message.ts";
import type { SmtpServer } from "./mail-settings.ts";

/** Messages on their way at once. */
export const CONNECTIONS_MAX = 5;
const CONNECT_MS_MAX = 10_000;
const SILENCE_MS_MAX = 20_000;
/** For all of one message; the outbox's lease is longer. */
const SEND_MS_MAX = 45_000;
/** What a message under way still gets when the service shuts down. */
const SHUTDOWN_MS = 3_000;

type Connections = { transport: Promise<Transporter> | undefined };

const connections = defineState<Connections>(() => ({ transport: undefined }));

/** Rejects when the server did not take the message; it may then have arrived all the same. */
export async function sendMail(
  ctx: Context,
  messageId: string,
  message: MailMessage,
  signal: AbortSignal,
): Promise<void> {
  const held = ctx.states.of(connections);
  held.transport ??= open(serverOf(ctx));
  await handIn(held.transport, compose(ctx.config.mail.from, messageId, message), signal);
}

/**
 * The same over a connection of its own, which is closed at the end: for one that somebody waits for. Those
 * that are kept are closed by whoever sends what waits, which may be a long time hence, or this moment.
 */
export async function sendMailApart(
  ctx: Context,
  messageId: string,
  message: MailMessage,
  signal: AbortSignal,
): Promise<void> {
  const transport = open(serverOf(ctx));
  try {
    await handIn(transport, compose(ctx.config.mail.from, messageId, message), signal);
  } finally {
    void transport.then((opened) => opened.close());
  }
}

function serverOf(ctx: Context): SmtpServer {
  const { server } = ctx.config.mail;
  if (!server) throw new Error("no mail server is configured");
  return server;
}

async function handIn(
  opened: Promise<Transporter>,
  message: ReturnType<typeof compose>,
  signal: AbortSignal,
): Promise<void> {
  const { promise: timeIsUp, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the mail server is too slow")), SEND_MS_MAX);
  const onAbort = () => setTimeout(() => reject(signal.reason), SHUTDOWN_MS).unref();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    const transport = await opened;
    const sending = transport.sendMail(message);
    await Promise.race([sending, timeIsUp]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}

/** Closes what is open; the next message opens it anew. */
export function closeMailConnections(ctx: Context): void {
  const held = ctx.states.of(connections);
  void held.transport?.then((transport) => transport.close());
  held.transport = undefined;
}

/** Whether the server answers and takes our name and password; else why not. */
export async function checkMailServer(server: SmtpServer): Promise<string | undefined> {
  const transport = await open(server);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}

/** The mail library comes with the first message: most services send none for long. */
async function open({ host, port, secure, user, password }: SmtpServer): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    ...{ host, port, secure },
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    connectionTimeout: CONNECT_MS_MAX,
    greetingTimeout: CONNECT_MS_MAX,
    socketTimeout: SILENCE_MS_MAX,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(user !== undefined && { auth: { user, pass: password ?? "" } }),
  });
}

function compose(
  from: { name: string; address: string },
  messageId: string,
  { to, senderName, replyTo, subject, html, text, ...more }: MailMessage,
) {
  const { attachments, unsubscribeUrl } = more;
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    from: { name: headerText(senderName ?? from.name), address: from.address },
    // As an object, so that nothing in it is read as a further address.
    to: { name: "", address: to },
    ...(replyTo && { replyTo: { name: headerText(replyTo.name), address: replyTo.address } }),
    subject: headerText(subject),
    messageId: `<${messageId}@${domain}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl !== undefined && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    ...{ html, text },
    ...(attachments && { attachments: [...attachments] }),
  };
}
