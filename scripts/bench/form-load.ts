/**
 * A load generator for a site's form over plain sockets: each connection sends the next message
 * when it has the answer to the last. Prints the accepted messages a second.
 */
const [port, host, connections, seconds] = process.argv.slice(2);
const fields = {
  name: "Robin Vale",
  email: "robin@example.com",
  message: "Do you bake for weddings? We would be forty, in the second week of May.",
  source: "/contact",
};
const body = new URLSearchParams(fields).toString();
const request = Buffer.from(
  `POST /_forms/contact HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\n` +
    "Content-Type: application/x-www-form-urlencoded\r\n" +
    `Content-Length: ${body.length}\r\n\r\n${body}`,
);

let accepted = 0;
let refused = "";
const endsAt = performance.now() + Number(seconds) * 1000;

await Promise.all(
  Array.from(
    { length: Number(connections) },
    () =>
      new Promise<void>((resolve, reject) => {
        let received = "";
        void Bun.connect({
          hostname: "127.0.0.1",
          port: Number(port),
          socket: {
            open: (socket) => void socket.write(request),
            data(socket, chunk) {
              received += chunk.toString("latin1");
              // A redirect has no body, so its head is all of it.
              if (!received.endsWith("\r\n\r\n")) return;
              if (received.startsWith("HTTP/1.1 303")) accepted += 1;
              else refused = received;
              received = "";
              if (refused || performance.now() > endsAt) {
                socket.end();
                resolve();
              } else socket.write(request);
            },
            error: (_, error) => reject(error),
          },
        });
      }),
  ),
);
if (refused) throw new Error(`refused: ${refused}`);
console.log(accepted / Number(seconds));
