/** What a model's speed leaves of a wait: whole sites against the longest way through their calls. */
import { createModelWriter } from "../../src/features/writer/model/model-writer.ts";
import { createModelPort } from "../../src/features/writer/model/wire/call-model.ts";
import { systemClock } from "../../src/platform/clock.ts";
import type { ModelSettings } from "../../src/platform/model-settings.ts";
import { createOutbound } from "../../src/platform/outbound/outbound.ts";
import { type ModelCall, startModelServer } from "../../test/fixtures/model-server.ts";
import { RECORDINGS, type Recording, replay } from "../../test/fixtures/recorded-model.ts";
import { COMPOSING_HERE } from "../../test/fixtures/write-recorded.ts";
import { boundResult, type Result, rateResult } from "./report.ts";

/** The one with the longest answers. */
const LONGEST = "en-sail-loft";
const FIRST_TOKEN_MS = 300;
/** A piece of 24 characters, six tokens, at 60 tokens a second. */
const DRIP_MS = 100;
/** More would wait for each other's composing rather than for their models. */
const AT_ONCE = 6;

export async function benchModel(): Promise<Result[]> {
  const longest = RECORDINGS.find(({ id }) => id === LONGEST);
  if (longest === undefined) throw new Error(`the recording ${LONGEST} is missing`);
  const { totalMs, criticalMs } = await timeSite(longest, 4);
  const ratios = await timeAll(RECORDINGS);
  const [slowest = 0] = ratios;
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 0;
  return [
    boundResult(
      "a site of a model, against the longest way through its calls",
      totalMs / criticalMs,
      "×",
      { max: 1.1 },
      `${(totalMs / 1_000).toFixed(1)} s at 60 tokens a second and ${FIRST_TOKEN_MS} ms to the first`,
    ),
    rateResult(
      "pages written side by side, against one by one",
      middle,
      "×",
      { min: 3 },
      `median of ${ratios.length} recorded sites; ${slowest.toFixed(1)} where the budget has room for three calls only`,
    ),
  ];
}

/** Of each site, how much sooner its pages are written side by side, in ascending order. */
async function timeAll(recordings: readonly Recording[]): Promise<number[]> {
  const ratios: number[] = [];
  for (let from = 0; from < recordings.length; from += AT_ONCE) {
    const some = recordings.slice(from, from + AT_ONCE);
    const together = await Promise.all(some.map((recording) => timeSite(recording, 4)));
    const apart = await Promise.all(some.map((recording) => timeSite(recording, 1)));
    ratios.push(...apart.map(({ pagesMs }, at) => pagesMs / (together[at]?.pagesMs ?? 0)));
  }
  return ratios.sort((a, b) => a - b);
}

type Span = { startMs: number; endMs: number };

const isFirst = ({ prompt }: ModelCall): boolean => !prompt.includes("cannot be used as they are");

/** The time of the whole, of its pages, and of the longest way through its calls as the server saw them. */
async function timeSite(recording: Recording, concurrency: number) {
  const server = startModelServer();
  const answer = replay(recording);
  const spans: (Span & { isPage: boolean; isAgain: boolean })[] = [];
  server.answer = async (call) => {
    const text = answer(call);
    const startMs = performance.now();
    const isAlone = call.keys.includes("offers") || call.keys.includes("corrections");
    const tookMs = FIRST_TOKEN_MS + (Math.ceil(text.length / 24) + 3) * DRIP_MS;
    spans.push({
      ...{ startMs, endMs: startMs + tookMs, isPage: !isAlone, isAgain: !isFirst(call) },
    });
    await Bun.sleep(FIRST_TOKEN_MS);
    return { text, dripMs: DRIP_MS };
  };
  const startedAt = performance.now();
  await writeWith(server.url, recording, concurrency);
  const totalMs = performance.now() - startedAt;
  await server.close();
  const lengths = (some: readonly Span[]) => some.map(({ startMs, endMs }) => endMs - startMs);
  const pages = spans.filter(({ isPage, isAgain }) => isPage && !isAgain);
  const again = spans.filter(({ isAgain }) => isAgain);
  const alone = spans.filter(({ isPage }) => !isPage);
  const waves = [pages, again].map((wave) => Math.max(0, ...lengths(wave)));
  const criticalMs = [...lengths(alone), ...waves].reduce((sum, one) => sum + one, 0);
  const pagesMs =
    Math.max(...pages.map(({ endMs }) => endMs)) - Math.min(...pages.map(({ startMs }) => startMs));
  return { totalMs, criticalMs, pagesMs };
}

async function writeWith(baseUrl: string, { brief }: Recording, concurrency: number) {
  const settings: ModelSettings = {
    ...{ provider: "openai-compatible", baseUrl, model: "recorded", apiKey: undefined },
    ...{ firstTokenMs: 60_000, silenceMs: 60_000, jobMs: 600_000, concurrency },
    ...{ budget: "full", fallback: undefined },
  };
  const outbound = createOutbound({
    allowed: { ranges: [], hosts: new Set() },
    resolver: async () => [],
  });
  const port = createModelPort({ settings, outbound, clock: systemClock });
  const meter = { call: () => undefined, outcome: () => undefined };
  const writer = createModelWriter({
    port,
    settings,
    clock: systemClock,
    meter,
    composing: COMPOSING_HERE,
  });
  await writer.write(brief, {
    ...{ seed: "bench", signal: new AbortController().signal, onProgress: () => undefined },
  });
}
