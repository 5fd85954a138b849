/**
 * A load generator for POST /v1/sites over plain sockets: each connection sends the next request
 * when it has the answer to the last. Prints the accepted requests a second.
 */
const [port, key, connections, seconds] = process.argv.slice(2);
const body = JSON.stringify({ businessName: "Harbour Bakery", industry: "bakery" });
const request = Buffer.from(
  `POST /v1/sites HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
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
              const end = received.indexOf("\r\n\r\n");
              if (end < 0) return;
              const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
              if (received.length < end + 4 + length) return;
              if (received.startsWith("HTTP/1.1 202")) accepted += 1;
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
