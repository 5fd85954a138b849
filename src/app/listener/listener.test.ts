/** Parts of the listener that need no connection. */
import { expect, test } from "bun:test";
import { createServer } from "node:net";
import { connect as connectTls } from "node:tls";
import { offersChallenge } from "./challenge-front.ts";
import { inheritedSockets } from "./inherited-sockets.ts";

test("sockets of a parent are taken by name, or in order, and only when meant for this process", () => {
  const two = { LISTEN_FDS: "2", LISTEN_PID: "7" };
  expect(inheritedSockets({ ...two, LISTEN_FDNAMES: "http:https" }, 7)).toEqual({
    https: 4,
    http: 3,
  });
  expect(inheritedSockets(two, 7)).toEqual({ https: 3, http: 4 });
  expect(inheritedSockets({ ...two, LISTEN_FDS: "1" }, 7)).toEqual({ https: 3 });
  expect(inheritedSockets({ ...two, LISTEN_FDNAMES: "http:other" }, 7)).toEqual({ http: 3 });
  expect(inheritedSockets(two, 8)).toEqual({});
  expect(inheritedSockets({}, 7)).toEqual({});
});

test.each([
  [true, ["acme-tls/1"]],
  [false, ["h2", "http/1.1"]],
])("a hello is recognised in any pieces: %p", async (expected, ALPNProtocols) => {
  const hello = await captureHello(ALPNProtocols);
  for (let length = 0; length < hello.length; length += 1)
    expect(offersChallenge(hello.subarray(0, length))).toBe("wait");
  expect(offersChallenge(hello)).toBe(expected);
});

test("what is no handshake is not waited for", () => {
  expect(offersChallenge(Buffer.from("G"))).toBe(false);
});

/** The bytes that a client begins with. */
function captureHello(ALPNProtocols: string[]): Promise<Buffer> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.once("data", (hello: Buffer) => {
        socket.destroy();
        server.close();
        resolve(hello);
      });
    });
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      connectTls({ port, host: "127.0.0.1", ALPNProtocols }).on("error", () => {});
    });
  });
}
