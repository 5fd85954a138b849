/** What this room does by itself. */
import type { Context } from "../../platform/context.ts";
import type { Task } from "../../platform/scheduler.ts";
import { forgetOldReviewLinks } from "./links.ts";

const HOUR_MS = 60 * 60_000;

export const reviewTasks = (ctx: Context): Task[] => [
  { name: "reviews.forget-links", everyMs: HOUR_MS, run: () => forgetOldReviewLinks(ctx) },
];
