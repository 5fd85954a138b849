/**
 * Requests that once stopped the service, or cost it more than they cost their sender: each is
 * answered rightly, for at most 50 ms of processor time, and nobody waits.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Attack, type AttackedSite, openAttackedSite } from "./fixtures/attacked-site.ts";
import { expectNoFreeze, MEGABYTE } from "./fixtures/freeze-watch.ts";

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";
const JSON_TYPE = "application/json";

const METRICS_TOKEN = "figures";

let site: AttackedSite;
beforeAll(async () => {
  site = await openAttackedSite({ SITEWRIGHT_METRICS_TOKEN: METRICS_TOKEN });
  // What runs for the first time costs time whatever it reads.
  for (const { attack } of ATTACKS) {
    const { path, onSite, type } = attack;
    await site.send(toAttack({ path, onSite, type, text: GENTLE[type] ?? "" }));
  }
}, 120_000);
afterAll(() => site.close());

const GENTLE: Readonly<Record<string, string>> = {
  [FORM]: "message=a",
  [MULTIPART]: '--b\r\nContent-Disposition: form-data; name="message"\r\n\r\na\r\n--b--\r\n',
  [JSON_TYPE]: '{"message":"a"}',
};

type Sent = { path: () => string; onSite: boolean; type: string; text: string; bearer?: boolean };
type Case = { name: string; attack: Sent; status: number };

const ACUTE = "%CC%81";
const GRAVE_BELOW = "%CC%96";
const QUOTES = `--b\r\nA:${' "\t'.repeat(2_000)}\0\r\n\r\n\r\n--b--\r\n`;
const MARKS = `message=a${ACUTE.repeat(14_000)}${GRAVE_BELOW.repeat(14_000)}`;
const FIELDS_OF_MARKS = Array.from(
  { length: 8 },
  (_, at) => `f${at}=a${ACUTE.repeat(2_450)}${GRAVE_BELOW.repeat(2_450)}`,
).join("&");
const SPACED_SEATS = `name=a&email=a%40b.test&seats=${" ".repeat(80_000)}x`;
const jsonMarks = (field: string) =>
  `{"${field}":"a${"\u0301".repeat(40_000)}${"\u0316".repeat(40_000)}","industry":"x","startsAt":1}`;

const contact = { path: () => "/_forms/contact", onSite: true };
const register = { path: () => `/events/${site.slug}/register`, onSite: true };
const cancel = { path: () => `/events/${site.slug}/cancel`, onSite: true };
const v1 = (path: () => string) => ({ path, onSite: false, bearer: true, type: JSON_TYPE });

const ATTACKS: readonly Case[] = [
  {
    name: "quotes and tabs to cancel",
    attack: { ...cancel, type: MULTIPART, text: QUOTES },
    // Without a key the body is not read.
    status: 404,
  },
  {
    name: "quotes and tabs to register",
    attack: { ...register, type: MULTIPART, text: QUOTES },
    status: 400,
  },
  {
    name: "quotes and tabs to the gallery",
    attack: { ...v1(() => `/v1/sites/${site.siteId}/gallery`), type: MULTIPART, text: QUOTES },
    status: 400,
  },
  { name: "a message of marks", attack: { ...contact, type: FORM, text: MARKS }, status: 400 },
  {
    name: "eight fields of marks",
    attack: { ...contact, type: FORM, text: FIELDS_OF_MARKS },
    status: 400,
  },
  {
    name: "a registration of marks",
    attack: { ...register, type: FORM, text: MARKS },
    status: 400,
  },
  {
    name: "a title of marks",
    attack: { ...v1(() => `/v1/sites/${site.siteId}/events`), text: jsonMarks("title") },
    status: 400,
  },
  {
    name: "a business name of marks",
    attack: { ...v1(() => "/v1/sites"), text: jsonMarks("businessName") },
    status: 400,
  },
  { name: "seats of spaces", attack: { ...register, type: FORM, text: SPACED_SEATS }, status: 400 },
  {
    name: "seats of spaces in JSON",
    attack: {
      ...register,
      type: JSON_TYPE,
      text: `{"name":"a","email":"a@b.test","seats":"${" ".repeat(80_000)}x"}`,
    },
    status: 400,
  },
  {
    name: "pairs of percent",
    attack: { ...contact, type: FORM, text: "%=%&".repeat(65_536) },
    status: 400,
  },
];

function toAttack({ path, onSite, type, text, bearer }: Sent, name = ""): Attack {
  return {
    ...{ name, path: path(), onSite, body: new TextEncoder().encode(text) },
    headers: {
      "Content-Type": type,
      Accept: JSON_TYPE,
      ...(bearer === true && { authorization: site.bearer.authorization }),
    },
  };
}

test.each(ATTACKS.map(({ name, ...rest }) => [name, rest] as const))(
  "%s",
  async (name, { attack, status }) => {
    // The average of some, since the kernel counts processor time in steps of 10 ms.
    const count = 5;
    const attacks = Array.from({ length: count }, () => toAttack(attack, name));
    const report = await site.attack(attacks);
    expect(report.reactions.map((reaction) => reaction.status)).toEqual(Array(count).fill(status));
    expectNoFreeze(report, { cpuMs: 50 * count, growthBytes: 16 * MEGABYTE });
  },
  60_000,
);

/** The same request again and again, each by another visitor. */
async function flood(
  path: string,
  count: number,
  headers?: (at: number) => Record<string, string>,
) {
  const ask = (at: number): Attack => ({
    ...{ name: path, method: "GET", onSite: true },
    path: path.replaceAll("N", String(at)),
    ...(headers && { headers: headers(at) }),
  });
  await site.attack(Array.from({ length: 200 }, (_, at) => ask(at)));
  return site.attack(Array.from({ length: count }, (_, at) => ask(at)));
}

