/** What an upload costs those who do something else meanwhile: their wait, and the service's memory. */
import { readdirSync, readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { join, PNG_SIGNATURE, pngChunk, pngHeader } from "../../test/fixtures/pictures.ts";
import { median } from "./measure.ts";
import { createOwner, runCommand, scratchDirectory, startSitewright } from "./processes.ts";
import { boundResult, type Result } from "./report.ts";

const UPLOADS = 7;
const WIDTH = 4_000;
const HEIGHT = 3_000;

export async function benchUpload(): Promise<Result[]> {
  const photo = await takePhoto();
  const data = scratchDirectory();
  const ours = await startSitewright(data.path);
  try {
    const base = `http://127.0.0.1:${ours.port}`;
    const { key } = await createOwner(data.path);
    const siteId = await buildDraft(base, key, data.path);
    // The first one brings in what every later one finds.
    await upload(base, key, siteId, photo);
    const runs: { ms: number; stallMs: number; megabytes: number; childMegabytes: number }[] = [];
    for (let i = 0; i < UPLOADS; i += 1) {
      await Bun.sleep(500);
      const startMegabytes = readMegabytes(ours.pid, "VmRSS");
      const watch = watchMeanwhile(base, ours.pid);
      const startedAt = performance.now();
      await upload(base, key, siteId, photo);
      const ms = performance.now() - startedAt;
      const { stallMs, megabytes, childMegabytes } = await watch.stop();
      runs.push({ ms, stallMs, megabytes: megabytes - startMegabytes, childMegabytes });
    }
    const size = `${(photo.length / 1e6).toFixed(1)} MB JPEG of ${(WIDTH * HEIGHT) / 1e6} megapixels`;
    const of = (name: keyof (typeof runs)[number]) => runs.map((run) => run[name]);
    return [
      boundResult(
        "longest wait of others during an upload",
        median(of("stallMs")),
        "ms",
        { max: 20 },
        `${size}, worst of ${UPLOADS} ${Math.max(...of("stallMs")).toFixed(1)} ms, upload ${median(of("ms")).toFixed(0)} ms`,
      ),
      boundResult(
        "memory that an upload takes, in the service and its child together",
        Math.max(...of("megabytes")),
        "MB",
        { max: 80 },
        `worst of ${UPLOADS}; the child's own share ${Math.max(...of("childMegabytes")).toFixed(0)} MB, gone with it`,
      ),
    ];
  } finally {
    await ours.stop();
    data.remove();
  }
}

/** Slopes with grain, as a camera gives them, at the quality that cameras choose. */
async function takePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const row = 1 + WIDTH * 3;
  const raw = new Uint8Array(row * HEIGHT);
  let state = 1;
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
      const grain = (state >> 16) & 15;
      const at = y * row + 1 + x * 3;
      raw[at] = (x * 220) / WIDTH + grain;
      raw[at + 1] = (y * 220) / HEIGHT + grain;
      raw[at + 2] = ((x + y) / 31) % 220;
    }
  const pixels = pngChunk("IDAT", deflateSync(raw, { level: 1 }));
  const png = join(PNG_SIGNATURE, pngHeader(WIDTH, HEIGHT), pixels, pngChunk("IEND", ""));
  return new Uint8Array(await new Bun.Image(png).jpeg({ quality: 95 }).bytes());
}

/** A draft has no pages on the web that would be made anew meanwhile. */
async function buildDraft(base: string, key: string, dataDirectory: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const body = JSON.stringify({ businessName: "Harbour Bakery", industry: "bakery" });
  await fetch(`${base}/v1/sites`, { method: "POST", headers, body });
  for (;;) {
    const answer = await fetch(`${base}/v1/sites`, { headers });
    const { sites } = (await answer.json()) as { sites: { id: string }[] };
    const [site] = sites;
    if (site) {
      await runCommand(dataDirectory, ["site", "unpublish", site.id]);
      return site.id;
    }
    await Bun.sleep(50);
  }
}

async function upload(base: string, key: string, siteId: string, photo: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set("file", new File([photo], "photo.jpg"));
  const answer = await fetch(`${base}/v1/sites/${siteId}/gallery`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}` },
    body: form,
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/**
 * Asks for the smallest answer there is, again and again, and looks at the memory: of the service all,
 * of its children what they do not share with it, which is the executable.
 */
function watchMeanwhile(base: string, pid: number) {
  let isOver = false;
  let stallMs = 0;
  let megabytes = 0;
  let childMegabytes = 0;
  const watching = (async () => {
    while (!isOver) {
      const askedAt = performance.now();
      await (await fetch(`${base}/healthz`)).arrayBuffer();
      stallMs = Math.max(stallMs, performance.now() - askedAt);
      const children = childrenOf(pid).map((child) => readMegabytes(child, "RssAnon"));
      const ofChildren = children.reduce((sum, one) => sum + one, 0);
      childMegabytes = Math.max(childMegabytes, ofChildren);
      megabytes = Math.max(megabytes, readMegabytes(pid, "VmRSS") + ofChildren);
      await Bun.sleep(1);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return { stallMs, megabytes, childMegabytes };
    },
  };
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const children = readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8");
    return children.split(" ").filter(Boolean).map(Number);
  });
}

/** 0 for a process that has ended. */
function readMegabytes(pid: number, field: "VmRSS" | "RssAnon"): number {
  try {
    const text = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
