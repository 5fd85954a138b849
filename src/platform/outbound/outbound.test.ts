import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { OutboundError } from "./errors.ts";
import { createOutbound } from "./outbound.ts";
import type { Resolver } from "./resolve.ts";
import { parseAllowedTargets } from "./targets.ts";

/** What nobody may reach: it listens on both addresses of the loopback and notes who came. */
let port: number;
const reached: string[] = [];
const servers: { stop(force: boolean): unknown }[] = [];

function listen(hostname: string, wantedPort: number, answer: (request: Request) => Response) {
  const server = Bun.serve({ hostname, port: wantedPort, fetch: answer });
  servers.push(server);
  return server.port ?? 0;
}

beforeAll(() => {
  const note = (request: Request) => {
    reached.push(request.url);
    return new Response("secret");
  };
  port = listen("127.0.0.1", 0, note);
  listen("::1", port, note);
});
afterAll(() => Promise.all(servers.map((server) => server.stop(true))));

function open(entries: readonly string[] = [], resolver: Resolver = async () => []) {
  const allowed = parseAllowedTargets(entries);
  if (!allowed) throw new Error("the test's own list is wrong");
  return createOutbound({ allowed, resolver });
}

async function expectRefused(call: Promise<unknown>, words = /leads to no public one/) {
  const before = reached.length;
  const error = await call.then(
    () => new Error("it was not refused"),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OutboundError);
  expect(error).toMatchObject({ kind: "refused", message: expect.stringMatching(words) });
  expect(reached).toHaveLength(before);
}

/** Every way we know of writing an address of this machine; the port is added. */
const LOOPBACK_SPELLINGS = [
  ...["127.0.0.1", "127.0.0.2", "127.255.255.254", "127.1", "127.0.1", "0177.0.0.1", "0x7f.0.0.1"],
  ...["0x7f.1", "0x7f000001", "2130706433", "017700000001", "0x7F.0X0.0x0.0x1", "127.0.0.1."],
  ...["00000177.0.0.1", "127.0x0.0.1", "①②⑦.⓪.⓪.①", "127。0。0。1", "１２７.0.0.1"],
  ...["%31%32%37.0.0.1", "127.0.0.%31", "0", "0.0.0.0", "0x0", "00.0.0", "0.0.0.1"],
  ...["localhost", "LOCALHOST", "localhost.", "LocalHost", "a.localhost", "ｌocalhost"],
  ...["[::1]", "[0:0:0:0:0:0:0:1]", "[0000::0001]", "[::]", "[0:0::0]"],
  ...["[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:ffff:7f00:0001]", "[::FFFF:127.0.0.1]"],
  ...["[::127.0.0.1]", "[::7f00:1]", "[::ffff:0:127.0.0.1]", "[64:ff9b::127.0.0.1]"],
  ...["[64:ff9b:1::7f00:1]", "[2002:7f00:1::]", "[2002:7f00:0001::1]", "[2001:0:7f00:1::]"],
  ...["[2001::80ff:fffe]", "[2001:db8::5efe:7f00:1]", "[2a00:1450::5efe:127.0.0.1]"],
  ...["[2a00:1450::200:5efe:7f00:1]", "[fe80::5efe:127.0.0.1]"],
];

