/**
 * What a hosting thread answers by itself: files of sites that the service has given it, up to a
 * number of bytes. It knows no site; what it has not is asked for once, and handed on meanwhile.
 */

import type { Signing } from "../../../http/issue-time.ts";
import { isUnchanged } from "../../../lib/conditional.ts";
import { machineMs } from "../../../lib/machine-time.ts";
import { ByteBudget, type Kept } from "../byte-budget.ts";
import { IssuedPage } from "../issued-page.ts";
import type { SharedFile, StoredAnswer, WantedFile } from "./messages.ts";

type KeptFile = Kept & {
  readonly file: SharedFile;
  readonly keptAtMs: number;
  readonly issued: IssuedPage | undefined;
  readonly stored: { etag: string; full: Response; notModified: Response } | undefined;
};

/** Files asked for at once; whoever makes up addresses asks for no more. */
const WANTED_MAX = 100;
/** Headers and objects of one file, roughly. */
const OVERHEAD_BYTES = 3_000;

export type KeptFilesOptions = {
  signing: Signing;
  bytesMax: number;
  /** How long a file is answered with, in ms; undefined for as long as nothing is said against it. */
  ageMsMax: number | undefined;
  want(wanted: WantedFile): void;
};

export class KeptFiles {
  readonly #options: KeptFilesOptions;
  readonly #budget: ByteBudget;
  readonly #files = new Map<string, KeptFile>();
  readonly #bySite = new Map<string, Set<KeptFile>>();
  readonly #wanted = new Set<string>();

  constructor(options: KeptFilesOptions) {
    this.#options = options;
    this.#budget = new ByteBudget(options.bytesMax);
  }

  /** The file, if it is here and still good; else it is asked for. */
  find(wanted: WantedFile): KeptFile | undefined {
    const key = keyOf(wanted);
    const kept = this.#files.get(key);
    if (kept !== undefined && this.#isGood(kept)) {
      this.#budget.use(kept);
      return kept;
    }
    if (this.#wanted.size < WANTED_MAX && !this.#wanted.has(key)) {
      this.#wanted.add(key);
      this.#options.want(wanted);
    }
    return undefined;
  }

  answer({ file, issued, stored }: KeptFile, request: Request): Response {
    const ifNoneMatch = request.headers.get("if-none-match");
    if (issued) return issued.answer(this.#options.signing, file.siteId, ifNoneMatch).response();
    if (!stored) throw new Error("a kept file has an answer");
    const isKnown = ifNoneMatch !== null && isUnchanged(ifNoneMatch, stored.etag);
    return (isKnown ? stored.notModified : stored.full).clone();
  }

  /** What became of a file that was asked for: undefined when it is not for a thread to answer. */
  take(wanted: WantedFile, file: SharedFile | undefined): void {
    const key = keyOf(wanted);
    this.#wanted.delete(key);
    const before = this.#files.get(key);
    if (before) this.#budget.drop(before);
    if (file) this.#keep(key, file);
  }

  forget(siteId: string): void {
    for (const kept of this.#bySite.get(siteId) ?? []) this.#budget.drop(kept);
  }

  #isGood({ keptAtMs }: KeptFile): boolean {
    const { ageMsMax } = this.#options;
    return ageMsMax === undefined || machineMs() - keptAtMs < ageMsMax;
  }

  #keep(key: string, file: SharedFile): void {
    const kept: KeptFile = {
      file,
      keptAtMs: machineMs(),
      issued: file.issued && new IssuedPage(file.issued.forms, file.issued.setting),
      stored: file.stored && responsesOf(file.stored),
      bytes: bytesOf(file) + OVERHEAD_BYTES,
      usedAt: 0,
      drop: () => {
        this.#files.delete(key);
        const ofSite = this.#bySite.get(file.siteId);
        ofSite?.delete(kept);
        if (ofSite?.size === 0) this.#bySite.delete(file.siteId);
      },
    };
    this.#files.set(key, kept);
    const ofSite = this.#bySite.get(file.siteId) ?? new Set();
    this.#bySite.set(file.siteId, ofSite.add(kept));
    this.#budget.keep(kept);
  }
}

const keyOf = ({ host, path, encoding }: WantedFile): string => `${encoding} ${host}${path}`;

function responsesOf({ etag, bytes, headers, validators }: StoredAnswer) {
  const copy = (pairs: readonly [string, string][]) =>
    pairs.map(([name, value]): [string, string] => [name, value]);
  return {
    etag,
    // Clones of a blob's response share its bytes.
    full: new Response(new Blob([bytes]), { headers: copy(headers) }),
    notModified: new Response(null, { status: 304, headers: copy(validators) }),
  };
}

const bytesOf = ({ stored, issued }: SharedFile): number =>
  stored
    ? stored.bytes.byteLength
    : (issued?.forms.pieces.reduce((sum, piece) => sum + 2 * piece.length, 0) ?? 0);
