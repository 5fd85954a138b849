/** HTTP/2 of the listener, frame by frame: what is right is answered, what is wrong ends as it should. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { connect as connectHttp2 } from "node:http2";
import type { AddressInfo } from "node:net";
import { createSecureContext } from "node:tls";
import fc from "fast-check";
import { createAuthority } from "../../../../test/fixtures/certificates.ts";
import { FrameClient } from "../../../../test/fixtures/frame-client.ts";
import type { FindReady } from "../../front.ts";
import { type Peer, Peers } from "../peers.ts";
import { SecureFront } from "../secure-front.ts";
import {
  ERROR,
  FLAG,
  FRAME,
  makeFrame,
  makeHeaders,
  makeReset,
  makeSettings,
  makeWindowUpdate,
  PREFACE,
  SETTING,
  uint32,
} from "./frames.ts";
import { encodeFields } from "./hpack/encoder.ts";

const PAGE = Buffer.from("<p>".padEnd(15_000, "page "));
const LARGE = Buffer.from("large ".repeat(50_000));
const stored = (body: Buffer) => ({
  status: 200,
  headers: { etag: '"x"' },
  body: new Uint8Array(body),
});
const STORED = new Map([
  ["/page", stored(PAGE)],
  ["/large", stored(LARGE)],
]);

type Server = {
  front: SecureFront;
  options: { port: number; ca: string; servername: string };
  /** Ends the server inside, whatever it is at. */
  stopInner(): Promise<void>;
  close(): void;
};

let aborted = 0;
let seenSigns = "";
let server: Server;
let options: Server["options"];
beforeAll(async () => {
  server = await openServer();
  options = server.options;
});
afterAll(() => server.close());

async function openServer(): Promise<Server> {
  const authority = await createAuthority();
  const context = createSecureContext(await authority.issue(["a.test"]));
  const peers = new Peers();
  const inner = Bun.serve({
    ...{ hostname: "127.0.0.1", port: 0, http2: true, development: false },
    fetch(request, own) {
      const peer = peers.find(own.requestIP(request)?.port ?? 0);
      return peer === undefined ? new Response("nobody's", { status: 421 }) : answer(request, peer);
    },
  });
  const findReady: FindReady = (_, path) => STORED.get(path);
  const front = new SecureFront({
    ...{ http2: true, peers, relayed: undefined, descriptorsMax: 1_000, findReady },
    innerPort: inner.port ?? 0,
    source: () => ({
      find: () => context,
      httpAnswer: () => undefined,
      alpnAnswer: () => undefined,
      watchDefault: () => undefined,
    }),
  });
  const port = await new Promise<number>((resolve) => {
    front.server.listen(0, "127.0.0.1", () =>
      resolve((front.server.address() as AddressInfo).port),
    );
  });
  return {
    front,
    options: { port, ca: authority.root, servername: "a.test" },
    stopInner: () => inner.stop(true),
    close() {
      front.close();
      void inner.stop(true);
    },
  };
}

/** The server inside: sends back what it gets, or takes its time. */
async function answer(request: Request, { address }: Peer): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/never") return new Response(endless());
  if (pathname === "/large-inside") return new Response(LARGE);
  if (pathname === "/silent") return new Promise(() => {});
  if (pathname === "/slow") await Bun.sleep(300);
  seenSigns = request.headers.get("x-signs") ?? seenSigns;
  const headers = { "x-seen": `${request.method} ${pathname} ${address}` };
  return new Response(await request.bytes(), { headers });
}

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await Bun.sleep(1);
      controller.enqueue(new Uint8Array(1_000));
    },
    cancel() {
      aborted += 1;
    },
  });
}

async function withClient(
  use: (client: FrameClient) => Promise<void>,
  opening?: Uint8Array,
  of = options,
) {
  const client = await FrameClient.connect(of, opening);
  try {
    await use(client);
  } finally {
    client.close();
  }
}

