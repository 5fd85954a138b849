/** A form leads nowhere but to its own site, whatever is said in its fields: 150 ways of trying. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});
afterAll(() => site.close());

const EVIL = "evil.example";
/** How an address of elsewhere may be written so that one reader takes it for a path of ours. */
const PREFIXES = [
  ...["//", "///", "////", "/\\", "\\\\", "\\/", "/\t/", "/\n/", "/\r/", "\t//", " //", "\u00a0//"],
  ...["http:", "https:", "http:/", "https:///", "https:\\\\", "HTTPS://", "hTTp:\\/", "ftp://"],
  ...["javascript://", "java\tscript://", "data:text/html,//", "blob:http://", "file://", "ws://"],
  ...["/..//", "/.//", "/%2e%2e//", "/a/..//", "./\\", "..//", "/;//", "/?//", "/#//"],
  ...["/%2f", "/%5c", "%2f%2f", "%5c%5c", "/%09/", "/%0d%0a/", "\u2215\u2215", "\uff0f\uff0f"],
  ...["\0//", "\u200b//", "\ufeff//", "/\u0000/", "http://\u0000", "https://%00", "//%00"],
];
/** Parts before the host that make it look like ours, and after it. */
const AROUND = [
  (prefix: string, host: string) => `${prefix}${EVIL}/${host}`,
  (prefix: string, host: string) => `${prefix}${host}@${EVIL}/`,
  (prefix: string, host: string) => `${prefix}${EVIL}\\@${host}/`,
];

const attempts = (host: string) =>
  PREFIXES.flatMap((prefix) => AROUND.map((write) => write(prefix, host)));

test("there are at least 150 ways", () => {
  expect(new Set(attempts(site.host)).size).toBeGreaterThanOrEqual(150);
});

/** Where a browser would go with the answer. */
function leadsTo(answer: Response, origin: string): string {
  expect(answer.status).toBe(303);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("refresh")).toBeNull();
  return new URL(answer.headers.get("location") ?? "", `${origin}/_forms/contact`).origin;
}

test.each(["_next", "redirect", "_redirect"])(
  "in %s",
  async (field) => {
    const origin = `http://${site.host}`;
    const astray: string[] = [];
    for (const attempt of attempts(site.host)) {
      const body = new URLSearchParams({ name: "Robin", message: "Hello", [field]: attempt });
      const headers = { accept: "text/html", referer: attempt.replace(/[^\x21-\x7e]/g, "") };
      const answer = await site.send(body, headers);
      if (answer.status === 400) continue;
      if (leadsTo(answer, origin) !== origin) astray.push(attempt);
    }
    expect(astray).toEqual([]);
  },
  60_000,
);

test("from the service's own origin, too", async () => {
  const { service, siteId, host } = site;
  const origin = `http://${host}`;
  for (const attempt of attempts(host)) {
    const answer = await service.visit(`localhost:${service.port}`, `/forms/${siteId}/contact`, {
      method: "POST",
      headers: { accept: "text/html" },
      body: new URLSearchParams({ name: "Robin", message: "Hello", _next: attempt }),
    });
    if (answer.status === 400) continue;
    expect([attempt, leadsTo(answer, origin)]).toEqual([attempt, origin]);
  }
}, 60_000);

test("nor does a path that is redirected to its tidy form", async () => {
  for (const attempt of attempts(site.host)) {
    if (!attempt.startsWith("/") || /[^\x21-\x7e]/.test(attempt)) continue;
    const answer = await site.service.visit(site.host, attempt);
    const location = answer.headers.get("location");
    if (location === null) continue;
    expect(new URL(location, `http://${site.host}`).host).toBe(site.host);
  }
}, 60_000);
