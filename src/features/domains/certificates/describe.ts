/** What is said of a name's certificate where the service orders it itself. */
import { X509Certificate } from "node:crypto";
import type { Context } from "../../../platform/context.ts";
import type { CertificateState } from "../model.ts";
import { readCertificateState, readChain } from "./store.ts";

/** Undefined where certificates are somebody else's business. */
export async function describeCertificate(
  ctx: Context,
  name: string,
): Promise<CertificateState | undefined> {
  if (ctx.config.tls?.mode !== "acme") return undefined;
  const state = await readCertificateState(ctx, name);
  const chain = await readChain(ctx, name);
  const now = ctx.clock.now();
  const trouble =
    state?.fault == null
      ? ""
      : `The last order failed: ${state.fault}. The next one is made ${inWords(state.nextAt)}.`;
  const validUntil = state?.notAfter ?? null;
  if (chain === undefined || validUntil === null || validUntil <= now) {
    const hope = "It is ordered by itself as soon as the name leads here.";
    const text = `There is no valid certificate for ${name} yet. ${trouble || hope}`;
    return { status: "missing", issuer: null, validUntil: null, text };
  }
  const text = `The certificate of ${name} is valid until ${inWords(validUntil)}. ${trouble}`;
  return { status: "valid", issuer: issuerOf(chain), validUntil, text: text.trim() };
}

/** Minutes are enough, and UTC is said. */
const inWords = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

function issuerOf(chain: string): string | null {
  const { issuer } = new X509Certificate(chain);
  const parts = issuer.split("\n");
  const part = ["O=", "CN="].map((start) => parts.find((one) => one.startsWith(start)));
  const found = part.find((one) => one !== undefined);
  return found === undefined ? null : found.slice(found.indexOf("=") + 1);
}