const BYTE = Buffer.alloc(1);
const opened = (...settings: [number, number][]) =>
  Buffer.concat([PREFACE, makeSettings(settings)]);
const block = (client: FrameClient, path = "/page") => encodeFields(client.fields(path));

describe("what is asked is answered", () => {
  test("from memory, and by the server inside, which knows the client", async () => {
    await withClient(async (client) => {
      client.ask(1, "/page");
      client.ask(3, "/inside");
      client.ask(5, "/page", { method: "HEAD" });
      const first = await client.answer(1);
      expect(first.body.equals(PAGE)).toBe(true);
      expect(first.fields.get(":status")).toBe("200");
      expect(first.fields.get("content-length")).toBe(String(PAGE.length));
      expect(first.fields.get("strict-transport-security")).toBe("max-age=15768000");
      expect(Date.parse(first.fields.get("date") ?? "")).toBeGreaterThan(Date.now() - 10_000);
      expect((await client.answer(3)).fields.get("x-seen")).toBe("GET /inside 127.0.0.1");
      expect((await client.answer(5)).body).toHaveLength(0);
    });
  });

  test("in header blocks of several frames, with padding and priority", async () => {
    await withClient(async (client) => {
      const whole = block(client);
      const padded = Buffer.concat([
        Buffer.from([3]),
        uint32(0),
        Buffer.from([9]),
        whole.subarray(0, 5),
        Buffer.alloc(3),
      ]);
      const flags = FLAG.endStream | FLAG.padded | FLAG.priority;
      client.frame(FRAME.headers, 1, padded, flags);
      client.frame(FRAME.continuation, 1, whole.subarray(5, 9));
      client.frame(FRAME.continuation, 1, whole.subarray(9), FLAG.endHeaders);
      expect((await client.answer(1)).body.equals(PAGE)).toBe(true);
    });
  });

  test("a thousand requests that come at once, in the order in which they came", async () => {
    const HEADS = Array.from({ length: 1_000 }, (_, at) => 2 * at + 1);
    await withClient(async (client) => {
      client.send(
        ...HEADS.map((stream) =>
          makeHeaders(stream, encodeFields(client.fields("/page", "HEAD")), FLAG.endStream),
        ),
      );
      await client.answer(1_999);
      const answered = client.frames.filter(({ type }) => type === FRAME.headers);
      expect(answered.map(({ stream }) => stream)).toEqual(HEADS);
    });
  });

  test("bodies with padding and trailers reach the server inside whole", async () => {
    await withClient(async (client) => {
      client.ask(1, "/echo", { method: "POST", isEnd: false });
      client.frame(FRAME.data, 1, Buffer.from("one "));
      client.frame(FRAME.data, 1, Buffer.from("\u0002two\0\0"), FLAG.padded);
      client.send(makeHeaders(1, encodeFields([["x-checksum", "7"]]), FLAG.endStream));
      expect((await client.answer(1)).body.toString()).toBe("one two");
    });
  });

  test("unknown frames, settings and priorities are passed over", async () => {
    await withClient(async (client) => {
      client.frame(0x10, 0, Buffer.from("priority update"));
      client.frame(0xfa, 7, Buffer.from("anything"), 0xff);
      client.frame(FRAME.priority, 9, Buffer.alloc(5));
      client.send(makeSettings([[0x4a4a, 1]]));
      client.ask(1, "/page");
      expect((await client.answer(1)).body.equals(PAGE)).toBe(true);
    });
  });

  test("a client that shrinks its table of fields is told that none is used", async () => {
    const shrunk = opened([SETTING.tableBytes, 0]);
    for (const path of ["/page", "/inside"])
      await withClient(async (client) => {
        client.ask(1, path);
        await client.answer(1);
        const head = client.frames.find(({ type }) => type === FRAME.headers);
        expect(head?.payload[0]).toBe(0x20);
      }, shrunk);
  });
});

