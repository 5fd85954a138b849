/** What visitors sent, as its owner takes it along: each table read back by the letter of RFC 4180, against the API. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { unzipSync } from "fflate";
import { type ConsoleBrowser, joinAs } from "../fixtures/console.ts";
import { type Event, type OwnedSite, openOwnedSite } from "../fixtures/owned-site.ts";

/** What spreadsheets, other programs and people who mean no good make of a cell. */
const TEXTS = [
  ...[
    '=HYPERLINK("http://a.test")',
    "+1-800",
    "-1",
    "@SUM(A1)",
    "|calc",
    "%0",
    "＝1",
    " =1",
    "\n=1",
  ],
  ...['say "no"', '"', '""', "a,b;c\td", "line one\nline two", "\u00e9 \u{1f35e} שלום", "'quoted'"],
  ...["5 - 3", "a=b", "https://a.test/?a=b&c", "true", "007", "1e5", "2027-05-01", "\u200b=1"],
];
/** What a spreadsheet takes for the beginning of a formula, whatever stands before it that it skips. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]/;

let site: OwnedSite;
let owner: ConsoleBrowser;
let event: Event;
beforeAll(async () => {
  site = await openOwnedSite();
  owner = await joinAs(site.service, site.owner.id, "owner");
  event = await site.createEvent({ title: '=Rye, "wine"', capacity: 30 });
  for (const [at, text] of TEXTS.entries()) {
    site.service.clock.advance(1_000);
    // Nobody is called like an address: that would be spam.
    const name = text.includes("http") ? "Guest" : text;
    const fields = { [`field ${at % 3}`]: text, [text.trim()]: "named", message: text, name };
    await site.sendForm(fields);
    const email = `guest-${at}@visitors.test`;
    await site.register(event, {
      name: text,
      email,
      seats: 2,
      message: text,
      fields: { diet: text },
    });
  }
  await site.sendForm({ message: "Spam", _gotcha: "x" });
  const [{ id }] = (await site.read("/leads?limit=1")).leads;
  await site.onSite("PATCH", `/leads/${id}`, { status: "won" });
});
afterAll(() => site.close());

/** Every cell quoted or none of it, lines end with CRLF; throws where the text is anything else. */
function parseTable(text: string): Record<string, string>[] {
  expect(text.startsWith("\u{feff}")).toBe(true);
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/y;
  cell.lastIndex = 1;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const match = cell.exec(text);
    if (match === null)
      throw new Error(`no cell at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    row.push((match[1] ?? "").replaceAll('""', '"'));
    if (match[2] !== ",") {
      rows.push(row);
      row = [];
    }
  }
  const [head = [], ...body] = rows;
  expect(new Set(head).size).toBe(head.length);
  for (const one of body) expect(one).toHaveLength(head.length);
  return body.map((one) => Object.fromEntries(head.map((name, at) => [name, one[at] ?? ""])));
}

/** What its reader types into a spreadsheet to have the text, which is the text itself. */
const readBack = (cell: string) => (/^'\s*[=+\-@|%＝＋－＠]/.test(cell) ? cell.slice(1) : cell);
const textOf = (value: unknown) => (value === null || value === undefined ? "" : String(value));
const iso = (ms: number) => new Date(ms).toISOString();

async function download(kind: string, query: string): Promise<Record<string, string>[]> {
  const path = `/console/api/download/${kind}?siteId=${site.siteId}${query}`;
  const answer = await owner.get(path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    ...[200, "text/csv; charset=utf-8"],
  ]);
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="[\w.-]+\.csv"$/,
  );
  return parseTable(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.bytes()));
}

async function exported(): Promise<(name: string) => string> {
  const answer = await fetch(
    `http://127.0.0.1:${site.service.port}/v1/sites/${site.siteId}/export`,
    { headers: { authorization: `Bearer ${site.owner.key}` } },
  );
  const files = unzipSync(await answer.bytes());
  return (name) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(files[`_private/${name}`]);
}

