/** Existing sites that redirect, loop, moved, and forbid things along the way: what of them is read. */
import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { openTestContext } from "../../../test/fixtures/context.ts";
import { endIsolatedWork } from "../../platform/isolated-work/isolated-work.ts";
import { readExistingSite, readStartPage } from "./existing-site.ts";

setDefaultTimeout(60_000);

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

type File =
  | string
  | { to: string; status?: number }
  | { bytes: Uint8Array<ArrayBuffer>; type: string };
type Files = Readonly<Record<string, File>>;
type Server = { origin: string; asked: string[] };

const page = (body: string, head = "") =>
  `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`;
const link = (path: string) => `<a href="${path}">About ${path.slice(1)}</a>`;
const said = (what: string) => `<h2>${what} is what we do</h2>`;

/** `OTHER` in a file stands for the origin of the other server. */
function startServer(files: Files, other: () => string): Server {
  const asked: string[] = [];
  const server = Bun.serve({
    ...{ port: 0, hostname: "127.0.0.1" },
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      const file = files[pathname + search];
      if (file === undefined) return new Response("no", { status: 404 });
      if (typeof file === "string") {
        const type = /txt$/.test(pathname)
          ? "text/plain"
          : /xml$/.test(pathname)
            ? "text/xml"
            : "text/html";
        return new Response(file.replaceAll("OTHER", other()), {
          headers: { "content-type": type },
        });
      }
      if ("bytes" in file)
        return new Response(file.bytes, { headers: { "content-type": file.type } });
      const location = file.to.replaceAll("OTHER", other());
      return new Response(null, { status: file.status ?? 302, headers: { location } });
    },
  });
  open.push({ close: () => server.stop(true) });
  return { origin: `http://127.0.0.1:${server.port}`, asked };
}

/** Two servers on loopback that know of each other, and a context that may call both. */
async function openSites(own: Files, others: Files = {}) {
  const servers: Server[] = [];
  for (const [at, files] of [own, others].entries())
    servers.push(startServer(files, () => servers[1 - at]?.origin ?? ""));
  const [first, second] = servers;
  if (first === undefined || second === undefined) throw new Error("two servers were started");
  const house = await openTestContext({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" },
  });
  open.push({
    close: () => {
      endIsolatedWork(house.ctx);
      return house.close();
    },
  });
  const { signal } = new AbortController();
  const read = (path: string) => readExistingSite(house.ctx, "acc_1", first.origin + path, signal);
  return {
    ...{ read, first, second },
    readStart: (path: string) => readStartPage(house.ctx, "acc_1", first.origin + path, signal),
    texts: async (path = "/") => (await read(path))?.texts?.map(({ text }) => text),
  };
}

describe("a site that moved", () => {
  test("is read where it is now, with its further pages there", async () => {
    const { texts, first } = await openSites(
      { "/": { to: "OTHER/home", status: 301 } },
      { "/home": page(said("Baking") + link("/about")), "/about": page(said("Milling")) },
    );
    expect(await texts()).toEqual(["Baking is what we do", "Milling is what we do"]);
    expect(first.asked).toEqual(["/robots.txt", "/"]);
  });

  test("is read as its robots.txt there allows", async () => {
    const files = {
      "/robots.txt": "User-agent: *\nDisallow: /about",
      "/home": page(said("Baking") + link("/about") + link("/about-us.html")),
      "/about": page(said("Milling")),
      "/us": page(said("Selling")),
    };
    const { texts, second } = await openSites({ "/": { to: "OTHER/home" } }, files);
    expect(await texts()).toEqual(["Baking is what we do"]);
    expect(second.asked).not.toContain("/about");
  });

  test("and forbids reading it there is not read", async () => {
    const { read, readStart } = await openSites(
      { "/": { to: "OTHER/" }, "/robots.txt": "User-agent: *\nAllow: /" },
      { "/robots.txt": "User-agent: sitewright\nDisallow: /", "/": page(said("Baking")) },
    );
    expect(await read("/")).toBeUndefined();
    expect(await readStart("/")).toBeUndefined();
  });

  test("within itself to a page that it forbids is not read", async () => {
    const { read } = await openSites({
      "/": { to: "/members/" },
      "/robots.txt": "User-agent: *\nDisallow: /members",
      "/members/": page(said("Baking")),
    });
    expect(await read("/")).toBeUndefined();
  });
});

