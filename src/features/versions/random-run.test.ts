/**
 * Whatever is done to sites, in whatever order and at the same moment: what their rows point to is
 * there, nothing is left of those that are removed, and in the end visitors get what was published.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { listFaults } from "../../../test/fixtures/site-rows.ts";
import {
  bakeryDocument,
  type ServedContext,
  serveTestContext,
  smallSite,
  storeSite,
} from "../../../test/fixtures/small-site.ts";
import { ApiError } from "../../lib/errors.ts";
import { buildVersion } from "../publishing/build-version.ts";
import { removeReadinessStatements } from "../publishing/removal.ts";
import { removeSiteStatements } from "../sites/removal.ts";
import { getSiteRecord, markChanged } from "../sites/service.ts";
import { beginDraft, DraftConflict, discardDraft, openDraft, saveDraft } from "./drafts.ts";
import { listVersions, restoreVersion, saveDocument, VersionConflict } from "./history.ts";
import { cancelPlan, planRelease, releasePlanned, withdrawSite } from "./planned-releases.ts";
import { pruneBuilds, pruneHistory } from "./prune.ts";
import { publishSite } from "./release.ts";
import { removeVersionsStatements } from "./removal.ts";

const HOUR_MS = 3_600_000;
const by = "usr_1";
const document = bakeryDocument();

let served: ServedContext;
beforeAll(async () => {
  served = await serveTestContext();
});
afterAll(() => served.close());

/** The same numbers for the same seed, from 0 up to 1. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Run = { siteIds: string[]; next: () => number };
const pick = <Item>({ next }: Run, items: readonly Item[]): Item => {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
};

async function saveVersion(siteId: string, withDraft: boolean): Promise<unknown> {
  const { ctx } = served;
  const { revision, newestVersionId } = await openDraft(ctx, siteId);
  return saveDocument(ctx, {
    ...{ siteId, document, reason: "edited", madeBy: by, baseVersionId: newestVersionId },
    ...(withDraft && { draftRevision: revision, newestVersionId }),
  });
}

async function anyVersion(run: Run, siteId: string): Promise<string> {
  const { versions } = await listVersions(served.ctx, siteId, { limit: 50, skip: 0 });
  return pick(run, versions).id;
}

type Act = (run: Run, siteId: string) => Promise<unknown> | unknown;
const ACTS: Record<string, Act> = {
  save: (run, siteId) => saveVersion(siteId, run.next() < 0.5),
  edit: async (_, siteId) => {
    const { revision, cursor } = await openDraft(served.ctx, siteId);
    const change = { siteId, revision, by, keep: cursor, add: [{ at: revision }] };
    return saveDraft(served.ctx, { ...change, cursor: cursor + 1 });
  },
  undo: async (_, siteId) => {
    const { revision, cursor, count: keep } = await openDraft(served.ctx, siteId);
    return saveDraft(served.ctx, {
      ...{ siteId, revision, by, keep, add: [], cursor: Math.max(0, cursor - 1) },
    });
  },
  begin: async (run, siteId) => {
    const { revision } = await openDraft(served.ctx, siteId);
    const baseVersionId = await anyVersion(run, siteId);
    return beginDraft(served.ctx, { siteId, revision, baseVersionId, by });
  },
  discard: async (_, siteId) => {
    const { revision } = await openDraft(served.ctx, siteId);
    return discardDraft(served.ctx, { siteId, revision, by });
  },
  restore: async (run, siteId) => {
    const versionId = await anyVersion(run, siteId);
    return restoreVersion(served.ctx, { siteId, versionId, madeBy: by });
  },
  publish: (_, siteId) => publishSite(served.ctx, siteId),
  withdraw: (_, siteId) => withdrawSite(served.ctx, siteId),
  plan: async (run, siteId) => {
    const { versionId } = await getSiteRecord(served.ctx, siteId);
    const releaseAt = served.clock.now() + Math.floor(run.next() * HOUR_MS);
    return planRelease(served.ctx, { siteId, versionId, releaseAt, plannedBy: by });
  },
  unplan: (_, siteId) => cancelPlan(served.ctx, siteId),
  build: async (run, siteId) =>
    buildVersion(
      served.ctx,
      await getSiteRecord(served.ctx, siteId),
      await anyVersion(run, siteId),
    ),
  change: (_, siteId) => markChanged(served.ctx, siteId),
  wait: (run) => served.clock.advance(Math.floor(run.next() * 2 * HOUR_MS)),
  "set back": (run) =>
    served.clock.setNow(served.clock.now() - Math.floor(run.next() * 3 * HOUR_MS)),
  step: () => served.ctx.scheduler.step(),
  release: () => releasePlanned(served.ctx),
  prune: async () => {
    await pruneBuilds(served.ctx, "");
    await pruneHistory(served.ctx, "");
  },
  remove: async (run, siteId) => {
    if (run.next() < 0.5) return;
    run.siteIds = run.siteIds.filter((id) => id !== siteId);
    await served.ctx.db.write([
      ...removeReadinessStatements(siteId),
      ...removeVersionsStatements(siteId),
      ...removeSiteStatements(siteId),
    ]);
  },
};

const isRefusal = (error: unknown): boolean =>
  (error instanceof ApiError && error.code === "not_found") ||
  error instanceof VersionConflict ||
  error instanceof DraftConflict;

async function storeNew(run: Run): Promise<void> {
  const slug = `run-${Math.floor(run.next() * 1e9)}`;
  const site = { slug, files: smallSite(slug), document, publish: run.next() < 0.5 };
  run.siteIds.push((await storeSite(served.ctx, site)).siteId);
}

async function runOnce(seed: number, steps: number): Promise<void> {
  const { ctx, clock, logLines } = served;
  const run: Run = { siteIds: [], next: numbersOf(seed) };
  const done: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    while (run.siteIds.length < 3) await storeNew(run);
    const names = Array.from({ length: 1 + Math.floor(run.next() * 3) }, () =>
      pick(run, Object.keys(ACTS)),
    );
    const siteId = pick(run, run.siteIds);
    done.push(`${names.join("+")} ${siteId.slice(-3)}`);
    const ended = await Promise.allSettled(
      names.map(async (name) => ACTS[name]?.(run, run.next() < 0.8 ? siteId : pick(run, [siteId]))),
    );
    for (const end of ended)
      if (end.status === "rejected" && !isRefusal(end.reason))
        throw new Error(`seed ${seed}: ${done.slice(-8).join(", ")}`, { cause: end.reason });
    const faults = await listFaults(ctx);
    if (faults.length > 0) throw new Error(`seed ${seed}: ${done.slice(-8).join(", ")}: ${faults}`);
  }
  for (let look = 0; look < 12; look += 1) {
    clock.advance(11 * 60_000);
    await ctx.scheduler.step();
  }
  const { rows } = await ctx.db.client.execute(
    `select s.id, s.status, s.failures, s.due_at, s.changed_at from sites s
      left join builds b on b.id = s.served_build_id
      where s.status = 'provisioning' or s.changed_at is not null and s.status = 'live'
        or (s.status = 'live' and b.version_id <> s.published_version_id)`,
  );
  const errors = logLines.filter((line) => line.includes('"level":"error"'));
  expect({ seed, rows: [...rows], errors }).toEqual({ seed, rows: [], errors: [] });
}

test.each((process.env.RUN_SEEDS ?? "1,2,3").split(",").map(Number))(
  "what is done to sites leaves them whole (%d)",
  (seed) => runOnce(seed, 25),
  60_000,
);
