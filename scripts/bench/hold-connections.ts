/** Opens TLS connections to a port of this machine, says when all of them stand, and holds them. */
import { connect } from "node:tls";

const [port = 0, count = 0] = process.argv.slice(2).map(Number);
const AT_ONCE = 50;

const open = () =>
  new Promise<void>((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, rejectUnauthorized: false });
    socket.once("secureConnect", () => resolve());
    socket.once("error", reject);
  });

for (let opened = 0; opened < count; opened += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - opened) }, open));
console.log("open");
setInterval(() => {}, 60_000);
