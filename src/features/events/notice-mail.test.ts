/** Mails about registrations in every language: what each kind has to say, to whom, and nothing that is another's. */
import { describe, expect, test } from "bun:test";
import { readCalendar } from "../../../test/fixtures/read-calendar.ts";
import { chromeDirectionOf } from "../design/room.ts";
import { CHROME_LANGUAGES } from "../design/vocabulary.ts";
import { findMailWords } from "./mail-words.ts";
import { type NoticeMail, writeNoticeMail } from "./notice-mail.tsx";
import type { NoticeKind } from "./words-model.ts";

const KINDS = [
  ...["confirmed", "waitlisted", "promoted", "cancelled", "changed", "reminder", "known"],
] as const satisfies readonly NoticeKind[];
const ONLINE = "https://meet.test/room";
const MANAGE = "/events/rye-morning/registration?id=reg_1&key=abc";

function notice(kind: NoticeKind, language: string, more: Partial<NoticeMail> = {}): NoticeMail {
  const status = kind === "waitlisted" || kind === "cancelled" ? kind : "confirmed";
  return {
    ...{ kind, at: Date.UTC(2027, 0, 1), managePath: MANAGE },
    event: {
      ...{ id: "evt_1", slug: "rye-morning", title: "Rye & <oats>", capacity: 4 },
      ...{ startsAt: Date.UTC(2027, 6, 15, 16), endsAt: Date.UTC(2027, 6, 15, 18) },
      ...{ timezone: "Europe/Berlin", venueName: "Bakehouse", address: "Quay 9" },
      ...{ mapUrl: "https://map.test/", onlineUrl: ONLINE, priceLabel: "12 €" },
    },
    registration: {
      ...{ id: "reg_1", name: "Zoë Quill", email: "zoe@visitors.test", phone: null, seats: 2 },
      ...{ status, sequence: 3, createdAt: 0 },
    },
    site: { name: "Harbour Loaf", origin: "https://loaf.test", language },
    ...more,
  };
}

const withStatus = (
  kind: NoticeKind,
  language: string,
  status: "confirmed" | "waitlisted",
  seats = 2,
) => {
  const { registration } = notice(kind, language);
  return writeNoticeMail(
    notice(kind, language, { registration: { ...registration, status, seats } }),
  );
};

function readEntry({ attachments }: ReturnType<typeof writeNoticeMail>) {
  const [attachment, ...more] = attachments ?? [];
  expect(more).toEqual([]);
  const text = String(attachment?.content);
  return { text, type: attachment?.contentType, entry: readCalendar(text)[0] };
}