describe("another client's HTTP/2", () => {
  test("much in both directions, and every sign that a field can have", async () => {
    const session = connectHttp2(`https://a.test:${options.port}`, {
      ca: options.ca,
      lookup: (_name, _options, found) => found(null, [{ address: "127.0.0.1", family: 4 }]),
    });
    const signs = Array.from({ length: 223 }, (_, at) => String.fromCharCode(at + 33));
    const value = signs.filter((sign) => sign !== "\u007f").join("");
    const sent = randomBytes(3_000_000);
    try {
      const answers = Array.from({ length: 20 }, async () => {
        const stream = session.request({ ":method": "POST", ":path": "/echo", "x-signs": value });
        stream.end(sent);
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        return Buffer.concat(chunks).equals(sent);
      });
      expect(await Promise.all(answers)).toEqual(answers.map(() => true));
      expect(seenSigns).toBe(value);
    } finally {
      session.destroy();
    }
  });
});

describe("windows", () => {
  for (const path of ["/large", "/large-inside"])
    test(`${path}: nothing is sent beyond the stream's or the connection's`, async () => {
      await withClient(
        async (client) => {
          client.ask(1, path);
          await client.find(({ type }) => type === FRAME.headers);
          await client.settle();
          expect(client.dataBytes(1)).toBe(0);
          client.send(makeWindowUpdate(1, 1_000));
          await client.until(() => client.dataBytes(1) === 1_000 || undefined);
          client.send(makeSettings([[SETTING.initialWindow, 50_000]]));
          await client.until(() => client.dataBytes(1) === 51_000 || undefined);
          await client.settle();
          expect(client.dataBytes(1)).toBe(51_000);
          client.send(makeWindowUpdate(1, 10_000_000));
          await client.until(() => client.dataBytes(1) === 65_535 || undefined);
          await client.settle();
          expect(client.dataBytes(1)).toBe(65_535);
          client.send(makeWindowUpdate(0, 10_000_000));
          const { body } = await client.answer(1);
          expect(body.equals(LARGE)).toBe(true);
          const most = Math.max(...client.frames.map(({ payload }) => payload.length));
          expect(most).toBeLessThanOrEqual(16_384);
        },
        opened([SETTING.initialWindow, 0]),
      );
    });

  test("one stream that is not read keeps nothing from the others", async () => {
    await withClient(
      async (client) => {
        client.send(makeWindowUpdate(0, 10_000_000));
        client.ask(1, "/large");
        client.ask(3, "/large-inside");
        client.ask(5, "/page");
        expect((await client.answer(5)).body.equals(PAGE)).toBe(true);
      },
      opened([SETTING.initialWindow, 20_000]),
    );
  });

  test("large answers share the connection", async () => {
    await withClient(
      async (client) => {
        client.ask(1, "/large");
        client.ask(3, "/large");
        client.send(makeWindowUpdate(0, 10_000_000));
        await client.answer(3);
        const data = client.frames.filter(({ type }) => type === FRAME.data);
        const turns = data.filter(({ stream }, at) => stream !== data[at - 1]?.stream);
        expect(turns.length).toBeGreaterThan(10);
      },
      opened([SETTING.initialWindow, 1_000_000]),
    );
  });

  test("an answer that nobody wants any more is not made further", async () => {
    await withClient(async (client) => {
      client.ask(1, "/never");
      await client.until(() => client.dataBytes(1) > 10_000 || undefined);
      const before = aborted;
      client.send(makeReset(1, ERROR.cancel));
      for (let tries = 0; tries < 200 && aborted === before; tries += 1) await Bun.sleep(5);
      expect(aborted).toBeGreaterThan(before);
      client.ask(3, "/page");
      expect((await client.answer(3)).body.equals(PAGE)).toBe(true);
    });
  });
});

type Wrong = [name: string, code: number, send: (client: FrameClient) => void];
const { protocol, frameSize, flowControl, compression, streamClosed, enhanceYourCalm } = ERROR;

