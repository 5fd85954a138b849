/** Answers certificate authorities that ask for a TLS-ALPN-01 proof (RFC 8737), and nothing else. */
import { createServer, type TLSSocket } from "node:tls";
import { ACME_PROTOCOL, type CertificateSource } from "../../platform/certificate-source.ts";

const HANDSHAKE_MS_MAX = 10_000;
const HANDSHAKE_RECORD = 22;
const RECORD_HEAD_BYTES = 5;
/** As it stands in a hello: its length, then its name. */
const OFFER = Buffer.from(`\x0a${ACME_PROTOCOL}`, "latin1");

/**
 * Whether the hello at the start of a connection offers the challenge's protocol. A hello that only
 * looks so is led to where nothing but challenges are answered.
 */
export function offersChallenge(start: Buffer): boolean | "wait" {
  if (start.length === 0) return "wait";
  if (start[0] !== HANDSHAKE_RECORD) return false;
  if (start.length < RECORD_HEAD_BYTES) return "wait";
  const wanted = RECORD_HEAD_BYTES + start.readUInt16BE(3);
  return start.length < wanted ? "wait" : start.subarray(0, wanted).includes(OFFER);
}

export class ChallengeFront {
  readonly server: ReturnType<typeof createServer>;

  constructor(source: () => Pick<CertificateSource, "alpnAnswer"> | undefined) {
    this.server = createServer({
      minVersion: "TLSv1.2",
      handshakeTimeout: HANDSHAKE_MS_MAX,
      SNICallback: (name, done) => {
        const answer = source()?.alpnAnswer(name.toLowerCase());
        if (answer instanceof Promise)
          answer.then(
            (context) => done(null, context),
            (error: Error) => done(error),
          );
        else done(null, answer);
      },
      ALPNCallback: ({ protocols }) =>
        protocols.includes(ACME_PROTOCOL) ? ACME_PROTOCOL : undefined,
    });
    this.server.on("connection", (socket) => socket.on("error", () => socket.destroy()));
    this.server.on("tlsClientError", (_, socket) => socket.destroy());
    // The proof is the handshake itself.
    this.server.on("secureConnection", (socket: TLSSocket) => socket.end());
  }
}
