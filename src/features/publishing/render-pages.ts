/** From a document to the files of a build: rendered, audited, compressed. Runs in the build thread. */
import { auditSite, repairDocument, type StoredSizes } from "../audit/programs.ts";
import type { AuditFinding, AuditReport } from "../audit/room.ts";
import type { SiteDocument } from "../design/room.ts";
import { listSitePictures, renderSite } from "../renderer/room.ts";
import { assembleBuild } from "../versions/programs.ts";
import type { AssembledParts } from "../versions/room.ts";
import { assignImages } from "./assign-images.ts";
import { toGalleryImage, toPhotoFiles } from "./photo-files.ts";
import type { RenderedPages, RenderOrder, RenderProgress } from "./render-pages-kind.ts";

type Tools = { signal?: AbortSignal; report?: (progress: RenderProgress) => void };

/** A repair can bring another fault to light, as a link does that led to what was left out. */
const REPAIRS_MAX = 4;

/** Throws the signal's reason. */
export async function renderPages(order: RenderOrder, tools: Tools = {}): Promise<RenderedPages> {
  let { document } = order;
  const repairs: AuditFinding[] = [];
  for (let round = 0; ; round += 1) {
    const rendered = await renderOnce({ ...order, document }, tools);
    const repaired =
      order.repairs && rendered.findings.length > 0 && round < REPAIRS_MAX
        ? repairDocument(document, rendered.findings, order.said ?? [])
        : undefined;
    if (repaired === undefined || repaired.repairs.length === 0) {
      const done = repairs.map(({ check, path, detail }) => ({ check, path, detail }));
      const audit = order.repairs ? { ...rendered.audit, repairs: done } : rendered.audit;
      return { ...rendered, audit, document };
    }
    document = repaired.document;
    repairs.push(...repaired.repairs);
  }
}

async function renderOnce(
  { siteId, origin, document: given, images, shown, options, said }: RenderOrder,
  { signal, report: tell }: Tools,
): Promise<AssembledParts & { findings: readonly AuditFinding[]; audit: AuditReport }> {
  const document: SiteDocument = assignImages(given, images);
  const files = renderSite(document, {
    // Oldest first as they were assigned, newest first as they are shown.
    ...{ origin, siteId, galleryImages: images.map(toGalleryImage).reverse(), hasPictures: true },
    ...shown,
    ...options,
  });
  const audit = auditSite({ document: given, origin, said });
  const parts = await assembleBuild(audit.watch(files), {
    origin,
    pictures: listSitePictures(document),
    photos: toPhotoFiles(images),
    signal,
    onPage: (done) => tell?.({ done, total: Math.max(done, document.pages.length) }),
  });
  const { findings, report } = await audit.conclude(measureFiles(parts));
  return { ...parts, findings, audit: report };
}

/** Every path of the build, and the bytes that a visitor is sent for those that are stored. */
function measureFiles({ files, contents }: AssembledParts): StoredSizes {
  const sent = new Map(
    contents.map(({ hash, length, brotli }) => [hash, brotli?.byteLength ?? length]),
  );
  return {
    paths: new Set(files.map(({ path }) => path)),
    sizes: new Map(files.map(({ path, hash }) => [path, sent.get(hash) ?? 0])),
  };
}