describe.each([...CHROME_LANGUAGES])("in %s", (language) => {
  test("each kind has a subject of its own with the event's title, and facts that are the event's", () => {
    const subjects = KINDS.map((kind) => {
      const mail = writeNoticeMail(notice(kind, language));
      expect(mail.subject).toContain("Rye & <oats>");
      expect([mail.to, mail.senderName]).toEqual(["zoe@visitors.test", "Harbour Loaf"]);
      for (const fact of ["Rye & <oats>", "Bakehouse, Quay 9", "https://map.test/", "12 €", "2027"])
        expect(mail.text).toContain(fact);
      expect(mail.html).toContain("Rye &amp; &lt;oats>");
      expect(mail.html).toStartWith(
        `<!doctype html><html lang="${language}" dir="${chromeDirectionOf(language)}">`,
      );
      for (const part of [mail.subject, mail.text, mail.html ?? ""])
        expect(part).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{/);
      return mail.subject;
    });
    expect(new Set(subjects).size).toBe(KINDS.length);
  });

  test("a letter says nothing in another language's words", () => {
    const own = findMailWords(language);
    for (const other of CHROME_LANGUAGES) {
      if (other === language) continue;
      const theirs = findMailWords(other);
      for (const kind of KINDS) {
        expect(own.told[kind]("X").text).not.toBe(theirs.told[kind]("X").text);
      }
      expect([own.manage, own.stillWaiting, own.takeFewer, own.footer("X")]).not.toEqual([
        ...[theirs.manage, theirs.stillWaiting, theirs.takeFewer, theirs.footer("X")],
      ]);
    }
  });

  test("where to join is told to who comes, and to nobody else", () => {
    for (const kind of KINDS) {
      const coming = withStatus(kind, language, "confirmed");
      const waiting = withStatus(kind, language, "waitlisted");
      const isTold = kind !== "cancelled";
      for (const text of [coming.text, coming.html, readEntry(coming).text.replace(/\r\n /g, "")])
        expect([kind, text?.includes(ONLINE)]).toEqual([kind, isTold]);
      for (const text of [
        waiting.text,
        waiting.html,
        readEntry(waiting).text.replace(/\r\n /g, ""),
      ])
        expect([kind, text?.includes(ONLINE)]).toEqual([kind, false]);
    }
  });

  test("a calendar's entry says how the registration stands, under one name and at one time", () => {
    for (const kind of KINDS) {
      const { text, type, entry } = readEntry(writeNoticeMail(notice(kind, language)));
      expect(entry).toMatchObject({
        ...{ uid: "reg_1@sitewright", title: "Rye & <oats>", location: "Bakehouse, Quay 9" },
        startsAt: Date.UTC(2027, 6, 15, 16),
      });
      const method = kind === "cancelled" ? "CANCEL" : "PUBLISH";
      expect(text).toContain(`METHOD:${method}`);
      expect(type).toBe(`text/calendar; charset=utf-8; method=${method}`);
      const state =
        kind === "cancelled" ? "CANCELLED" : kind === "waitlisted" ? "TENTATIVE" : "CONFIRMED";
      expect(text).toContain(`STATUS:${state}`);
      expect(text).toContain("SEQUENCE:3");
    }
  });

  test("who still waits is told so, and a party larger than the event what it can do", () => {
    const { stillWaiting, tooMany, takeFewer } = findMailWords(language);
    const changed = withStatus("changed", language, "waitlisted").text;
    expect(changed).toContain(stillWaiting);
    expect(changed).not.toContain(takeFewer);
    const large = withStatus("waitlisted", language, "waitlisted", 5).text;
    expect(large).not.toContain(stillWaiting);
    expect(large).toContain(tooMany(4));
    expect(large).toContain(takeFewer);
    expect(tooMany(4)).toContain("4");
    for (const kind of ["confirmed", "changed"] as const)
      expect(withStatus(kind, language, "confirmed", 5).text).not.toContain(tooMany(4));
  });

  test("the way to change it is in both forms of the letter, or in none", () => {
    const { manage, see } = findMailWords(language);
    for (const kind of KINDS) {
      const mail = writeNoticeMail(notice(kind, language));
      const label = kind === "cancelled" ? see : manage;
      expect(mail.text).toContain(`${label}:\nhttps://loaf.test${MANAGE}\n`);
      expect(mail.html).toContain(`href="https://loaf.test${MANAGE.replace("&", "&amp;")}"`);
      const gone = writeNoticeMail(notice(kind, language, { managePath: undefined }));
      for (const text of [gone.text, gone.html]) expect(text).not.toContain("/registration?");
    }
  });

  test("a name that is none stands in no greeting", () => {
    const { greeting } = findMailWords(language);
    expect(greeting(undefined)).not.toMatch(/undefined| ,/);
    const { registration } = notice("confirmed", language);
    for (const name of ["https://evil.test", "Click\nhere", "WIN 1000 € NOW www.evil.test"]) {
      const odd = notice("confirmed", language, { registration: { ...registration, name } });
      expect(writeNoticeMail(odd).text).not.toContain("evil.test");
      expect(writeNoticeMail(odd).text.split("\n")[0]).toBe(greeting(undefined));
    }
  });
});

test("of an event of few facts there are few rows, and none of them is empty", () => {
  const { event } = notice("confirmed", "en");
  const bare = {
    ...event,
    ...{ venueName: null, address: null, mapUrl: null, onlineUrl: null, priceLabel: null },
    ...{ endsAt: null, timezone: null },
  };
  const { text } = writeNoticeMail(notice("confirmed", "en", { event: bare }));
  expect(text).toContain("When: Thursday, 15 July 2027 at 16:00 UTC\nSeats: 2\n");
  expect(text).not.toMatch(/Where|Map|Join|Price/);
});
