/** Servers that show certificates: whom a call believes, what it says of the others, and what nobody is sent. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createServer, type Server } from "node:net";
import tls from "node:tls";
import {
  createAuthority,
  type TestAuthority,
  type TestCertificate,
} from "../../../test/fixtures/certificates.ts";
import { inspectCertificate } from "../../features/domains/inspect-certificate.ts";
import { OutboundError } from "./errors.ts";
import { createOutbound } from "./outbound.ts";
import { readPeerCertificate } from "./peer-certificate.ts";
import { parseAllowedTargets } from "./targets.ts";

const DAY_MS = 86_400_000;
const HOST = "peer.example";
const OTHER = "other.example";

type Peer = { port: number; asked: { host: string | null; authorization: string | null }[] };

let trusted: TestAuthority;
let unknown: TestAuthority;
const open: { stop(isNow: boolean): unknown }[] = [];
const sockets: Server[] = [];
beforeAll(async () => {
  [trusted, unknown] = [await createAuthority(), await createAuthority()];
});
afterAll(() => {
  for (const server of open) server.stop(true);
  for (const server of sockets) server.close();
});

function serve({ cert, key }: TestCertificate): Peer {
  const asked: Peer["asked"] = [];
  const server = Bun.serve({
    ...{ port: 0, hostname: "127.0.0.1", tls: { cert, key } },
    fetch(request) {
      const { headers } = request;
      asked.push({ host: headers.get("host"), authorization: headers.get("authorization") });
      return new Response("hello");
    },
  });
  open.push(server);
  return { port: server.port ?? 0, asked };
}

/** Calls by way of a name that leads to this machine; `roots` are trusted beside the usual ones. */
function outboundOver(port: number, roots?: string, host = HOST) {
  const allowed = parseAllowedTargets([`${host}:${port}`]);
  if (allowed === undefined) throw new Error("no target");
  return createOutbound({
    allowed,
    resolver: async () => ["127.0.0.1"],
    extraRoots: roots,
  });
}

async function call(peer: Peer, roots = trusted.root, host = HOST) {
  const url = `https://${host}:${peer.port}/hook`;
  const headers = { authorization: "Bearer secret" };
  try {
    const { status, body } = await outboundOver(peer.port, roots, host).fetch(url, {
      ...{ headers, timeoutMs: 10_000 },
    });
    return `${status} ${new TextDecoder().decode(body)}`;
  } catch (error) {
    expect(error).toBeInstanceOf(OutboundError);
    return error instanceof Error ? error.message : String(error);
  }
}

const past = () => ({
  from: new Date(Date.now() - 90 * DAY_MS),
  to: new Date(Date.now() - DAY_MS),
});

const future = () => ({
  from: new Date(Date.now() + DAY_MS),
  to: new Date(Date.now() + 90 * DAY_MS),
});

