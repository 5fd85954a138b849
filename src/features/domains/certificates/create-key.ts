import { generateKeyPairSync } from "node:crypto";

/** A private key on P-256, PEM. */
export function createCertificateKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}