describe("a further page", () => {
  test("that leads to somebody else's site says nothing of this one", async () => {
    const { texts } = await openSites(
      {
        "/": page(said("Baking") + link("/about") + link("/contact")),
        "/about": { to: "OTHER/profile" },
        "/contact": page(said("Talking")),
      },
      {
        "/profile": page(`${said("Advertising")}<a href="tel:+44 20 7946 0000">020 7946 0000</a>`),
      },
    );
    expect(await texts()).toEqual(["Baking is what we do", "Talking is what we do"]);
  });

  test("that leads to one which is forbidden is left out, and the others are read", async () => {
    const { texts } = await openSites({
      "/robots.txt": "User-agent: *\nDisallow: /intern",
      "/": page(said("Baking") + link("/about") + link("/contact")),
      "/about": { to: "/intern/about" },
      "/intern/about": page(said("Hiding")),
      "/contact": page(said("Talking")),
    });
    expect(await texts()).toEqual(["Baking is what we do", "Talking is what we do"]);
  });

  test("that goes around in a circle, or for ever on, is none", async () => {
    const files: Record<string, File> = {
      "/": page(said("Baking") + ["/about", "/about-1", "/about-a", "/contact"].map(link).join("")),
      "/about": { to: "/about" },
      "/about-1": { to: "/about-2" },
      "/about-a": { to: "/about-b" },
      "/about-b": { to: "/about-a" },
      "/contact": page(said("Talking")),
    };
    for (let at = 2; at < 20; at += 1) files[`/about-${at}`] = { to: `/about-${at + 1}` };
    const { texts, first } = await openSites(files);
    expect(await texts()).toEqual(["Baking is what we do", "Talking is what we do"]);
    expect(first.asked.length).toBeLessThan(40);
  });

  test("that leads back to the first one is not read twice", async () => {
    const { read } = await openSites({
      "/": page(said("Baking") + link("/about") + link("/contact")),
      "/about": { to: "/" },
      "/contact": { to: "/" },
    });
    const site = await read("/");
    expect(site?.texts).toEqual([{ text: "Baking is what we do", page: "/" }]);
  });

  test.each([
    ["a missing location", { to: "" }],
    ["a foreign scheme", { to: "ftp://127.0.0.1/about" }],
    ["a script", { to: "javascript:alert(1)" }],
    ["an address that is none", { to: "http://[" }],
    ["a private network", { to: "http://10.0.0.1/about" }],
    ["the cloud's own data", { to: "http://169.254.169.254/latest/meta-data/" }],
  ])("that leads to %s is none", async (_, file) => {
    const { texts } = await openSites({
      "/": page(said("Baking") + link("/about")),
      "/about": file,
    });
    expect(await texts()).toEqual(["Baking is what we do"]);
  });
});