const COLUMNS = ["status", "name", "email", "phone", "message"];

describe("leads", () => {
  test("are all there once, spam is not, and each cell is what the API says and no formula", async () => {
    const { leads } = await site.read("/leads?limit=200");
    const open = await exported();
    const tables = [await download("leads", ""), parseTable(open("leads.csv"))];
    for (const table of tables) {
      expect(table).toHaveLength(TEXTS.length);
      const byTime = new Map(table.map((row) => [row.createdAt, row]));
      for (const lead of leads) {
        const row = byTime.get(iso(lead.createdAt)) ?? {};
        for (const name of [...COLUMNS, "source"])
          expect([name, readBack(row[name] ?? "")]).toEqual([name, textOf(lead[name])]);
      }
      for (const row of table)
        for (const cell of Object.values(row)) expect(cell).not.toMatch(FORMULA);
    }
    const asJson = JSON.parse(open("leads.json"));
    expect(asJson).toHaveLength(TEXTS.length);
    for (const lead of leads) {
      const found = asJson.find(({ id }: { id: string }) => id === lead.id);
      expect(found).toMatchObject(lead);
      const row = tables[1]?.find(({ createdAt }) => createdAt === iso(lead.createdAt)) ?? {};
      for (const [name, value] of Object.entries(found.fields))
        expect(readBack(row[`field: ${name}`] ?? "")).toBe(String(value));
    }
  });
});

describe("registrations", () => {
  test("are all there in order of arrival, with their event, and as the API says", async () => {
    const { registrations } = await site.read(`/events/${event.id}/registrations?limit=200`);
    const open = await exported();
    const tables = [
      await download("registrations", `&eventId=${event.id}`),
      parseTable(open("registrations.csv")),
    ];
    for (const table of tables) {
      expect(table.map(({ email }) => email)).toEqual(
        registrations.map(({ email }: { email: string }) => email),
      );
      for (const [at, registration] of registrations.entries()) {
        const row = table[at] ?? {};
        for (const name of [...COLUMNS, "seats"])
          expect([name, readBack(row[name] ?? "")]).toEqual([name, textOf(registration[name])]);
        expect(readBack(row["field: diet"] ?? "")).toBe(textOf(registration.fields?.diet));
        expect(row.createdAt).toBe(iso(registration.createdAt));
        for (const cell of Object.values(row)) expect(cell).not.toMatch(FORMULA);
      }
    }
    for (const row of tables[1] ?? [])
      expect([row.event, readBack(row.eventTitle ?? "")]).toEqual([event.slug, '=Rye, "wine"']);
    expect(JSON.parse(open("registrations.json"))).toEqual(
      registrations.map((one: object) => expect.objectContaining(one)),
    );
  });

  test("of an event of another site, and of another account's, are not there", async () => {
    const stranger = await joinAs(site.service, (await site.service.createAccount()).id, "owner");
    const otherId = await site.buildSite("Second Bakery");
    const path = (siteId: string) =>
      `/console/api/download/registrations?siteId=${siteId}&eventId=${event.id}`;
    expect((await stranger.get(path(site.siteId))).status).toBe(404);
    expect((await owner.get(path(otherId))).status).toBe(404);
    expect((await owner.get(path(site.siteId))).status).toBe(200);
  });
});

test("events are told with every field of the API, and no title is a formula", async () => {
  const { events } = await site.read("/events?limit=200");
  const open = await exported();
  const table = parseTable(open("events.csv"));
  expect(table.map(({ id }) => id)).toEqual(events.map(({ id }: Event) => id));
  for (const [at, one] of events.entries())
    for (const [name, value] of Object.entries(one)) {
      const told = name.endsWith("At") && typeof value === "number" ? iso(value) : textOf(value);
      expect([name, readBack(table[at]?.[name] ?? "")]).toEqual([name, told]);
    }
  expect(JSON.parse(open("events.json"))).toEqual(events);
});
