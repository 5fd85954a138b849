/** What `doctor` says of certificates. */
import type { Context } from "../../../platform/context.ts";
import { listCertifiableNames } from "../served-names.ts";
import { readFiles } from "./file-certificate.ts";
import { listCertificateStates, listUnopenable } from "./store.ts";

export type CertificateCheck = { ok: boolean; isWarning?: boolean; text: string };

const NEAR_END_MS = 14 * 86_400_000;

/** Undefined where certificates are somebody else's business. */
export async function checkCertificates(ctx: Context): Promise<CertificateCheck | undefined> {
  const { tls } = ctx.config;
  if (tls === undefined) return undefined;
  if (tls.mode === "acme") return checkOrdered(ctx);
  try {
    const { leaf, validFrom, validTo } = readFiles(tls);
    const own = new URL(ctx.config.publicUrl).hostname;
    if (leaf.checkHost(own) === undefined)
      return { ok: false, text: `${tls.certPath} is not for ${own}, the service's own host` };
    const what = `the certificate in ${tls.certPath}`;
    if (validFrom > ctx.clock.now())
      return { ok: false, text: `${what} is valid from ${dayOf(validFrom)} on, and not before` };
    return judgeEnd(ctx, what, validTo);
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}

async function checkOrdered(ctx: Context): Promise<CertificateCheck> {
  const [sealed] = await listUnopenable(ctx);
  if (sealed !== undefined)
    return { ok: false, text: `the key of ${sealed} does not open with this instance key` };
  const now = ctx.clock.now();
  const names = await listCertifiableNames(ctx);
  const states = new Map((await listCertificateStates(ctx)).map((state) => [state.name, state]));
  const missing = names.filter((name) => (states.get(name)?.notAfter ?? 0) <= now);
  const [first] = missing;
  if (first !== undefined) {
    const fault = states.get(first)?.fault ?? "it is still to be ordered";
    const text = `${missing.length} of ${names.length} names have no valid certificate, such as ${first}: ${fault}`;
    return { ok: false, text };
  }
  const late = names.flatMap((name) => {
    const state = states.get(name);
    return state?.notAfter != null && (state.renewAt ?? 0) <= now && state.failures > 0
      ? [{ name, notAfter: state.notAfter, fault: state.fault }]
      : [];
  });
  const [next] = late.sort((a, b) => a.notAfter - b.notAfter);
  if (next === undefined) return { ok: true, text: `all ${names.length} names have one` };
  const judged = judgeEnd(ctx, `the certificate of ${next.name}`, next.notAfter);
  const text = `${judged.text}, and could not be renewed: ${next.fault}`;
  return judged.ok ? { ok: true, isWarning: true, text } : { ok: false, text };
}

function judgeEnd(ctx: Context, what: string, validTo: number): CertificateCheck {
  const now = ctx.clock.now();
  const day = dayOf(validTo);
  if (validTo <= now) return { ok: false, text: `${what} expired on ${day}` };
  const text = `${what} is valid until ${day}`;
  return validTo - now < NEAR_END_MS ? { ok: false, text } : { ok: true, text };
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