describe("an odd start page", () => {
  test("with a query is the start page and no further one", async () => {
    const body = page(said("Baking") + link("/?lang=en") + link("/?about=us"));
    const { texts, first } = await openSites({
      "/?lang=en": body,
      "/?about=us": page(said("Milling")),
    });
    expect(await texts("/?lang=en")).toEqual(["Baking is what we do", "Milling is what we do"]);
    expect(first.asked.filter((path) => path === "/?lang=en")).toHaveLength(1);
  });

  test("that names another base finds its pages from there", async () => {
    const { texts } = await openSites({
      "/en/home": page(`${said("Baking")}<a href="about.html">About</a>`, '<base href="/old/">'),
      "/old/about.html": page(said("Milling")),
      "/en/about.html": page(said("Guessing")),
    });
    expect(await texts("/en/home")).toEqual(["Baking is what we do", "Milling is what we do"]);
  });

  test.each([
    [
      "windows-1251",
      [0xd5, 0xeb, 0xe5, 0xe1, 0x20, 0xe8, 0x20, 0xf1, 0xee, 0xeb, 0xfc],
      "Хлеб и соль",
    ],
    [
      "shift_jis",
      [
        0x83, 0x70, 0x83, 0x93, 0x82, 0xc6, 0x92, 0x83, 0x82, 0xcc, 0x93, 0x58, 0x82, 0xc5, 0x82,
        0xb7,
      ],
      "パンと茶の店です",
    ],
  ])("in %s is read as it was written", async (charset, bytes, text) => {
    const around = page("<h2>|</h2>", `<meta charset="${charset}">`).split("|");
    const whole = Buffer.concat([
      Buffer.from(around[0] ?? ""),
      Buffer.from(bytes),
      Buffer.from(around[1] ?? ""),
    ]);
    const { texts } = await openSites({ "/": { bytes: new Uint8Array(whole), type: "text/html" } });
    expect(await texts()).toEqual([text]);
  });

  test("that is no page, empty, or cut off, is no reason to fail", async () => {
    const { read } = await openSites({
      "/pdf": { bytes: new Uint8Array([0x25, 0x50, 0x44, 0x46]), type: "application/pdf" },
      "/empty": "",
      "/cut": "<html><body><main><h2>Bread and salt",
      "/zeros": { bytes: new Uint8Array(5_000), type: "text/html" },
    });
    expect(await read("/pdf")).toBeUndefined();
    expect((await read("/empty"))?.texts).toEqual([]);
    expect((await read("/cut"))?.texts).toEqual([{ text: "Bread and salt", page: "/cut" }]);
    expect((await read("/zeros"))?.texts).toEqual([]);
  });
});

describe("a sitemap", () => {
  const files = (sitemap: File, more: Files = {}): Files => ({
    "/": page(said("Baking")),
    "/prices": page(said("Charging")),
    "/hours": page(said("Opening")),
    "/sitemap.xml": sitemap,
    ...more,
  });
  const entry = (path: string) => `<url><loc>${path}</loc></url>`;

  test("whose addresses stand in sections of characters is read", async () => {
    const { texts } = await openSites(files(`<urlset>${entry("<![CDATA[ /prices ]]>")}</urlset>`));
    expect(await texts()).toEqual(["Baking is what we do", "Charging is what we do"]);
  });

  test("that names itself, or others' pages, leads nowhere else", async () => {
    const self = "<sitemapindex><sitemap><loc>/sitemap.xml</loc></sitemap></sitemapindex>";
    const { texts, first } = await openSites(files(self));
    expect(await texts()).toEqual(["Baking is what we do"]);
    expect(first.asked.filter((path) => path === "/sitemap.xml")).toHaveLength(2);
    const others = await openSites(
      files(`<urlset>${entry("OTHER/prices")}${entry("/hours")}</urlset>`),
      { "/prices": page(said("Foreign")) },
    );
    expect(await others.texts()).toEqual(["Baking is what we do", "Opening is what we do"]);
    expect(others.second.asked).toEqual([]);
  });

  test("of another site that robots.txt names is not asked for", async () => {
    const named = { "/robots.txt": "Sitemap: OTHER/sitemap.xml" };
    const { texts, second } = await openSites(files(`<urlset>${entry("/hours")}</urlset>`, named), {
      "/sitemap.xml": `<urlset>${entry("/prices")}</urlset>`,
    });
    expect(await texts()).toEqual(["Baking is what we do", "Opening is what we do"]);
    expect(second.asked).toEqual([]);
  });
});