describe("what is asked again and again", () => {
  test("a preview that nobody signed costs what a page costs, and is not kept", async () => {
    const plain = await flood("/", 1_500);
    const previews = await flood("/?sitewright-preview=N.abc", 1_500);
    expect(previews.cpuMs).toBeLessThan(plain.cpuMs * 2 + 200 * previews.slowness);
    expectNoFreeze(previews, { growthBytes: 16 * MEGABYTE });
  }, 60_000);

  test("paths that are no page leave the pages warm", async () => {
    const paths = await flood("/no/such/N", 1_500);
    expectNoFreeze(paths, { growthBytes: 16 * MEGABYTE });
    const routes = await flood("/events/none-N/thanks", 1_500);
    expectNoFreeze(routes, { growthBytes: 16 * MEGABYTE });
    const pages = await flood("/", 500);
    expect(pages.cpuMs).toBeLessThan(500 * pages.slowness);
  }, 60_000);

  test("hosts of 15 KB are not kept", async () => {
    const report = await flood("/", 1_500, (at) => ({ Host: `${at}.${"a".repeat(15_000)}.test` }));
    expectNoFreeze(report, { growthBytes: 16 * MEGABYTE });
    expect(report.reactions[0]?.status).toBe(421);
  }, 60_000);

  test("the figures are told without holding others up", async () => {
    const own = { name: "/metrics", method: "GET", path: "/metrics" };
    const ask = { ...own, headers: { authorization: `Bearer ${METRICS_TOKEN}` } };
    const report = await site.attack(Array.from({ length: 20 }, () => ask));
    expect(new Set(report.reactions.map(({ status }) => status))).toEqual(new Set([200]));
    expectNoFreeze(report, { growthBytes: 16 * MEGABYTE });
  }, 60_000);
});

describe("within the limits as they are unless set", () => {
  let limited: AttackedSite;
  beforeAll(async () => {
    limited = await openAttackedSite({ SITEWRIGHT_LIMITS: "" });
  }, 120_000);
  afterAll(() => limited.close());

  const from = (address: string, attack: Attack): Attack => ({
    ...attack,
    headers: { ...attack.headers, "X-Forwarded-For": address },
  });

  test("posts that are refused draw tokens, and are then refused unread", async () => {
    const text = "%=%&".repeat(65_536);
    const post = toAttack({ ...contact, type: FORM, text });
    const report = await limited.attack(
      Array.from({ length: 60 }, () => from("198.51.100.7", post)),
    );
    const statuses = report.reactions.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(45);
    expectNoFreeze(report, { cpuMs: 1_500, growthBytes: 32 * MEGABYTE });
  }, 60_000);

  test("pages that are made when asked for are made for one address so many times", async () => {
    const path = `/events/${limited.slug}/thanks?status=confirmed`;
    const ask = { name: path, method: "GET", onSite: true, path };
    const report = await limited.attack(
      Array.from({ length: 300 }, () => from("198.51.100.8", ask)),
    );
    const refused = report.reactions.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(200);
    expectNoFreeze(report, { growthBytes: 16 * MEGABYTE });
  }, 60_000);
});
