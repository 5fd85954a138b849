/** Where the listener's certificates come from. Loaded only when SITEWRIGHT_TLS is on. */
import type { CertificateSource } from "../../../platform/certificate-source.ts";
import type { Context } from "../../../platform/context.ts";
import type { TlsSettings } from "../../../platform/tls-settings.ts";
import { listCertifiableNames } from "../served-names.ts";
import type { AcmeCertificates } from "./acme-certificates.ts";
import { openFileCertificate, readUsableFiles } from "./file-certificate.ts";
import type { StoredCertificate } from "./store.ts";
import { type WarnOperators, warningTask } from "./warnings.ts";

/** Throws `OperatorError` when the operator's own files cannot be used. */
export function checkFiles(settings: TlsSettings): void {
  if (settings.mode === "files") readUsableFiles(settings);
}

/** Throws `OperatorError` when there is nothing to begin with and nothing to be had. */
export async function openCertificates(
  ctx: Context,
  settings: TlsSettings,
  warn: WarnOperators,
): Promise<CertificateSource> {
  if (settings.mode === "files") return openFileCertificate(ctx, settings, warn);
  // With the client of the protocol, which `files` can do without.
  const { AcmeCertificates } = await import("./acme-certificates.ts");
  const certificates = await AcmeCertificates.open(ctx, {
    settings,
    listNames: listCertifiableNames,
  });
  ctx.scheduler.add(certificates.task());
  ctx.scheduler.add(
    warningTask(ctx, {
      warn,
      listEndings: () => certificates.listEndings(),
      noteWarned: (name, days) => certificates.noteWarned(name, days),
    }),
  );
  addGauges(ctx, certificates);
  return certificates;
}

function addGauges({ metrics, clock }: Context, certificates: AcmeCertificates): void {
  const count = (isMeant: (state: StoredCertificate) => boolean) =>
    certificates.states.filter(isMeant).length;
  metrics.gauge("sitewright_certificates", "Names with a certificate that is valid.", () =>
    count(({ notAfter }) => (notAfter ?? 0) > clock.now()),
  );
  metrics.gauge("sitewright_certificates_failing", "Names whose last order failed.", () =>
    count(({ failures }) => failures > 0),
  );
}
