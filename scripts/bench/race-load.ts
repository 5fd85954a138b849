/**
 * A crowd for one event over plain sockets: all connections are open before the first sends, then
 * everybody registers at once. Prints each answer's milliseconds and status as JSON.
 */
import { openForm } from "./open-form.ts";

const [port = "", host = "", slug = "", people] = process.argv.slice(2);

const issued = await openForm(port, host, `/events/${slug}/register`);

type Answered = { ms: number; status: string };

const request = (at: number): Buffer => {
  const body = JSON.stringify({
    ...{ name: `Person ${at}`, email: `p${at}@visitors.test`, seats: 1 + (at % 3) },
    _issued: issued,
  });
  return Buffer.from(
    `POST /events/${slug}/register HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
};

const opened = await Promise.all(
  Array.from({ length: Number(people) }, async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    let received = "";
    const socket = await Bun.connect({
      hostname: "127.0.0.1",
      port: Number(port),
      socket: {
        data(_, chunk) {
          received += chunk.toString("latin1");
          const end = received.indexOf("\r\n\r\n");
          const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
          if (end >= 0 && received.length >= end + 4 + length) resolve(received);
        },
      },
    });
    return { socket, answered: promise };
  }),
);

const requests = opened.map((_, at) => request(at));
const answers = await Promise.all(
  opened.map(async ({ socket, answered }, at): Promise<Answered> => {
    const sentAt = performance.now();
    socket.write(requests[at] ?? "");
    const text = await answered;
    const ms = performance.now() - sentAt;
    if (!text.startsWith("HTTP/1.1 201")) throw new Error(`refused: ${text}`);
    return { ms, status: /"status":"(\w+)"/.exec(text)?.[1] ?? "" };
  }),
);
for (const { socket } of opened) socket.end();
console.log(JSON.stringify(answers));
