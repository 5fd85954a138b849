/** What holds for every list of the API alike: its order, its pages, its filters, what a query may say. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { formOf } from "../fixtures/gallery-site.ts";
import { type Event, type OwnedSite, openOwnedSite } from "../fixtures/owned-site.ts";
import { makePng } from "../fixtures/pictures.ts";

let site: OwnedSite;
let event: Event;
let webhookId: string;

beforeAll(async () => {
  site = await openOwnedSite({
    SITEWRIGHT_PLAN_CREDITS: "agency=100000",
    SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1",
  });
  event = await site.createEvent();
  const url = "http://127.0.0.1:9/hook";
  webhookId = (await site.call("POST", "/webhooks", { url })).body.webhook.id;
});
afterAll(() => site.close());

let made = 0;
const party = () => {
  made += 1;
  return { name: `Guest ${made}`, email: `guest-${made}@visitors.test`, message: `Hello ${made}` };
};

type List = {
  name: string;
  path(): string;
  /** What the answer calls its rows. */
  key: string;
  /** What tells one row from all others. */
  id?: string;
  order: "newest first" | "oldest first";
  size: number;
  /** Makes one row. */
  add(): Promise<unknown>;
  /** The parameter that chooses among the rows, and all of its values. */
  filter?: readonly [name: string, values: readonly string[]];
  /** Brings a row into another state than it was made in. */
  move?(id: string, at: number): Promise<unknown>;
};

const LEAD_STATUSES = ["new", "contacted", "qualified", "won", "lost"];

const below = (path: string) => () => `/sites/${site.siteId}${path}`;

const LISTS: readonly List[] = [
  {
    ...{ name: "jobs", path: () => "/jobs", key: "jobs", order: "newest first", size: 50 },
    add: () => site.call("POST", "/sites", { businessName: "A", industry: "bakery" }),
    filter: ["status", ["pending", "running", "completed", "failed", "cancelled"]],
    move: (id) => site.call("DELETE", `/jobs/${id}`),
  },
  {
    ...{ name: "versions", path: below("/versions"), key: "versions" },
    ...{ order: "newest first", size: 50 },
    async add() {
      const [{ id }] = (await site.read("/versions?limit=1")).versions;
      await site.onSite("POST", `/versions/${id}/restore`);
    },
  },
  {
    ...{ name: "webhooks", path: () => "/webhooks", key: "webhooks" },
    ...{ order: "newest first", size: 50 },
    add: () => site.call("POST", "/webhooks", { url: "https://hooks.example.com/" }),
  },
  {
    ...{ name: "deliveries", path: () => `/webhooks/${webhookId}/deliveries`, key: "deliveries" },
    ...{ id: "messageId", order: "newest first", size: 50 },
    add: () => site.call("POST", `/webhooks/${webhookId}/test`),
    filter: ["status", ["pending", "succeeded", "failed"]],
  },
  {
    ...{ name: "leads", path: below("/leads"), key: "leads", order: "newest first", size: 50 },
    add: () => site.sendForm(party()),
    filter: ["status", LEAD_STATUSES],
    move: (id, at) => site.onSite("PATCH", `/leads/${id}`, { status: LEAD_STATUSES[at % 5] }),
  },
  {
    ...{ name: "spam", path: below("/spam"), key: "spam", order: "newest first", size: 50 },
    add: () => site.sendForm({ ...party(), _gotcha: "x" }),
  },
  {
    ...{ name: "gallery", path: below("/gallery"), key: "images" },
    ...{ order: "newest first", size: 50 },
    add: () =>
      site.service.call(site.owner.key, "POST", below("/gallery")(), {
        rawBody: formOf(makePng(4, 3)),
      }),
  },
  {
    ...{ name: "events", path: below("/events"), key: "events", order: "oldest first", size: 50 },
    async add() {
      made += 1;
      await site.createEvent({ startsAt: 2_000_000_000_000 + made, status: "draft" });
    },
    filter: ["status", ["published", "draft"]],
    move: (id) => site.onSite("PATCH", `/events/${id}`, { status: "published" }),
  },
  {
    ...{ name: "registrations", path: () => `${below(`/events/${event.id}`)()}/registrations` },
    ...{ key: "registrations", order: "oldest first", size: 100 },
    add: () => site.register(event, party()),
    filter: ["status", ["confirmed", "waitlisted", "cancelled"]],
    move: (id) =>
      site.onSite("PATCH", `/events/${event.id}/registrations/${id}`, { status: "cancelled" }),
  },
  {
    ...{ name: "spam of an event", path: () => `${below(`/events/${event.id}`)()}/spam` },
    ...{ key: "spam", order: "newest first", size: 100 },
    add: () => site.register(event, { ...party(), _gotcha: "x" }),
  },
];

