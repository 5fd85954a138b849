/** A certificate with its key, read from PEM and judged before anybody is shown it. */
import { createPrivateKey, X509Certificate } from "node:crypto";
import { createSecureContext, type SecureContext } from "node:tls";
import { TLS_RULES } from "../../../platform/certificate-source.ts";

export type Pem = { cert: string; key: string };

export type ReadCertificate = Pem & {
  readonly leaf: X509Certificate;
  readonly context: SecureContext;
  /** Epoch ms. */
  readonly validFrom: number;
  readonly validTo: number;
};

/** Throws an error whose message says in words what is wrong. */
export function readCertificate({ cert, key }: Pem): ReadCertificate {
  const leaf = attempt("the certificate file holds no certificate in PEM", () => {
    return new X509Certificate(cert);
  });
  const privateKey = attempt("the key file holds no private key in PEM without a passphrase", () =>
    createPrivateKey(key),
  );
  if (!leaf.checkPrivateKey(privateKey))
    throw new Error("the key does not belong to the certificate");
  const context = attempt("certificate and key cannot be used together", () =>
    createSecureContext({ cert, key, ...TLS_RULES }),
  );
  const validFrom = Date.parse(leaf.validFrom);
  const validTo = Date.parse(leaf.validTo);
  return { cert, key, leaf, context, validFrom, validTo };
}

function attempt<Value>(fault: string, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new Error(fault, { cause });
  }
}
