/** A brief that names an existing site: what is taken from there, and what is built without it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { makePng } from "./fixtures/pictures.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const STORY = "We have baked for the harbour since 1987, in the ovens that our grandmother built.";
const DATA = {
  "@context": "https://schema.org",
  "@type": "Bakery",
  telephone: "+49 40 1234567",
  email: "hello@harbour-loaf.test",
  address: {
    streetAddress: "Quay Street 9",
    postalCode: "20457",
    addressLocality: "Hamburg",
  },
  openingHoursSpecification: [
    { dayOfWeek: ["https://schema.org/Monday", "Tuesday"], opens: "07:00", closes: "16:00" },
  ],
  sameAs: ["https://social.example/harbour-loaf", "javascript:alert(1)"],
};
const PAGES: Readonly<Record<string, { type: string; body: string | Uint8Array<ArrayBuffer> }>> = {
  "/": {
    type: "text/html; charset=utf-8",
    body: `<!doctype html><html lang="en"><head><title>Old</title><meta name="theme-color" content="#0a7d3c">
<script type="application/ld+json">${JSON.stringify(DATA)}</script></head>
<body><header><p>We use cookies to give you a better time on our pages, as everybody does.</p></header>
<main><p>${STORY}</p><p>Short.</p><p>Evil <script>alert("planted")</script> &lt;img src=x onerror=alert(1)&gt; words that are long enough to be said.</p>
<img src="/loaf.png" alt="A loaf on the quay" width="640" height="480"><img src="/logo.png"></main>
<a href="/contact-us">Contact</a><a href="tel:+49401111111">040 1111111</a></body></html>`,
  },
  "/contact-us": {
    type: "text/html",
    body: `<html lang="en"><p>Our door is the blue one behind the fish hall, and it is open early.</p></html>`,
  },
  "/loaf.png": { type: "image/png", body: makePng(640, 480) },
  "/tiny.png": { type: "image/png", body: makePng(20, 20) },
};

let service: TestService;
let owner: TestAccount;
const asked: string[] = [];
const old = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch(request) {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const page = PAGES[pathname];
    if (pathname === "/silent") return new Promise<Response>(() => undefined);
    return page === undefined
      ? new Response("no", { status: 404 })
      : new Response(page.body, { headers: { "content-type": page.type } });
  },
});
const OLD = `http://127.0.0.1:${old.port}`;

beforeAll(async () => {
  service = await startTestService({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${old.port}` },
    runScheduler: true,
  });
  owner = await service.createAccount();
});
afterAll(async () => {
  await service.close();
  await old.stop(true);
});

/** Builds a site and waits until it is live; answers a reader of its pages. */
async function build(existingUrl: string | undefined, more: Record<string, string> = {}) {
  const brief = { businessName: "Harbour Loaf", industry: "bakery", existingUrl, ...more };
  const started = await service.call(owner.key, "POST", "/sites", { body: brief });
  expect(started.status).toBe(202);
  const job = await until(async () => {
    const { body } = await service.call(owner.key, "GET", `/jobs/${started.body.jobId}`);
    return body.job.status === "completed" || body.job.status === "failed" ? body.job : undefined;
  });
  expect(job).toMatchObject({ status: "completed", error: null });
  const site = await until(async () => {
    const { body } = await service.call(owner.key, "GET", `/sites/${job.siteId}`);
    return body.site.status === "live" ? body.site : undefined;
  });
  const { host } = new URL(site.url);
  const read = async (path: string) => (await service.visit(host, path)).text();
  return { siteId: job.siteId as string, read };
}

async function until<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await Bun.sleep(20);
  }
}

test("facts, words, colour and pictures of the existing site are on the new one", async () => {
  const { siteId, read } = await build(`${OLD}/`);
  const about = await read("/about");
  for (const text of ["+49 40 1234567", "Quay Street 9", "20457", "Hamburg", STORY, "blue one"])
    expect(about).toContain(text);
  expect(about).toContain("Monday, Tuesday 07:00–16:00");
  const home = await read("/");
  expect(home).toContain('"telephone":"+49 40 1234567"');
  for (const page of [home, about]) {
    // The page's own statement wins over a link of its, and markup in text stays text.
    expect(page).not.toContain("1111111");
    expect(page).not.toContain("cookies to give");
    expect(page).not.toContain("<img src=x");
    expect(page).not.toContain("planted");
    expect(page).not.toContain("javascript:");
  }
  const images = await until(async () => {
    const { body } = await service.call(owner.key, "GET", `/sites/${siteId}/gallery`);
    return body.total > 0 ? body.images : undefined;
  });
  expect(images).toMatchObject([{ alt: "A loaf on the quay", width: 640, height: 480 }]);
  expect(asked).not.toContain("/logo.png");
});

test("what the brief says stands above what the existing site says", async () => {
  const { read } = await build(`${OLD}/`, { goals: "calls: phone 030 7654321" });
  const about = await read("/about");
  expect(about).toContain("030 7654321");
  expect(about).not.toContain("1234567");
});

test("its colour is the new site's, whatever else the look is", async () => {
  for (const personality of ["calm", "loud and playful", "plain and honest"]) {
    const { read } = await build(`${OLD}/`, { personality });
    const [, red = 0, green = 0, blue = 0] =
      /#(..)(..)(..)/.exec(await read("/icon.svg"))?.map((part) => Number.parseInt(part, 16)) ?? [];
    expect([personality, red, blue, green > red && green > blue]).toEqual([
      ...[personality, red, blue],
      true,
    ]);
  }
});

test.each(["/missing", "/loaf.png", "/silent"])(
  "an existing site that answers %s as it does is no reason to fail",
  async (path) => {
    const { read } = await build(OLD + path);
    expect(await read("/")).toContain("Harbour Loaf");
  },
);

test("an existing site in a private network is not asked, and the site is built", async () => {
  let calls = 0;
  const inside = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch() {
      calls += 1;
      return new Response("secret");
    },
  });
  try {
    const { read } = await build(`http://localhost:${inside.port}/`);
    expect(await read("/")).toContain("Harbour Loaf");
    expect(calls).toBe(0);
  } finally {
    await inside.stop(true);
  }
});
