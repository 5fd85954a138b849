/** Where the listener's certificates come from. Loaded only when SITEWRIGHT_TLS is on. */
import type { CertificateSource } from "../../../platform/certificate-source.ts";
import type { Context } from "../../../platform/context.ts";
import type { TlsSettings } from "../../../platform/tls-settings.ts";
import { openFileCertificate } from "./file-certificate.ts";

/** Throws `OperatorError` when there is nothing to begin with and nothing to be had. */
export async function openCertificates(
  ctx: Context,
  settings: TlsSettings,
): Promise<CertificateSource> {
  if (settings.mode === "files") return openFileCertificate(ctx, settings);
  throw new Error("not yet");
}
