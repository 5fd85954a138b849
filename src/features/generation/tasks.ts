/** What the scheduler does for sites that are asked for: the queue's tasks, with building as the work. */
import type { Context } from "../../platform/context.ts";
import type { Task } from "../../platform/scheduler.ts";
import { jobTasks } from "../jobs/room.ts";
import type { Writer } from "../writer/room.ts";
import { siteWork } from "./build-site.ts";
import { chooseWriter } from "./choose-writer.ts";

/** `writer` is who turns briefs into documents. */
export function generationTasks(ctx: Context, writer: Writer = chooseWriter(ctx)): Task[] {
  return jobTasks(ctx, siteWork(writer));
}
