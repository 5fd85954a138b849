/** Markup that strangers wrote, made to take long: the service answers others all the time. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { expectNoFreeze, openWatchedServer, type WatchedServer } from "./fixtures/freeze-watch.ts";
import { until } from "./fixtures/server-process.ts";

/** Every paragraph repeats what the first one left open. */
const LEFT_OPEN = `<p>${Array.from({ length: 300 }, (_, at) => `<b a${at}>`).join("")}</p>${"<p>x</p>".repeat(3_000)}`;
const MEBIBYTE = 2 ** 20;
const full = (piece: string) => piece.repeat(Math.floor(MEBIBYTE / piece.length));
const STORY = "<p>We have baked for the harbour since 1987, in the ovens of our grandmother.</p>";

const PAGES: Readonly<Record<string, string>> = {
  "/left-open": STORY + LEFT_OPEN,
  "/deep": STORY + full("<div>"),
  "/anchors": STORY + full("<a><b><table>"),
  "/foreign": STORY + full("<svg><desc><math>"),
  "/attributes": `${STORY}<p ${Array.from({ length: 90_000 }, (_, at) => `a${at}=1`).join(" ")}>`,
  "/marks": `${STORY}<p>a${"\u0301".repeat(40_000)}${"\u0316".repeat(40_000)}</p>`,
  "/spaces": STORY + full("<p> , </p>").slice(0, MEBIBYTE / 2) + " ".repeat(MEBIBYTE / 2),
};

const stranger = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: (request) =>
    new Response(PAGES[new URL(request.url).pathname] ?? "", {
      headers: { "content-type": "text/html; charset=utf-8" },
    }),
});

let watched: WatchedServer;
let siteId: string;

