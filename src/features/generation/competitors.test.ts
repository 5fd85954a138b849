/** What is read of competitors, what becomes of it, and that nobody has to wait for them. */
import { afterEach, expect, setDefaultTimeout, test } from "bun:test";
import { openTestContext } from "../../../test/fixtures/context.ts";
import { HOSTILE_TEXTS } from "../../../test/fixtures/hostile-texts.ts";
import { endIsolatedWork } from "../../platform/isolated-work/isolated-work.ts";
import { composer } from "../writer/composer.ts";
import { outlineSite } from "../writer/model/outline.ts";
import { readCompetitorSites } from "./competitors.ts";

setDefaultTimeout(60_000);

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** A competitor on loopback, and a context that may call it. */
async function openCompetitor(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const server = Bun.serve({
    ...{ port: 0, hostname: "127.0.0.1" },
    fetch(request) {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      const type = /txt$/.test(pathname) ? "text/plain" : "text/html";
      const body = files[pathname];
      return body === undefined
        ? new Response("no", { status: 404 })
        : new Response(body, { headers: { "content-type": type } });
    },
  });
  const house = await openTestContext({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${server.port}` },
  });
  open.push(
    { close: () => server.stop(true) },
    {
      close: () => {
        endIsolatedWork(house.ctx);
        return house.close();
      },
    },
  );
  const { signal } = new AbortController();
  const address = `http://127.0.0.1:${server.port}`;
  const read = (text: string) => readCompetitorSites(house.ctx, "acc_1", text, signal);
  return { asked, address, read };
}

const PAGE = `<!doctype html><html lang="en"><head><title>Rival Rolls</title>
<meta name="theme-color" content="#0a7d3c"></head><body><main><h1>Rolls</h1>
<h2>Rolls by the hundred</h2><h3>Delivery before seven</h3><p>We have baked since 1921, from 99 pounds.</p>
<a href="/more">More</a></main></body></html>`;

test("of a competitor the start page's title, headings and colour are read, and no more", async () => {
  const { asked, address, read } = await openCompetitor({ "/": PAGE });
  const rivals = await read(`Rival Rolls, ${address}/`);
  expect(rivals.lines).toEqual(["Rival Rolls; Rolls by the hundred; Delivery before seven"]);
  expect(rivals.hues[0]).toBeWithin(140, 165);
  expect(asked).toEqual(["/robots.txt", "/"]);
});

test.each([
  ["an address that does not answer", "http://127.0.0.1:1/"],
  ["an address inside that nobody allowed", "http://10.0.0.1/ http://169.254.169.254/"],
  ["a name that does not exist", "nowhere.invalid"],
  ["names alone", "Baker Bros and the big chains"],
])("%s leaves nothing, and fails nothing", async (_, text) => {
  const { read } = await openCompetitor({});
  expect(await read(text)).toEqual({ lines: [], hues: [] });
});

test("a competitor whose robots.txt forbids it is not read", async () => {
  const { asked, address, read } = await openCompetitor({
    "/": PAGE,
    "/robots.txt": "User-agent: *\nDisallow: /",
  });
  expect(await read(address)).toEqual({ lines: [], hues: [] });
  expect(asked).toEqual(["/robots.txt"]);
});

const BRIEF = { businessName: "Harbour Bakery", industry: "bakery" };

test("their words are told as theirs: nothing in them can be cited or leaves its line", async () => {
  const lines = HOSTILE_TEXTS.slice(0, 40).map((text) => `Rival; ${text}`);
  const order = { brief: BRIEF, seed: "s", existing: undefined, looks: [] };
  const { material } = await outlineSite({ ...order, rivals: { lines, hues: [] } });
  const told = material.lines.filter(({ kind }) => kind === "rival");
  expect(told).toHaveLength(lines.length);
  for (const { id, text } of told) {
    expect(id).toBeUndefined();
    expect(text).toMatch(/^\(competitors, to differ from and never to be named\): /);
    expect(text).not.toContain("\n");
  }
  expect(material.facts.some(({ text }) => text.includes("Rival"))).toBe(false);
  expect(material.given).not.toContain("rival");
});

test("the palette keeps away from their colours where the brief leaves it free", async () => {
  const write = async (seed: string, hues: readonly number[]) => {
    const { tokens } = await composer.write(BRIEF, {
      ...{ seed, rivals: { lines: [], hues }, signal: new AbortController().signal },
      onProgress: () => undefined,
    });
    return tokens.palette.hue;
  };
  for (const seed of ["one", "two", "three"]) {
    const free = await write(seed, []);
    const apart = Math.abs((await write(seed, [free])) - free) % 360;
    expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(30);
  }
});
