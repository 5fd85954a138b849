/**
 * Certificates from an authority: which names have one, which are due, and the orders under way.
 * Handshakes are answered from memory; a name that is nobody's reaches neither the database nor the
 * authority.
 */
import type { SecureContext } from "node:tls";
import type { CertificateSource } from "../../../platform/certificate-source.ts";
import type { Context } from "../../../platform/context.ts";
import { OutboundError } from "../../../platform/outbound/errors.ts";
import type { Task } from "../../../platform/scheduler.ts";
import type { AcmeTlsSettings } from "../../../platform/tls-settings.ts";
import { Authority, AuthorityError, tidy } from "./authority.ts";
import { Challenges } from "./challenges.ts";
import { OrderLimitReached } from "./limits.ts";
import { obtainCertificate } from "./order.ts";
import { type Pem, readCertificate } from "./read-pem.ts";
import { chooseRenewal, nextAsking, renewalId } from "./renewal.ts";
import {
  type CertificateState,
  listStates,
  readAccount,
  readPem,
  readState,
  removeCertificate,
  storeAccountUrl,
  storeChanges,
} from "./store.ts";
import type { Ending } from "./warnings.ts";

/** How often names are compared with certificates; it costs no look into the database. */
const LOOK_EVERY_MS = 1_000;
const ORDERS_AT_ONCE = 4;
/** Contexts ready for handshakes, least recently used out first. */
const CONTEXTS_MAX = 2_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** After a failure, and four times as long after each further one: Let's Encrypt takes five an hour. */
const RETRY_MS_MIN = MINUTE_MS;
const RETRY_FACTOR = 4;
const RETRY_MS_MAX = DAY_MS;
/** After an authority could not be reached, which counts with none. */
const REACH_MS_MIN = MINUTE_MS / 2;
/** A certificate of a name that is no longer here goes this long after its end. */
const KEEP_EXPIRED_MS = 30 * DAY_MS;

export type AcmeParts = {
  settings: AcmeTlsSettings;
  /** Names that are live here, or proved to lead here. */
  listNames(ctx: Context): Promise<readonly string[]>;
};

type Work = "order" | "ask" | "remove";

export class AcmeCertificates implements CertificateSource {
  readonly #ctx: Context;
  readonly #parts: AcmeParts;
  readonly #states = new Map<string, CertificateState>();
  readonly #contexts = new Map<string, SecureContext>();
  readonly #challenges: Challenges;
  /** Names that are being worked on: one at a time for each. */
  readonly #busy = new Set<string>();
  readonly #ownHost: string;
  /** What was live at the last look. */
  #wanted: ReadonlySet<string> = new Set();
  #authority: Promise<Authority> | undefined;
  #onDefault: ((pem: Pem) => void) | undefined;

  private constructor(ctx: Context, parts: AcmeParts) {
    this.#ctx = ctx;
    this.#parts = parts;
    this.#challenges = new Challenges(ctx.clock.now);
    this.#ownHost = new URL(ctx.config.publicUrl).hostname;
  }

  static async open(ctx: Context, parts: AcmeParts): Promise<AcmeCertificates> {
    const opened = new AcmeCertificates(ctx, parts);
    for (const state of await listStates(ctx)) opened.#states.set(state.name, state);
    return opened;
  }