const WRONG: Wrong[] = [
  ["settings on a stream", protocol, (c) => c.frame(FRAME.settings, 1)],
  ["settings that are cut off", frameSize, (c) => c.frame(FRAME.settings, 0, Buffer.alloc(5))],
  [
    "a confirmation that says something",
    frameSize,
    (c) => c.frame(FRAME.settings, 0, Buffer.alloc(6), FLAG.ack),
  ],
  [
    "pushing that is neither on nor off",
    protocol,
    (c) => c.send(makeSettings([[SETTING.push, 2]])),
  ],
  [
    "a window that is too large",
    flowControl,
    (c) => c.send(makeSettings([[SETTING.initialWindow, 2 ** 31]])),
  ],
  [
    "frames that are too small",
    protocol,
    (c) => c.send(makeSettings([[SETTING.frameBytesMax, 100]])),
  ],
  ["a ping of another length", frameSize, (c) => c.frame(FRAME.ping, 0, Buffer.alloc(7))],
  ["a ping on a stream", protocol, (c) => c.frame(FRAME.ping, 1, Buffer.alloc(8))],
  ["a frame that is too large", frameSize, (c) => c.frame(0x20, 0, Buffer.alloc(16_385))],
  ["data on no stream", protocol, (c) => c.frame(FRAME.data, 0, BYTE)],
  ["data on a stream that is not open yet", protocol, (c) => c.frame(FRAME.data, 9, BYTE)],
  ["headers on no stream", protocol, (c) => c.ask(0, "/page")],
  ["headers on a stream of ours", protocol, (c) => c.ask(2, "/page")],
  [
    "more padding than frame",
    protocol,
    (c) => c.frame(FRAME.headers, 1, Buffer.from([200, 0x82]), FLAG.padded | FLAG.endHeaders),
  ],
  [
    "no padding where there should be",
    protocol,
    (c) => c.frame(FRAME.headers, 1, Buffer.alloc(0), FLAG.padded | FLAG.endHeaders),
  ],
  [
    "no priority where there should be",
    frameSize,
    (c) => c.frame(FRAME.headers, 1, BYTE, FLAG.priority | FLAG.endHeaders),
  ],
  ["a priority of another length", frameSize, (c) => c.frame(FRAME.priority, 1, Buffer.alloc(4))],
  ["a priority of no stream", protocol, (c) => c.frame(FRAME.priority, 0, Buffer.alloc(5))],
  ["a continuation of nothing", protocol, (c) => c.frame(FRAME.continuation, 1, BYTE)],
  [
    "a frame within a header block",
    protocol,
    (c) => {
      c.frame(FRAME.headers, 1, BYTE);
      c.frame(FRAME.ping, 0, Buffer.alloc(8));
    },
  ],
  [
    "a continuation of another stream",
    protocol,
    (c) => {
      c.frame(FRAME.headers, 1, BYTE);
      c.frame(FRAME.continuation, 3, BYTE);
    },
  ],
  [
    "a field that there is not",
    compression,
    (c) => c.frame(FRAME.headers, 1, Buffer.from([0xff, 0x20]), FLAG.endHeaders),
  ],
  [
    "a block that ends within a field",
    compression,
    (c) => c.frame(FRAME.headers, 1, Buffer.from([0x40, 0x05, 0x61]), FLAG.endHeaders),
  ],
  [
    "a table that is larger than allowed",
    compression,
    (c) => c.frame(FRAME.headers, 1, Buffer.from([0x3f, 0xff, 0x7f]), FLAG.endHeaders),
  ],
  [
    "a stream that is closed",
    streamClosed,
    (c) => {
      c.ask(5, "/page");
      c.ask(3, "/page");
    },
  ],
  ["a reset of no stream", protocol, (c) => c.frame(FRAME.reset, 0, uint32(8))],
  ["a reset of a stream that is not open yet", protocol, (c) => c.frame(FRAME.reset, 7, uint32(8))],
  ["a reset of another length", frameSize, (c) => c.frame(FRAME.reset, 1, Buffer.alloc(5))],
  ["a window widened by nothing", protocol, (c) => c.send(makeWindowUpdate(0, 0))],
  ["a window widened too far", flowControl, (c) => c.send(makeWindowUpdate(0, 2 ** 31 - 1))],
  ["a window of a stream that is not open yet", protocol, (c) => c.send(makeWindowUpdate(9, 1))],
  ["a push", protocol, (c) => c.frame(FRAME.push, 1, Buffer.alloc(8))],
  ["a goodbye on a stream", protocol, (c) => c.frame(FRAME.goaway, 1, Buffer.alloc(8))],
  ["a goodbye that is too short", frameSize, (c) => c.frame(FRAME.goaway, 0, Buffer.alloc(4))],
];

