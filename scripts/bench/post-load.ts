/** A load generator for POST /v1/sites. Prints the accepted requests a second. */
import { keepPosting } from "./keep-posting.ts";

const [port, key, connections, seconds] = process.argv.slice(2);
const body = JSON.stringify({ businessName: "Harbour Bakery", industry: "bakery" });

const rate = await keepPosting({
  port: Number(port),
  request: Buffer.from(
    `POST /v1/sites HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  ),
  connections: Number(connections),
  seconds: Number(seconds),
  isWhole(received) {
    const end = received.indexOf("\r\n\r\n");
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
    return end >= 0 && received.length >= end + 4 + length;
  },
  accepted: "HTTP/1.1 202",
});
console.log(rate);
