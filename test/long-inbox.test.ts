/** Thousands of leads, some with fields of made-up names: searched and taken along, while others are served. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { CONSOLE_API } from "../src/features/console/api/mount.ts";
import { type AttackedSite, openAttackedSite } from "./fixtures/attacked-site.ts";
import { PASSWORD, tokenOf } from "./fixtures/console.ts";
import { expectNoFreeze, MEGABYTE } from "./fixtures/freeze-watch.ts";

const LEADS = 4_000;
/** Every tenth lead has as many fields as one may have, which no other has. */
const FIELDS_EACH = 50;
const COLUMNS_MAX = 120;

let site: AttackedSite;
let cookie = "";
let origin = "";
beforeAll(async () => {
  // Without a mail server: mail about them waits.
  site = await openAttackedSite({ SITEWRIGHT_SMTP_URL: "" });
  origin = `http://${site.serviceHost}`;
  const invited = ["--email", "olga@acme.test", "--account", site.accountId, "--role", "viewer"];
  const { link } = await site.server.command("user", "invite", ...invited);
  const answer = await call("join.accept", {
    ...{ token: tokenOf(link), name: "Olga", password: PASSWORD },
  });
  cookie = (answer.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "";
  const numbers = Array.from({ length: LEADS }, (_, at) => at).values();
  const work = async () => {
    for (const at of numbers) expect(await sendLead(at)).toBe(200);
  };
  await Promise.all(Array.from({ length: 16 }, work));
}, 180_000);
afterAll(() => site.close());

const call = (name: string, input: object) =>
  fetch(`${origin}${CONSOLE_API}${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin, cookie },
    body: JSON.stringify(input),
  });

async function sendLead(at: number): Promise<number> {
  const made = Array.from({ length: FIELDS_EACH }, (_, field) => [`made up ${at}.${field}`, "x"]);
  const response = await fetch(`${origin}/forms/${site.siteId}/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ name: `Visitor ${at}`, email: `visitor${at}@visitors.test` },
      message: "Do you bake for weddings? ".repeat(180),
      ...(at % 10 === 0 ? Object.fromEntries(made) : { "Party size": String(at) }),
    }),
  });
  await response.arrayBuffer();
  return response.status;
}

test("a search finds what there is, and nobody waits for it", async () => {
  const search = async (q: string) => {
    const response = await call("leads.list", { siteId: site.siteId, q, limit: 3 });
    const { items, total } = JSON.parse(await response.text());
    return [total, ...items.map(({ name }: { name: string }) => name)];
  };
  let answers: unknown[] = [];
  const report = await site.watch.during(async () => {
    const asked = ["nobody wrote this", "VISITOR3999@", "weddings"];
    answers = await Promise.all([...asked, ...asked, ...asked, ...asked].map(search));
  });
  expect(answers.slice(0, 2)).toEqual([[0], [1, "Visitor 3999"]]);
  expect((answers[2] as unknown[])[0]).toBe(LEADS);
  expectNoFreeze(report);
}, 120_000);

test("all of them are taken along as a table of so many columns, and nobody waits for it", async () => {
  const take = async () => {
    const address = `${origin}${CONSOLE_API}download/leads?siteId=${site.siteId}`;
    return (await fetch(address, { headers: { cookie } })).text();
  };
  let tables: string[] = [];
  const report = await site.watch.during(async () => {
    tables = await Promise.all([take(), take(), take()]);
  });
  expect(new Set(tables.map(({ length }) => length)).size).toBe(1);
  const [head = "", ...lines] = (tables[0] ?? "").trimEnd().split("\r\n");
  expect(lines).toHaveLength(LEADS);
  expect(head.split(",").length).toBeLessThan(COLUMNS_MAX);
  expect([head.includes('"field: Party size"'), head.includes('"other fields"')]).toEqual([
    true,
    true,
  ]);
  const made = lines.find((line) => line.includes('"Visitor 0"')) ?? "";
  expect([made.includes("made up 0.0"), made.includes("made up 0.49")]).toEqual([true, true]);
  expectNoFreeze(report, { growthBytes: 128 * MEGABYTE });
}, 120_000);