  get states(): CertificateState[] {
    return [...this.#states.values()];
  }

  find(name: string): SecureContext | undefined | Promise<SecureContext | undefined> {
    const context = this.#contexts.get(name);
    if (context) {
      this.#contexts.delete(name);
      this.#contexts.set(name, context);
      return context;
    }
    // Only names that have a certificate are looked for.
    if (this.#states.get(name)?.notAfter == null) return undefined;
    return readPem(this.#ctx, name).then((pem) => pem && this.#keep(name, pem));
  }

  httpAnswer(token: string): string | undefined {
    return this.#challenges.httpAnswer(token);
  }

  alpnAnswer(name: string): SecureContext | undefined {
    return this.#challenges.alpnAnswer(name);
  }

  watchDefault(listener: (pem: Pem) => void): void {
    this.#onDefault = listener;
    void readPem(this.#ctx, this.#ownHost).then((pem) => pem && listener(pem));
  }

  /** Those that should have been renewed by now, of names that are still here. */
  listEndings(): Ending[] {
    const now = this.#ctx.clock.now();
    return this.states.flatMap(({ name, notAfter, renewAt, failures, warnedDays, fault }) =>
      notAfter !== null && failures > 0 && (renewAt ?? 0) <= now && this.#wanted.has(name)
        ? [{ name, notAfter, warnedDays, fault }]
        : [],
    );
  }

  async noteWarned(name: string, warnedDays: number): Promise<void> {
    await storeChanges(this.#ctx, name, { warnedDays });
    await this.#refresh(name);
  }

  task(): Task {
    return {
      name: "certificates.order",
      everyMs: LOOK_EVERY_MS,
      concurrency: ORDERS_AT_ONCE,
      run: (signal) => this.#run(signal),
    };
  }

  /** Works on one name that is due; true when there may be another. */
  async #run(signal: AbortSignal): Promise<boolean> {
    const names = await this.#parts.listNames(this.#ctx);
    const due = this.#findDue(names);
    if (!due) return false;
    this.#busy.add(due.name);
    try {
      if (due.work === "remove") await removeCertificate(this.#ctx, due.name);
      else if (due.work === "ask") await this.#askForTime(due.name);
      else await this.#order(due.name, signal);
    } finally {
      await this.#refresh(due.name);
      this.#busy.delete(due.name);
    }
    return true;
  }

  #findDue(names: readonly string[]): { name: string; work: Work } | undefined {
    const now = this.#ctx.clock.now();
    this.#wanted = new Set(names);
    for (const name of names) {
      if (this.#busy.has(name)) continue;
      const state = this.#states.get(name);
      if (!state) return { name, work: "order" };
      const isRenewalDue = state.renewAt === null || state.renewAt <= now;
      if (isRenewalDue && state.nextAt <= now) return { name, work: "order" };
      if (!isRenewalDue && state.askAt !== null && state.askAt <= now) return { name, work: "ask" };
    }
    for (const { name, notAfter } of this.#states.values())
      if (
        !this.#wanted.has(name) &&
        !this.#busy.has(name) &&
        (notAfter ?? 0) + KEEP_EXPIRED_MS < now
      )
        return { name, work: "remove" };
    return undefined;
  }

  async #order(name: string, signal: AbortSignal): Promise<void> {
    try {
      const authority = await this.#openAuthority();
      const { settings } = this.#parts;
      const parts = { authority, challenges: this.#challenges, challenge: settings.challenge };
      const read = await obtainCertificate(this.#ctx, parts, name, signal);
      this.#keep(name, read);
      if (name === this.#ownHost) this.#onDefault?.(read);
      this.#ctx.log.info(
        { name, validTo: new Date(read.validTo).toISOString() },
        "certificate obtained",
      );
    } catch (error) {
      // The order stays as it is for the next start.
      if (signal.aborted) throw error;
      if (error instanceof OrderLimitReached) {
        await storeChanges(this.#ctx, name, { nextAt: error.until, fault: error.message });
        return;
      }
      await this.#postpone(name, error);
    }
  }

  async #postpone(name: string, error: unknown): Promise<void> {
    const failures = (this.#states.get(name)?.failures ?? 0) + 1;
    const isUnreached = error instanceof OutboundError;
    const firstMs = isUnreached ? REACH_MS_MIN : RETRY_MS_MIN;
    const waitMs = Math.min(firstMs * RETRY_FACTOR ** (failures - 1), RETRY_MS_MAX);
    const askedMs = error instanceof AuthorityError ? (error.retryAfterMs ?? 0) : 0;
    const nextAt = this.#ctx.clock.now() + Math.max(waitMs, Math.min(askedMs, RETRY_MS_MAX));
    const words = error instanceof Error ? error.message : String(error);
    const fault = tidy(
      isUnreached ? `the certificate authority could not be reached: ${words}` : words,
    );
    if (error instanceof AuthorityError && error.kind === "accountDoesNotExist")
      await this.#forgetAccount();
    await storeChanges(this.#ctx, name, { failures, nextAt, fault });
    const again = new Date(nextAt).toISOString();
    this.#ctx.log.warn({ name, fault, failures, again }, "no certificate could be obtained");
  }

  /** Asks the authority when it would like the certificate to be renewed (RFC 9773). */
  async #askForTime(name: string): Promise<void> {
    const now = this.#ctx.clock.now();
    const state = this.#states.get(name);
    const pem = await readPem(this.#ctx, name);
    const id = pem && renewalId(pem.cert);
    let askAt: number | null = nextAsking(now, undefined);
    let renewAt = state?.renewAt ?? now;
    try {
      const authority = await this.#openAuthority();
      const window = id === undefined ? undefined : await authority.readRenewalWindow(id);
      if (window) {
        askAt = nextAsking(now, window.askAgainMs);
        const chance = Buffer.from(this.#ctx.random.bytes(4)).readUInt32BE() / 2 ** 32;
        const isInWindow = renewAt >= window.start && renewAt <= window.end;
        if (!isInWindow) renewAt = chooseRenewal(window, chance);
      } else askAt = null;
    } catch (error) {
      this.#ctx.log.info({ err: error, name }, "the authority did not say when to renew");
    }
    await storeChanges(this.#ctx, name, { askAt, renewAt });
  }

  /** One account for all orders, registered once; a failure is tried again by the next order. */
  #openAuthority(): Promise<Authority> {
    this.#authority ??= this.#register().catch((error: unknown) => {
      this.#authority = undefined;
      throw error;
    });
    return this.#authority;
  }

  async #register(): Promise<Authority> {
    const { settings } = this.#parts;
    const account = await readAccount(this.#ctx, settings.directory);
    const authority = new Authority(this.#ctx, settings, account);
    if (account.url !== undefined) return authority;
    const url = await authority.register(settings.email);
    await storeAccountUrl(this.#ctx, settings.directory, url);
    return authority;
  }

  async #forgetAccount(): Promise<void> {
    this.#authority = undefined;
    await storeAccountUrl(this.#ctx, this.#parts.settings.directory, null);
  }

  async #refresh(name: string): Promise<void> {
    const state = await readState(this.#ctx, name);
    if (state) this.#states.set(name, state);
    else this.#states.delete(name);
    if (!state) this.#contexts.delete(name);
  }

  #keep(name: string, pem: Pem): SecureContext {
    const { context } = readCertificate(pem);
    this.#contexts.delete(name);
    this.#contexts.set(name, context);
    if (this.#contexts.size > CONTEXTS_MAX) {
      const oldest = this.#contexts.keys().next().value;
      if (oldest !== undefined) this.#contexts.delete(oldest);
    }
    return context;
  }
}
