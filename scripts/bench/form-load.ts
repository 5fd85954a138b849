/** A load generator for a site's form. Prints the accepted messages a second. */
import { keepPosting } from "./keep-posting.ts";
import { openForm } from "./open-form.ts";

const [port = "", host = "", connections, seconds] = process.argv.slice(2);
const fields = {
  name: "Robin Vale",
  email: "robin@example.com",
  message: "Do you bake for weddings? We would be forty, in the second week of May.",
  source: "/contact",
  _issued: await openForm(port, host, "/_forms/contact"),
};
const body = new URLSearchParams(fields).toString();

const rate = await keepPosting({
  port: Number(port),
  request: Buffer.from(
    `POST /_forms/contact HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\n` +
      "Content-Type: application/x-www-form-urlencoded\r\n" +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  ),
  connections: Number(connections),
  seconds: Number(seconds),
  // A redirect has no body, so its head is all of it.
  isWhole: (received) => received.endsWith("\r\n\r\n"),
  accepted: "HTTP/1.1 303",
});
console.log(rate);
