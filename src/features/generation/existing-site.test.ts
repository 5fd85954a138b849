/** Which pages of an existing site are read, and what is known of each afterwards. */
import { afterEach, expect, setDefaultTimeout, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { endIsolatedWork } from "../../platform/isolated-work/isolated-work.ts";
import { readExistingSite } from "./existing-site.ts";

setDefaultTimeout(60_000);

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const page = (body: string) =>
  `<!doctype html><html lang="en"><body><main>${body}</main></body></html>`;

/** A site on loopback, and a context that may call it. */
async function openSite(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const server = Bun.serve({
    ...{ port: 0, hostname: "127.0.0.1" },
    fetch(request) {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      const file = files[pathname];
      const type = /txt$/.test(pathname)
        ? "text/plain"
        : /xml$/.test(pathname)
          ? "text/xml"
          : "text/html";
      if (file === undefined) return new Response("no", { status: 404 });
      const body = file.replaceAll("ORIGIN", new URL(request.url).origin);
      return new Response(body, { headers: { "content-type": type } });
    },
  });
  const address = `http://127.0.0.1:${server.port}`;
  const house: TestContext = await openTestContext({
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
  const signal = new AbortController().signal;
  const read = (path: string) => readExistingSite(house.ctx, "acc_1", address + path, signal);
  return { asked, read };
}

test("up to twelve pages are read, those that tell most first, each text with its page", async () => {
  const urls = Array.from({ length: 30 }, (_, at) => `<url><loc>ORIGIN/news/${at}</loc></url>`);
  const files: Record<string, string> = {
    "/": page('<h2>Boats and their sails</h2><a href="/contact">Contact</a>'),
    "/sitemap.xml": `<urlset><url><loc>ORIGIN/services</loc></url>${urls.join("")}</urlset>`,
    "/contact": page('<a href="tel:+441234567890">01234 567890</a>'),
    "/services": page("<ul><li>Sail repair from 40 pounds</li></ul>"),
  };
  for (let at = 0; at < 30; at += 1)
    files[`/news/${at}`] = page(`<p>News number ${at} of the loft.</p>`);
  const { asked, read } = await openSite(files);
  const site = await read("/");
  expect(site?.facts).toContainEqual({ key: "phone", value: "01234 567890", page: "/contact" });
  expect(site?.texts).toContainEqual({ text: "Boats and their sails", page: "/" });
  expect(site?.texts).toContainEqual({ text: "Sail repair from 40 pounds", page: "/services" });
  const pages = asked.filter((path) => !/robots|sitemap/.test(path));
  expect(pages).toHaveLength(12);
  expect(pages.slice(0, 3)).toEqual(["/", "/contact", "/services"]);
  expect(asked[0]).toBe("/robots.txt");
});

test("what its robots.txt forbids is not read", async () => {
  const { asked, read } = await openSite({
    "/robots.txt": "User-agent: *\nDisallow: /about\nDisallow: /hidden",
    "/": page('<p>The loft repairs sails of every kind and size.</p><a href="/about">About</a>'),
    "/about": page("<p>Nobody should have read this.</p>"),
    "/hidden": page("<p>Nor this.</p>"),
  });
  expect((await read("/"))?.texts?.map(({ page }) => page)).toEqual(["/"]);
  expect(await read("/hidden")).toBeUndefined();
  expect(asked).not.toContain("/about");
  expect(asked).not.toContain("/hidden");
});

test("a site that asks for long pauses has its one page read", async () => {
  const { asked, read } = await openSite({
    "/robots.txt": "User-agent: *\nCrawl-delay: 30",
    "/": page('<p>The loft repairs sails of every kind.</p><a href="/contact">Contact</a>'),
    "/contact": page("<p>Behind the fish hall, by the water.</p>"),
  });
  expect(await read("/")).toBeDefined();
  expect(asked).toEqual(["/robots.txt", "/"]);
});