describe.each(LISTS.map((list) => [list.name, list] as const))("%s", (_, list) => {
  const get = (query = "") => site.call("GET", `${list.path()}${query}`);

  async function read(query = ""): Promise<{ ids: string[]; total: number }> {
    const { status, text, body } = await get(query);
    expect([status, text]).toEqual([200, expect.any(String)]);
    const ids = body[list.key].map((row: Record<string, string>) => row[list.id ?? "id"]);
    return { ids, total: body.total };
  }

  /** Rows of the same moment, and rows of different ones. */
  async function addSome(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      if (at % 2 === 0) site.service.clock.advance(1);
      await list.add();
    }
  }

  test("pages of every size are the whole list, in one order", async () => {
    await addSome(5);
    const { ids, total } = await read("?limit=200");
    expect([new Set(ids).size, total]).toEqual([total, total]);
    expect(total).toBeGreaterThanOrEqual(5);
    // Ids tell the order in which rows were made.
    const inOrder = list.order === "oldest first" ? ids.toSorted() : ids.toSorted().reverse();
    expect(ids).toEqual(inOrder);
    for (const size of [1, 2, 3]) {
      const paged: string[] = [];
      for (let skip = 0; skip < total; skip += size) {
        const page = await read(`?limit=${size}&skip=${skip}`);
        expect(page.total).toBe(total);
        paged.push(...page.ids);
      }
      expect(paged).toEqual(ids);
    }
    expect(await read(`?skip=${total}`)).toEqual({ ids: [], total });
    expect(await read(`?skip=${Number.MAX_SAFE_INTEGER}`)).toEqual({ ids: [], total });
  });

  test("rows that come between two pages make nobody miss one that was there", async () => {
    await addSome(2);
    const before = await read("?limit=200");
    const first = await read("?limit=2");
    await addSome(3);
    const rest: string[] = [];
    const { total } = await read("?limit=1");
    expect(total).toBe(before.total + 3);
    for (let skip = 2; skip < total; skip += 2)
      rest.push(...(await read(`?limit=2&skip=${skip}`)).ids);
    const seen = new Set([...first.ids, ...rest]);
    expect(before.ids.filter((id) => !seen.has(id))).toEqual([]);
    // Where newcomers stand at the end they are all seen, and nothing comes twice.
    if (list.order === "oldest first") expect(first.ids.length + rest.length).toBe(total);
  });

  test.each(["limit", "skip"])(
    "`%s` is a whole number in plain digits, or refused",
    async (name) => {
      const wrong = [
        "",
        "-1",
        "1.0",
        "1e1",
        "0x1",
        "+1",
        " 1",
        "1 ",
        "1,5",
        "١",
        "NaN",
        "null",
        "1_0",
      ];
      if (name === "limit") wrong.push("0", "00", "201", "1000");
      else wrong.push("9007199254740992", "1".repeat(40));
      for (const value of wrong) {
        const { status, body } = await get(`?${new URLSearchParams({ [name]: value })}`);
        expect([value, status, body.error?.code]).toEqual([value, 400, "invalid_request"]);
        expect(body.error.message).toContain(`\`${name}\``);
      }
      expect((await get(`?${name}=1&${name}=1`)).status).toBe(400);
    },
  );

  test("names that the list does not have are no parameters, whatever they hold", async () => {
    const plain = await get();
    for (const query of ["?Limit=0", "?LIMIT=x", "?offset=-1", "?page=0", "?sort=", "?cursor=x"])
      expect([query, (await get(query)).text]).toEqual([query, plain.text]);
    expect((await get("?limit[]=0&skip.x=a&__proto__=1&constructor=2&&=&")).text).toBe(plain.text);
  });

  const { filter, move } = list;
  if (filter !== undefined)
    test("each row has one state: the filtered lists add up to the whole", async () => {
      const [name, values] = filter;
      const whole = await read("?limit=200");
      for (const [at, id] of whole.ids.entries()) if (at % 3 > 0) await move?.(id, at);
      const parts = await Promise.all(values.map((value) => read(`?${name}=${value}&limit=200`)));
      expect(parts.flatMap(({ ids }) => ids).toSorted()).toEqual(whole.ids.toSorted());
      expect(parts.map(({ total }) => total)).toEqual(parts.map(({ ids }) => ids.length));
      for (const value of [
        "",
        " ",
        "all",
        values[0]?.toUpperCase(),
        `${values[0]} `,
        values.join(),
      ]) {
        const { status, body } = await get(`?${new URLSearchParams({ [name]: String(value) })}`);
        expect([value, status]).toEqual([value, 400]);
        expect(body.error.message).toContain(`\`${name}\``);
      }
      // Pages of a filtered list are cut out of it, and its total stays.
      const [largest] = parts.toSorted((a, b) => b.total - a.total);
      const value = values[parts.indexOf(largest as (typeof parts)[number])];
      const page = await read(`?limit=2&${name}=${value}&skip=1`);
      expect(page).toEqual({ ids: largest?.ids.slice(1, 3) ?? [], total: largest?.total ?? 0 });
    });

  test("HEAD has the headers of GET", async () => {
    const got = await get("?limit=3");
    const head = await site.call("HEAD", `${list.path()}?limit=3`);
    expect([head.status, head.text]).toEqual([200, ""]);
    for (const name of ["content-type", "cache-control", "ratelimit-policy"])
      expect(head.headers.get(name)).toBe(got.headers.get(name));
    expect(Number(head.headers.get("content-length"))).toBe(Buffer.byteLength(got.text));
    expect((await site.call("HEAD", `${list.path()}?limit=0`)).status).toBe(400);
  });

  test("the default page is as long as promised", async () => {
    const { total } = await read("?limit=1");
    for (let at = total; at <= list.size; at += 1) await list.add();
    const page = await read();
    expect(page.ids).toHaveLength(list.size);
    expect(page.total).toBeGreaterThan(list.size);
    expect(page.ids).toEqual((await read(`?limit=${list.size}&skip=0`)).ids);
  });
});