describe("an end", () => {
  test("is told; what is asked by then is answered, and nothing after it", async () => {
    const ending = await openServer();
    try {
      await withClient(
        async (client) => {
          client.ask(1, "/slow");
          client.ask(3, "/large");
          await client.settle();
          const finished = ending.front.finish();
          expect(await client.goodbye()).toBe(ERROR.none);
          client.ask(5, "/page");
          client.send(makeWindowUpdate(0, 10_000_000), makeWindowUpdate(3, 10_000_000));
          expect((await client.answer(1)).fields.get("x-seen")).toBe("GET /slow 127.0.0.1");
          expect((await client.answer(3)).body.equals(LARGE)).toBe(true);
          await finished;
          expect(client.frames.filter(({ stream }) => stream === 5)).toEqual([]);
        },
        undefined,
        ending.options,
      );
    } finally {
      ending.close();
    }
  });

  test("of the client's own comes when it is answered", async () => {
    await withClient(async (client) => {
      client.ask(1, "/slow");
      client.frame(FRAME.goaway, 0, Buffer.alloc(8));
      await client.answer(1);
      expect(await client.goodbye()).toBe(ERROR.none);
    });
  });

  test("of the server inside ends its streams alone", async () => {
    const ending = await openServer();
    try {
      await withClient(
        async (client) => {
          client.ask(1, "/silent");
          client.ask(3, "/echo");
          await client.answer(3).catch(() => {});
          await ending.stopInner();
          expect([ERROR.internal, ERROR.refusedStream]).toContain(await client.resetOf(1));
          client.ask(5, "/page");
          await client.find(({ stream, type }) => stream === 5 && type === FRAME.data);
          client.ask(7, "/echo");
          expect(await client.resetOf(7)).toBe(ERROR.internal);
        },
        undefined,
        ending.options,
      );
    } finally {
      ending.close();
    }
  });
});

describe("what is wrong with the connection ends it", () => {
  test.each(WRONG)("%s: %i", async (_, code, send) => {
    await withClient(async (client) => {
      send(client);
      expect(await client.goodbye()).toBe(code);
      await client.until(() => client.socket.readableEnded || undefined);
    });
  });

  test.each(["GET / HTTP/1.1\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSX\r\n\r\n"])(
    "a beginning like %j",
    async (start) => {
      await withClient(
        async (client) => expect(await client.goodbye()).toBe(protocol),
        Buffer.from(start),
      );
    },
  );

  test("frames before the settings", async () => {
    const early = Buffer.concat([
      PREFACE,
      makeFrame({ type: FRAME.ping, flags: 0, stream: 0 }, Buffer.alloc(8)),
    ]);
    await withClient(async (client) => expect(await client.goodbye()).toBe(protocol), early);
  });
});

