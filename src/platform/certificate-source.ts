/** What the HTTPS listener asks of whoever keeps the certificates. */
import type { SecureContext } from "node:tls";
import type { Ready } from "../lib/ready.ts";

export type CertificateSource = {
  /**
   * The certificate for a name in lower case; undefined when there is none. Must answer names that are nobody's from memory: anybody can make them up.
   */
  find(name: string): Ready<SecureContext | undefined>;
  /** What to answer for a token below `/.well-known/acme-challenge/`. */
  httpAnswer(token: string): string | undefined;
  /** Tells the certificate for clients that send no name, now if there is one, and at each change. */
  watchDefault(listener: (pem: { cert: string; key: string }) => void): void;
  /** The certificate that answers a TLS-ALPN-01 challenge for a name. */
  alpnAnswer(name: string): SecureContext | undefined;
};

/** The protocol that an authority offers when it asks for a TLS-ALPN-01 answer (RFC 8737). */
export const ACME_PROTOCOL = "acme-tls/1";
