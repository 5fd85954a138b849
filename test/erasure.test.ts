/** What `person erase` leaves of a person in the files of a running service: nothing. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openForm } from "./fixtures/issued.ts";
import { openServerProcess, type ServerProcess, until } from "./fixtures/server-process.ts";

/** The one domain of the person erased; others write from elsewhere. */
const DOMAIN = "angstrom-home.test";
const WORD = "zebrafinch";
const SPELLINGS = [
  `Ren\u00e9e.\u00c5ngstr\u00f6m@${DOMAIN}`,
  `REN\u00c9E.\u00c5NGSTR\u00d6M@${DOMAIN.toUpperCase()}`,
  `ren\u00e9e.\u00e5ngstr\u00f6m@${DOMAIN}`.normalize("NFD"),
  `Rene\u0301e.A\u030angstro\u0308m@${DOMAIN}`,
];
const ASKED_FOR = `ren\u00c9e.\u00e5ngstr\u00d6m@${DOMAIN}`.normalize("NFD");

let server: ServerProcess;
let accountId: string;
let siteId: string;
let host: string;
/** Answers every message with itself and a failure, so that attempts keep a copy and go on. */
const echo = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: async (request) => new Response(await request.text(), { status: 500 }),
});

beforeAll(async () => {
  server = openServerProcess({
    SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1",
    SITEWRIGHT_LOG: "debug",
  });
  await server.start();
  ({ accountId } = await server.createOwner("owner@acme.test"));
  const brief = { businessName: "Harbour Bakery", industry: "bakery" };
  const { jobId } = await server.call("POST", "/sites", brief);
  siteId = await until("the site is built", async () => {
    const { job } = await server.call("GET", `/jobs/${jobId}`);
    return job.status === "completed" && String(job.siteId);
  });
  const url = await until("the site is live", async () => {
    const { site } = await server.call("GET", `/sites/${siteId}`);
    return (site.url as string | null) ?? false;
  });
  host = new URL(url).host;
  await server.call("POST", "/webhooks", { url: `http://127.0.0.1:${echo.port}/` });
}, 60_000);
afterAll(async () => {
  await server.close();
  echo.stop(true);
});

const sendForm = (fields: Record<string, string>) =>
  server.visit(`localhost:${server.port}`, `/forms/${siteId}/contact`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });

/** The signed times of forms that were opened a while ago, by the event's slug. */
const issued = new Map<string, string>();

const register = (slug: string, fields: Record<string, string>) =>
  server.visit(host, `/events/${slug}/register`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ ...fields, _issued: issued.get(slug) }),
  });

/** Leads, spam and registrations of the person among those of many others. */
async function writeMuch(slugs: readonly string[]): Promise<void> {
  for (let at = 0; at < 200; at += 1) {
    const spelling = at % 10 === 0 ? SPELLINGS[(at / 10) % SPELLINGS.length] : undefined;
    const message = spelling ? `${WORD} ${at} ${"word ".repeat(at * 4)}` : "x".repeat(at * 20);
    const email = spelling ?? `someone-${at * 7919}@elsewhere.test`;
    const name = spelling ? WORD : "Somebody";
    const trap = at % 20 === 0 ? { _gotcha: "x" } : {};
    const named = at % 40 === 10 ? { "Where to write": email } : { email };
    const [left, right] = slugs;
    const answers = await Promise.all([
      sendForm({ name, message, ...named, ...trap }),
      register((at % 3 === 0 ? left : right) ?? "", { name, email, message, ...trap }),
    ]);
    for (const answer of answers) expect(answer.status).toBeLessThan(400);
  }
}

/** Files that still hold a word of the person's, whatever the case around it. */
function filesThatHold(words: readonly string[]): string[] {
  const paths = readdirSync(server.directory).map((name) => join(server.directory, name));
  const held = (text: string) => words.filter((word) => text.includes(word));
  const found = paths
    .filter((path) => !path.endsWith(".sock"))
    .map((path) => [path, held(readFileSync(path, "latin1").toLowerCase())] as const);
  return [...found, ["the log", held(server.readLog().toLowerCase())] as const]
    .filter(([, of]) => of.length > 0)
    .map(([path, of]) => `${path.replace(server.directory, "")}: ${of.join()}`);
}

test("an erased person's address and words are in no file, log or later backup", async () => {
  const slugs: string[] = [];
  for (const title of ["Sourdough evening", "Rye morning"]) {
    const event = { title, startsAt: Date.now() + 86_400_000, status: "published" };
    slugs.push((await server.call("POST", `/sites/${siteId}/events`, event)).event.slug);
  }
  for (const slug of slugs)
    issued.set(
      slug,
      await openForm((path) => server.visit(host, path), `/events/${slug}/register`),
    );
  await writeMuch(slugs);
  expect(filesThatHold([DOMAIN, WORD]).join()).toContain("sitewright.db");
  const person = ["--account", accountId, "--email", ASKED_FOR];
  const exported = JSON.parse((await server.run("person", "export", ...person)).text);
  expect(exported.leads).toHaveLength(20);
  const reasons = exported.registrations.map(({ reason }: { reason?: string }) => reason);
  expect(new Set(reasons)).toEqual(new Set([undefined, "honeypot"]));
  const erased = await server.command("person", "erase", ...person);
  expect(erased.leads).toBe(20);
  expect(erased.webhookMessages).toBeGreaterThan(0);
  await server.run("backup", join(server.directory, "later.db"));
  expect(filesThatHold([DOMAIN, WORD])).toEqual([]);
  expect(filesThatHold(["elsewhere.test"]).join()).toContain("later.db");
  rmSync(join(server.directory, "later.db"));
  // What was under way when they were erased brings nothing back.
  const { leads } = await server.call("GET", `/sites/${siteId}/leads?limit=1`);
  expect(leads).toHaveLength(1);
  await Bun.sleep(0);
  expect(filesThatHold([DOMAIN, WORD])).toEqual([]);
}, 120_000);
