/** What a client does wrong ends its stream or its connection, with the code that it should be told. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { FrameClient } from "../../../../test/fixtures/frame-client.ts";
import {
  type Http2Server,
  opened,
  openHttp2Server,
  PAGE,
} from "../../../../test/fixtures/http2-server.ts";
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

let server: Http2Server;
beforeAll(async () => {
  server = await openHttp2Server();
});
afterAll(() => server.close());

const BYTE = Buffer.alloc(1);

type Wrong = [name: string, code: number, send: (client: FrameClient) => void];
const { protocol, frameSize, flowControl, compression, streamClosed } = ERROR;

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

describe("what is wrong with the connection ends it", () => {
  test.each(WRONG)("%s: %i", async (_, code, send) => {
    await server.withClient(async (client) => {
      send(client);
      expect(await client.goodbye()).toBe(code);
      await client.until(() => client.socket.readableEnded || undefined);
    });
  });

  test.each(["GET / HTTP/1.1\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSX\r\n\r\n"])(
    "a beginning like %j",
    async (start) => {
      await server.withClient(
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
    await server.withClient(async (client) => expect(await client.goodbye()).toBe(protocol), early);
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
    await server.withClient(async (client) => {
      client.send(
        makeHeaders(1, Buffer.concat([NAMED, encodeFields(fieldsOf(client))]), FLAG.endStream),
      );
      expect(await client.resetOf(1)).toBe(protocol);
      client.ask(3, "/page");
      await client.find(({ stream, type }) => stream === 3 && type === FRAME.data);
    });
  });

  test("data after the end of a request", async () => {
    await server.withClient(async (client) => {
      client.ask(1, "/silent");
      client.frame(FRAME.data, 1, BYTE);
      expect(await client.resetOf(1)).toBe(streamClosed);
    });
  });

  test("trailers that do not end the request, or name its path", async () => {
    await server.withClient(async (client) => {
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
    await server.withClient(
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
    await server.withClient(async (client) => {
      for (let at = 0; at <= 100; at += 1) client.ask(2 * at + 1, "/silent");
      expect(await client.resetOf(201)).toBe(ERROR.refusedStream);
      client.send(makeReset(1, ERROR.cancel));
      client.ask(203, "/page");
      await client.find(({ stream, type }) => stream === 203 && type === FRAME.data);
    });
  });

  test("more header fields than the server takes are answered 431", async () => {
    await server.withClient(async (client) => {
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
      await server.withClient(async (client) => {
        client.send(...frames.map(({ payload: bytes, ...head }) => makeFrame(head, bytes)));
        await client.settle().catch(() => {});
      });
    }),
    { numRuns: 300 },
  );
  await server.withClient(async (client) => {
    client.ask(1, "/page");
    expect((await client.answer(1)).body.equals(PAGE)).toBe(true);
  });
}, 60_000);
