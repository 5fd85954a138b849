/** HTTP/2 answers as HTTP/1.1 does: whatever is asked, and whoever answers, from memory or not. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { invite } from "../src/features/people/room.ts";
import { ISSUE_FIELD } from "../src/http/issue-time.ts";
import { createAuthority, type TestAuthority } from "./fixtures/certificates.ts";
import { FrameClient } from "./fixtures/frame-client.ts";
import { issuedAgo } from "./fixtures/issued.ts";
import {
  bakeryDocument,
  page,
  republish,
  smallSite,
  storeSite,
  textFile,
} from "./fixtures/small-site.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

/** Visits are written at least so often. */
const WRITTEN_WITHIN_MS = 1_000;
const HOST = "small.sites.localhost";
const LARGE = "0123456789abcdef".repeat(100_000);
const FORM = '<form method="post" action="/_forms/contact"><input name="name"></form>';

let directory: string;
let authority: TestAuthority;
let service: TestService;
let account: TestAccount;
let siteId: string;
let session: ClientHttp2Session;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "sitewright-http2-"));
  authority = await createAuthority();
  const { cert, key } = await authority.issue([
    ...["localhost", "sites.localhost", "*.sites.localhost"],
  ]);
  writeFileSync(join(directory, "cert.pem"), cert);
  writeFileSync(join(directory, "key.pem"), key);
  service = await startTestService({
    environment: {
      SITEWRIGHT_TLS: "files",
      SITEWRIGHT_TLS_CERT: join(directory, "cert.pem"),
      SITEWRIGHT_TLS_KEY: join(directory, "key.pem"),
      SITEWRIGHT_SITES_DOMAIN: "sites.localhost",
      SITEWRIGHT_HTTPS_PORT: "0",
      SITEWRIGHT_HTTP_PORT: "0",
    },
  });
  account = await service.createAccount();
  const files = [
    ...smallSite("same"),
    page("/contact", "contact", ["/"], FORM),
    textFile("/_assets/large.txt", "text/plain; charset=utf-8", LARGE),
    textFile("/_assets/empty.txt", "text/plain; charset=utf-8", ""),
  ];
  const document = bakeryDocument();
  const site = { slug: "small", accountId: account.id, files, document };
  ({ siteId } = await storeSite(service.ctx, site));
  session = connectHttp2(`https://localhost:${service.port}`, { ca: authority.root });
});
afterAll(async () => {
  session.destroy();
  await service.close();
  rmSync(directory, { recursive: true, force: true });
});

type Asked = {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};
type Answered = { status: number; headers: string[]; body: Buffer };

/** What differs from answer to answer, and how it is sent, for which HTTP/2 has no header. */
const OWN = new Set([
  ...["date", "x-request-id", "ratelimit", "connection", "keep-alive", "transfer-encoding"],
]);

const list = (headers: Iterable<[string, string]>): string[] =>
  [...headers]
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .sort();

async function askFirst(path: string, asked: Asked = {}): Promise<Answered> {
  const { host = HOST, method = "GET", headers = {}, body } = asked;
  const response = await fetch(`https://localhost:${service.port}${path}`, {
    ...{ method, redirect: "manual", decompress: false, tls: { ca: authority.root } },
    headers: {
      "user-agent": "test",
      accept: "*/*",
      "accept-encoding": "identity",
      host,
      ...headers,
    },
    ...(body !== undefined && { body }),
  } as RequestInit);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: list(response.headers), body: bytes };
}

function open(path: string, { host = HOST, method = "GET", headers = {}, body }: Asked = {}) {
  const stream = session.request(
    {
      ...{ ":method": method, ":path": path, ":authority": host },
      ...{ "user-agent": "test", accept: "*/*", "accept-encoding": "identity", ...headers },
    },
    { endStream: body === undefined },
  );
  if (body !== undefined) stream.end(body);
  return stream;
}

