/**
 * A load generator for a site's visitors over plain sockets: people of many addresses and a few
 * browsers look at the home page, and every fifth request is what the page's script reports. Each
 * connection sends the next request when it has the answer to the last. Prints how many of either
 * were answered.
 */
import { describePerson, PEOPLE } from "./visitors.ts";

const [port, host, connections, seconds] = process.argv.slice(2);
const REPORT_EVERY = 5;

const requests = Array.from({ length: PEOPLE }, (_, at) => {
  const { address, agent, referrer, language } = describePerson(at);
  const head =
    `Host: ${host}\r\nUser-Agent: ${agent}\r\nX-Forwarded-For: ${address}\r\n` +
    `Accept-Language: ${language}\r\n${referrer && `Referer: ${referrer}\r\n`}`;
  const report =
    `POST /_hit HTTP/1.1\r\n${head}Origin: http://${host}\r\nSec-Fetch-Site: same-origin\r\n` +
    "Content-Type: text/plain;charset=UTF-8\r\nContent-Length: 3\r\n\r\ncta";
  const view = `GET / HTTP/1.1\r\n${head}Accept: text/html\r\n\r\n`;
  return at % REPORT_EVERY === 0
    ? { kind: "reports" as const, bytes: Buffer.from(report) }
    : { kind: "views" as const, bytes: Buffer.from(view) };
});
const STATUS = { views: "HTTP/1.1 200", reports: "HTTP/1.1 204" } as const;

const answered = { views: 0, reports: 0 };
let next = 0;
const endsAt = performance.now() + Number(seconds) * 1000;

function visit(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let request = requests[0];
  let received = "";
  /** Bytes of the answer that are still to come, once its head is there. */
  let left: number | undefined;
  const send = (socket: { write(bytes: Uint8Array): number }) => {
    request = requests[next % PEOPLE];
    next += 1;
    received = "";
    left = undefined;
    if (request) socket.write(request.bytes);
  };
  void Bun.connect({
    hostname: "127.0.0.1",
    port: Number(port),
    socket: {
      open: send,
      data(socket, chunk) {
        if (!request) return;
        if (left === undefined) {
          received += chunk.toString("latin1");
          const end = received.indexOf("\r\n\r\n") + 4;
          if (end < 4) return;
          if (!received.startsWith(STATUS[request.kind]))
            return reject(new Error(`refused: ${received.slice(0, end)}`));
          const [, length = "0"] = /content-length: (\d+)/i.exec(received.slice(0, end)) ?? [];
          left = end + Number(length) - received.length;
        } else left -= chunk.length;
        if (left > 0) return;
        answered[request.kind] += 1;
        if (performance.now() < endsAt) return send(socket);
        resolve();
        socket.end();
      },
      close: () => reject(new Error("the connection was closed")),
      error: (_, error) => reject(error),
    },
  });
  return promise;
}

await Promise.all(Array.from({ length: Number(connections) }, visit));
console.log(JSON.stringify(answered));
