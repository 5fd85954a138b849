/** What the scheduler does for versions: releases those that are planned, and removes those that have served their time. */
import type { Context } from "../../platform/context.ts";
import type { Task } from "../../platform/scheduler.ts";
import { releasePlanned } from "./planned-releases.ts";
import { pruneBuilds, pruneHistory } from "./prune.ts";

const RELEASE_EVERY_MS = 15_000;
const PRUNE_EVERY_MS = 60 * 60_000;

type PruneSlice = (ctx: Context, cursor: string) => Promise<string | undefined>;

export function versionTasks(ctx: Context): Task[] {
  return [
    {
      name: "versions.releasePlanned",
      everyMs: RELEASE_EVERY_MS,
      exclusive: "run",
      run: () => releasePlanned(ctx),
    },
    pruneTask(ctx, "versions.pruneBuilds", pruneBuilds),
    pruneTask(ctx, "versions.pruneHistory", pruneHistory),
  ];
}

/** A few sites at a time, from where the last run left off. */
function pruneTask(ctx: Context, name: string, pruneSlice: PruneSlice): Task {
  let cursor = "";
  return {
    name,
    everyMs: PRUNE_EVERY_MS,
    exclusive: "period",
    async run() {
      const next = await pruneSlice(ctx, cursor);
      cursor = next ?? "";
      return next !== undefined;
    },
  };
}
