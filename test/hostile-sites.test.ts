/**
 * Sites built from hostile briefs, with hostile events and pictures, as visitors get them: every file
 * of theirs, fetched by following what it links to, holds texts and nothing that runs or leads astray.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { HOSTILE_TEXTS } from "./fixtures/hostile-texts.ts";
import { attribute, listElements } from "./fixtures/page-structure.ts";
import { makePng } from "./fixtures/pictures.ts";
import { openServerProcess, type ServerProcess, until } from "./fixtures/server-process.ts";

const SITES = 5;
/** Without typefaces, of which a site has one to three by its looks: everything else is the same in every run. */
const FILES_MIN = 186;

let server: ServerProcess;
beforeAll(async () => {
  server = openServerProcess();
  await server.start();
  await server.createOwner("owner@acme.test");
}, 60_000);
afterAll(() => server.close());

type File = { path: string; type: string; text: string; headers: Headers };

/** `at` chooses the hostile texts, each with a word that a trade could be read from. */
async function buildHostileSite(at: number): Promise<string> {
  const say = (field: number) => HOSTILE_TEXTS[(at * 83 + field * 17) % HOSTILE_TEXTS.length] ?? "";
  const brief = {
    businessName: say(0),
    industry: at % 2 === 0 ? "bakery" : say(1).slice(0, 190),
    ...{ audience: say(2), goals: say(3), personality: say(4), competitors: say(5) },
  };
  const { jobId } = await server.call("POST", "/sites", brief);
  const siteId = await until("the site is built", async () => {
    const { job } = await server.call("GET", `/jobs/${jobId}`);
    expect(job.error).toBeNull();
    return job.status === "completed" && String(job.siteId);
  });
  const clean = (text: string) => text.slice(0, 190);
  for (let event = 0; event < 3; event += 1)
    await server.call("POST", `/sites/${siteId}/events`, {
      ...{ title: clean(say(6 + event)), startsAt: 4_000_000_000_000 + event, status: "published" },
      ...{ summary: say(9), descriptionMarkdown: say(10 + event), venueName: clean(say(13)) },
      ...{ address: say(14), priceLabel: clean(say(15)) },
    });
  const form = new FormData();
  form.set("file", new File([makePng(60, 40)], "photo.png"));
  form.set("alt", clean(say(16)));
  form.set("caption", clean(say(17)));
  await server.upload(`/sites/${siteId}/gallery`, form);
  const url = await until("the site is live with its events and picture", async () => {
    const { site } = await server.call("GET", `/sites/${siteId}`);
    if (site.url === null) return false;
    const page = await server.visit(new URL(site.url).host, "/events");
    const gallery = await server.visit(new URL(site.url).host, "/gallery");
    const isShown =
      (await page.text()).includes("/events/") && (await gallery.text()).includes("<img");
    return isShown && String(site.url);
  });
  return new URL(url).host;
}

const REFERENCE =
  /(?:href|src|content)="([^"]+)"|url\("?([^")]+)"?\)|<loc>([^<]+)<\/loc>|[\w/.-]+\.(?:xml|txt|md|ics|svg|png|webmanifest)/g;

/** Every file of the site that another one names. */
async function fetchAll(host: string): Promise<File[]> {
  const origin = `http://${host}`;
  const waiting = ["/", "/sitemap.xml", "/robots.txt", "/llms.txt", "/404", "/thank-you"];
  const seen = new Set(waiting);
  const files: File[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await server.visit(host, path, { headers: { "accept-encoding": "identity" } });
    if (answer.status !== 200 && path !== "/404") continue;
    const type = answer.headers.get("content-type") ?? "";
    const text = await answer.text();
    files.push({ path, type, text, headers: answer.headers });
    for (const [whole, ...named] of text.matchAll(REFERENCE)) {
      const url = URL.parse(named.find(Boolean) ?? whole, `${origin}${path}`);
      if (url?.origin !== origin || seen.has(url.pathname)) continue;
      seen.add(url.pathname);
      waiting.push(url.pathname);
    }
  }
  return files;
}

/** What in a page runs, loads or leads where it should not. */
function faultsOf({ path, text }: File, host: string): string[] {
  const faults: string[] = [];
  const origin = `http://${host}`;
  for (const element of listElements(text)) {
    const { tagName } = element;
    if (/^(iframe|object|embed|base|applet|frame|math|noembed|xmp|plaintext)$/.test(tagName))
      faults.push(`${path}: ${tagName}`);
    for (const { name, value } of element.attrs) {
      if (/^on|^(srcdoc|formaction|ping|background)$/.test(name)) faults.push(`${path}: ${name}`);
      const isLoaded =
        /^(src|srcset|data|poster)$/.test(name) || (tagName === "link" && name === "href");
      if (isLoaded && URL.parse(value.split(" ", 1)[0] ?? "", origin)?.origin !== origin)
        faults.push(`${path}: loads ${value}`);
      if (
        /^(href|action)$/.test(name) &&
        /^\s*(?:javascript|data|vbscript|file|blob):/i.test(value)
      )
        faults.push(`${path}: ${name} ${value}`);
    }
    if (tagName === "script" && attribute(element, "src") === undefined)
      if (attribute(element, "type") !== "application/ld+json") faults.push(`${path}: script`);
    if (tagName === "meta" && /refresh/i.test(attribute(element, "http-equiv") ?? ""))
      faults.push(`${path}: refresh`);
  }
  return faults;
}

test(`${FILES_MIN} files of hostile briefs hold nothing that runs`, async () => {
  const files: File[] = [];
  for (let at = 0; at < SITES; at += 1) {
    const host = await buildHostileSite(at);
    const own = await fetchAll(host);
    files.push(...own);
    for (const file of own) {
      expect(file.headers.get("x-content-type-options")).toBe("nosniff");
      if (!file.type.startsWith("text/html")) continue;
      expect(file.headers.get("content-security-policy")).toContain("default-src");
      expect(faultsOf(file, host)).toEqual([]);
    }
    for (const { path, type, text } of own) {
      if (/xml|svg/.test(type))
        expect([path, /<script|\son\w+=/i.test(text)]).toEqual([path, false]);
      if (/calendar/.test(type)) expect([path, /^BEGIN:VALARM/m.test(text)]).toEqual([path, false]);
      if (/json/.test(type)) expect(() => JSON.parse(text)).not.toThrow();
    }
  }
  const isTypeface = ({ path }: File) => path.endsWith(".woff2");
  expect(files.filter((file) => !isTypeface(file)).length).toBeGreaterThanOrEqual(FILES_MIN);
  expect(files.filter(isTypeface).length).toBeGreaterThanOrEqual(SITES);
}, 240_000);