describe("a call", () => {
  test("is made to who shows the name's certificate, under the name, though by the address", async () => {
    const peer = serve(await trusted.issue([HOST]));
    expect(await call(peer)).toBe("200 hello");
    expect(peer.asked).toEqual([{ host: `${HOST}:${peer.port}`, authorization: "Bearer secret" }]);
  });

  test("takes a wildcard for the names one step below it, and for no others", async () => {
    const peer = serve(await trusted.issue(["*.example.net"]));
    expect(await call(peer, trusted.root, "a.example.net")).toBe("200 hello");
    for (const host of ["example.net", "a.b.example.net"])
      expect(await call(peer, trusted.root, host)).toBe("the TLS certificate is for another name");
    expect(peer.asked).toHaveLength(1);
  });

  test("sends nothing to anybody else, and says why in words", async () => {
    const cases: [string, Peer][] = [
      ["the TLS certificate is for another name", serve(await trusted.issue([OTHER]))],
      ["the TLS certificate is not valid yet", serve(await trusted.issue([HOST], future()))],
      ["the TLS certificate has expired", serve(await trusted.issue([HOST], past()))],
      ["the TLS certificate cannot be verified", serve(await unknown.issue([HOST]))],
    ];
    for (const [words, peer] of cases) {
      expect(await call(peer)).toBe(words);
      expect(peer.asked).toEqual([]);
    }
  });

  test("trusts a private authority only where the operator has named it", async () => {
    const peer = serve(await trusted.issue([HOST]));
    const without = await outboundOver(peer.port)
      .fetch(`https://${HOST}:${peer.port}/`)
      .catch((error: unknown) => error);
    expect(without).toMatchObject({
      ...{ kind: "connection", message: "the TLS certificate cannot be verified" },
    });
    expect(peer.asked).toEqual([]);
    expect(await call(peer)).toBe("200 hello");
  });

  test("to a port that speaks no TLS, or closes without a word, says that", async () => {
    const plain = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("x") });
    open.push(plain);
    expect(await call({ port: plain.port ?? 0, asked: [] })).toStartWith("no TLS connection came");
    const closing = createServer((socket) => socket.destroy());
    sockets.push(closing);
    await new Promise<void>((resolve) => closing.listen(0, "127.0.0.1", resolve));
    const address = closing.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    expect(await call({ port, asked: [] })).toBe("the connection was closed without an answer");
  });

  test("of an address that the operator set is made under the same rules", async () => {
    const [good, bad] = [serve(await trusted.issue([HOST])), serve(await trusted.issue([OTHER]))];
    const read = async ({ port }: Peer) => {
      const response = await createOutbound({
        allowed: { ranges: [], hosts: new Set() },
        resolver: async () => ["127.0.0.1"],
        extraRoots: trusted.root,
      }).openOperatorUrl(`https://${HOST}:${port}/`, {
        ...{ method: "GET", headers: {}, signal: AbortSignal.timeout(10_000) },
      });
      return response.text();
    };
    expect(await read(good)).toBe("hello");
    await expect(read(bad)).rejects.toThrow("the TLS certificate is for another name");
    expect(bad.asked).toEqual([]);
  });
});

describe("a look at a certificate", () => {
  const roots = () => [...tls.rootCertificates, trusted.root];
  const look = ({ port }: { port: number }, timeoutMs = 5_000) =>
    readPeerCertificate({ host: HOST, address: "127.0.0.1", port, ca: roots(), timeoutMs });

  test("tells what is shown, and what browsers would say against it", async () => {
    const good = await look(serve(await trusted.issue([HOST, OTHER])));
    expect(good.fault).toBeUndefined();
    expect(good.certificate.subjectaltname).toBe(`DNS:${HOST}, DNS:${OTHER}`);
    for (const pem of [
      await trusted.issue([OTHER]),
      await trusted.issue([HOST], past()),
      await unknown.issue([HOST]),
    ])
      expect((await look(serve(pem))).fault).toBeString();
  });

  test("sends nothing over the connection", async () => {
    const peer = serve(await trusted.issue([HOST]));
    await look(peer);
    expect(peer.asked).toEqual([]);
  });

  test("is refused by a port where nobody is, and given up on one where nobody speaks", async () => {
    await expect(look({ port: 1 })).rejects.toThrow();
    const silent = createServer(() => {});
    sockets.push(silent);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const address = silent.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await expect(look({ port }, 100)).rejects.toThrow("timed out");
  });

  test("is told to the domain's owner in words", async () => {
    const inspect = (peer: { port: number }) =>
      inspectCertificate({
        ...{ host: HOST, address: "127.0.0.1", port: peer.port },
        extraRoots: trusted.root,
      });
    const to = new Date(Date.UTC(2040, 0, 2, 3));
    expect(await inspect(serve(await trusted.issue([HOST], { to })))).toEqual({
      ...{ status: "valid", issuer: "Test authority", validUntil: to.getTime() },
      text: `The certificate of ${HOST} is valid until 2040-01-02.`,
    });
    const wrong = await inspect(serve(await trusted.issue([OTHER])));
    expect(wrong.status).toBe("invalid");
    expect(wrong.text).toStartWith(`Browsers do not accept the certificate of ${HOST} (`);
    const missing = await inspect({ port: 1 });
    expect(missing).toMatchObject({ status: "missing", issuer: null, validUntil: null });
    expect(missing.text).toStartWith(`No HTTPS connection to ${HOST} can be made yet: `);
  });
});
