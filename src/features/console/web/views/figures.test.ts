/** Views that tell figures: analytics, credits, domain; each number and state as the service has it. */
import { beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import { SmallEvent, send } from "../../../../../test/fixtures/small-dom.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";

const on = useSmallScreen();
const site = (part: string) => `/console/sites/${on.full.siteId}/${part}`;
const ask = async (name: string, input: object = {}) => {
  const { status, body } = await on.full.operator.call(name, input);
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return body;
};
/** The table's rows as texts. */
const readTable = (table = on.screen.get("table")) =>
  table.querySelectorAll("tbody tr").map((row) => on.screen.text(row));

/** 1,400 page views today, and 100 less on each day before, for two weeks. */
beforeAll(async () => {
  const { service, siteId } = on.full;
  const today = Math.floor(service.clock.now() / 86_400_000);
  for (let ago = 0; ago < 14; ago += 1)
    await service.ctx.db.write([
      {
        sql: "insert or replace into visit_days values (?, ?, ?, 0, 0, 0, 0, 0)",
        args: [siteId, today - ago, 1_400 - ago * 100],
      },
    ]);
});

describe("analytics", () => {
  const open = (query = "") => on.screen.open(site("analytics") + query, on.full.operator);
  const pressed = () =>
    on.screen
      .all("button", / days$/)
      .filter((one) => one.getAttribute("aria-pressed") === "true")
      .map((one) => one.textContent);

  test.each([
    ["", "30 days"],
    ["?days=7", "7 days"],
    ["?days=90", "90 days"],
    ["?days=8", "30 days"],
    ["?days=x", "30 days"],
    ["?days=7.0", "30 days"],
  ])("at %p are of %s", async (query, range) => {
    await open(query);
    expect(pressed()).toEqual([range]);
  });

  test("are of the range that is chosen, which is in the address but for the usual one", async () => {
    await open();
    await on.screen.press("button", "7 days");
    expect([pressed(), on.screen.address]).toEqual([["7 days"], site("analytics?days=7")]);
    await on.screen.press("button", "30 days");
    expect([pressed(), on.screen.address]).toEqual([["30 days"], site("analytics")]);
    await on.screen.back();
    expect(pressed()).toEqual(["7 days"]);
  });

  test("have beside their chart a table with every day, the latest first, once it is opened", async () => {
    await open("?days=7");
    const { analytics } = await ask("analytics.get", { siteId: on.full.siteId, days: 7 });
    const disclosure = on.screen.get("button", "The same as a table");
    expect(disclosure.getAttribute("aria-expanded")).toBe("false");
    await on.screen.press("button", "The same as a table");
    expect(disclosure.getAttribute("aria-expanded")).toBe("true");
    const [table] = on.screen.all("table");
    const rows = readTable(table);
    expect(rows.length).toBe(7);
    const last = analytics.series.at(-1);
    const day = new Intl.DateTimeFormat("en-GB", {
      ...({ day: "numeric", month: "short", timeZone: "UTC" } as const),
    }).format(new Date(last.day));
    expect(rows[0]).toStartWith(day);
    await on.screen.press("button", "The same as a table");
    expect(on.screen.all("table").length).toBeLessThan(7);
  });

  test("say under the pointer what the day had, and nothing of it when that has gone", async () => {
    await open("?days=7");
    const chart = on.screen.document.querySelector(".chart svg");
    const said = () => on.screen.document.querySelector(".chart-said")?.textContent ?? "";
    expect(said()).toStartWith("Most on one day: ");
    if (!chart) throw new Error("no chart");
    const { analytics } = await ask("analytics.get", { siteId: on.full.siteId, days: 7 });
    for (const [clientX, at] of [
      [0, 0],
      [200, 6],
      [101, 3],
      [9_999, 6],
      [-50, 0],
    ] as const) {
      await on.screen.wait(() => send(chart, new SmallEvent("pointermove", { clientX })));
      expect([clientX, said().split(" ")[0]]).toEqual([
        clientX,
        new Intl.NumberFormat("en-GB").format(analytics.series[at].pageviews),
      ]);
    }
    await on.screen.wait(() => send(chart, new SmallEvent("pointerleave")));
    expect(said()).toStartWith("Most on one day: ");
  });

  test("have a list for each thing that the API counts, and say where one is empty", async () => {
    await open();
    const captions = on.screen.document.querySelectorAll("caption").map((one) => one.textContent);
    expect(captions).toEqual([
      ...["Pages", "Referrers", "Sources", "Countries", "Languages", "Devices"],
    ]);
    const said = on.screen.document
      .querySelectorAll("p")
      .filter((one) => one.textContent === "Nothing yet.");
    expect(said.length).toBe(6);
  });

  test("of a site that is not on the web offer nothing to leave this browser out of", async () => {
    await open();
    const { site: shown } = await ask("sites.get", { siteId: on.full.siteId });
    expect([shown.url, on.screen.all("button", "Do not count this browser")]).toEqual([null, []]);
  });

  test("tell each figure as readers write numbers, and how it stands to the days before", async () => {
    await open("?days=7");
    const { analytics, before } = await ask("analytics.get", { siteId: on.full.siteId, days: 7 });
    expect([analytics.pageviews, before.pageviews]).toEqual([
      7 * 1_400 - 21 * 100,
      7 * 700 - 21 * 100,
    ]);
    const figures = on.screen.document
      .querySelectorAll(".figures div")
      .map((one) => on.screen.text(one));
    // 7,700 on 2,800, and none of the rest.
    expect(figures.slice(0, 2)).toEqual([
      "Page views 7,700+175% on the period before",
      "Visitors 0",
    ]);
    expect(on.screen.text()).toContain("Changes are on the 7 days before these.");
    expect(figures.at(-1)).toBe("Leads per visitor 0%");
  });
});

describe("credits", () => {
  const open = () => on.screen.open("/console/credits", on.full.operator);

  test("are used, limit, remaining and bonus, as the ledger has them", async () => {
    const { accountId } = on.full;
    await ask("accounts.bonus", { accountId, amount: 12_345 });
    await ask("sites.create", { accountId, businessName: "Rye", industry: "bakery" });
    await open();
    const { usage } = await ask("credits.get", { accountId });
    const figures = on.screen.document
      .querySelectorAll(".figures div")
      .map((one) => one.textContent);
    const shown = (value: number) => new Intl.NumberFormat("en-GB").format(value);
    expect(figures).toEqual([
      `Used this month${shown(usage.used)}`,
      `Limit${shown(usage.limit)}`,
      `Remaining${shown(usage.remaining)}`,
      `Bonus${shown(usage.bonusTokens)}`,
    ]);
    expect(usage.remaining).toBe(usage.limit - usage.used + usage.bonusTokens);
  });

  test("have a row for each entry, signed, with its job and the way there", async () => {
    await open();
    const rows = readTable();
    expect(rows[0]).toMatch(/−5$/);
    expect(rows.find((row) => row.endsWith("+12,345"))).toBeDefined();
    const [job] = on.screen
      .all("link")
      .filter((one) => /\?job=/.test(one.getAttribute("href") ?? ""));
    await on.screen.wait(() => job?.click());
    expect(on.screen.address).toStartWith("/console/sites/new?job=job_");
    await on.screen.press("button", "Cancel");
    await open();
    expect(readTable().find((row) => row.endsWith("+5"))).toBeDefined();
  });
});

describe("a domain", () => {
  const open = (as: { cookie: string } = on.full.operator) => on.screen.open(site("domain"), as);
  const read = () => ask("domain.get", { siteId: on.full.siteId });
  const set = async (text: string) => {
    await on.screen.type("Domain", text);
    await on.screen.press("button", "Set domain");
  };
  beforeEach(async () => {
    if ((await read()).domain !== null) await ask("domain.remove", { siteId: on.full.siteId });
    await open();
  });

  test.each([
    ["", /^Enter a domain/],
    ["bakery", /^Must be a full host/],
    ["two words.example", /^Must/],
    ["192.168.1.1", /^Must/],
    ["-bad-.example.com", /^Must/],
  ])("%p is refused at its field, and none is set", async (text, fault) => {
    await set(text);
    expect(on.screen.errorOf("Domain")).toMatch(fault);
    expect(on.screen.field("Domain").value).toBe(text);
    expect((await read()).domain).toBeNull();
  });

  test.each([" WWW.Bakery-One.Example ", "https://www.bakery-one.example/about?x=1"])(
    "is taken as it is pasted (%p), and its records are told to be copied",
    async (text) => {
      await set(text);
      const { domain, records, status } = await read();
      expect([domain, status]).toEqual(["www.bakery-one.example", "pending"]);
      expect(on.screen.text()).toContain("Does not lead here yet");
      for (const { name, value } of records) {
        await on.screen.wait(() =>
          on.screen.all("button", `Copy the value of ${name}`)[0]?.click(),
        );
        expect(records.map((one: { value: string }) => one.value)).toContain(
          on.screen.copied.at(-1) ?? "",
        );
        expect(on.screen.text()).toContain(value);
      }
      expect(records.length).toBeGreaterThan(0);
    },
  );

  test("is removed after a question, and the site is where it was", async () => {
    await set("www.bakery-two.example");
    await on.screen.press("button", "Remove domain");
    const dialog = () => on.screen.get("dialog", "Remove www.bakery-two.example?");
    await on.screen.wait(() => on.screen.get("button", "Keep", dialog()).click());
    expect((await read()).domain).toBe("www.bakery-two.example");
    await on.screen.press("button", "Remove domain");
    await on.screen.wait(() => on.screen.get("button", "Remove domain", dialog()).click());
    expect([(await read()).domain, on.screen.field("Domain").value]).toEqual([null, ""]);
  });

  test("is the owner's: an editor is told so, and led to no such page", async () => {
    await open(await joinAs(on.full.service, on.full.accountId, "editor"));
    expect(on.screen.text(on.screen.get("alert"))).toStartWith("403:");
    expect(on.screen.all("link", "Domain")).toEqual([]);
  });
});
