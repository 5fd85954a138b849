/** @jsxImportSource preact */
/** A notice as a mail: subject, text, HTML and a calendar entry. Pure; Preact escapes every text. */
import { renderToString } from "preact-render-to-string";
import type { MailMessage } from "../../platform/mail/mail-message.ts";
import { plainName } from "../../platform/mail/mail-message.ts";
import { chromeDirectionOf } from "../design/room.ts";
import { type CalendarEntry, writeCalendar } from "./calendar.ts";
import { describeSpan } from "./event-time.ts";
import { findMailWords } from "./mail-words.ts";
import { eventPath } from "./model.ts";
import type { MailWords, NoticeKind } from "./words-model.ts";

/** What a notice holds: the registration and its event at the moment of which it tells. */
export type Snapshot = {
  event: {
    id: string;
    slug: string;
    title: string;
    startsAt: number;
    endsAt: number | null;
    timezone: string | null;
    venueName: string | null;
    address: string | null;
    mapUrl: string | null;
    onlineUrl: string | null;
    priceLabel: string | null;
    /** Missing in notices of before it was told. */
    capacity?: number | null;
  };
  registration: {
    id: string;
    name: string;
    email: string;
    phone: string | null;
    seats: number;
    status: "confirmed" | "waitlisted" | "cancelled";
    sequence: number;
    createdAt: number;
  };
};

export type NoticeMail = Snapshot & {
  kind: NoticeKind;
  /** Epoch ms at which it came about. */
  at: number;
  site: { name: string; origin: string; language: string };
  /** The signed link, below the site's origin; undefined when it would lead to nothing any more. */
  managePath: string | undefined;
};

type Row = { label: string; value: string; href?: string };

export function writeNoticeMail(notice: NoticeMail): MailMessage {
  const { event, registration, site, kind } = notice;
  const words = findMailWords(site.language);
  const told = words.told[kind](event.title);
  const lead = [told.text, ...sayOfWaiting(notice, words)].join(" ");
  const rows = listRows(notice, words);
  const footer = words.footer(site.name);
  const greeting = words.greeting(plainName(registration.name));
  const manage = describeLink(notice, words);
  const parts = { ...told, lead, rows, manage, footer, greeting, title: event.title };
  return {
    to: registration.email,
    senderName: site.name,
    subject: told.subject,
    text: writeText(parts),
    html: `<!doctype html>${renderToString(<Mail parts={parts} language={site.language} />)}`,
    attachments: [attachCalendar(notice)],
  };
}

/** What somebody on the waiting list has to know beside the notice itself. */
function sayOfWaiting({ event, registration, kind }: NoticeMail, words: MailWords): string[] {
  if (registration.status !== "waitlisted" || kind === "cancelled") return [];
  const { capacity } = event;
  const isTooMany = typeof capacity === "number" && registration.seats > capacity;
  return [
    ...(kind === "waitlisted" ? [] : [words.stillWaiting]),
    ...(isTooMany ? [words.tooMany(capacity), words.takeFewer] : []),
  ];
}

function describeLink({ kind, site, managePath }: NoticeMail, words: MailWords) {
  if (managePath === undefined) return undefined;
  const label = kind === "cancelled" ? words.see : words.manage;
  return { label, url: `${site.origin}${managePath}` };
}

/** Only who is confirmed learns where to join. */
const isComing = ({ kind, registration }: NoticeMail): boolean =>
  kind !== "cancelled" && registration.status === "confirmed";

function listRows(notice: NoticeMail, words: MailWords): Row[] {
  const { event, registration, site } = notice;
  const isOnline = event.onlineUrl !== null;
  const place = [event.venueName, event.address].filter((part) => part !== null).join(", ");
  const rows: (Row | undefined)[] = [
    { label: words.when, value: describeSpan(event, site.language, isOnline) },
    place === "" ? undefined : { label: words.where, value: place },
    link(words.map, event.mapUrl),
    isComing(notice) ? link(words.online, event.onlineUrl) : undefined,
    { label: words.seats, value: String(registration.seats) },
    event.priceLabel === null ? undefined : { label: words.price, value: event.priceLabel },
  ];
  return rows.filter((row) => row !== undefined);
}

