/** Floods of frames are broken off. Whoever does so eight times is refused for a while. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { FrameClient } from "../../../../test/fixtures/frame-client.ts";
import { type Http2Server, openHttp2Server, PAGE } from "../../../../test/fixtures/http2-server.ts";
import { ERROR, FRAME, makeFrame, makeReset, makeSettings, makeWindowUpdate } from "./frames.ts";

let server: Http2Server;
beforeAll(async () => {
  server = await openHttp2Server();
});
afterAll(() => server.close());

const BYTE = Buffer.alloc(1);
const { enhanceYourCalm } = ERROR;
type Wrong = [name: string, code: number, send: (client: FrameClient) => void];

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

test("whoever reads much and widens windows for it does not flood", async () => {
  await server.withClient(async (client) => {
    for (let at = 0; at < 3_000; at += 1) {
      const stream = 2 * at + 1;
      client.ask(stream, "/page");
      await client.find((frame) => frame.stream === stream && frame.type === FRAME.data);
      client.send(makeWindowUpdate(0, PAGE.length), makeWindowUpdate(stream, 1));
      client.frames.length = 0;
    }
  });
});

describe("a flood is broken off", () => {
  test.each(TOO_MUCH)("%s: %i", async (_, code, send) => {
    await server.withClient(async (client) => {
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
    await server.withClient(async (client) => {
      client.ask(1, "/silent", { method: "POST", isEnd: false });
      for (let at = 0; at < 20; at += 1) client.send(...Array.from({ length: 100 }, () => one));
      expect(await client.goodbye()).toBe(enhanceYourCalm);
    });
  });

  test("streams that are opened and reset without end", async () => {
    await server.withClient(async (client) => {
      for (let at = 0; at < 2_000; at += 1) {
        client.ask(2 * at + 1, "/silent");
        client.send(makeReset(2 * at + 1, ERROR.cancel));
      }
      expect(await client.goodbye()).toBe(enhanceYourCalm);
    });
  });
});
