/**
 * Answers that are ready to be sent, in memory up to a budget of bytes; what was used longest ago
 * goes first. Each file of a build is loaded when it is first asked for, once however many ask.
 */
import type { Context } from "../../platform/context.ts";
import { readContent } from "../publishing/room.ts";
import {
  type BuildFile,
  type Encoding,
  getBuild,
  isPage,
  listBuildFiles,
  NOT_FOUND_PATH,
} from "../versions/room.ts";
import { ByteBudget, type Kept } from "./byte-budget.ts";
import { etagOf, fileHeaders } from "./headers.ts";
import { findForms, IssuedPage } from "./issued-page.ts";
import { ReadyAnswer } from "./ready-answer.ts";

/** A file's answer in one encoding. */
export type ReadyFile = {
  /** What it takes in memory, roughly. */
  readonly bytes: number;
  readonly etag: string;
  readonly full: ReadyAnswer;
  readonly notModified: ReadyAnswer;
  /** What is sent instead of both, for a page with forms. */
  readonly issued: IssuedPage | undefined;
};

/** One build's files by path. */
export type HostedBuild = {
  readonly fingerprint: string;
  readonly files: Map<string, HostedFile>;
  /** The page for unknown paths; it answers with status 404. */
  readonly notFound: HostedFile | undefined;
};

export type HostedFile = {
  readonly file: BuildFile;
  readonly status: 200 | 404;
  /** A document that people read, unlike the files it is made of. */
  readonly isPage: boolean;
  /** An asset of a former build that somebody has asked for: its content goes with that build. */
  readonly isFormer?: boolean;
  readonly ready: Partial<Record<Encoding, ReadyFile & Kept>>;
  readonly loading: Partial<Record<Encoding, Promise<ReadyFile>>>;
};

/** What an index entry takes in memory, roughly: a path, a hash, a type and the objects around them. */
const INDEX_ENTRY_BYTES = 500;
/** Headers and objects of one ready answer, roughly. */
const READY_OVERHEAD_BYTES = 3_000;

export class ReadyFiles {
  readonly #ctx: Context;
  readonly #budget: ByteBudget;
  /** Whether something else than the runtime's server sends answers too. */
  readonly #keepsParts: boolean;
  readonly #builds = new Map<string, { siteId: string; build: HostedBuild; kept: Kept }>();
  readonly #loading = new Map<string, Promise<HostedBuild>>();

  constructor(ctx: Context, bytesMax: number) {
    this.#ctx = ctx;
    this.#budget = new ByteBudget(bytesMax);
    this.#keepsParts = ctx.config.tls?.http2 === true;
  }

  /** Bytes held at the moment; never more than the budget after a load has ended. */
  get bytes(): number {
    return this.#budget.bytes;
  }

  hasBuildsOf(siteId: string): boolean {
    return this.#builds.values().some((known) => known.siteId === siteId);
  }

  /** Gives back what is held of a site's builds but these. */
  keepOnly(siteId: string, buildIds: readonly (string | null)[]): void {
    for (const [buildId, known] of [...this.#builds])
      if (known.siteId === siteId && !buildIds.includes(buildId)) this.#budget.drop(known.kept);
  }

  /** The build's index when it is in memory. */
  peekBuild(buildId: string): HostedBuild | undefined {
    const known = this.#builds.get(buildId);
    if (known === undefined) return undefined;
    this.#budget.use(known.kept);
    return known.build;
  }

  /** From memory when it is there: what visitors use is not read again for one who errs. */
  async loadBuild(buildId: string): Promise<HostedBuild> {
    const known = this.peekBuild(buildId);
    if (known !== undefined) return known;
    let loading = this.#loading.get(buildId);
    if (loading === undefined) {
      loading = this.#readBuild(buildId).finally(() => this.#loading.delete(buildId));
      this.#loading.set(buildId, loading);
    }
    return loading;
  }

  /** The file's answer when it is in memory. */
  peek(hosted: HostedFile, encoding: Encoding): ReadyFile | undefined {
    const ready = hosted.ready[encoding];
    if (ready === undefined) return undefined;
    this.#budget.use(ready);
    return ready;
  }

  async load(hosted: HostedFile, encoding: Encoding, fingerprint: string): Promise<ReadyFile> {
    let loading = hosted.loading[encoding];
    if (loading === undefined) {
      loading = this.#readFile(hosted, encoding, fingerprint).finally(() => {
        delete hosted.loading[encoding];
      });
      hosted.loading[encoding] = loading;
    }
    return loading;
  }

  async #readBuild(buildId: string): Promise<HostedBuild> {
    const [{ siteId, fingerprint }, stored] = await Promise.all([
      getBuild(this.#ctx, buildId),
      listBuildFiles(this.#ctx, buildId),
    ]);
    const files = new Map<string, HostedFile>();
    let notFound: HostedFile | undefined;
    for (const file of stored) {
      if (file.path === NOT_FOUND_PATH) notFound = hostFile(file, 404);
      else files.set(file.path, hostFile(file, 200));
    }
    const build: HostedBuild = { fingerprint, files, notFound };
    const kept: Kept = {
      bytes: files.size * INDEX_ENTRY_BYTES,
      usedAt: 0,
      drop: () => {
        this.#builds.delete(buildId);
        for (const hosted of [...files.values(), notFound])
          for (const ready of Object.values(hosted?.ready ?? {})) this.#budget.drop(ready);
      },
    };
    this.#builds.set(buildId, { siteId, build, kept });
    this.#budget.keep(kept);
    return build;
  }

  async #readFile(hosted: HostedFile, wanted: Encoding, fingerprint: string): Promise<ReadyFile> {
    const { file } = hosted;
    const html = file.contentType.startsWith("text/html")
      ? await readContent(this.#ctx, file, "identity")
      : undefined;
    const form = html && findForms(html.bytes);
    // A page with forms is written when it is sent, in any encoding.
    const { bytes, encoding } =
      form === undefined
        ? await readContent(this.#ctx, file, wanted)
        : { bytes: html?.bytes ?? new Uint8Array(), encoding: wanted };
    const usesRecaptcha = this.#ctx.config.recaptcha !== undefined;
    const headers = fileHeaders(file, encoding, { fingerprint, usesRecaptcha });
    const { "content-type": _type, "content-encoding": _encoding, ...validators } = headers;
    const etag = etagOf(file.hash, encoding);
    const { status } = hosted;
    const keeps = this.#keepsParts;
    const ready: ReadyFile & Kept = {
      etag,
      issued: form && new IssuedPage(form, { encoding, etag, status, headers }, keeps),
      full: new ReadyAnswer({ status, headers, body: bytes }, keeps),
      notModified: new ReadyAnswer({ status: 304, headers: validators, body: null }, keeps),
      // Where parts are kept, a response of them holds the bytes a second time.
      bytes: bytes.byteLength * (keeps ? 2 : 1) + READY_OVERHEAD_BYTES,
      usedAt: 0,
      drop: () => {
        delete hosted.ready[wanted];
      },
    };
    hosted.ready[wanted] = ready;
    this.#budget.keep(ready);
    return ready;
  }
}

export const hostFile = (file: BuildFile, status: 200 | 404): HostedFile => ({
  file,
  status,
  isPage: isPage(file),
  ready: {},
  loading: {},
});