beforeAll(async () => {
  watched = await openWatchedServer({
    SITEWRIGHT_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${stranger.port}`,
  });
  await watched.server.createOwner("owner@acme.test");
  siteId = await build({});
  await addEvent("A *good* evening");
});
afterAll(async () => {
  await watched.close();
  await stranger.stop(true);
});

async function build(more: object): Promise<string> {
  const { server } = watched;
  const brief = { businessName: "Harbour Loaf", industry: "bakery", ...more };
  const { jobId } = await server.call("POST", "/sites", brief);
  return until("the site is built", async () => {
    const { job } = await server.call("GET", `/jobs/${jobId}`);
    expect(job.error).toBeNull();
    return job.status === "completed" && (job.siteId as string);
  });
}

const addEvent = (descriptionMarkdown: string) =>
  watched.server.call("POST", `/sites/${siteId}/events`, {
    ...{ title: "Evening", startsAt: "2030-05-01T18:00", status: "published" },
    descriptionMarkdown,
  });

const publicText = async (path: string) => {
  const { site } = await watched.server.call("GET", `/sites/${siteId}`);
  return (await watched.server.visit(new URL(site.url).host, path)).text();
};

test.each(Object.keys(PAGES))("an existing site that answers %s freezes nothing", async (path) => {
  const existingUrl = `http://127.0.0.1:${stranger.port}${path}`;
  let id = "";
  const report = await watched.watch.during(async () => {
    id = await build({ existingUrl });
  });
  expectNoFreeze(report);
  // What stands before the trouble is read all the same.
  const { site } = await until("the site is live", async () => {
    const answer = await watched.server.call("GET", `/sites/${id}`);
    return answer.site.status === "live" && answer;
  });
  const about = await watched.server.visit(new URL(site.url).host, "/about");
  expect(await about.text()).toContain("since 1987");
});

const COLUMNS = 128;
const TABLE = `|${"a|".repeat(COLUMNS)}\n|${"-|".repeat(COLUMNS)}\n`;
const REFUSED: readonly (readonly [name: string, markdown: string, reason: string])[] = [
  ["20,000 quotes in one another", ">".repeat(20_000), "nested too deeply"],
  ["5,000 lists in quotes", "> - ".repeat(5_000), "nested too deeply"],
  ["6,600 lists in one another", "1. ".repeat(6_600), "nested too deeply"],
  ["stairs of quotes", stairs(">", 190), "nested too deeply"],
  ["a table of a million cells", TABLE + "x\n".repeat(9_000), "more than 5,000 elements"],
  ["10,000 headings", "#\n".repeat(10_000), "more than 5,000 elements"],
  [
    "one long address in many links",
    `[a]: http://${"u".repeat(8_000)}\n\n${"[a]".repeat(3_900)}`,
    "too long",
  ],
];

function stairs(piece: string, count: number): string {
  return Array.from({ length: count }, (_, at) => `${piece.repeat(at)}a`).join("\n\n");
}

test("Markdown made to be slow is refused with a reason, and nobody waits for it", async () => {
  const reasons: unknown[] = [];
  const report = await watched.watch.during(async () => {
    for (let round = 0; round < 5; round += 1)
      for (const [name, markdown] of REFUSED) {
        const { error } = await addEvent(markdown);
        reasons.push([name, error?.code, error?.message]);
      }
  });
  expectNoFreeze(report, { cpuMs: 50 * reasons.length });
  expect(reasons).toEqual(
    [1, 2, 3, 4, 5].flatMap(() =>
      REFUSED.map(([name, , reason]) => [
        ...[name, "invalid_request"],
        expect.stringContaining(reason),
      ]),
    ),
  );
});

test("an event whose change is refused stays as it was, and what is good is on its page", async () => {
  const { event } = await addEvent("The **first** words");
  const path = `/sites/${siteId}/events/${event.id}`;
  const { error } = await watched.server.call("PATCH", path, {
    ...{ title: "Other", descriptionMarkdown: ">".repeat(20_000) },
  });
  expect(error.message).toContain("nested too deeply");
  expect((await watched.server.call("GET", path)).event).toEqual(event);
  await until("the page has the words", async () =>
    (await publicText(event.url)).includes("The <strong>first</strong> words"),
  );
  await watched.server.call("PATCH", path, { descriptionMarkdown: "The *second* words" });
  await until("the page has other words", async () =>
    (await publicText(event.url)).includes("The <em>second</em> words"),
  );
});

test("Markdown as people write it is taken, however long", async () => {
  const rich = "# Evening\n\n- one\n  - two\n    - three\n\n> so *they* say\n\n";
  for (const markdown of [rich.repeat(300), "- a\n".repeat(4_500), "**a** ".repeat(3_300)]) {
    const answer = await addEvent(markdown.slice(0, 20_000));
    expect([markdown.slice(0, 10), answer.error]).toEqual([markdown.slice(0, 10), undefined]);
  }
});

test("a site with many long descriptions is laid out while others are answered", async () => {
  for (let at = 0; at < 30; at += 1) await addEvent("- one\n".repeat(800));
  const last = await addEvent("The very *last* words");
  const report = await watched.watch.during(async () => {
    await addEvent("> - one\n".repeat(600));
    await until("the site is laid out", async () =>
      (await publicText(last.event.url)).includes("very <em>last</em>"),
    );
  });
  expectNoFreeze(report);
});

/** Processes of the service's own, as Linux lists them; none where it does not. */
const childrenOf = (pid: number): number[] => {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, "utf8").split(" ").filter(Boolean).map(Number) : [];
};

test("processes that read markup are nobody's business: killed, the next one does the work", async () => {
  for (let at = 0; at < 3; at += 1) {
    expect((await addEvent(`Good *words* ${at}`)).error).toBeUndefined();
    for (const child of childrenOf(watched.server.pid())) process.kill(child, "SIGKILL");
  }
  await addEvent("The *last* ones");
  const left = childrenOf(watched.server.pid());
  expect(await watched.server.stop()).toBe(0);
  await until("none is left behind", async () => left.every((pid) => !existsSync(`/proc/${pid}`)));
});
