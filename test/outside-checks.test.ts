/** What the doctor says of a proxy that changes requests, of a wrong clock and of lost domains. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { examine } from "../src/features/upkeep/doctor.ts";
import { statement } from "../src/platform/database/statements.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

let service: TestService;
let proxy: ReturnType<typeof Bun.serve>;
/** How the proxy passes a request on, as each test wants it. */
let passOn: (request: Request) => Promise<Response>;

beforeAll(async () => {
  proxy = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: (request) => passOn(request) });
  service = await startTestService({
    environment: {
      SITEWRIGHT_PUBLIC_URL: `http://localhost:${proxy.port}`,
      SITEWRIGHT_SITES_DOMAIN: `localhost:${proxy.port}`,
    },
  });
  await storeComposedSite(service.ctx, "harbour");
});
afterAll(async () => {
  await service.close();
  await proxy.stop(true);
});

const forward = (host: (request: Request) => string) => (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return fetch(`http://127.0.0.1:${service.port}${pathname}${search}`, {
    headers: { host: host(request) },
  });
};
const faithfully = forward((request) => request.headers.get("host") ?? "");

async function say(check: string) {
  const found = (await examine(service.ctx)).find((finding) => finding.check === check);
  if (found === undefined) throw new Error(`the doctor says nothing of ${check}`);
  return found;
}

test("a proxy that passes requests on as they are is fine", async () => {
  passOn = faithfully;
  expect(await say("proxy")).toMatchObject({ ok: true });
  expect((await say("proxy")).isWarning).toBeUndefined();
});

test("a proxy that asks for another host is a fault, by name", async () => {
  passOn = forward(() => `127.0.0.1:${service.port}`);
  const { ok, text } = await say("proxy");
  expect(ok).toBe(false);
  expect(text).toContain("asks for 127.0.0.1 instead of localhost");
  // Right for the service itself, and wrong for its sites.
  passOn = forward(() => "localhost");
  expect((await say("proxy")).text).toContain("asks for localhost instead of harbour.localhost");
});

test("somebody else at the address is a fault, and a proxy without us behind it a warning", async () => {
  passOn = async () => new Response("Welcome to nginx!");
  expect(await say("proxy")).toMatchObject({ ok: false });
  passOn = async () => new Response("Bad gateway", { status: 502 });
  expect(await say("proxy")).toMatchObject({ ok: true, isWarning: true });
});

test("a clock that is behind what was written by it, or in 1970, is told of", async () => {
  passOn = faithfully;
  const now = service.clock.now();
  expect(await say("clock")).toMatchObject({ ok: true });
  service.clock.setNow(now - 60 * 60_000);
  expect(await say("clock")).toMatchObject({ ok: false });
  service.clock.setNow(5_000);
  expect((await say("clock")).text).toContain("1970");
  service.clock.setNow(now);
});

test("domains that lead elsewhere are counted, which breaks nothing", async () => {
  expect(await say("domains")).toMatchObject({ ok: true, text: "0 domains are set" });
  await service.ctx.db.write([
    statement(sql`insert into domains (domain, site_id, account_id, due_at, created_at, points_at,
      lost_at) values ('gone.example', 's', 'a', ${service.clock.now() + 1e9}, 0, 1, 2)`),
  ]);
  const found = await say("domains");
  expect(found).toMatchObject({ ok: true, isWarning: true });
  expect(found.text).toBe("1 domain is set; 1 lead elsewhere by now, such as gone.example");
});
