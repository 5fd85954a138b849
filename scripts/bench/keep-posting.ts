/**
 * What the load generators of durable writes share: plain sockets, of which each sends the request
 * again when it has the answer to the last.
 */

export type Posting = {
  port: number;
  request: Buffer;
  connections: number;
  seconds: number;
  /** Whether what has come in is all of an answer. */
  isWhole(received: string): boolean;
  /** How an answer begins that is the wanted one. */
  accepted: string;
};

/** The accepted requests a second. Throws at the first answer that is another. */
export async function keepPosting(posting: Posting): Promise<number> {
  const endsAt = performance.now() + posting.seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: posting.connections }, () => postUntil(endsAt, posting)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / posting.seconds;
}

/** One connection's accepted requests. */
function postUntil(endsAt: number, posting: Posting): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let received = "";
  let accepted = 0;
  Bun.connect({
    hostname: "127.0.0.1",
    port: posting.port,
    socket: {
      open: (socket) => void socket.write(posting.request),
      data(socket, chunk) {
        received += chunk.toString("latin1");
        if (!posting.isWhole(received)) return;
        if (!received.startsWith(posting.accepted)) reject(new Error(`refused: ${received}`));
        accepted += 1;
        received = "";
        if (performance.now() < endsAt) return void socket.write(posting.request);
        socket.end();
        resolve(accepted);
      },
      error: (_, error) => reject(error),
    },
  }).catch(reject);
  return promise;
}