/** Both were checked to be web addresses when they came in. */
const link = (label: string, url: string | null): Row | undefined =>
  url === null ? undefined : { label, value: url, href: url };

function stateOf({ kind, registration: { status } }: NoticeMail): CalendarEntry["state"] {
  if (kind === "cancelled") return "cancelled";
  return status === "waitlisted" ? "tentative" : status;
}

function attachCalendar(notice: NoticeMail) {
  const { event, registration, site } = notice;
  const state = stateOf(notice);
  const content = writeCalendar(site.name, [
    {
      ...event,
      uid: `${registration.id}@sitewright`,
      sequence: registration.sequence,
      description: isComing(notice) ? event.onlineUrl : null,
      url: `${site.origin}${eventPath(event.slug)}`,
      state,
      updatedAt: notice.at,
    },
  ]);
  const method = state === "cancelled" ? "CANCEL" : "PUBLISH";
  return {
    filename: "event.ics",
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content,
  };
}

type Parts = {
  heading: string;
  title: string;
  greeting: string;
  lead: string;
  rows: readonly Row[];
  manage: { label: string; url: string } | undefined;
  footer: string;
};

function writeText({ greeting, lead, title, rows, manage, footer }: Parts) {
  const facts = rows.map(({ label, value }) => `${label}: ${value}`);
  const link = manage === undefined ? [] : [`${manage.label}:`, manage.url, ""];
  return `${[greeting, "", lead, "", title, ...facts, "", ...link, "-- ", footer].join("\n")}\n`;
}

const PAGE = "margin:0;padding:24px 12px;background:#f4f4f2;color:#1b1b1b;";
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const CARD = "max-width:560px;background:#ffffff;border:1px solid #e2e2de;border-radius:8px;";
const BUTTON =
  "display:inline-block;padding:12px 20px;background:#1b1b1b;color:#ffffff;border-radius:6px;text-decoration:none;";
const LABEL = "color:#5c5c58;vertical-align:top;font-weight:normal;";
/** Mail programs know no logical sides. */
const LABEL_SIDES = {
  ltr: "padding:6px 16px 6px 0;text-align:left;",
  rtl: "padding:6px 0 6px 16px;text-align:right;",
};

function Mail({ parts, language }: { parts: Parts; language: string }) {
  const { heading, title, greeting, lead, rows, manage, footer } = parts;
  const direction = chromeDirectionOf(language);
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{heading}</title>
      </head>
      <body style={PAGE + FONT}>
        <table role="presentation" dir={direction} width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style={CARD}>
                <tr>
                  <td style="padding:28px 28px 24px;line-height:1.5;font-size:16px;">
                    <h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;">{heading}</h1>
                    <p style="margin:0 0 12px;">{greeting}</p>
                    <p style="margin:0 0 20px;">{lead}</p>
                    <h2 style="margin:0 0 8px;font-size:18px;">{title}</h2>
                    <Rows rows={rows} labelStyle={LABEL + LABEL_SIDES[direction]} />
                    {manage !== undefined && (
                      <p style="margin:0;">
                        <a href={manage.url} style={BUTTON}>
                          {manage.label}
                        </a>
                      </p>
                    )}
                  </td>
                </tr>
              </table>
              <p style="max-width:560px;margin:16px 0 0;font-size:13px;color:#5c5c58;">{footer}</p>
            </td>
          </tr>
        </table>
      </body>
    </html>
  );
}

function Rows({ rows, labelStyle }: { rows: Parts["rows"]; labelStyle: string }) {
  return (
    <table cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:15px;">
      {rows.map((row) => (
        <tr key={row.label}>
          <th scope="row" style={labelStyle}>
            {row.label}
          </th>
          <td style="padding:6px 0;word-break:break-word;">
            {row.href === undefined ? row.value : <a href={row.href}>{row.value}</a>}
          </td>
        </tr>
      ))}
    </table>
  );
}
