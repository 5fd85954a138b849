/** The composer as the service uses it: in the build thread, which loads what it knows of trades. */
import type { Context } from "../../platform/context.ts";
import { runOffLoop } from "../../platform/worker-thread/off-loop.ts";
import { COMPOSE } from "../writer/compose-kind.ts";
import { COMPOSER_LIMITS, type Writer } from "../writer/writer.ts";

export const offLoopComposer = (ctx: Context): Writer => ({
  name: "composer",
  limits: COMPOSER_LIMITS,
  write: (brief, { seed, existing, neighbours, signal, onProgress }) =>
    runOffLoop(
      ctx,
      COMPOSE,
      { brief, seed, existing, looks: neighbours?.looks ?? [] },
      { signal, onProgress: ({ fraction, stage }) => onProgress(fraction, stage) },
    ),
});
