/** Parts of the listener that need no connection. */
import { expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import {
  connect as connectTls,
  createSecureContext,
  type SecureVersion,
  type TLSSocket,
} from "node:tls";
import { createAuthority } from "../../../test/fixtures/certificates.ts";
import type { CertificateSource } from "../../platform/certificate-source.ts";
import { offersChallenge } from "./challenge-front.ts";
import { inheritedSockets } from "./inherited-sockets.ts";
import { Peers } from "./peers.ts";
import { SecureFront } from "./secure-front.ts";

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

test.each(["TLSv1.2", "TLSv1.3"] as const)(
  "a session of %s is resumed until the keys of tickets are renewed, with a default certificate or without",
  async (version) => {
    const { authority, pem, front, port, close } = await openFront(1_000);
    const shake = (session?: Buffer | undefined) =>
      shakeHands({ port, ca: authority.root, version, session });
    try {
      for (const isDefaultKnown of [false, true]) {
        if (isDefaultKnown) front.setDefault(pem);
        const first = await shake();
        expect(first.isReused).toBe(false);
        expect((await shake(first.session)).isReused).toBe(true);
        front.renewTicketKeys();
        expect((await shake(first.session)).isReused).toBe(false);
      }
    } finally {
      close();
    }
  },
);

test("a hello that comes while the service starts waits for its certificate", async () => {
  const attaching = Promise.withResolvers<void>();
  const { authority, front, port, close } = await openFront(1_000, attaching.promise);
  try {
    front.server.once("connection", () => attaching.resolve());
    const early = await shakeHands({ port, ca: authority.root, version: "TLSv1.3" });
    expect(early.isReused).toBe(false);
  } finally {
    close();
  }
});

test("when descriptors run short, whoever comes is answered, and the longest idle are ended", async () => {
  const places = 10;
  // Each takes three, once it has said something.
  const { authority, front, port, close } = await openFront(3 * places);
  const open: TLSSocket[] = [];
  const come = async () => {
    const socket = connectTls({
      port,
      host: "127.0.0.1",
      servername: "a.test",
      ca: authority.root,
    });
    socket.on("error", () => {});
    open.push(socket);
    await echoed(socket);
    return socket;
  };
  try {
    const busy = await come();
    const idle = await come();
    const ended = new Promise((resolve) => idle.once("close", resolve));
    for (let visitors = 0; visitors < 5 * places; visitors += 1) {
      await echoed(busy);
      const visitor = await come();
      expect(front.connections).toBeLessThanOrEqual(places);
      await echoed(visitor);
    }
    await ended;
    await echoed(busy);
    expect(front.connections).toBeGreaterThan(places / 2);
  } finally {
    for (const socket of open) socket.destroy();
    close();
  }
});

test("much in both directions passes whole and in order", async () => {
  const { authority, port, close } = await openFront(1_000);
  const sent = randomBytes(3_000_000);
  try {
    const socket = connectTls({
      ...{ port, host: "127.0.0.1", servername: "a.test", ca: authority.root },
      ALPNProtocols: ["http/1.1"],
    });
    const chunks: Buffer[] = [];
    let received = 0;
    await new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.once("close", () => reject(new Error("the connection was ended")));
      socket.once("secureConnect", () => socket.write(sent));
      socket.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        received += chunk.length;
        if (received >= sent.length) resolve();
      });
    });
    expect(Buffer.compare(Buffer.concat(chunks), sent)).toBe(0);
    socket.destroy();
  } finally {
    close();
  }
});

test("who floods a server that has said goodbye is broken off, and after some times refused", async () => {
  const goodbye = (socket: Socket) => {
    socket.once("data", () => socket.end("bye"));
    socket.on("error", () => socket.destroy());
  };
  const { authority, port, close } = await openFront(1_000, undefined, goodbye);
  /** Sends without an end; answers whether the handshake was done when it was broken off. */
  const flood = (protocol: string, bytesMax = Number.POSITIVE_INFINITY) =>
    new Promise<boolean>((resolve) => {
      const socket = connectTls({
        ...{ port, host: "127.0.0.1", servername: "a.test", ca: authority.root },
        ...{ ALPNProtocols: [protocol], allowHalfOpen: true },
      });
      let isDone = false;
      let sent = 0;
      const pour = () => {
        const isOver = sent >= bytesMax;
        if (socket.destroyed || isOver) return void (isOver && socket.end());
        sent += 16_384;
        if (socket.write(Buffer.alloc(16_384))) setImmediate(pour);
        else socket.once("drain", pour);
      };
      socket.once("secureConnect", () => {
        isDone = true;
        socket.resume();
        pour();
      });
      socket.on("error", () => {});
      socket.once("close", () => resolve(isDone));
    });
  try {
    // An upload that is refused by HTTP/1.1 is no flood.
    for (let uploads = 0; uploads < 10; uploads += 1)
      expect(await flood("http/1.1", 1_000_000)).toBe(true);
    let broken = 0;
    while (await flood("h2")) broken += 1;
    expect(broken).toBeGreaterThanOrEqual(8);
  } finally {
    close();
  }
});

type Behind = (socket: Socket) => void;

const echo: Behind = (socket) => {
  socket.on("error", () => socket.destroy());
  socket.pipe(socket);
};

/** The front with a certificate for `a.test` and, behind it, a server that sends back what it gets. */
async function openFront(descriptorsMax: number, attaching?: Promise<void>, behind = echo) {
  const authority = await createAuthority();
  const pem = await authority.issue(["a.test"]);
  const context = createSecureContext(pem);
  const source: CertificateSource = {
    find: () => context,
    httpAnswer: () => undefined,
    alpnAnswer: () => undefined,
    watchDefault: () => undefined,
  };
  const inner = createServer(behind);
  const front = new SecureFront({
    ...{ http2: true, peers: new Peers(), relayed: undefined, descriptorsMax },
    innerPort: await listenOn(inner),
    source: () => attaching?.then(() => source) ?? source,
    findReady: () => undefined,
    now: Date.now,
  });
  const close = () => {
    front.close();
    inner.close();
  };
  return { authority, pem, front, close, port: await listenOn(front.server) };
}

/** Resolves when something that was sent has come back; rejects when the connection is ended. */
function echoed(socket: TLSSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    const onClose = () => reject(new Error("the connection was ended"));
    socket.once("close", onClose);
    socket.once("data", () => {
      socket.off("close", onClose);
      resolve();
    });
    socket.write("hello");
  });
}

function listenOn(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

type Handshake = {
  port: number;
  ca: string;
  version: SecureVersion;
  session?: Buffer | undefined;
};

/** A handshake as `a.test`; `session` is what it can be resumed with. */
function shakeHands({ port, ca, version, session }: Handshake) {
  return new Promise<{ isReused: boolean; session: Buffer | undefined }>((resolve, reject) => {
    const socket = connectTls({
      ...{ port, host: "127.0.0.1", servername: "a.test", ca },
      ...{ minVersion: version, maxVersion: version },
      ...(session && { session }),
    });
    let given: Buffer | undefined;
    socket.on("session", (one: Buffer) => {
      given = one;
    });
    socket.once("secureConnect", () => socket.write("hello"));
    // With TLS 1.3 tickets come after the handshake, before anything else.
    socket.once("data", () => {
      const isReused = socket.isSessionReused();
      socket.destroy();
      resolve({ isReused, session: given });
    });
    socket.once("error", reject);
  });
}

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
