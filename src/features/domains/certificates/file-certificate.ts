/** The operator's own certificate, from two PEM files that are looked at again and again. */
import { readFileSync } from "node:fs";
import { OperatorError } from "../../../lib/errors.ts";
import type { CertificateSource } from "../../../platform/certificate-source.ts";
import type { Context } from "../../../platform/context.ts";
import type { FileTlsSettings } from "../../../platform/tls-settings.ts";
import { type Pem, type ReadCertificate, readCertificate } from "./read-pem.ts";
import { type Ending, type WarnOperators, warningTask } from "./warnings.ts";

/** Their content is compared, which no way of replacing files escapes. */
const LOOK_EVERY_MS = 5_000;
const WARN_BEFORE_MS = 14 * 24 * 60 * 60 * 1_000;

type Listener = (pem: Pem) => void;

/** Throws `OperatorError` when the files cannot be used at the start. */
export function openFileCertificate(
  ctx: Context,
  settings: FileTlsSettings,
  warn: WarnOperators,
): CertificateSource {
  const file = new FileCertificate(ctx, settings);
  ctx.scheduler.add({
    name: "certificates.reload",
    everyMs: LOOK_EVERY_MS,
    async run() {
      file.look();
      return false;
    },
  });
  ctx.scheduler.add(
    warningTask(ctx, {
      warn,
      listEndings: () => [file.ending],
      async noteWarned(_, days) {
        file.warnedDays = days;
      },
    }),
  );
  ctx.metrics.gauge(
    "sitewright_certificate_expiry_seconds",
    "Unix time at which the first certificate expires.",
    () => Math.round(file.validTo / 1_000),
  );
  return file;
}

/** What is in the files at the start. Throws `OperatorError` when they cannot be used. */
export function readUsableFiles(settings: FileTlsSettings): ReadCertificate {
  try {
    return readFiles(settings);
  } catch (error) {
    throw new OperatorError(
      `SITEWRIGHT_TLS_CERT and SITEWRIGHT_TLS_KEY cannot be used: ${textOf(error)}; for example SITEWRIGHT_TLS_CERT=/etc/ssl/sites.pem SITEWRIGHT_TLS_KEY=/etc/ssl/sites.key`,
      { cause: error },
    );
  }
}

/** What is in the files now. Throws an error that says in words what is wrong with them. */
export function readFiles({ certPath, keyPath }: FileTlsSettings): ReadCertificate {
  return readCertificate(readTexts(certPath, keyPath));
}

function readTexts(certPath: string, keyPath: string): Pem {
  return { cert: readText(certPath), key: readText(keyPath) };
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw new Error(`${path} cannot be read`, { cause });
  }
}

class FileCertificate implements CertificateSource {
  readonly #ctx: Context;
  readonly #settings: FileTlsSettings;
  #served: ReadCertificate;
  #listener: Listener | undefined;
  /** Told of the certificate that is served; a new start tells it again. */
  warnedDays: number | null = null;
  /** What was wrong at the last look; undefined when nothing was. */
  #fault: string | undefined;
  #toldFault: string | undefined;

  constructor(ctx: Context, settings: FileTlsSettings) {
    this.#ctx = ctx;
    this.#settings = settings;
    this.#served = readUsableFiles(settings);
    this.#tellDates();
  }

  get validTo(): number {
    return this.#served.validTo;
  }

  get ending(): Ending {
    const { leaf, validTo } = this.#served;
    const name = leaf.subjectAltName?.split(", ")[0]?.replace("DNS:", "") ?? "the files";
    return { name, notAfter: validTo, warnedDays: this.warnedDays, fault: this.#toldFault ?? null };
  }

  find(name: string) {
    return this.#served.leaf.checkHost(name) === undefined ? undefined : this.#served.context;
  }

  httpAnswer(): undefined {
    return undefined;
  }

  alpnAnswer(): undefined {
    return undefined;
  }

  watchDefault(listener: Listener): void {
    this.#listener = listener;
    listener(this.#served);
  }

  /** Takes over what is new; what cannot be used is told, and the old one is served on. */
  look(): void {
    try {
      const { certPath, keyPath } = this.#settings;
      const texts = readTexts(certPath, keyPath);
      const isSame = texts.cert === this.#served.cert && texts.key === this.#served.key;
      if (!isSame) this.#take(readCertificate(texts));
      this.#fault = undefined;
      this.#toldFault = undefined;
    } catch (error) {
      this.#tellFault(textOf(error));
    }
  }

  #take(read: ReadCertificate): void {
    this.#served = read;
    this.warnedDays = null;
    this.#listener?.(read);
    this.#tellDates();
  }

  /** Two files are never replaced at once, so what is wrong has to stay wrong for another look. */
  #tellFault(fault: string): void {
    if (fault === this.#fault && fault !== this.#toldFault) {
      this.#toldFault = fault;
      this.#ctx.log.error(
        { fault },
        "the new certificate cannot be used; the old one is served on",
      );
    }
    this.#fault = fault;
  }

  #tellDates(): void {
    const { leaf, validTo } = this.#served;
    const facts = { names: leaf.subjectAltName, validTo: new Date(validTo).toISOString() };
    if (validTo - this.#ctx.clock.now() < WARN_BEFORE_MS)
      this.#ctx.log.warn(facts, "the certificate expires soon, or has expired");
    else this.#ctx.log.info(facts, "certificate read");
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
