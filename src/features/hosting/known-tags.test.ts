/**
 * Browsers and caches that remember what they were sent: whatever is published in between, an answer of 304
 * never leaves anybody with a page that is not the site's any more, and no tag stands for two different bodies.
 */
import { afterEach, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  republish,
  type ServedContext,
  type StoredSite,
  serveTestContext,
  storeSite,
  textFile,
} from "../../../test/fixtures/small-site.ts";
import { ISSUE_FIELD } from "../../http/issue-time.ts";
import type { RenderedFile } from "../renderer/rendered-file.ts";

const ROUNDS = 150;
const PATHS = ["/", "/contact", "/robots.txt", "/404-please"];
const ENCODINGS = ["identity", "gzip", "br", "br, gzip", "gzip;q=0.5, br;q=0"];
const MINUTE_MS = 60_000;

let served: ServedContext;
afterEach(() => served.close());

/** The same numbers for the same seed, from 0 up to `below`. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function page(path: string, marker: string, extra = ""): RenderedFile {
  const html = `<!doctype html><html lang="en"><head><title>${path}</title></head><body><h1>${marker}</h1>${extra}<p>${"Words. ".repeat(80)}</p></body></html>`;
  return textFile(path, "text/html; charset=utf-8", html, "page");
}

const FORM = '<form method="post" action="/_forms/contact"><input name="name"/></form>';

/** A site of which every file says which version it is of; some have more than one of them. */
const siteOf = (marker: string): RenderedFile[] => [
  page("/", marker),
  page("/contact", marker, FORM),
  { ...page("/404", marker), inSitemap: false },
  textFile("/robots.txt", "text/plain; charset=utf-8", `# ${marker.slice(0, 1)}\n`, "feed"),
];

const ISSUED = new RegExp(`name="${ISSUE_FIELD}" value="[^"]*"`, "g");

function decode(response: Response, bytes: Uint8Array): string {
  const encoding = response.headers.get("content-encoding");
  const plain = encoding === "br" ? brotliDecompressSync(bytes) : bytes;
  return Buffer.from(encoding === "gzip" ? gunzipSync(bytes) : plain).toString();
}

type Kept = { tag: string; text: string };

/** One client with all that it was ever sent, by what it asked for. */
class Client {
  readonly #kept = new Map<string, Kept[]>();

  keptOf(key: string): Kept[] {
    const kept = this.#kept.get(key) ?? [];
    this.#kept.set(key, kept);
    return kept;
  }
}

class World {
  readonly next: (below: number) => number;
  readonly sites: { site: StoredSite; marker: string }[] = [];
  /** Bytes by host, path and tag: a strong tag stands for one body. */
  readonly #bodies = new Map<string, string>();
  readonly client = new Client();
  statuses = new Map<number, number>();

  constructor(seed: number) {
    this.next = numbersOf(seed);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.next(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  }

  /** Often one that was there before, whose pages are then known again. */
  async publish(): Promise<void> {
    const one = this.pick(this.sites);
    one.marker = this.pick(["a1", "a2", "b1", "b2"]);
    await republish(served.ctx, one.site.siteId, siteOf(one.marker));
  }

  /** What the site's file says now, without the time that is put into forms. */
  #expected(path: string, marker: string): string {
    const file = siteOf(marker).find((one) => one.path === path);
    const missing = siteOf(marker).find((one) => one.path === "/404");
    return Buffer.from((file ?? missing)?.bytes ?? []).toString();
  }

  async visit(): Promise<void> {
    const { site, marker } = this.pick(this.sites);
    const path = this.pick(PATHS);
    const accept = this.pick(ENCODINGS);
    const key = `${site.host}${path} ${accept}`;
    const kept = this.client.keptOf(key);
    const named = kept.slice(-this.pick([1, 1, 2, 5])).map(({ tag }) => tag);
    const weak = this.pick([false, false, true]);
    const sent = named.map((tag) => (weak ? `W/${tag}` : tag)).join(", ");
    const response = await served.visit(site.host, path, {
      headers: { "accept-encoding": accept, ...(sent !== "" && { "if-none-match": sent }) },
    });
    this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
    const tag = response.headers.get("etag") ?? "";
    const expected = this.#expected(path, marker);
    if (response.status === 304) {
      const known = kept.find((one) => one.tag === tag);
      expect([key, known?.text]).toEqual([key, expected]);
      expect((await response.arrayBuffer()).byteLength).toBe(0);
      return;
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = decode(response, bytes).replaceAll(ISSUED, "ISSUED");
    const plain = text.replace(`<input type="hidden" ISSUED/>`, "");
    expect([key, response.status, plain]).toEqual([
      key,
      path === "/404-please" ? 404 : 200,
      expected,
    ]);
    if (response.status !== 200) return;
    this.#noteBody(`${site.host}${path} ${tag}`, bytes);
    kept.push({ tag, text: plain });
  }

  #noteBody(name: string, bytes: Uint8Array): void {
    const digest = Bun.SHA256.hash(bytes, "hex");
    expect([name, this.#bodies.get(name) ?? digest]).toEqual([name, digest]);
    this.#bodies.set(name, digest);
  }
}

test.each([
  [1, 64 * 1024 * 1024],
  [2, 64 * 1024 * 1024],
  // So little that everything is read again and again.
  [3, 9_000],
])(
  "what is known is what is there (%i, %i bytes of memory)",
  async (seed, cacheBytesMax) => {
    served = await serveTestContext({ cacheBytesMax });
    const world = new World(seed);
    for (const slug of ["one", "two"]) {
      const site = await storeSite(served.ctx, { slug, files: siteOf("a1") });
      world.sites.push({ site, marker: "a1" });
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const what = world.pick(["visit", "visit", "visit", "visit", "publish", "time"]);
      if (what === "publish") await world.publish();
      else if (what === "time") served.clock.advance(world.pick([20, MINUTE_MS, 90 * MINUTE_MS]));
      else for (let visits = 0; visits < 4; visits += 1) await world.visit();
    }
    // Each kind of answer was among them.
    for (const status of [200, 304, 404])
      expect(world.statuses.get(status) ?? 0).toBeGreaterThan(10);
  },
  60_000,
);
