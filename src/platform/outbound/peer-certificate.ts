/** What certificate a server shows for a name. Nothing is sent over the connection. */
import { connect, type PeerCertificate } from "node:tls";

export type CertificateTarget = {
  /** The name that the certificate is to be for. */
  host: string;
  /** Where to connect; whoever calls has judged it. */
  address: string;
  port: number;
  /** PEM texts of all roots that are trusted; the usual ones unless given. */
  ca?: readonly string[] | undefined;
  timeoutMs: number;
};

/** `fault` says why browsers would not accept it. Rejects when no TLS connection comes about. */
export function readPeerCertificate(
  target: CertificateTarget,
): Promise<{ certificate: PeerCertificate; fault: string | undefined }> {
  const { host, address, port, ca, timeoutMs } = target;
  const { promise, resolve, reject } = Promise.withResolvers<{
    certificate: PeerCertificate;
    fault: string | undefined;
  }>();
  const socket = connect({
    ...{ host: address, port, servername: host },
    ...(ca !== undefined && { ca: [...ca] }),
    // Whether it is valid is what the caller wants to know.
    rejectUnauthorized: false,
  });
  const timer = setTimeout(
    () => socket.destroy(new Error("the TLS handshake timed out")),
    timeoutMs,
  );
  socket.once("secureConnect", () => {
    const error = socket.authorizationError;
    resolve({
      certificate: socket.getPeerCertificate(),
      fault: socket.authorized ? undefined : String(error || "not trusted"),
    });
    socket.destroy();
  });
  socket.once("error", reject);
  socket.once("close", () => {
    clearTimeout(timer);
    reject(new Error("the connection was closed before a certificate came"));
  });
  return promise;
}
