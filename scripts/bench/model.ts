/** What a model's speed leaves of a wait: a whole site against the longest way through its calls. */
import { createModelWriter } from "../../src/features/writer/model/model-writer.ts";
import { createModelPort } from "../../src/features/writer/model/wire/call-model.ts";
import { systemClock } from "../../src/platform/clock.ts";
import type { ModelSettings } from "../../src/platform/model-settings.ts";
import { createOutbound } from "../../src/platform/outbound/outbound.ts";
import { startModelServer } from "../../test/fixtures/model-server.ts";
import { RECORDINGS, replay } from "../../test/fixtures/recorded-model.ts";
import { boundResult, type Result, rateResult } from "./report.ts";

const RECORDING = "en-sail-loft";
const FIRST_TOKEN_MS = 300;
/** A piece of 24 characters, six tokens, at 60 tokens a second. */
const DRIP_MS = 100;

export async function benchModel(): Promise<Result[]> {
  const together = await timeSite(4);
  const apart = await timeSite(1);
  return [
    boundResult(
      "a site of a model, against the longest way through its calls",
      together.totalMs / together.criticalMs,
      "×",
      { max: 1.1 },
      `${(together.totalMs / 1_000).toFixed(1)} s at 60 tokens a second and ${FIRST_TOKEN_MS} ms to the first`,
    ),
    rateResult(
      "pages written side by side, against one by one",
      apart.pagesMs / together.pagesMs,
      "×",
      { min: 3 },
      "the longer of two calls bounds it: all words, and a first token for each, against its own",
    ),
  ];
}

/** The time of the whole, of its pages, and of its plan and longest page as the server saw them. */
async function timeSite(concurrency: number) {
  const recording = RECORDINGS.find(({ id }) => id === RECORDING);
  if (recording === undefined) throw new Error(`the recording ${RECORDING} is missing`);
  const server = startModelServer();
  const answer = replay(recording);
  const callsMs: number[] = [];
  server.answer = async (call) => {
    const text = answer(call);
    callsMs.push(FIRST_TOKEN_MS + (Math.ceil(text.length / 24) + 3) * DRIP_MS);
    await Bun.sleep(FIRST_TOKEN_MS);
    return { text, dripMs: DRIP_MS };
  };
  const settings: ModelSettings = {
    ...{ provider: "openai-compatible", baseUrl: server.url, model: "recorded", apiKey: undefined },
    ...{ firstTokenMs: 60_000, silenceMs: 60_000, jobMs: 600_000, concurrency },
    ...{ budget: "full", fallback: undefined },
  };
  const outbound = createOutbound({
    allowed: { ranges: [], hosts: new Set() },
    resolver: async () => [],
  });
  const port = createModelPort({ settings, outbound, clock: systemClock });
  const meter = { call: () => undefined, outcome: () => undefined };
  const writer = createModelWriter({ port, settings, clock: systemClock, meter });
  const startedAt = performance.now();
  await writer.write(recording.brief, {
    ...{ seed: "bench", signal: new AbortController().signal, onProgress: () => undefined },
  });
  const totalMs = performance.now() - startedAt;
  await server.close();
  const [planMs = 0, ...restMs] = callsMs;
  // The last call reads the pages once more.
  const aloneMs = planMs + (restMs.pop() ?? 0);
  return { totalMs, criticalMs: aloneMs + Math.max(...restMs), pagesMs: totalMs - aloneMs };
}
