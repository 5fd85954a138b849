/** Why a call to the outside got no answer, in words that may be shown to whoever chose the address. */

export type OutboundFailure = "refused" | "unresolvable" | "timeout" | "connection";

export class OutboundError extends Error {
  override readonly name = "OutboundError";
  /** `refused` and `unresolvable`: nothing was connected to. */
  readonly kind: OutboundFailure;
  constructor(kind: OutboundFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Codes of a connection that never came about. */
const UNCONNECTED: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused",
  ConnectionRefused: "the connection was refused",
  FailedToOpenSocket: "no connection could be opened",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the network cannot be reached",
};

const OTHERS: Readonly<Record<string, string>> = {
  ECONNRESET: "the connection was closed without an answer",
  ConnectionClosed: "the connection was closed without an answer",
  Malformed_HTTP_Response: "the answer was not HTTP",
  ERR_TLS_CERT_ALTNAME_INVALID: "the TLS certificate is for another name",
  CERT_HAS_EXPIRED: "the TLS certificate has expired",
  CERT_NOT_YET_VALID: "the TLS certificate is not valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: "the TLS certificate is self-signed",
  SELF_SIGNED_CERT_IN_CHAIN: "the TLS certificate is self-signed",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "the TLS certificate cannot be verified",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "the TLS certificate cannot be verified",
  UNABLE_TO_GET_ISSUER_CERT: "the TLS certificate cannot be verified",
  CERT_SIGNATURE_FAILURE: "the TLS certificate cannot be verified",
  CERT_UNTRUSTED: "the TLS certificate cannot be verified",
  INVALID_CA: "the TLS certificate cannot be verified",
  EPROTO: "no TLS connection came about; the port may speak without TLS, or an old version of it",
};

/** The engine's error in words, and whether it came before anything could be sent. */
export function describeError(error: unknown): { text: string; isUnconnected: boolean } {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const text = UNCONNECTED[code] ?? OTHERS[code] ?? `the connection failed (${code || "no code"})`;
  return { text, isUnconnected: Object.hasOwn(UNCONNECTED, code) };
}
