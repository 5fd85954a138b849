/** Mail as a real server gets it: whatever people have written, each text is where it belongs and nowhere else. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import {
  type MailServer,
  type ReceivedMail,
  startMailServer,
} from "../../../test/fixtures/mail-server.ts";
import {
  headerText,
  isMailAddress,
  type MailMessage,
  plainLine,
  plainName,
} from "./mail-message.ts";
import { closeMailConnections, sendMail } from "./mail-transport.ts";

const TO = "ann@visitors.test";
const FROM = "sites@acme.test";
const never = new AbortController().signal;

let house: TestContext;
let server: MailServer;
let count = 0;
beforeAll(async () => {
  server = await startMailServer();
  house = await openTestContext({
    environment: { SITEWRIGHT_SMTP_URL: server.url, SITEWRIGHT_MAIL_FROM: `Acme <${FROM}>` },
  });
});
afterAll(async () => {
  closeMailConnections(house.ctx);
  await house.close();
  await server.close();
});

/** What arrives of a message. */
async function send(message: Partial<MailMessage>): Promise<ReceivedMail> {
  count += 1;
  const whole = { to: TO, subject: "Hello", html: "<p>hello</p>", text: "hello", ...message };
  await sendMail(house.ctx, `msg_${count}`, whole, never);
  const mail = server.received.at(-1);
  if (mail === undefined) throw new Error("nothing arrived");
  return mail;
}

/** Names of the header's fields, before the first empty line. */
const fieldsOf = ({ raw }: ReceivedMail): string[] =>
  (raw.split("\r\n\r\n", 1)[0] ?? "")
    .split(/\r\n(?![ \t])/)
    .map((line) => line.slice(0, line.indexOf(":")).toLowerCase())
    .sort();

const USUAL = [
  ...["auto-submitted", "content-type", "date", "from", "message-id", "mime-version", "subject"],
  "to",
];

/** What a stranger could try, and what anybody writes. */
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom(
    ...["a\r\nBcc: evil@evil.test", "a\nTo: evil@evil.test\n\nbody", "a\r\n\r\n.\r\nQUIT\r\n"],
    ...["=?utf-8?q?a=0D=0ABcc:_evil@evil.test?=", '"x" <evil@evil.test>, y', "a; b: c <d@e.test>"],
    ...["Ærøskøbing & Søn", "موقع", "🥐".repeat(150), " ", "a\u2028b", "x".repeat(1_000), "\ud83e"],
  ),
);

/** As a header shows it: runs of blanks are one, since lines are folded there. */
const shown = (text: string): string => headerText(text).replaceAll(/\s+/g, " ").trim();

