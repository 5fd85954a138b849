/**
 * Certificates from an authority: which names have one, which are due, and the orders under way.
 * Handshakes are answered from memory; a name that is nobody's reaches neither the database nor the
 * authority.
 */
import type { SecureContext } from "node:tls";
import type { Ready } from "../../../lib/ready.ts";
import type { CertificateSource } from "../../../platform/certificate-source.ts";
import type { Context } from "../../../platform/context.ts";
import { OutboundError } from "../../../platform/outbound/errors.ts";
import type { Task } from "../../../platform/scheduler.ts";
import type { AcmeTlsSettings } from "../../../platform/tls-settings.ts";
import { Authority, AuthorityError, tidyProblem } from "./authority.ts";
import { Challenges } from "./challenges.ts";
import { CERTIFICATES_TOPIC } from "./change-sources.ts";
import { OrderLimitReached } from "./limits.ts";
import { obtainCertificate } from "./order.ts";
import { type Pem, readCertificate } from "./read-pem.ts";
import { chooseRenewal, nextAsking, renewalId } from "./renewal.ts";
import {
  listCertificateStates,
  readAccount,
  readCertificateState,
  readPem,
  removeCertificate,
  type StoredCertificate,
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
  readonly #states = new Map<string, StoredCertificate>();
  readonly #contexts = new Map<string, SecureContext>();
  readonly #challenges: Challenges;
  /** Names that are being worked on: one at a time for each. */
  readonly #busy = new Set<string>();
  readonly #ownHost: string;
  /** Names that another instance works on, until they are looked at again (monotonic ms). */
  readonly #elsewhere = new Map<string, number>();
  /** What was live at the last look. */
  #wanted: ReadonlySet<string> = new Set();
  #authority: Promise<Authority> | undefined;
  #onDefault: ((pem: Pem) => void) | undefined;

  private constructor(ctx: Context, parts: AcmeParts) {
    this.#ctx = ctx;
    this.#parts = parts;
    this.#challenges = new Challenges(ctx);
    this.#ownHost = new URL(ctx.config.publicUrl).hostname;
  }

  static async open(ctx: Context, parts: AcmeParts): Promise<AcmeCertificates> {
    const opened = new AcmeCertificates(ctx, parts);
    await opened.#refreshAll();
    // What other instances have obtained, or failed to.
    ctx.sharing?.changes?.onChange((topic, name) => {
      if (name === undefined) void opened.#refreshAll().catch(() => {});
      else if (topic === CERTIFICATES_TOPIC) void opened.#learn(name).catch(() => {});
    });
    return opened;
  }

  get states(): StoredCertificate[] {
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

  httpAnswer(token: string): Ready<string | undefined> {
    return this.#challenges.httpAnswer(token);
  }

  alpnAnswer(name: string): Ready<SecureContext | undefined> {
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
    const { name } = due;
    this.#busy.add(name);
    try {
      const ran = await this.#ctx.leases.run(`certificate ${name}`, () => this.#work(name, signal));
      if ("waitMs" in ran) this.#elsewhere.set(name, this.#ctx.clock.monotonicMs() + ran.waitMs);
    } finally {
      await this.#refresh(name);
      this.#busy.delete(name);
    }
    return true;
  }

  /** Does what the name waits for, as it stands now that no other instance works on it. */
  async #work(name: string, signal: AbortSignal): Promise<void> {
    if (!this.#ctx.db.isLocal) await this.#refresh(name);
    const work = this.#workOn(name);
    if (work === "remove") await removeCertificate(this.#ctx, name);
    else if (work === "ask") await this.#askForTime(name);
    else if (work === "order") await this.#order(name, signal);
  }

  #findDue(names: readonly string[]): { name: string } | undefined {
    this.#wanted = new Set(names);
    const nowMs = this.#ctx.clock.monotonicMs();
    for (const [name, untilMs] of this.#elsewhere)
      if (untilMs <= nowMs) this.#elsewhere.delete(name);
    const isDue = (name: string) =>
      !this.#busy.has(name) && !this.#elsewhere.has(name) && this.#workOn(name) !== undefined;
    for (const name of names) if (isDue(name)) return { name };
    for (const name of this.#states.keys())
      if (!this.#wanted.has(name) && isDue(name)) return { name };
    return undefined;
  }

  /** What is due of a name, by what is known of it here. */
  #workOn(name: string): Work | undefined {
    const now = this.#ctx.clock.now();
    const state = this.#states.get(name);
    if (!this.#wanted.has(name))
      return state && (state.notAfter ?? 0) + KEEP_EXPIRED_MS < now ? "remove" : undefined;
    if (!state) return "order";
    const isRenewalDue = state.renewAt === null || state.renewAt <= now;
    if (isRenewalDue) return state.nextAt <= now ? "order" : undefined;
    return state.askAt !== null && state.askAt <= now ? "ask" : undefined;
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
    const fault = tidyProblem(
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
    const state = await readCertificateState(this.#ctx, name);
    if (state) this.#states.set(name, state);
    else this.#states.delete(name);
    if (!state) this.#contexts.delete(name);
  }

  async #refreshAll(): Promise<void> {
    const states = await listCertificateStates(this.#ctx);
    this.#states.clear();
    this.#contexts.clear();
    for (const state of states) this.#states.set(state.name, state);
  }

  /** Takes over what another instance has stored of a name. */
  async #learn(name: string): Promise<void> {
    if (this.#busy.has(name)) return;
    const before = this.#states.get(name)?.notBefore ?? null;
    await this.#refresh(name);
    if ((this.#states.get(name)?.notBefore ?? null) === before) return;
    this.#contexts.delete(name);
    if (name === this.#ownHost && this.#onDefault) this.watchDefault(this.#onDefault);
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
