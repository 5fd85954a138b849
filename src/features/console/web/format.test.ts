/** Dates and numbers as readers of several languages and time zones see them. */
import { afterEach, describe, expect, test } from "bun:test";

type Format = typeof import("./format.ts");

const machineZone = process.env.TZ;
let readers = 0;

/** The module as a browser with these settings loads it. */
async function readAs(languages: readonly string[], zone = "UTC"): Promise<Format> {
  process.env.TZ = zone;
  Object.defineProperty(navigator, "languages", { value: languages, configurable: true });
  readers += 1;
  // Each is a module of its own: what a reader's browser has made is kept in it.
  const name = `./format.ts?reader=${readers}`;
  return import(name);
}

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
  Reflect.deleteProperty(navigator, "languages");
});

const NOW = Date.parse("2026-11-22T12:00:00Z");
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Spaces of every width are one. */
const plain = (text: string) => text.replace(/\s/gu, " ");

describe("numbers", () => {
  test.each([
    ["en-GB", ["0", "999", "1,234", "-5", "0.5", "1,000,000"]],
    ["de-DE", ["0", "999", "1.234", "-5", "0,5", "1.000.000"]],
    ["fr-FR", ["0", "999", "1 234", "-5", "0,5", "1 000 000"]],
    ["hi-IN", ["0", "999", "1,234", "-5", "0.5", "10,00,000"]],
    ["ar-EG", ["٠", "٩٩٩", "١٬٢٣٤", "؜-٥", "٠٫٥", "١٬٠٠٠٬٠٠٠"]],
    // No region, one that is not listed, and an extension: nothing is taken for granted.
    ["ne", ["०", "९९९", "१,२३४", "-५", "०.५", "१०,००,०००"]],
    ["de-u-nu-arab", ["٠", "٩٩٩", "١٬٢٣٤", "؜-٥", "٠٫٥", "١٬٠٠٠٬٠٠٠"]],
  ])("%s", async (language, wanted) => {
    const { showNumber } = await readAs([language]);
    expect([0, 999, 1_234, -5, 0.5, 1_000_000].map(showNumber).map(plain)).toEqual(wanted);
  });

  test("a page that is rendered for somebody has their digits, and the next one's its own", async () => {
    const { showNumber, writeNumbersAs } = await readAs(["en"]);
    writeNumbersAs(["fa"]);
    expect([showNumber(7), showNumber(1_234)]).toEqual(["۷", "۱٬۲۳۴"]);
    writeNumbersAs(["de"]);
    expect([showNumber(7), showNumber(1_234)]).toEqual(["7", "1.234"]);
    writeNumbersAs([]);
    expect(showNumber(7)).toBe("7");
  });

  test("one of a thing is one, and all other numbers are many", async () => {
    const { count } = await readAs(["en-GB"]);
    const leads = [0, 1, 2, 11, 21, 1_001].map((value) => count(value, "lead"));
    expect(leads).toEqual(["0 leads", "1 lead", "2 leads", "11 leads", "21 leads", "1,001 leads"]);
    expect([count(1, "entry", "entries"), count(2, "entry", "entries")]).toEqual([
      "1 entry",
      "2 entries",
    ]);
  });

  test("shares are per cent, with one digit behind the point where there is one", async () => {
    const { showShare } = await readAs(["en-GB"]);
    expect([0, 0.0072, 0.5, 1, 12].map(showShare)).toEqual(["0%", "0.7%", "50%", "100%", "1,200%"]);
    expect(plain((await readAs(["de-DE"])).showShare(0.125))).toBe("12,5 %");
  });

  test.each([
    [0, "0 kB"],
    [900, "0.9 kB"],
    [9_949, "9.9 kB"],
    [10_499, "10 kB"],
    [999_499, "999 kB"],
    [999_500, "1 MB"],
    [1_000_000, "1 MB"],
    [2_549_000, "2.5 MB"],
    [10_400_000, "10 MB"],
    [2_000_000_000, "2,000 MB"],
  ])("%d bytes", async (bytes, wanted) => {
    expect(plain((await readAs(["en-GB"])).showBytes(bytes))).toBe(wanted);
  });
});

