/** What a browser would say of the certificate at an address. Sends nothing over the connection. */
import tls, { type PeerCertificate } from "node:tls";
import { readPeerCertificate } from "../../platform/outbound/peer-certificate.ts";
import type { CertificateState } from "./model.ts";

const TIMEOUT_MS = 5_000;

export type TlsTarget = {
  host: string;
  address: string;
  port: number;
  /** PEM text of roots that are trusted beside the usual ones. */
  extraRoots: string | undefined;
};

export async function inspectCertificate(target: TlsTarget): Promise<CertificateState> {
  try {
    return await readCertificate(target);
  } catch (error) {
    const { host } = target;
    const why = error instanceof Error ? error.message : String(error);
    return {
      ...{ status: "missing", issuer: null, validUntil: null },
      text: `No HTTPS connection to ${host} can be made yet: ${why}`,
    };
  }
}

async function readCertificate(target: TlsTarget): Promise<CertificateState> {
  const { host, address, port, extraRoots } = target;
  const { certificate, fault } = await readPeerCertificate({
    ...{ host, address, port, timeoutMs: TIMEOUT_MS },
    ca: extraRoots === undefined ? undefined : [...tls.rootCertificates, extraRoots],
  });
  return describe(host, certificate, fault);
}

function describe(
  host: string,
  certificate: PeerCertificate,
  fault: string | undefined,
): CertificateState {
  const issuer = firstOf(certificate.issuer?.O) ?? firstOf(certificate.issuer?.CN) ?? null;
  const until = Date.parse(certificate.valid_to ?? "");
  const validUntil = Number.isNaN(until) ? null : until;
  const day =
    validUntil === null ? "an unknown day" : new Date(validUntil).toISOString().slice(0, 10);
  if (fault === undefined)
    return {
      ...{ status: "valid", issuer, validUntil },
      text: `The certificate of ${host} is valid until ${day}.`,
    };
  return {
    ...{ status: "invalid", issuer, validUntil },
    text: `Browsers do not accept the certificate of ${host} (${fault}).`,
  };
}

const firstOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
