/** Who writes the sites: the composer, or the language model that the operator has set. */
import type { Context } from "../../platform/context.ts";
import type { ModelMeter } from "../writer/model/session.ts";
import type { Writer } from "../writer/writer.ts";
import { offLoopComposer } from "./off-loop-composer.ts";

/** What has to do with models is loaded with the first brief, and only where one is set. */
export function chooseWriter(ctx: Context): Writer {
  const settings = ctx.config.model;
  if (settings === undefined) return offLoopComposer(ctx);
  const meter = createMeter(ctx, settings.model);
  // One port for all jobs, since its places are counted over all of them.
  let writer: Promise<Writer> | undefined;
  const load = async () => {
    const [{ createModelWriter }, { createModelPort }] = await Promise.all([
      import("../writer/model/model-writer.ts"),
      import("../writer/model/wire/call-model.ts"),
    ]);
    const { outbound, clock } = ctx;
    const port = createModelPort({ settings, outbound, clock });
    return createModelWriter({ port, settings, clock, meter });
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

function createMeter({ metrics }: Context, model: string): ModelMeter {
  const tokens = metrics.tally<"step" | "model" | "direction">(
    "sitewright_model_tokens_total",
    "Tokens of answered calls to the language model.",
  );
  const seconds = metrics.tally<"step" | "model">(
    "sitewright_model_seconds_total",
    "Time that calls to the language model took.",
  );
  const calls = metrics.tally<"step" | "model">(
    "sitewright_model_calls_total",
    "Calls to the language model, those that had to be made again included.",
  );
  const repairs = metrics.tally<"step" | "model">(
    "sitewright_model_repairs_total",
    "Texts and answers of the language model that had to be mended.",
  );
  const kept = metrics.tally<"step" | "model">(
    "sitewright_model_kept_slots_total",
    "Slots that kept the composer's words, because the model's could not be used.",
  );
  return {
    call(step, usage) {
      tokens({ step, model, direction: "in" }, usage.inTokens);
      tokens({ step, model, direction: "out" }, usage.outTokens);
      seconds({ step, model }, usage.seconds);
      calls({ step, model }, usage.calls);
    },
    outcome(step, mended, slotsKept) {
      repairs({ step, model }, mended);
      kept({ step, model }, slotsKept);
    },
  };
}