const NAMED = encodeFields([]);
const malformed: [string, (c: FrameClient) => [string, string][]][] = [
  ["a name in upper case", (c) => [...own(c), ["X-Upper", "1"]]],
  ["a name with a space", (c) => [...own(c), ["x y", "1"]]],
  ["no name", (c) => [...own(c), ["", "1"]]],
  ["a value with a line end", (c) => [...own(c), ["x", "a\r\nb: c"]]],
  ["a value with a blank before it", (c) => [...own(c), ["x", " a"]]],
  ["a pseudo-header field after others", (c) => [["x", "1"], ...own(c)]],
  ["one twice", (c) => [...own(c), [":path", "/"]]],
  ["an unknown one", (c) => [...own(c), [":protocol", "websocket"]]],
  ["no path", (c) => own(c).filter(([name]) => name !== ":path")],
  ["an empty path", (c) => [...own(c).filter(([name]) => name !== ":path"), [":path", ""]]],
  [
    "a path that is a whole address",
    (c) => [...own(c).filter(([name]) => name !== ":path"), [":path", "https://a.test/"]],
  ],
  ["no method", (c) => own(c).filter(([name]) => name !== ":method")],
  ["no scheme", (c) => own(c).filter(([name]) => name !== ":scheme")],
  ["a status", () => [[":status", "200"]]],
  [
    "a tunnel",
    () => [
      [":method", "CONNECT"],
      [":authority", "a.test:443"],
    ],
  ],
  ["what is said of connections", (c) => [...own(c), ["connection", "close"]]],
  ["another coding of the transfer", (c) => [...own(c), ["transfer-encoding", "chunked"]]],
  ["a coding that is asked for", (c) => [...own(c), ["te", "gzip"]]],
  ["a length without a body", (c) => [...own(c), ["content-length", "5"]]],
];
const own = (client: FrameClient) =>
  client.fields("/page").map(([name, value]): [string, string] => [name, value]);

describe("what is wrong with a stream ends the stream alone", () => {
  test.each(malformed)("%s", async (_, fieldsOf) => {
    await withClient(async (client) => {
      client.send(
        makeHeaders(1, Buffer.concat([NAMED, encodeFields(fieldsOf(client))]), FLAG.endStream),
      );
      expect(await client.resetOf(1)).toBe(protocol);
      client.ask(3, "/page");
      await client.find(({ stream, type }) => stream === 3 && type === FRAME.data);
    });
  });

  test("data after the end of a request", async () => {
    await withClient(async (client) => {
      client.ask(1, "/silent");
      client.frame(FRAME.data, 1, BYTE);
      expect(await client.resetOf(1)).toBe(streamClosed);
    });
  });

  test("trailers that do not end the request, or name its path", async () => {
    await withClient(async (client) => {
      for (const [stream, field, flags] of [
        [1, "x", 0],
        [3, ":path", FLAG.endStream],
      ] as const) {
        client.ask(stream, "/echo", { method: "POST", isEnd: false });
        client.send(makeHeaders(stream, encodeFields([[field, "1"]]), flags));
        expect(await client.resetOf(stream)).toBe(protocol);
      }
    });
  });

  test("a stream's window widened by nothing, or too far", async () => {
    await withClient(
      async (client) => {
        client.ask(1, "/large");
        client.send(makeWindowUpdate(1, 0));
        expect(await client.resetOf(1)).toBe(protocol);
        client.ask(3, "/large");
        client.send(makeWindowUpdate(3, 2 ** 31 - 1), makeWindowUpdate(3, 2 ** 31 - 1));
        expect(await client.resetOf(3)).toBe(flowControl);
        client.ask(5, "/large-inside");
        await client.find(({ stream }) => stream === 5);
        client.send(makeWindowUpdate(5, 2 ** 31 - 1), makeWindowUpdate(5, 2 ** 31 - 1));
        expect(await client.resetOf(5)).toBe(flowControl);
      },
      opened([SETTING.initialWindow, 10]),
    );
  });

  test("more streams at once than are allowed", async () => {
    await withClient(async (client) => {
      for (let at = 0; at <= 100; at += 1) client.ask(2 * at + 1, "/silent");
      expect(await client.resetOf(201)).toBe(ERROR.refusedStream);
      client.send(makeReset(1, ERROR.cancel));
      client.ask(203, "/page");
      await client.find(({ stream, type }) => stream === 203 && type === FRAME.data);
    });
  });

  test("more header fields than the server takes are answered 431", async () => {
    await withClient(async (client) => {
      const more = Array.from({ length: 9 }, (_, at): [string, string] => [
        `x-${at}`,
        "y".repeat(2_000),
      ]);
      client.ask(1, "/page", { more });
      expect((await client.answer(1)).fields.get(":status")).toBe("431");
      client.ask(3, "/page");
      expect((await client.answer(3)).body.equals(PAGE)).toBe(true);
    });
  });
});