async function askSecond(path: string, asked: Asked = {}): Promise<Answered> {
  const stream = open(path, asked);
  const head = new Promise<[number, string[]]>((resolve, reject) => {
    stream.once("response", ({ ":status": status, ...headers }) => {
      const pairs = Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      resolve([Number(status), list(pairs)]);
    });
    stream.once("error", reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const [status, headers] = await head;
  return { status, headers, body: Buffer.concat(chunks) };
}

async function expectSame(path: string, asked: Asked = {}): Promise<Answered> {
  const first = await askFirst(path, asked);
  const second = await askSecond(path, asked);
  // Once more, when all of it is in memory.
  const third = await askSecond(path, asked);
  for (const answer of [second, third]) {
    expect([answer.status, answer.headers]).toEqual([first.status, first.headers]);
    expect(answer.body.equals(first.body)).toBe(true);
  }
  return third;
}

describe("a site", () => {
  test.each(["identity", "gzip", "br", "gzip, deflate, br, zstd", "br;q=0, *"])(
    "in the encoding of %j",
    async (encoding) => {
      for (const path of ["/", "/about", "/about?from=mail", "/_assets/large.txt"]) {
        const { status } = await expectSame(path, { headers: { "accept-encoding": encoding } });
        expect(status).toBe(200);
      }
    },
  );

  test("files of other kinds, an empty one and one that is long", async () => {
    await expectSame("/_assets/dot.png");
    await expectSame("/robots.txt");
    expect((await expectSame("/_assets/empty.txt")).body).toHaveLength(0);
    expect((await expectSame("/_assets/large.txt")).body).toHaveLength(LARGE.length);
  });

  test("HEAD has the headers of GET and no body", async () => {
    for (const path of ["/", "/nowhere", "/about/"]) {
      const { body } = await expectSame(path, { method: "HEAD" });
      expect(body).toHaveLength(0);
    }
  });

  test("what the client has already", async () => {
    const { headers } = await expectSame("/");
    const etag = headers.find((line) => line.startsWith("etag: "))?.slice("etag: ".length) ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"])
      expect((await expectSame("/", { headers: { "if-none-match": known } })).status).toBe(304);
    expect((await expectSame("/", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test("what is not there, is spelt otherwise or belongs to nobody", async () => {
    expect((await expectSame("/nowhere")).status).toBe(404);
    expect((await expectSame("/about/?q=1")).status).toBe(308);
    expect((await expectSame("/a/../about")).status).toBe(200);
    expect((await expectSame("/%61bout")).status).toBe(308);
    expect((await expectSame("/", { host: "nobody.example" })).status).toBe(421);
    expect((await expectSame("/", { method: "PUT", body: "x" })).status).toBe(405);
  });

  test("parts of files are not sent, by either", async () => {
    await expectSame("/_assets/large.txt", { headers: { range: "bytes=0-9" } });
  });

  test("a page with a form has the same form, with a time that is good", async () => {
    const [first, second, third] = [
      await askFirst("/contact"),
      await askSecond("/contact"),
      await askSecond("/contact"),
    ];
    const withoutTime = ({ status, headers, body }: Answered) => [
      status,
      headers.filter((line) => !line.startsWith("etag: ")),
      String(body).replaceAll(/value="[^"]+"/g, ""),
    ];
    expect(String(first.body)).toContain('type="hidden"');
    expect(withoutTime(second)).toEqual(withoutTime(first));
    expect(withoutTime(third)).toEqual(withoutTime(first));
  });

  test("a page that is seen is counted once, whoever answers", async () => {
    const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
    const views = async (): Promise<number> => {
      service.clock.advance(WRITTEN_WITHIN_MS);
      await service.ctx.scheduler.step();
      const headers = { authorization: `Bearer ${account.key}` };
      const path = `/v1/sites/${siteId}/analytics`;
      const { body } = await askFirst(path, { host: "localhost", headers });
      return JSON.parse(String(body)).analytics.pageviews;
    };
    const before = await views();
    await askFirst("/about", { headers: browser });
    expect(await views()).toBe(before + 1);
    await askSecond("/about", { headers: browser });
    await askSecond("/about", { headers: browser, method: "HEAD" });
    expect(await views()).toBe(before + 2);
  });

  test("a new version is what the next request gets", async () => {
    await expectSame("/about");
    await republish(service.ctx, siteId, smallSite("other"));
    const { body } = await askSecond("/about");
    expect(String(body)).toContain("other");
    await expectSame("/about");
  });
});

const issued = (): string => {
  const time = issuedAgo(service.ctx, { siteId, action: "/_forms/contact" });
  return `${ISSUE_FIELD}=${encodeURIComponent(time)}`;
};

describe("what is sent", () => {
  const encoded = { "content-type": "application/x-www-form-urlencoded" };
  const fill = (message: string) =>
    `name=Robin&email=robin%40example.com&message=${message}&${issued()}`;

  test("a form, taken and refused", async () => {
    const taken = { method: "POST", headers: encoded, body: fill("hello") };
    expect((await askSecond("/_forms/contact", taken)).status).toBe(303);
    await expectSame("/_forms/contact", { method: "POST", headers: encoded, body: "name=" });
    await expectSame("/_forms/nothing", { method: "POST", headers: encoded, body: "name=a" });
  });

  test("a body of more than is read is refused with the same answer", async () => {
    const body = Buffer.alloc(3_000_000, "a");
    const { status } = await expectSame("/_forms/contact", {
      method: "POST",
      headers: encoded,
      body,
    });
    expect(status).toBe(400);
  });
});

describe("the service itself", () => {
  const host = "localhost";

  test("calls with a key, without, and with a wrong one", async () => {
    const headers = { authorization: `Bearer ${account.key}` };
    expect((await expectSame("/v1/me", { host, headers })).status).toBe(200);
    expect((await expectSame("/v1/me", { host, headers, method: "HEAD" })).status).toBe(200);
    expect((await expectSame("/v1/me", { host })).status).toBe(401);
    // What would be sent in pieces has no length, and here no pieces.
    const asked = { host, headers, method: "HEAD" };
    const answer = await expectSame(`/v1/sites/${siteId}/export`, asked);
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
    expect((await expectSame("/v1/none", { host, headers })).status).toBe(404);
    const json = { ...headers, "content-type": "application/json" };
    await expectSame("/v1/sites", { host, method: "POST", headers: json, body: "{" });
    const large = { host, method: "POST", headers: json, body: Buffer.alloc(3_000_000, "1") };
    expect((await expectSame("/v1/sites", large)).status).toBe(400);
  });

  test("pages and large answers", async () => {
    for (const path of ["/", "/healthz", "/openapi.json", "/favicon.ico", "/nowhere", "/console/"])
      await expectSame(path, { host });
    const headers = { authorization: `Bearer ${account.key}` };
    const exported = await askSecond(`/v1/sites/${siteId}/export`, { host, headers });
    expect(exported.status).toBe(200);
    expect(exported.body.subarray(0, 2).toString()).toBe("PK");
  });

  test("a stream of events is told as it happens, and ends with its reader", async () => {
    const cookie = await signIn();
    const stream = open("/console/api/live", { host, headers: { cookie } });
    let text = "";
    const until = (wanted: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => (text.includes(wanted) ? resolve() : undefined);
        stream.on("data", (chunk) => {
          text += String(chunk);
          look();
        });
        stream.once("error", reject);
        look();
      });
    await until(": open");
    const body = `name=Ann&email=ann%40example.com&message=m&${issued()}`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await askSecond("/_forms/contact", { method: "POST", headers, body });
    await until("event: lead");
    stream.close();
    await new Promise((resolve) => stream.once("close", resolve));
    expect((await askSecond("/healthz", { host })).status).toBe(200);
  });

  test("a download that is broken off leaves the connection as it was", async () => {
    const { port } = service;
    const client = await FrameClient.connect({ port, ca: authority.root, servername: HOST });
    client.ask(1, "/_assets/large.txt");
    await client.until(() => client.dataBytes(1) > 30_000 || undefined);
    client.close();
    expect((await askSecond("/")).status).toBe(200);
  });

  async function signIn(): Promise<string> {
    const of = { id: account.id, role: "owner" as const };
    const { link } = await invite(service.ctx, { email: "owner@acme.test", account: of });
    const origin = `https://localhost:${service.port}`;
    const token = link.slice(link.lastIndexOf("/") + 1);
    const accepted = await fetch(`${origin}/console/api/join.accept`, {
      ...{ method: "POST", tls: { ca: authority.root } },
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({ token, name: "Ann", password: "correct horse battery" }),
    });
    return accepted.headers.get("set-cookie")?.split(";")[0] ?? "";
  }
});
