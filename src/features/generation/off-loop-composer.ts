/** The composer as the service uses it: in the build thread, which loads what it knows of trades. */
import type { Context } from "../../platform/context.ts";
import { runOffLoop } from "../../platform/worker-thread/off-loop.ts";
import { COMPOSE, COMPOSER_LIMITS, type Writer } from "../writer/room.ts";

export const offLoopComposer = (ctx: Context): Writer => ({
  name: "composer",
  limits: COMPOSER_LIMITS,
  write: (brief, { seed, existing, neighbours, rivals, signal, onProgress }) =>
    runOffLoop(
      ctx,
      COMPOSE,
      { brief, seed, existing, looks: neighbours?.looks ?? [], rivalHues: rivals?.hues ?? [] },
      { signal, onProgress: ({ fraction, stage }) => onProgress(fraction, stage) },
    ),
});
