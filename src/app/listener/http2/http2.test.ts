/** HTTP/2 of the listener, frame by frame: what is right is answered. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { connect as connectHttp2 } from "node:http2";
import type { FrameClient } from "../../../../test/fixtures/frame-client.ts";
import {
  type Http2Server,
  LARGE,
  opened,
  openHttp2Server,
  PAGE,
} from "../../../../test/fixtures/http2-server.ts";
import {
  ERROR,
  FLAG,
  FRAME,
  makeHeaders,
  makeReset,
  makeSettings,
  makeWindowUpdate,
  SETTING,
  uint32,
} from "./frames.ts";
import { encodeFields } from "./hpack/encoder.ts";
import { handleOf } from "./native-handle.ts";

let server: Http2Server;
beforeAll(async () => {
  server = await openHttp2Server();
});
afterAll(() => server.close());

const block = (client: FrameClient, path = "/page") => encodeFields(client.fields(path));

describe("what is asked is answered", () => {
  test("from memory, and by the server inside, which knows the client", async () => {
    await server.withClient(async (client) => {
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
    await server.withClient(async (client) => {
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
    await server.withClient(async (client) => {
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
    await server.withClient(async (client) => {
      client.ask(1, "/echo", { method: "POST", isEnd: false });
      client.frame(FRAME.data, 1, Buffer.from("one "));
      client.frame(FRAME.data, 1, Buffer.from("\u0002two\0\0"), FLAG.padded);
      client.send(makeHeaders(1, encodeFields([["x-checksum", "7"]]), FLAG.endStream));
      expect((await client.answer(1)).body.toString()).toBe("one two");
    });
  });

  test("unknown frames, settings and priorities are passed over", async () => {
    await server.withClient(async (client) => {
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
      await server.withClient(async (client) => {
        client.ask(1, path);
        await client.answer(1);
        const head = client.frames.find(({ type }) => type === FRAME.headers);
        expect(head?.payload[0]).toBe(0x20);
      }, shrunk);
  });
});

describe("another client's HTTP/2", () => {
  test("much in both directions, and every sign that a field can have", async () => {
    const session = connectHttp2(`https://a.test:${server.options.port}`, {
      ca: server.options.ca,
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
      expect(server.seen.signs).toBe(value);
    } finally {
      session.destroy();
    }
  }, 60_000);
});

describe("windows", () => {
  for (const path of ["/large", "/large-inside"])
    test(`${path}: nothing is sent beyond the stream's or the connection's`, async () => {
      await server.withClient(
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
    await server.withClient(
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
    await server.withClient(
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
    await server.withClient(async (client) => {
      client.ask(1, "/never");
      await client.until(() => client.dataBytes(1) > 10_000 || undefined);
      const before = server.seen.aborted;
      client.send(makeReset(1, ERROR.cancel));
      for (let tries = 0; tries < 200 && server.seen.aborted === before; tries += 1)
        await Bun.sleep(5);
      expect(server.seen.aborted).toBeGreaterThan(before);
      client.ask(3, "/page");
      expect((await client.answer(3)).body.equals(PAGE)).toBe(true);
    });
  });
});

describe("an end", () => {
  test("is told; what is asked by then is answered, and nothing after it", async () => {
    const ending = await openHttp2Server();
    try {
      await ending.withClient(async (client) => {
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
      });
    } finally {
      ending.close();
    }
  });

  test("of the client's own comes when it is answered", async () => {
    await server.withClient(async (client) => {
      client.ask(1, "/slow");
      client.frame(FRAME.goaway, 0, Buffer.alloc(8));
      await client.answer(1);
      expect(await client.goodbye()).toBe(ERROR.none);
    });
  });

  test("of the server inside ends its streams alone", async () => {
    const ending = await openHttp2Server();
    try {
      await ending.withClient(async (client) => {
        client.ask(1, "/silent");
        client.ask(3, "/echo");
        await client.answer(3).catch(() => {});
        await ending.stopInner();
        expect([ERROR.internal, ERROR.refusedStream]).toContain(await client.resetOf(1));
        client.ask(5, "/page");
        await client.find(({ stream, type }) => stream === 5 && type === FRAME.data);
        client.ask(7, "/echo");
        expect(await client.resetOf(7)).toBe(ERROR.internal);
      });
    } finally {
      ending.close();
    }
  });
});

test("this runtime's sockets are read and written past their streams", async () => {
  const found = new Promise((resolve) => {
    server.front.server.once("secureConnection", (socket) => resolve(handleOf(socket)));
  });
  await server.withClient(async () => expect(await found).toBeDefined());
});
