/** Existing sites whose facts hold what no fact should: a site is made of each all the same, and goes live. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { listElements } from "./fixtures/page-structure.ts";
import { faultsIn, startTestService, type TestAccount, type TestService } from "./harness.ts";

setDefaultTimeout(60_000);

const ODD = [
  ["a bell and a NUL", "\u0007 \0 Quay 9"],
  ["letters that turn the line around", "\u202e9 yauQ\u202c"],
  ["other ends of lines", "Quay\u20289\u2029Kiel"],
  ["half a character", "Quay 9 \ud83d"],
  ["emoji at every place where texts are cut", `${"x".repeat(199)}🍞${"y".repeat(99)}🍞`],
  ["markup", "</script><b>Quay 9</b><!-- {{name}} [x](javascript:alert(1))"],
  ["signs of tables, links and lists", "| Quay | 9 \\ & % # - * _ ` ~"],
  ["Arabic", "شارع ٩"],
  ["Japanese", "日本橋 1-1"],
  ["stacked marks", `Quay 9${"\u0301".repeat(80)}`],
  ["nothing to be seen", "\u200b\u2060\u00ad"],
  ["words of programs", "constructor null undefined NaN __proto__ 9"],
] as const;

let service: TestService;
let owner: TestAccount;
let page = "";
const server = Bun.serve({
  ...{ port: 0, hostname: "127.0.0.1" },
  fetch: (request) =>
    new URL(request.url).pathname === "/"
      ? new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } })
      : new Response("no", { status: 404 }),
});

beforeAll(async () => {
  service = await startTestService({
    environment: {
      SITEWRIGHT_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${server.port}`,
      SITEWRIGHT_PLAN_CREDITS: "agency=1000",
    },
  });
  owner = await service.createAccount();
});
afterAll(async () => {
  await service.close();
  await server.stop(true);
});

/** The text as every fact of a business, in data for machines and in words. */
function writePage(text: string): string {
  const data = {
    ...{ "@type": "Bakery", telephone: text, email: text, legalName: text, vatID: text },
    address: { streetAddress: text, postalCode: text, addressLocality: text, addressCountry: text },
    ...{
      openingHours: [text, `${text} again`],
      foundingDate: text,
      sameAs: [`https://a.test/${text}`],
    },
  };
  const shown = Bun.escapeHTML(text.toWellFormed());
  return `<!doctype html><html lang="en"><head><title>${shown}</title>
    <meta name="description" content="${shown} We have baked bread for the harbour since long before.">
    <script type="application/ld+json">${JSON.stringify(data).replaceAll("</", "<\\/")}</script></head>
    <body><main><h2>${shown} and rolls</h2><address>${shown} Street 9</address>
    <p>${shown} We have baked bread for the harbour since our grandmother built the ovens here.</p>
    <ul><li>${shown} and rolls</li></ul><img src="/a.jpg" alt="${shown}"></main></body></html>`;
}

describe.each(ODD)("facts of %s", (_, text) => {
  test("make a site that goes live and holds them as text, or not at all", async () => {
    page = writePage(text);
    const body = {
      ...{ businessName: "Harbour Loaf", industry: "bakery" },
      existingUrl: `http://127.0.0.1:${server.port}/`,
    };
    const { jobId } = (await service.call(owner.key, "POST", "/sites", { body })).body;
    await service.ctx.scheduler.step();
    const { job } = (await service.call(owner.key, "GET", `/jobs/${jobId}`)).body;
    expect([job.status, job.error]).toEqual(["completed", null]);
    const { site } = (await service.call(owner.key, "GET", `/sites/${job.siteId}`)).body;
    expect(site.status).toBe("live");
    for (const path of ["/", "/contact", "/privacy"]) {
      const answer = await service.visit(new URL(site.url).host, path);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(html).not.toMatch(/\0|\ufffd\ufffd/);
      const names = listElements(html).map(({ tagName }) => tagName);
      expect(names).not.toContain("b");
    }
    expect(faultsIn(service.logLines.splice(0))).toEqual([]);
  });
});