describe("a mail", () => {
  test("goes to its one reader, whatever is in its texts, with the usual headers alone", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (subject, name, sender) => {
        const mail = await send({
          ...{ subject: `S ${subject}`, senderName: sender },
          replyTo: { name, address: "robin@visitors.test" },
        });
        expect(mail.recipients).toEqual([TO]);
        expect(mail.sender).toBe(FROM);
        expect(fieldsOf(mail)).toEqual([...USUAL, "reply-to"].sort());
        expect(mail.parsed.to).toEqual([{ name: "", address: TO }]);
        expect(mail.parsed.replyTo?.map((one) => one.address)).toEqual(["robin@visitors.test"]);
        expect(mail.parsed.from?.address).toBe(FROM);
        expect(mail.raw).not.toMatch(/^(?:Bcc|Cc):/im);
      }),
      { numRuns: 120 },
    );
  });

  test("shows subject and sender as they were written, in any script", async () => {
    const words = fc
      .array(
        fc.constantFrom("Bäckerei", "Søn", "موقع", "包", "🥐", "plain", "&", "O’Neill", "x-y"),
        {
          minLength: 1,
          maxLength: 40,
        },
      )
      .map((parts) => parts.join(" "));
    await fc.assert(
      fc.asyncProperty(words, words, async (subject, senderName) => {
        const { parsed } = await send({ subject, senderName });
        expect(shown(parsed.subject ?? "")).toBe(shown(subject));
        expect(shown(parsed.from?.name ?? "")).toBe(shown(senderName));
      }),
      { numRuns: 60 },
    );
  });

  test("has both its bodies as they are, also lines that mean something to a mail server", async () => {
    const bodies = fc
      .array(
        fc.constantFrom(
          ...[".", "..", "QUIT", "From me", "--", "", "=3D", "ä 🥐 包", "x".repeat(2_000), "a\tb"],
          ...["DATA", "Bcc: evil@evil.test", "\u2028", " trailing ", "Content-Type: text/html"],
        ),
        { maxLength: 12 },
      )
      .map((lines) => lines.join("\n"));
    /** Line ends are the wire's own, and one more stands at the end. */
    const same = (text: string | undefined) => (text ?? "").replaceAll("\r\n", "\n").trimEnd();
    await fc.assert(
      fc.asyncProperty(bodies, async (text) => {
        const html = `<pre>${text}</pre>`;
        const mail = await send({ text, html });
        expect(same(mail.parsed.text)).toBe(same(text));
        expect(same(mail.parsed.html)).toBe(same(html));
        expect(mail.recipients).toEqual([TO]);
      }),
      { numRuns: 80 },
    );
  });

  test("tells whoever reads it how to end such mail, where that can be", async () => {
    const url = "https://sites.example.com/console/unsubscribe/tok_123?a=1";
    const mail = await send({ unsubscribeUrl: url });
    expect(fieldsOf(mail)).toEqual([...USUAL, "list-unsubscribe", "list-unsubscribe-post"].sort());
    const header = mail.parsed.headers.find(({ key }) => key === "list-unsubscribe");
    expect(header?.value).toBe(`<${url}>`);
  });

  test("has its files by their names, whole", async () => {
    const content = `BEGIN:VCALENDAR\r\nSUMMARY:Søn 🥐\r\n${"X".repeat(3_000)}\r\nEND:VCALENDAR\r\n`;
    const { parsed } = await send({
      attachments: [{ filename: "tasting.ics", contentType: "text/calendar", content }],
    });
    const [file] = parsed.attachments;
    expect([file?.filename, file?.mimeType]).toEqual(["tasting.ics", "text/calendar"]);
    const bytes = file?.content;
    const text = typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes);
    expect(text.split(/\r?\n/)).toEqual(content.split("\r\n"));
  });

  test("reads no file and calls no address, whatever it holds", async () => {
    const { parsed } = await send({
      attachments: [
        { filename: "x", contentType: "text/plain", content: "file:///etc/hostname" },
        { filename: "y", contentType: "text/plain", content: "https://192.0.2.1/secret" },
      ],
    });
    const texts = parsed.attachments.map(({ content }) =>
      typeof content === "string" ? content : new TextDecoder().decode(content),
    );
    expect(texts).toEqual(["file:///etc/hostname", "https://192.0.2.1/secret"]);
  });
});

describe("a text for a header", () => {
  test("is one line that can be stored, and stays what it is when it is made again", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const line = headerText(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
        expect(line).not.toContain("=?");
        expect(line.isWellFormed()).toBe(true);
        expect(line.length).toBeLessThanOrEqual(200);
        expect(headerText(line)).toBe(line);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("what a stranger calls themselves", () => {
  test("is repeated only as letters, and never as a link, a line or an address", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const name = plainName(text);
        if (name === undefined) return;
        expect(name).not.toMatch(/[\n\r<>@:/\\"]/);
        expect(name).not.toMatch(/www/i);
        expect(name.length).toBeLessThanOrEqual(60);
        expect(plainName(name)).toBe(name);
      }),
      { numRuns: 3_000 },
    );
  });

  test.each([
    ["Robin", "Robin"],
    ["  Anne-Marie  O’Neill ", "Anne-Marie O’Neill"],
    ["J. R. Smith", "J. R. Smith"],
    ["Žižka 2.", "Žižka 2."],
    ["山田 太郎", "山田 太郎"],
    ["نور", "نور"],
    ["www.evil.test", undefined],
    ["visit evil.test now", undefined],
    ["evil。test", undefined],
    ["call 0800 555 0100", undefined],
    ["12345", undefined],
    ["a@b.test", undefined],
    ["", undefined],
    ["x".repeat(61), undefined],
  ])("%j is called %j", (text, name) => {
    expect(plainName(text)).toBe(name);
  });

  test.each([
    ["An enquiry", true],
    ["Order no. 12 (urgent)", true],
    ["see https://evil.test", false],
    ["see evil.test", false],
    ["two\nlines", false],
    ["mail a@b.test", false],
    [" ", false],
    ["=?utf-8?q?x?=", false],
  ])("a subject of %j may stand in our mail: %p", (text, isTaken) => {
    expect(plainLine(text) !== undefined).toBe(isTaken);
  });
});

test.each([
  ["ann@visitors.test", true],
  ["Ann.Lee+x@sub.visitors.test", true],
  ["ünï@bücher.example", true],
  ["ann@visitors", false],
  ["ann@visitors.test, ben@visitors.test", false],
  ["Ann <ann@visitors.test>", false],
  ["ann@visitors.test\r\nBcc: x@y.test", false],
  [`${"a".repeat(250)}@b.test`, false],
])("%j is one address: %p", (text, isOne) => {
  expect(isMailAddress(text)).toBe(isOne);
});
