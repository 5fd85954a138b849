/**
 * A site that a model writes while everything around it tries to steer it: the existing site and the
 * competitor's page are full of orders, and so are the model's own answers. No page, feed or file shows it.
 */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { HOSTILE_TEXTS } from "./fixtures/hostile-texts.ts";
import { INJECTION_MARKS, INJECTIONS } from "./fixtures/injections.ts";
import { type ModelServer, startModelServer } from "./fixtures/model-server.ts";
import { valueFor } from "./fixtures/model-words.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

setDefaultTimeout(120_000);

const PAGES = 12;
const asText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** As text, as markup, as an entry, in structured data and in the head. */
function hostilePage(at: number): string {
  const texts = INJECTIONS.filter((_, index) => index % PAGES === at);
  const data = {
    ...{ "@context": "https://schema.org", "@type": "Bakery", description: texts[0] },
    ...{ telephone: texts[1], email: texts[2], openingHours: texts[3], sameAs: [texts[4]] },
    address: { streetAddress: texts[5], addressLocality: texts[6], postalCode: texts[7] },
  };
  const links = Array.from({ length: PAGES }, (_, page) => `<a href="/about-${page}">About</a>`);
  return `<!doctype html><html lang="en"><head><title>${asText(texts[0] ?? "")}</title>
<meta name="description" content="${asText(texts[1] ?? "").replaceAll('"', "&quot;")} We say so in a whole sentence.">
<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script></head><body><main>
${texts.map((text) => `<h2>${asText(text)}</h2><p>${asText(text)} We say so in a whole sentence.</p><p>${text}</p><ul><li>${asText(text)}</li></ul>`).join("\n")}
<img src="/a.png" alt="${asText(texts[2] ?? "").replaceAll('"', "&quot;")}" width="640" height="480"></main>${links.join("")}</body></html>`;
}

let model: ModelServer;
let service: TestService;
let account: TestAccount;
const asked: string[] = [];
const foreign = Bun.serve({
  ...{ port: 0, hostname: "127.0.0.1" },
  fetch(request) {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const page = pathname === "/" ? 0 : Number(/^\/about-(\d+)$/.exec(pathname)?.[1] ?? Number.NaN);
    return Number.isNaN(page)
      ? new Response("no", { status: 404 })
      : new Response(hostilePage(page), { headers: { "content-type": "text/html" } });
  },
});

beforeAll(async () => {
  model = startModelServer();
  service = await startTestService({
    runScheduler: true,
    environment: {
      ...{ SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" },
      SITEWRIGHT_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${foreign.port}`,
    },
  });
  account = await service.createAccount();
});
afterAll(async () => {
  await service.close();
  await model.close();
  await foreign.stop(true);
});

async function build(): Promise<string> {
  const { body } = await service.call(account.key, "POST", "/sites", {
    body: {
      ...{ businessName: "Harbour Loaf", industry: "bakery" },
      existingUrl: `http://127.0.0.1:${foreign.port}/`,
      competitors: `http://127.0.0.1:${foreign.port}/about-3`,
    },
  });
  for (;;) {
    const { job } = (await service.call(account.key, "GET", `/jobs/${body.jobId}`)).body;
    expect(job.error).toBeNull();
    if (job.status === "completed") return job.siteId;
    await Bun.sleep(10);
  }
}

/** Every file of the live version, as it is served. */
async function readFiles(siteId: string): Promise<{ path: string; text: string }[]> {
  const { rows } = await service.ctx.db.client.execute({
    ...{ sql: "select slug from sites where id = ?", args: [siteId] },
  });
  const host = `${rows[0]?.slug}.localhost:${service.port}`;
  const waiting = ["/", "/sitemap.xml", "/robots.txt", "/llms.txt", "/404", "/thank-you"];
  const seen = new Set(waiting);
  const files: { path: string; text: string }[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const text = await (await service.visit(host, path)).text();
    files.push({ path, text });
    for (const [, named = ""] of text.matchAll(
      /(?:href="|<loc>|\]\()([^"<)\s]{1,200})(?="|<|\))/g,
    )) {
      const url = URL.parse(named, `http://${host}${path}`);
      if (url?.host !== host || seen.has(url.pathname)) continue;
      seen.add(url.pathname);
      waiting.push(url.pathname);
    }
  }
  return files;
}

test("orders on the existing site, at the competitor and in every answer leave no mark on any file", async () => {
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(120);
  const texts = [...INJECTIONS, ...HOSTILE_TEXTS];
  let next = 0;
  model.answer = (call) => {
    const value = valueFor(call) as Record<string, unknown>;
    // The plan, the opening and the offers are good, so that there is a site to look at.
    if (!call.keys.includes("reader"))
      for (const key of call.keys)
        if (!/^(?:heading|lede|offer_\d_text)$/.test(key))
          value[key] = { text: texts[next++ % texts.length], facts: ["f1"] };
    return { text: JSON.stringify(value) };
  };
  let files = 0;
  for (const _ of [1, 2, 3]) {
    const siteId = await build();
    for (const { path, text } of await readFiles(siteId)) {
      files += 1;
      expect([path, INJECTION_MARKS.exec(text)?.[0]]).toEqual([path, undefined]);
      expect([path, /alert\(|evil\.test|javascript:/i.exec(text)?.[0]]).toEqual([path, undefined]);
    }
  }
  expect(files).toBeGreaterThanOrEqual(60);
  expect(next).toBeGreaterThanOrEqual(INJECTIONS.length);
  // Everything was read, and told to the model as somebody's words, if at all.
  expect(asked).toContain("/about-7");
  for (const { system } of model.calls) expect(system).not.toMatch(INJECTION_MARKS);
  const { rows } = await service.ctx.db.client.execute("select * from outbox");
  expect(JSON.stringify(rows)).not.toMatch(INJECTION_MARKS);
});