test("any frames in any order leave the server as it was", async () => {
  const payload = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.constant(
      encodeFields([
        [":method", "GET"],
        [":scheme", "https"],
        [":authority", "a.test"],
        [":path", "/page"],
      ]),
    ),
    fc.constantFrom(uint32(0), uint32(1), uint32(2 ** 31 - 1), Buffer.alloc(8)),
  );
  const frame = fc.record({
    type: fc.integer({ min: 0, max: 10 }),
    flags: fc.constantFrom(0, 1, 4, 5, 8, 0x20, 0x2d, 0xff),
    stream: fc.constantFrom(0, 1, 3, 5, 7, 2),
    payload,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 30 }), async (frames) => {
      await withClient(async (client) => {
        client.send(...frames.map(({ payload: bytes, ...head }) => makeFrame(head, bytes)));
        await client.settle().catch(() => {});
      });
    }),
    { numRuns: 300 },
  );
  await withClient(async (client) => {
    client.ask(1, "/page");
    expect((await client.answer(1)).body.equals(PAGE)).toBe(true);
  });
}, 60_000);

const TOO_MUCH: Wrong[] = [
  [
    "a header block without end",
    enhanceYourCalm,
    (c) => {
      c.frame(FRAME.headers, 1, BYTE);
      for (let at = 0; at < 20; at += 1) c.frame(FRAME.continuation, 1);
    },
  ],
  [
    "a header block that is too large",
    enhanceYourCalm,
    (c) => {
      c.frame(FRAME.headers, 1, Buffer.alloc(16_384, 0x82));
      c.frame(FRAME.continuation, 1, Buffer.alloc(16_384, 0x82));
      c.frame(FRAME.continuation, 1, BYTE);
    },
  ],
];

/** These come last: whoever does so eight times is refused for a while. */
describe("a flood is broken off", () => {
  test.each(TOO_MUCH)("%s: %i", async (_, code, send) => {
    await withClient(async (client) => {
      send(client);
      expect(await client.goodbye()).toBe(code);
    });
  });

  test.each([
    ["pings", makeFrame({ type: FRAME.ping, flags: 0, stream: 0 }, Buffer.alloc(8))],
    ["settings", makeSettings([])],
    ["windows", makeWindowUpdate(0, 1)],
    ["empty data", makeFrame({ type: FRAME.data, flags: 0, stream: 1 })],
    ["frames of a kind that nobody knows", makeFrame({ type: 99, flags: 0, stream: 0 })],
  ])("a flood of %s", async (_, one) => {
    await withClient(async (client) => {
      client.ask(1, "/silent", { method: "POST", isEnd: false });
      for (let at = 0; at < 20; at += 1) client.send(...Array.from({ length: 100 }, () => one));
      expect(await client.goodbye()).toBe(enhanceYourCalm);
    });
  });

  test("streams that are opened and reset without end", async () => {
    await withClient(async (client) => {
      for (let at = 0; at < 2_000; at += 1) {
        client.ask(2 * at + 1, "/silent");
        client.send(makeReset(2 * at + 1, ERROR.cancel));
      }
      expect(await client.goodbye()).toBe(enhanceYourCalm);
    });
  });
});
