/** The language model that the operator has set: one port for all jobs, since its places are counted over them. */
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { loadModelPort, type ModelMeter, type ModelPort } from "../writer/room.ts";

export type ModelAccess = { port: ModelPort; meter: ModelMeter };

const access = defineState<{ opened: Promise<ModelAccess> | undefined }>(() => ({
  opened: undefined,
}));

/** Loaded with the first use; undefined without a model. */
export function openModel(ctx: Context): Promise<ModelAccess> | undefined {
  const settings = ctx.config.model;
  if (settings === undefined) return undefined;
  const state = ctx.states.of(access);
  state.opened ??= loadModelPort().then(({ createModelPort }) => {
    const { outbound, clock } = ctx;
    const port = createModelPort({ settings, outbound, clock });
    return { port, meter: createMeter(ctx, settings.model) };
  });
  return state.opened;
}

function createMeter({ metrics }: Context, model: string): ModelMeter {
  const tokens = metrics.counter<"step" | "model" | "direction">(
    "sitewright_model_tokens_total",
    "Tokens of answered calls to the language model.",
  );
  const seconds = metrics.counter<"step" | "model">(
    "sitewright_model_seconds_total",
    "Time that calls to the language model took.",
  );
  const calls = metrics.counter<"step" | "model">(
    "sitewright_model_calls_total",
    "Calls to the language model, those that had to be made again included.",
  );
  const repairs = metrics.counter<"step" | "model">(
    "sitewright_model_repairs_total",
    "Texts and answers of the language model that had to be mended.",
  );
  const kept = metrics.counter<"step" | "model">(
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
