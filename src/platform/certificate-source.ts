/** What the HTTPS listener asks of whoever keeps the certificates. */
import type { SecureContext } from "node:tls";
import type { Ready } from "../lib/ready.ts";

export type CertificateSource = {
  /**
   * The certificate for a name in lower case; undefined when there is none. Must answer names that are nobody's from memory: anybody can make them up.
   */
  find(name: string): Ready<SecureContext | undefined>;
  /** What to answer for a token below `/.well-known/acme-challenge/`. */
  httpAnswer(token: string): Ready<string | undefined>;
  /** Tells the certificate for clients that send no name, now if there is one, and at each change. */
  watchDefault(listener: (pem: { cert: string; key: string }) => void): void;
  /** The certificate that answers a TLS-ALPN-01 challenge for a name. */
  alpnAnswer(name: string): Ready<SecureContext | undefined>;
};

/** The protocol that an authority offers when it asks for a TLS-ALPN-01 answer (RFC 8737). */
export const ACME_PROTOCOL = "acme-tls/1";

/**
 * For every context that visitors are shown, because each certificate's own context decides. ECDHE
 * with AEAD alone; TLS 1.3 brings its own suites.
 */
export const TLS_RULES: { minVersion: "TLSv1.2"; ciphers: string } = {
  minVersion: "TLSv1.2",
  ciphers: [
    "ECDHE-ECDSA-AES128-GCM-SHA256",
    "ECDHE-RSA-AES128-GCM-SHA256",
    "ECDHE-ECDSA-AES256-GCM-SHA384",
    "ECDHE-RSA-AES256-GCM-SHA384",
    "ECDHE-ECDSA-CHACHA20-POLY1305",
    "ECDHE-RSA-CHACHA20-POLY1305",
  ].join(":"),
};