/** One or two of every other range that is not public. */
const SPECIAL_ADDRESSES = [
  ...["0.0.0.0", "0.255.255.255", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.100.100.200"],
  ...["127.0.0.1", "127.9.9.9", "169.254.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255"],
  ...["192.0.0.1", "192.0.0.192", "192.0.2.1", "192.88.99.1", "192.168.0.1", "192.168.255.255"],
  ...["198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.9.9.9"],
  ...["240.0.0.1", "255.255.255.255", "168.63.129.16", "192.31.196.1", "192.52.193.1"],
  ...["::", "::1", "::2", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::ffff:a9fe:a9fe"],
  ...["::10.0.0.1", "::ffff:0:10.0.0.1", "64:ff9b::a9fe:a9fe", "64:ff9b::10.0.0.1"],
  ...["64:ff9b:1::1", "100::1", "100:0:0:1::1", "2001::1", "2001:0:a9fe:a9fe::", "2001:2::1"],
  ...["2001:3::1", "2001:4:112::1", "2001:10::1", "2001:20::1", "2001:30::1", "2001:1ff::1"],
  ...["2001:db8::1", "2002:a9fe:a9fe::1", "2002:0a00:0001::1", "2620:4f:8000::1", "3ffe::1"],
  ...["3fff::1", "4000::1", "5f00::1", "8000::1", "fc00::1", "fd00:ec2::254", "fdff::1"],
  ...["fe80::1", "febf::1", "fec0::1", "feff::1", "ff02::1", "ff0e::1", "e000::1"],
];

describe("an address of our own or of a private network is not called", () => {
  test.each(LOOPBACK_SPELLINGS)("written as %s", async (host) => {
    await expectRefused(open().fetch(`http://${host}:${port}/`));
    expect(open().refuse(`http://${host}:${port}/`)).toContain("is not called");
  });

  test.each(SPECIAL_ADDRESSES)("behind a name that resolves to %s", async (address) => {
    const outbound = open([], async () => [address]);
    await expectRefused(outbound.fetch("http://hooks.example.com/"));
    await expectRefused(outbound.fetch("https://hooks.example.com/"));
  });

  test.each(SPECIAL_ADDRESSES.slice(0, 40))(
    "as one of the addresses of a name: %s",
    async (bad) => {
      for (const addresses of [
        ["93.184.215.14", bad],
        [bad, "93.184.215.14"],
        [...Array.from({ length: 40 }, (_, at) => `93.184.215.${at}`), bad],
      ])
        await expectRefused(open([], async () => addresses).fetch("http://hooks.example.com/"));
    },
  );

  test("by the same names and spellings it is, once the operator opens the loopback", async () => {
    const before = reached.length;
    const outbound = open(["127.0.0.1", "::1"]);
    const hosts = ["127.0.0.1", "127.1", "localhost", "2130706433", "①②⑦.⓪.⓪.①", "[::1]"];
    for (const host of [...hosts, "[::ffff:127.0.0.1]"])
      expect((await outbound.fetch(`http://${host}:${port}/`)).status).toBe(200);
    expect(reached).toHaveLength(before + hosts.length + 1);
  });
});

describe("what else is refused", () => {
  test.each([
    ...["file:///etc/passwd", "ftp://example.com/", "gopher://example.com/", "data:text/html,x"],
    ...["javascript:alert(1)", "ws://example.com/", "wss://example.com/", "blob:http://a/b"],
    ...["unix:///run/docker.sock", "http+unix://%2Frun%2Fdocker.sock/", "about:blank", "//a.b/"],
    ...["/relative", "", "http://", "https://", "http:// /", "http://256.256.256.256/", "s3://a/b"],
    ...["http://[fe80::1%25eth0]/", "http://[::1", "jar:http://example.com!/"],
  ])("the address %p", async (url) => {
    await expectRefused(open().fetch(url), /only absolute http and https/);
  });

  test.each(["http://a@example.com/", "http://a:b@example.com/", "https://:b@example.com/"])(
    "credentials in %s",
    async (url) => {
      await expectRefused(open().fetch(url), /user name or password/);
    },
  );

  test.each([
    1, 22, 23, 25, 53, 81, 110, 143, 465, 587, 2375, 3306, 5432, 6379, 9200, 11211, 65535,
  ])("port %d of a public address", async (number) => {
    const outbound = open([], async () => ["93.184.215.14"]);
    await expectRefused(outbound.fetch(`http://example.com:${number}/`), /port \d+ is not one of/);
    await expectRefused(outbound.fetch(`http://93.184.215.14:${number}/`), /is not one of/);
  });

  test.each(["not an address", "1", "0x7f.1", "127.1", "fe80::1%eth0", "2130706433", ""])(
    "a resolver that answers %p",
    async (answer) => {
      const outbound = open([], async () => [answer]);
      await expectRefused(outbound.fetch("http://hooks.example.com/"));
    },
  );
});

describe("a name that changes its mind", () => {
  test("is looked up once a call, and the judged address is the one that is dialled", async () => {
    const answers = ["127.0.0.1", "127.0.0.9", "10.0.0.1"];
    let lookUps = 0;
    const resolver = async () => [answers[lookUps++] ?? ""];
    const outbound = open([`127.0.0.1:${port}`], resolver);
    expect((await outbound.fetch(`http://rebind.example.com:${port}/`)).status).toBe(200);
    expect(lookUps).toBe(1);
    await expectRefused(outbound.fetch(`http://rebind.example.com:${port}/`));
    await expectRefused(outbound.fetch(`http://rebind.example.com:${port}/`));
    expect(lookUps).toBe(3);
  });

  test("keeps its name in the Host header", async () => {
    const seen: (string | null)[] = [];
    const own = listen("127.0.0.1", 0, (request) => {
      seen.push(request.headers.get("host"));
      return new Response();
    });
    await open([`127.0.0.1:${own}`], async () => ["127.0.0.1"]).fetch(`http://n8n.test:${own}/`);
    expect(seen).toEqual([`n8n.test:${own}`]);
  });

  test("without an address, or with a resolver that hangs or fails, ends as unresolvable", async () => {
    const resolvers: Resolver[] = [
      async () => [],
      () => Promise.reject(new Error("NXDOMAIN")),
      () => new Promise(() => {}),
    ];
    for (const resolver of resolvers) {
      const call = open([], resolver).fetch("http://hooks.example.com/");
      await expect(call).rejects.toMatchObject({ kind: "unresolvable" });
    }
  });
});

describe("redirects", () => {
  let start: string;
  let location = "";
  let status = 302;
  const headersSeen: Headers[] = [];
  let gate: number;

  beforeAll(() => {
    gate = listen("127.0.0.1", 0, (request) => {
      headersSeen.push(request.headers);
      const path = new URL(request.url).pathname;
      if (path === "/end") return new Response(`${request.method} ended`);
      if (path === "/loop") return Response.redirect(`http://127.0.0.1:${gate}/loop`, 302);
      return new Response(null, { status, headers: { location } });
    });
    start = `http://127.0.0.1:${gate}/`;
  });
  const guarded = () => open([`127.0.0.1:${gate}`]);

  test("are answered, not followed, unless asked for", async () => {
    location = `http://127.0.0.1:${port}/`;
    const answer = await guarded().fetch(start);
    expect([answer.status, reached.filter((url) => url.includes("redirected"))]).toEqual([302, []]);
  });

  // A header holds no other characters.
  const ascii = LOOPBACK_SPELLINGS.filter((host) => /^[!-~]+$/.test(host));
  test.each(ascii)("are judged anew: to %s", async (host) => {
    location = `http://${host}:${port}/redirected`;
    await expectRefused(guarded().fetch(start, { redirectsMax: 5 }));
  });

  test.each([301, 303, 307, 308])("are judged anew with status %d", async (code) => {
    status = code;
    location = `http://[::1]:${port}/redirected`;
    await expectRefused(guarded().fetch(start, { method: "POST", body: "x", redirectsMax: 5 }));
    status = 302;
  });

  test.each(["file:///etc/passwd", "ftp://a.b/", "http://a:b@127.0.0.1/", "javascript:1"])(
    "do not lead to %s",
    async (target) => {
      location = target;
      await expectRefused(guarded().fetch(start, { redirectsMax: 5 }), /are called|is not called/);
    },
  );

  test("end after as many as were asked for", async () => {
    const before = headersSeen.length;
    const call = guarded().fetch(`${start}loop`, { redirectsMax: 4 });
    await expect(call).rejects.toMatchObject({ message: "more than 4 redirects" });
    expect(headersSeen).toHaveLength(before + 5);
  });

  test("take credentials along to the same origin only", async () => {
    const headers = { Authorization: "Bearer x", Cookie: "a=b", "X-Own": "1", Accept: "image/*" };
    location = "/end";
    await guarded().fetch(start, { headers, redirectsMax: 1 });
    expect(headersSeen.at(-1)?.get("authorization")).toBe("Bearer x");
    const outbound = open([`127.0.0.1:${gate}`, `localhost:${gate}`]);
    location = `http://localhost:${gate}/end`;
    const answer = await outbound.fetch(start, { headers, redirectsMax: 1 });
    expect(answer.url).toBe(location);
    expect(headersSeen.at(-1)?.get("accept")).toBe("image/*");
    for (const name of ["authorization", "cookie", "x-own"])
      expect(headersSeen.at(-1)?.get(name)).toBeNull();
  });
});

describe("the operator's list opens exactly what it names", () => {
  test.each([
    [["127.0.0.1:PORT"], "http://127.0.0.1:PORT/", true],
    [["127.0.0.1:PORT"], "http://localhost:PORT/", true],
    [["localhost:PORT"], "http://localhost:PORT/", true],
    [["LOCALHOST.:PORT"], "http://localhost:PORT/", true],
    [["localhost:PORT"], "http://127.0.0.1:PORT/", false],
    [["127.0.0.1:1"], "http://127.0.0.1:PORT/", false],
    [["127.0.0.2"], "http://127.0.0.1:PORT/", false],
    [["127.0.0.0/8"], "http://127.0.0.1:PORT/", true],
    [["::ffff:127.0.0.1"], "http://127.0.0.1:PORT/", true],
    [["[::1]:PORT"], "http://[::1]:PORT/", true],
    [["::1"], "http://[::1]:PORT/", true],
    [["::1"], "http://127.0.0.1:PORT/", false],
    [["10.0.0.0/8", "other.test:PORT"], "http://127.0.0.1:PORT/", false],
  ])("%p and %s", async (entries, url, isOpen) => {
    const withPort = (text: string) => text.replace("PORT", String(port));
    const outbound = open(entries.map(withPort));
    if (isOpen) expect((await outbound.fetch(withPort(url))).status).toBe(200);
    else await expectRefused(outbound.fetch(withPort(url)));
  });

  test("and the refusal names the setting to everybody, the target to the operator alone", async () => {
    const url = `http://localhost:${port}/`;
    const told: string[] = [];
    const outbound = createOutbound({
      allowed: { ranges: [], hosts: new Set() },
      resolver: async () => [],
      onRefused: ({ target, reason }) => told.push(`${target} ${reason}`),
    });
    await expectRefused(outbound.fetch(url), /SITEWRIGHT_ALLOW_PRIVATE_TARGETS/);
    expect(outbound.refuse(url)).toContain("SITEWRIGHT_ALLOW_PRIVATE_TARGETS");
    expect(told).toEqual(Array(2).fill(`localhost:${port} 127.0.0.1 is not a public address`));
    expect(open([`localhost:${port}`]).refuse(url)).toBeUndefined();
  });

  test("a name of the inside is refused in the words of one that does not exist", async () => {
    const fetches = [["10.1.2.3"], ["93.184.215.14", "fd00::1"], []].map((found) =>
      open([], async () => found)
        .fetch("http://vm.example.com/")
        .catch(String),
    );
    expect(new Set(await Promise.all(fetches)).size).toBe(1);
  });

  test.each(["nonsense", "host:0", "host:99999", "http://host:80", "10.0.0.0/33", ":80"])(
    "but not what cannot be read: %s",
    (entry) => {
      expect(parseAllowedTargets([entry])).toBeUndefined();
    },
  );
});
