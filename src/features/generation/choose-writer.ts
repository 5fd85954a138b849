/** Who writes the sites: the composer, or the language model that the operator has set. */
import type { Context } from "../../platform/context.ts";
import { runOffLoop } from "../../platform/worker-thread/off-loop.ts";
import {
  ASSEMBLE_SITE,
  loadModelWriter,
  type ModelComposing,
  OUTLINE_SITE,
  type Writer,
} from "../writer/room.ts";
import { openModel } from "./model-access.ts";
import { offLoopComposer } from "./off-loop-composer.ts";

/** What has to do with models is loaded with the first brief, and only where one is set. */
export function chooseWriter(ctx: Context): Writer {
  const settings = ctx.config.model;
  if (settings === undefined) return offLoopComposer(ctx);
  let writer: Promise<Writer> | undefined;
  const load = async () => {
    const { createModelWriter } = await loadModelWriter();
    const access = await openModel(ctx);
    if (access === undefined) throw new Error("no model is set");
    return createModelWriter({
      ...access,
      settings,
      clock: ctx.clock,
      composing: inBuildThread(ctx),
    });
  };
  return {
    name: "model",
    limits: { stageMs: settings.jobMs, jobMs: settings.jobMs },
    async write(brief, options) {
      writer ??= load();
      return (await writer).write(brief, options);
    },
  };
}

const inBuildThread = (ctx: Context): ModelComposing => ({
  outline: (order, signal) => runOffLoop(ctx, OUTLINE_SITE, order, { signal }),
  assemble: (order, signal) => runOffLoop(ctx, ASSEMBLE_SITE, order, { signal }),
});