describe("how long ago", () => {
  test.each([
    [0, "just now"],
    [59 * SECOND, "just now"],
    [MINUTE, "1 minute ago"],
    [100 * SECOND, "2 minutes ago"],
    [59 * MINUTE + 29 * SECOND, "59 minutes ago"],
    // Sixty minutes are an hour, twenty-four hours a day, and seven days have a date.
    [59 * MINUTE + 40 * SECOND, "1 hour ago"],
    [HOUR, "1 hour ago"],
    [23 * HOUR + 20 * MINUTE, "23 hours ago"],
    [23 * HOUR + 40 * MINUTE, "yesterday"],
    [2 * DAY, "2 days ago"],
    [6 * DAY + 11 * HOUR, "6 days ago"],
    [6 * DAY + 13 * HOUR, "15 Nov"],
    [7 * DAY, "15 Nov"],
    [299 * DAY, "27 Jan"],
    [301 * DAY, "25 Jan 2026"],
    [-30 * SECOND, "in a moment"],
    [-5 * MINUTE, "in 5 minutes"],
    [-DAY, "tomorrow"],
    [-8 * DAY, "30 Nov"],
  ])("%d ms before now", async (before, wanted) => {
    expect((await readAs(["en-GB"])).showAgo(NOW - before, NOW)).toBe(wanted);
  });

  test("in the reader's language", async () => {
    const { showAgo } = await readAs(["de-AT"]);
    const said = [2 * MINUTE, HOUR, DAY, 3 * DAY].map((before) => showAgo(NOW - before, NOW));
    expect(said).toEqual(["vor 2 Minuten", "vor 1 Stunde", "gestern", "vor 3 Tagen"]);
    expect((await readAs(["pl"])).showAgo(NOW - 5 * HOUR, NOW)).toBe("5 godzin temu");
    expect((await readAs(["pl"])).showAgo(NOW - 3 * HOUR, NOW)).toBe("3 godziny temu");
  });
});

describe("moments", () => {
  const AT = "2026-03-29T00:30:00Z";

  test.each([
    ["en-GB", "UTC", "29 Mar 2026, 00:30"],
    ["en-US", "America/Los_Angeles", "Mar 28, 2026, 5:30 PM"],
    ["de-DE", "Europe/Berlin", "29.03.2026, 01:30"],
    ["en-GB", "Asia/Kathmandu", "29 Mar 2026, 06:15"],
    ["ja-JP", "Asia/Tokyo", "2026/03/29 9:30"],
  ])("%s in %s", async (language, zone, wanted) => {
    const { showMoment, isoOf } = await readAs([language], zone);
    expect(plain(showMoment(AT))).toBe(wanted);
    // The same moment, however it came.
    expect(showMoment(Date.parse(AT))).toBe(showMoment(AT));
    expect(isoOf(AT)).toBe("2026-03-29T00:30:00.000Z");
  });

  test("an hour later is two hours later on the clock when summer time begins", async () => {
    const { showMoment } = await readAs(["de-DE"], "Europe/Berlin");
    const moments = [AT, Date.parse(AT) + HOUR].map(showMoment).map(plain);
    expect(moments).toEqual(["29.03.2026, 01:30", "29.03.2026, 03:30"]);
  });

  test("a day of analytics is that day wherever one reads", async () => {
    for (const zone of ["Pacific/Auckland", "UTC", "Pacific/Honolulu"])
      expect((await readAs(["en-GB"], zone)).showDay("2026-11-22")).toBe("22 Nov");
  });

  test("what is over is past", async () => {
    const { isPast } = await readAs(["en-GB"]);
    expect([isPast(NOW - 1, NOW), isPast(NOW, NOW), isPast("2026-11-23T00:00:00Z", NOW)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test("countries and languages go by their names in the reader's language, or else by their code", async () => {
  const { nameOfCode } = await readAs(["de"]);
  expect([nameOfCode("GB", "region"), nameOfCode("pl", "language")]).toEqual([
    "Vereinigtes Königreich",
    "Polnisch",
  ]);
  for (const code of ["QQ", "", "not a code", "\u0000"])
    expect(nameOfCode(code, "region")).toBe(code);
});

test("an address is shown without what no one reads", async () => {
  const { showHost } = await readAs(["en"]);
  expect(showHost("https://www.example.com/")).toBe("www.example.com");
  expect(showHost("http://bakery.localhost:8787")).toBe("bakery.localhost:8787");
  expect(showHost("https://example.com/shop/")).toBe("example.com/shop");
});
