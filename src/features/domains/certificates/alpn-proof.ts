/**
 * The certificate that answers a TLS-ALPN-01 challenge (RFC 8737): for nobody but the authority.
 * Made here, because acme-client's own may not be used to sign, which the runtime's TLS insists on.
 */
import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { createSecureContext, type SecureContext } from "node:tls";
import {
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from "@peculiar/x509";

const ACME_IDENTIFIER = "1.3.6.1.5.5.7.1.31";
const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const DAY_MS = 86_400_000;
/** DER of an octet string's tag and the length of what follows. */
const OCTET_STRING_32 = Buffer.from([0x04, 0x20]);

/** `proof` is the challenge's key authorization; `now` in epoch ms. */
export async function createAlpnProof(
  name: string,
  proof: string,
  now: number,
): Promise<SecureContext> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
  const digest = createHash("sha256").update(proof).digest();
  const identifier = Uint8Array.from(Buffer.concat([OCTET_STRING_32, digest]));
  const type = isIP(name) === 0 ? ("dns" as const) : ("ip" as const);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    keys,
    signingAlgorithm: ALGORITHM,
    name: "CN=ACME challenge",
    notBefore: new Date(now - DAY_MS),
    notAfter: new Date(now + DAY_MS),
    extensions: [
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new SubjectAlternativeNameExtension([{ type, value: name }]),
      new Extension(ACME_IDENTIFIER, true, identifier),
    ],
  });
  const key = Buffer.from(await crypto.subtle.exportKey("pkcs8", keys.privateKey));
  return createSecureContext({
    cert: certificate.toString("pem"),
    key: `-----BEGIN PRIVATE KEY-----\n${key.toString("base64")}\n-----END PRIVATE KEY-----\n`,
  });
}
